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
const delay = monitorEventLoopDelay({ resolution: EVERY_MS });
delay.enable();
const NS = 1e9;

/** How late the main thread was, in seconds. Node counts the time from one look to the next, which is never less than `EVERY_MS`. */
const lag = (quantile: number): number =>
  Number.isFinite(delay.min) ? Math.max(0, delay.percentile(quantile) / NS - EVERY_MS / 1000) : 0;

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
      'How late the main thread was since these numbers were last read: the median.',
      lag(50),
    ),
    gauge(
      'openshake_event_loop_delay_p99_seconds',
      'How late the main thread was since these numbers were last read: the slowest in a hundred.',
      lag(99),
    ),
    gauge('openshake_limited_keys', 'People, addresses and names whose pace is remembered.', limits.size),
  ];
  delay.reset();
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
