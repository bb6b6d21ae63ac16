import type { Db } from '../../db/index.ts';
import { makeRoom, overlappedSeasons } from '../../domain/season-splits.ts';
import { type DayRange, daysIncluding, parseDays, printDays } from '../../domain/stay.ts';
import { conflict } from '../../errors.ts';
import {
  type BoatPriceRow,
  deleteBoatPrices,
  getBoatPrice,
  insertBoatPrice,
  listBoatPrices,
  lockBoatPrices,
  updateBoatPrice,
} from '../../queries/prices/boat-prices.ts';
import type { BoatPriceChanges, NewBoatPrice } from '../../schemas/boat-prices.ts';
import { audit, type Change, type Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { areAsSeen, refuseOtherBoat, refuseStale, type SeenRow } from '../stale-rows.ts';
import { boatPriceAnswer } from './boat-price-answers.ts';

/** What became of the prices that were in the way. */
interface MadeRoom {
  trimmed: BoatPriceRow[];
  continued: BoatPriceRow[];
  removed: BoatPriceRow[];
}

export interface WrittenBoatPrice {
  price: BoatPriceRow;
  split: MadeRoom;
}

/**
 * Adds a price of one unit to a boat. Others of that unit in the way refuse it (409
 * `seasons_overlap`, naming them), unless it may split them; then it wins, and what remains of them
 * keeps their rules. @throws 422 for an unknown boat
 */
export function createBoatPrice(
  pool: Db,
  wanted: NewBoatPrice,
  doer: Doer,
): Promise<WrittenBoatPrice> {
  const { boat_id, split, seen, start_date, end_date, ...rules } = wanted;
  const days = daysIncluding(start_date, end_date);
  return pool.transaction().execute(async (db) => {
    await namedIn('boat_id', lockBoatPrices(db, boat_id));
    const others = ofUnit(await listBoatPrices(db, boat_id), rules.unit);
    const made = await roomFor(db, { others, wanted: [days] }, { split, seen, doer });
    const price = await insertBoatPrice(db, { boat_id, ...rules, days: printDays(days) });
    await note(db, doer, 'created', { after: price });
    return { price, split: made };
  });
}

/** Replaces a price's unit, days, amount and rules. @throws 404, 409 `stale`, 409 `seasons_overlap` */
export function editBoatPrice(
  pool: Db,
  id: number,
  changes: BoatPriceChanges,
  doer: Doer,
): Promise<WrittenBoatPrice> {
  const { boat_id, split, seen, version, start_date, end_date, ...rules } = changes;
  const days = daysIncluding(start_date, end_date);
  return pool.transaction().execute(async (db) => {
    const before = await getLocked(db, id);
    refuseOtherBoat(before, boat_id);
    refuseStale(before, version, boatPriceAnswer(before));
    const all = ofUnit(await listBoatPrices(db, before.boat_id), rules.unit);
    const others = all.filter((price) => price.id !== id);
    const made = await roomFor(db, { others, wanted: [days] }, { split, seen, doer });
    const price = await updateBoatPrice(db, id, { ...rules, days: printDays(days) });
    await note(db, doer, 'edited', { before, after: price });
    return { price, split: made };
  });
}

/** Its days have no price of that unit afterwards. @throws 404, 409 `stale` */
export function removeBoatPrice(
  pool: Db,
  id: number,
  version: number | undefined,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const before = await getLocked(db, id);
    refuseStale(before, version, boatPriceAnswer(before));
    await deleteBoatPrices(db, [id]);
    await note(db, doer, 'removed', { before });
  });
}

/** A price of a boat whose prices nobody else changes until the transaction ends. */
async function getLocked(db: Db, id: number): Promise<BoatPriceRow> {
  const { boat_id } = await getBoatPrice(db, id);
  await lockBoatPrices(db, boat_id);
  // Read again: it may have changed while another was being waited for.
  return getBoatPrice(db, id);
}

export type DatedBoatPrice = Omit<BoatPriceRow, 'days'> & { days: DayRange; row: BoatPriceRow };

/** The prices of one unit ('WEEK', 'DAY', 'TRIP'), their days read; the rows go along for the audit log. */
export const ofUnit = (prices: BoatPriceRow[], unit: string): DatedBoatPrice[] =>
  prices
    .filter((price) => price.unit === unit)
    .map((row) => ({ ...row, days: parseDays(row.days), row }));

/** Makes room among the prices of one unit, or says what is in the way. @throws 409 `seasons_overlap` */
export async function roomFor(
  db: Db,
  { others, wanted }: { others: DatedBoatPrice[]; wanted: DayRange[] },
  { split, seen, doer }: { split: boolean; seen?: SeenRow[] | undefined; doer: Doer },
): Promise<MadeRoom> {
  const overlaps = overlappedSeasons(others, wanted).map(({ row }) => boatPriceAnswer(row));
  const maySplit = split && areAsSeen(overlaps, seen);
  if (overlaps.length > 0 && !maySplit) throw conflict('seasons_overlap', { overlaps });
  const room = makeRoom(others, wanted);
  const made: MadeRoom = { trimmed: [], continued: [], removed: [] };
  for (const { row } of room.removed) {
    await deleteBoatPrices(db, [row.id]);
    await note(db, doer, 'removed', { before: row });
    made.removed.push(row);
  }
  for (const { season, days: left } of room.trimmed) {
    const after = await updateBoatPrice(db, season.id, { days: printDays(left) });
    await note(db, doer, 'trimmed', { before: season.row, after });
    made.trimmed.push(after);
  }
  for (const { season, days: left } of room.continued) {
    const { id: _, version: __, ...rules } = season.row;
    const after = await insertBoatPrice(db, { ...rules, days: printDays(left) });
    await note(db, doer, 'continued', { after });
    made.continued.push(after);
  }
  return made;
}

const note = (
  db: Db,
  doer: Doer,
  what: PriceAct,
  { before, after }: { before?: BoatPriceRow; after?: BoatPriceRow },
) => audit(db, doer, boatPriceChange(what, before, after));

type PriceAct = 'created' | 'edited' | 'copied' | 'removed' | 'trimmed' | 'continued';

/** A line of the audit log about one price. */
export const boatPriceChange = (
  what: PriceAct,
  before: BoatPriceRow | undefined,
  after?: BoatPriceRow,
): Change => ({
  action: `boat_price.${what}`,
  entity: 'boat_price',
  entity_id: (after ?? before)?.id ?? 0,
  before: before && boatPriceAnswer(before),
  after: after && boatPriceAnswer(after),
});
