import { type Kysely, sql } from 'kysely';

import { today } from '../../clock.ts';
import type { DB } from '../../db/tables.ts';
import type { Random } from '../../seed/random.ts';
import type { Content, Kind } from './journal.ts';

/** A row that some client made, as its clients remember it. */
export interface Known {
  id: number;
  version: number | null;
  marker: string;
  listing_id: number;
}

/** The few things that all clients want. */
export interface World {
  today: Temporal.PlainDate;
  villas: number[];
  boats: { id: number; units: string[] }[];
  known: Record<Kind, Known[]>;
}

const VILLAS = 6;
const BOATS = 3;
/** Stays begin between these days from today. */
const FIRST = 30;
const LAST = 150;

/** Villas and boats that have a price on all of those days. */
export async function readWorld(db: Kysely<DB>): Promise<World> {
  const day = today();
  const days = `[${day.add({ days: FIRST })},${day.add({ days: LAST + 20 })})`;
  const villas = await sql<{ id: number }>`
    select v.id from villas v join villa_prices p on p.villa_id = v.id
    where v.active and v.deleted_at is null
    group by v.id having range_agg(p.days) @> ${days}::daterange
    order by v.id limit ${VILLAS}`.execute(db);
  const boats = await sql<{ id: number; units: string[] }>`
    select b.id, array_agg(distinct p.unit) as units
    from boats b join boat_prices p on p.boat_id = b.id
    where b.active and b.deleted_at is null and p.days && ${days}::daterange
    group by b.id order by b.id limit ${BOATS}`.execute(db);
  if (villas.rows.length === 0 || boats.rows.length === 0) throw new Error('nothing is on sale');
  return {
    today: day,
    villas: villas.rows.map(({ id }) => id),
    boats: boats.rows,
    known: noRows(),
  };
}

const noRows = (): World['known'] => ({
  villa: [],
  boat: [],
  closing: [],
  boat_closing: [],
  external: [],
  season: [],
  boat_price: [],
  payment: [],
  feed: [],
});

/** Remembers a row that was made, so that every client can move it. */
export function remember(
  { known }: World,
  kind: Kind,
  { marker, listing_id, content }: { marker: string; listing_id: number; content: Content },
): void {
  const { id, version = null } = content;
  if (id !== undefined) known[kind].push({ id, version, marker, listing_id });
}

export function forget({ known }: World, kind: Kind, id: number): void {
  known[kind] = known[kind].filter((row) => row.id !== id);
}

/** One of the rows that are known, rather a young one; undefined while there is none. */
export function pickKnown({ known }: World, kind: Kind, random: Random): Known | undefined {
  const rows = known[kind];
  const young = random.chance(0.6) ? rows.slice(-30) : rows;
  return young.length > 0 ? random.pick(young) : undefined;
}

/** Days of a stay that begins anywhere among those that are fought for. */
export function someStay(world: World, random: Random, nights: number) {
  const from = world.today.add({ days: random.int(FIRST, LAST) });
  return { from: from.toString(), until: from.add({ days: nights }).toString() };
}
