import autocannon, { type Options, type Result } from 'autocannon';

import type { Used } from './site.ts';

/** One request; each call of its maker gives the next one. */
export interface Asked {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: unknown;
}

interface Load {
  next: () => Asked;
  amount: number;
  /** Requests sent before any counts; a quarter of the amount unless told. */
  warm_up?: number;
  connections: number;
  /** The status each answer must have. */
  status: number;
}

/** What one request cost, in milliseconds, and what went wrong. */
export interface Cost {
  cpu: number;
  queries: number;
  p50: number;
  p99: number;
  per_second: number;
  errors: number;
}

interface Target {
  url: string;
  used(): Promise<Used>;
}

/** Sends the requests, a part of them first unmeasured: code and pool are warm when it counts. */
export async function measure(target: Target, load: Load): Promise<Cost> {
  const warmUp = await send(target.url, {
    ...load,
    amount: load.warm_up ?? Math.ceil(load.amount / 4),
  });
  const before = await target.used();
  const { times, seconds, errors } = await send(target.url, load);
  const after = await target.used();
  const perRequest = (value: (used: Used) => number) =>
    (value(after) - value(before)) / load.amount;
  return {
    cpu: perRequest(({ cpu_ms }) => cpu_ms),
    queries: perRequest(({ queries }) => queries),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    per_second: load.amount / seconds,
    errors: errors + warmUp.errors,
  };
}

interface Sent {
  /** How long each answer took, sorted. */
  times: number[];
  seconds: number;
  errors: number;
}

async function send(url: string, { next, amount, connections, status }: Load): Promise<Sent> {
  const times: number[] = [];
  let wrong = 0;
  const start = performance.now();
  let end = start;
  const done = Promise.withResolvers<Result>();
  const options: Options = {
    url,
    amount,
    connections,
    requests: [{ setupRequest: (defaults) => ({ ...defaults, ...requestOf(next()) }) }],
  };
  const running = autocannon(options, (error, result) =>
    error ? done.reject(error) : done.resolve(result),
  );
  running.on('response', (_client, answered, _bytes, time) => {
    times.push(time);
    end = performance.now();
    if (answered !== status) wrong += 1;
  });
  const { errors, timeouts } = await done.promise;
  return {
    times: times.sort((one, other) => one - other),
    // autocannon itself ends at its next full second.
    seconds: (end - start) / 1000,
    errors: errors + timeouts + wrong,
  };
}

function requestOf({ path, method = 'GET', headers = {}, body }: Asked) {
  const accepted = { 'accept-encoding': 'br', ...headers };
  if (body === undefined) return { path, method, headers: accepted };
  return {
    path,
    method,
    headers: { ...accepted, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Of sorted numbers the one at a share of the way. */
export const quantile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
