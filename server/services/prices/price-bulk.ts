import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { invalid } from '../../errors.ts';
import {
  type BoatPriceRow,
  listBoatPricesById,
  lockBoatPrices,
  updateBoatPrices,
} from '../../queries/prices/boat-prices.ts';
import {
  listSeasonsById,
  lockVillaPrices,
  type SeasonRow,
  updateSeasons,
} from '../../queries/prices/villa-prices.ts';
import type { BoatPricesChange, SeasonsChange } from '../../schemas/price-bulk.ts';
import { auditAll, type Doer } from '../audit.ts';
import { strangers } from '../content/flags.ts';
import { refuseStaleRows } from '../stale-rows.ts';
import { boatPriceAnswer } from './boat-price-answers.ts';
import { boatPriceChange } from './boat-prices.ts';
import { seasonChange } from './season-room.ts';
import { seasonAnswer } from './villa-price-answers.ts';

/** Changes several seasons in one way, all or none. @throws 422 when one of them is not there, 409 `stale` */
export function changeSeasons(
  pool: Db,
  { ids, seen, percent, ...rules }: SeasonsChange,
  doer: Doer,
): Promise<SeasonRow[]> {
  return pool.transaction().execute(async (db) => {
    const found = await all(ids, listSeasonsById(db, ids));
    await lockVillaPrices(db, [...new Set(found.map(({ villa_id }) => villa_id))]);
    // Read again: they may have changed while another was being waited for.
    const before = await all(ids, listSeasonsById(db, ids));
    refuseStaleRows(before, seen, seasonAnswer);
    const price =
      percent === undefined
        ? {}
        : { nightly_price_kurus: byPercent('nightly_price_kurus', percent) };
    const after = await updateSeasons(db, ids, { ...rules, ...price });
    await auditAll(
      db,
      doer,
      after.map((row) =>
        seasonChange(
          'edited',
          before.find(({ id }) => id === row.id),
          row,
        ),
      ),
    );
    return after;
  });
}

/** The same for prices of boats. @throws 409 `stale`, 422 as well for least days of a day trip */
export function changeBoatPrices(
  pool: Db,
  { ids, seen, percent, ...rules }: BoatPricesChange,
  doer: Doer,
): Promise<BoatPriceRow[]> {
  return pool.transaction().execute(async (db) => {
    const found = await all(ids, listBoatPricesById(db, ids));
    const boats = [...new Set(found.map(({ boat_id }) => boat_id))].sort(
      (one, other) => one - other,
    );
    for (const boat of boats) await lockBoatPrices(db, boat);
    const before = await all(ids, listBoatPricesById(db, ids));
    refuseStaleRows(before, seen, boatPriceAnswer);
    if (rules.min_days != null && before.some(({ unit }) => unit === 'TRIP'))
      throw invalid({ min_days: 'not_for_unit' });
    const price = percent === undefined ? {} : { price_kurus: byPercent('price_kurus', percent) };
    const after = await updateBoatPrices(db, ids, { ...rules, ...price });
    await auditAll(
      db,
      doer,
      after.map((row) =>
        boatPriceChange(
          'edited',
          before.find(({ id }) => id === row.id),
          row,
        ),
      ),
    );
    return after;
  });
}

/** Half up to the kuruş, as a copy of a year rounds. */
const byPercent = (column: string, percent: number): RawBuilder<number> =>
  sql<number>`greatest(1, round(${sql.ref(column)}::numeric * ${100 + percent} / 100))::bigint`;

async function all<Row extends { id: number }>(
  ids: number[],
  listed: Promise<Row[]>,
): Promise<Row[]> {
  const rows = await listed;
  if (rows.length < ids.length) throw invalid(strangers(ids, rows));
  return rows;
}
