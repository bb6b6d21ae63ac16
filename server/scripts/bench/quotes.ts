import { paths } from '../../shared/paths.ts';
import { measure } from './load.ts';
import type { BenchedSite } from './site.ts';
import { freeWeeks } from './stays.ts';
import type { Row } from './table.ts';

/** The price of a week, each time in another villa or for other days. */
export async function* runQuotes(site: BenchedSite): AsyncGenerator<Row> {
  const weeks = await freeWeeks(site);
  let asked = 0;
  const next = () => {
    const week = weeks[asked++ % weeks.length];
    if (!week) throw new Error('no week is free');
    return { path: paths.api.quote({ ...week, adults: 2 }) };
  };
  const cost = await measure(site, { next, amount: 300, connections: 2, status: 200 });
  yield { name: 'quote', ...cost, budget: 3 };
}
