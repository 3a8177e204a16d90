// Numbers for whoever watches over the server, as Prometheus reads them.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Kind } from '@openshake/protocol/server';
import type { House, Metric } from '../house.ts';
import { metricsOf } from './metricNames.ts';

/** What the routes count. */
export class Counted {
  readonly #answers = new Map<string, number>();
  readonly #refusals = new Map<Kind, number>();

  answered(status: number): void {
    const kind = `${Math.floor(status / 100)}xx`;
    this.#answers.set(kind, (this.#answers.get(kind) ?? 0) + 1);
  }

  refused(kind: Kind): void {
    this.#refusals.set(kind, (this.#refusals.get(kind) ?? 0) + 1);
  }

  get lines(): string[] {
    return [
      ...heading('openshake_http_answers_total', 'Answers over HTTP, by the first digit of their status.', 'counter'),
      ...[...this.#answers].map(([status, count]) => `openshake_http_answers_total{status="${status}"} ${count}`),
      ...heading(
        'openshake_refusals_total',
        'Requests over HTTP that were refused, by the kind of the error.',
        'counter',
      ),
      ...[...this.#refusals].map(([kind, count]) => `openshake_refusals_total{kind="${kind}"} ${count}`),
    ];
  }
}

const heading = (name: string, help: string, kind: Metric['kind']): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${kind}`,
];

const EVERY_MS = 20;
const WINDOW_MS = 60_000;
const NS = 1e9;

/** How late the main thread was in the last one or two minutes. Anybody may read it, so reading changes nothing. */
export class Delay {
  readonly #histogram = monitorEventLoopDelay({ resolution: EVERY_MS });
  /** The minute before this one. */
  #before = { 50: 0, 99: 0 };

  constructor() {
    this.#histogram.enable();
    setInterval(() => this.nextMinute(), WINDOW_MS).unref();
  }

  /** In seconds: the worse of both minutes. */
  seconds(quantile: 50 | 99): number {
    return Math.max(this.#before[quantile], this.#now(quantile));
  }

  nextMinute(): void {
    this.#before = { 50: this.#now(50), 99: this.#now(99) };
    this.#histogram.reset();
  }

  /** Node counts the time from one look to the next, which is never less than `EVERY_MS`. */
  #now(quantile: 50 | 99): number {
    const { min } = this.#histogram;
    return Number.isFinite(min) ? Math.max(0, this.#histogram.percentile(quantile) / NS - EVERY_MS / 1000) : 0;
  }
}

const delay = new Delay();

function processMetrics({ state, limits }: House): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const gauge = (name: string, help: string, value: number): Metric => ({ name, help, kind: 'gauge', value });
  const metrics = [
    gauge('openshake_up', '1 while the server takes requests and can store, else 0.', isWell(state()) ? 1 : 0),
    gauge('openshake_memory_bytes', 'Memory of the whole process, with all its threads.', rss),
    gauge('openshake_heap_bytes', 'Memory that objects of the main thread use.', heapUsed),
    {
      ...gauge('openshake_cpu_seconds_total', 'Processor time of all threads.', (user + system) / 1e6),
      kind: 'counter' as const,
    },
    gauge(
      'openshake_event_loop_delay_p50_seconds',
      'How late the main thread was in the last minute or two: the median.',
      delay.seconds(50),
    ),
    gauge(
      'openshake_event_loop_delay_p99_seconds',
      'How late the main thread was in the last minute or two: the slowest in a hundred.',
      delay.seconds(99),
    ),
    gauge('openshake_limited_keys', 'People, addresses and names whose pace is remembered.', limits.size),
  ];
  return metrics;
}

export const isWell = ({ draining, storeFails }: ReturnType<House['state']>): boolean => !draining && !storeFails;

export function makeMetrics(house: House, counted: Counted): string {
  const metrics = [
    ...processMetrics(house),
    ...house.metrics(),
    ...metricsOf(house.store.metrics()),
    ...metricsOf(house.threads.metrics()),
  ];
  const lines = metrics.flatMap(({ name, help, kind, value }) => [...heading(name, help, kind), `${name} ${value}`]);
  return `${[...lines, ...counted.lines].join('\n')}\n`;
}
