import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

import { today } from '../../clock.ts';
import { connectTo } from '../../db/connection.ts';
import type { DB } from '../../db/tables.ts';
import { withQuery } from '../../shared/paths.ts';
import { measure } from './load.ts';
import { fillCalendars } from './occupancy-data.ts';
import type { BenchedSite } from './site.ts';
import { signIn } from './stays.ts';
import type { Row } from './table.ts';

const VILLAS = 500;
const DAYS = 92;

/** The calendar of 500 villas over 92 summer days, and what else reads the ledger at once. */
export async function* runOccupancy(site: BenchedSite): AsyncGenerator<Row> {
  const from = today().add({ days: 30 });
  const db = connectTo<DB>(site.database_url);
  const region_id = await fillCalendars(db, { villas: VILLAS, from: from.toString() });
  await db.destroy();
  const { token } = await signIn(site);
  const headers = { authorization: `Bearer ${token}` };
  const grid = withQuery('/v1/admin/occupancy', {
    region_id,
    dateStart: from,
    dateEnd: from.add({ days: DAYS - 1 }),
  });
  const load = { amount: 60, connections: 1, status: 200 };
  const asked = (path: string) => ({ ...load, next: () => ({ path, headers }) });
  const size = await sizeOf(site.url + grid, headers);
  yield { name: `grid, ${size} kB br`, ...(await measure(site, asked(grid))), budget: 60 };
  const gaps = withQuery('/v1/admin/villas/availability-gaps', { take: 500 });
  yield { name: 'gaps, half a year', ...(await measure(site, asked(gaps))) };
  const month = from.add({ months: 1 }).toPlainYearMonth();
  const shortTerm = withQuery('/v1/search/shortterm', { month });
  yield { name: 'short-term, month', ...(await measure(site, asked(shortTerm))) };
  const report = withQuery('/v1/admin/occupancy/report', {});
  yield { name: 'report, 20 villas', ...(await measure(site, asked(report))) };
}

/** What goes over the line, in kB of 1000 bytes; the grid must hold what was made. */
async function sizeOf(address: string, headers: Record<string, string>): Promise<string> {
  const asked = http.get(address, { headers: { ...headers, 'accept-encoding': 'br' } });
  const [answer] = (await once(asked, 'response')) as [http.IncomingMessage];
  const bytes = await buffer(answer);
  const { content } = JSON.parse(String(brotliDecompressSync(bytes))) as {
    content: { stays: unknown[] }[];
  };
  const stays = content.reduce((sum, row) => sum + row.stays.length, 0);
  if (content.length !== VILLAS || stays < VILLAS * 8)
    throw new Error(`the grid has ${content.length} villas with ${stays} stays`);
  return (bytes.length / 1000).toFixed(1);
}
