import { paths } from '../../shared/paths.ts';
import { quantile } from './load.ts';
import type { BenchedSite } from './site.ts';
import type { Row } from './table.ts';

const RACERS = 8;

/**
 * Clerks who all confirm the same stay at the same moment, one stay after the other: one of them has
 * it, and the row tells how long the others wait for their 409. Its costs are of all requests.
 */
export async function raceFor(
  site: BenchedSite,
  stays: readonly object[],
  headers: Record<string, string>,
): Promise<Row> {
  const lost: number[] = [];
  let errors = 0;
  const confirm = async (stay: object) => {
    const begun = performance.now();
    const response = await fetch(site.url + paths.api.reservations(), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...stay, status: 'CONFIRMED' }),
    });
    await response.arrayBuffer();
    if (response.status === 409) lost.push(performance.now() - begun);
    return response.status;
  };
  const before = await site.used();
  const start = performance.now();
  for (const stay of stays) {
    const answers = await Promise.all(Array.from({ length: RACERS }, () => confirm(stay)));
    const isDecided = answers.filter((status) => status === 201).length === 1;
    errors += Number(!isDecided) + answers.filter((status) => ![201, 409].includes(status)).length;
  }
  const seconds = (performance.now() - start) / 1000;
  const after = await site.used();
  const requests = RACERS * stays.length;
  const times = lost.toSorted((one, other) => one - other);
  return {
    name: 'losers of a race',
    goal: 'p50 ≤ 50',
    cpu: (after.cpu_ms - before.cpu_ms) / requests,
    queries: (after.queries - before.queries) / requests,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    per_second: requests / seconds,
    errors,
  };
}
