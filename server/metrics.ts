import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

import { queryCount } from './db/index.ts';

const registry = new Registry();

/** Counts what the process itself uses, from here to its end; a server's, once. */
export const observeProcess = (): void => collectDefaultMetrics({ register: registry });

const duration = new Histogram({
  name: 'koy_http_request_seconds',
  help: 'Time to answer, by method, kind of route and class of status',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [registry],
});

const failures = new Counter({
  name: 'koy_job_failures_total',
  help: 'Job runs that ended in an error, by job',
  labelNames: ['job'] as const,
  registers: [registry],
});

new Counter({
  name: 'koy_db_queries_total',
  help: 'Statements sent to the database, those of sessions, limits and the job queue apart',
  registers: [registry],
  collect() {
    this.reset();
    this.inc(queryCount());
  },
});

export const countJobFailure = (job: string): void => failures.inc({ job });

/** `route` is the table's template (`/villa/:slug`), never the address: addresses are without number. */
export function observeRequest(method: string, route: string, status: number, seconds: number) {
  duration.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
}

export async function metricsText(): Promise<{ type: string; text: string }> {
  return { type: registry.contentType, text: await registry.metrics() };
}
