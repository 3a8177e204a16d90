// Numbers for whoever watches over the server, as Prometheus reads them.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Kind } from '@openshake/protocol/server';
import type { House, Metric } from '../house.ts';

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
      ...heading('openshake_http_answers_total', 'Answers over HTTP, by status.', 'counter'),
      ...[...this.#answers].map(([status, count]) => `openshake_http_answers_total{status="${status}"} ${count}`),
      ...heading('openshake_refusals_total', 'Requests that were refused, by kind.', 'counter'),
      ...[...this.#refusals].map(([kind, count]) => `openshake_refusals_total{kind="${kind}"} ${count}`),
    ];
  }
}

const heading = (name: string, help: string, kind: Metric['kind']): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${kind}`,
];

const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();
const NS = 1e9;

function processMetrics({ state, limits }: House): Metric[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const gauge = (name: string, help: string, value: number): Metric => ({ name, help, kind: 'gauge', value });
  const lag = (quantile: number) => (Number.isFinite(delay.min) ? delay.percentile(quantile) / NS : 0);
  const metrics = [
    gauge('openshake_up', 'Whether the server takes requests and can store.', isWell(state()) ? 1 : 0),
    gauge('openshake_memory_bytes', 'Memory of the process.', rss),
    gauge('openshake_heap_bytes', 'Memory that the program itself uses.', heapUsed),
    { ...gauge('openshake_cpu_seconds_total', 'Processor time.', (user + system) / 1e6), kind: 'counter' as const },
    gauge('openshake_event_loop_delay_p50_seconds', 'How late the main thread is, since the last look.', lag(50)),
    gauge('openshake_event_loop_delay_p99_seconds', 'How late the main thread is, since the last look.', lag(99)),
    gauge('openshake_limited_keys', 'People, addresses and names whose pace is remembered.', limits.size),
  ];
  delay.reset();
  return metrics;
}

export const isWell = ({ draining, storeFails }: ReturnType<House['state']>): boolean => !draining && !storeFails;

/** The numbers of a part of the server. Its names tell the kind: `store_appends_total` only grows. */
const named = (numbers: Readonly<Record<string, number>>): Metric[] =>
  Object.entries(numbers).map(([name, value]) => ({
    name: `openshake_${name}`,
    help: `${name.replaceAll('_', ' ')}.`,
    kind: name.endsWith('_total') ? 'counter' : 'gauge',
    value,
  }));

export function makeMetrics(house: House, counted: Counted): string {
  const metrics = [
    ...processMetrics(house),
    ...house.metrics(),
    ...named(house.store.metrics()),
    ...named(house.threads.metrics()),
  ];
  const lines = metrics.flatMap(({ name, help, kind, value }) => [...heading(name, help, kind), `${name} ${value}`]);
  return `${[...lines, ...counted.lines].join('\n')}\n`;
}
