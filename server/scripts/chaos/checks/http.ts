import { sql } from 'kysely';

import { KINDS } from '../journal.ts';
import type { Aftermath, Check } from './finding.ts';

/**
 * The site itself, asked afterwards, tells the calendars and the reservations that the database has.
 * Options are left out: any may end between the two readings.
 */
export const siteTellsTheSame: Check = async (after) => [
  ...(await calendarsDiffer(after)),
  ...(await reservationsDiffer(after)),
];

interface Dates {
  kind: string;
  started_at: string;
  finished_at: string;
}

async function calendarsDiffer(after: Aftermath): Promise<string[]> {
  const { db, world } = after;
  const found: string[] = [];
  for (const villa of world.villas) {
    const { rows } = await sql<{ stay: string }>`
      select stay::text as stay from villa_occupancies
      where villa_id = ${villa} and kind <> 'OPTION' and upper(stay) > ${world.today.toString()}::date
      order by lower(stay)`.execute(db);
    const content = await read(after, `/v1/admin/villas/withdates?villa_id=${villa}`);
    const [{ dates } = { dates: [] as Dates[] }] = content as { dates: Dates[] }[];
    const lasting = dates.filter(({ kind }) => kind !== 'OPTION');
    const told = lasting.map(({ started_at, finished_at }) => `[${started_at},${finished_at})`);
    if (
      told.toSorted().join() !==
      rows
        .map(({ stay }) => stay)
        .toSorted()
        .join()
    )
      found.push(`villa ${villa}: /villas/withdates tells other days than the ledger`);
  }
  return found;
}

const SAMPLE = 40;

async function reservationsDiffer(after: Aftermath): Promise<string[]> {
  const found: string[] = [];
  for (const kind of ['villa', 'boat'] as const) {
    const { rows } = await sql<{ id: number; status: string; stay: string }>`
      select id, status, stay::text as stay from ${sql.table(KINDS[kind].table)}
      where status <> 'OPTION' order by id desc limit ${SAMPLE}`.execute(after.db);
    for (const { id, status, stay } of rows) {
      const path = kind === 'villa' ? 'reservations' : 'boatreservations';
      const told = (await read(after, `/v1/admin/${path}/${id}`)) as Record<string, string>;
      if (told.status !== status || `[${told.check_in},${told.check_out})` !== stay)
        found.push(`${kind}'s reservation ${id}: told otherwise than it stands`);
    }
  }
  return found;
}

async function read({ url, token }: Aftermath, path: string): Promise<unknown> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return ((await answer.json()) as { content: unknown }).content;
}
