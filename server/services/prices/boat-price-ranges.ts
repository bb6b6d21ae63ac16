import type { Db } from '../../db/index.ts';
import { type DayChange, type DayRules, dayRuling } from '../../domain/day-rules.ts';
import { changeRange, type RangePlan } from '../../domain/season-ranges.ts';
import type { DayRange } from '../../domain/stay.ts';
import {
  type BoatPriceRow,
  deleteBoatPrices,
  insertBoatPrices,
  listBoatPrices,
  lockBoatPrices,
  updateBoatPrice,
} from '../../queries/prices/boat-prices.ts';
import type { BoatPricesReplacement } from '../../schemas/season-ranges.ts';
import type { Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { boatPriceAnswer } from './boat-price-answers.ts';
import { boatPriceChange, type DatedBoatPrice } from './boat-prices.ts';
import { type Replaced, replaceRows, type SeasonStore } from './season-ranges.ts';

/** What a change of a range of days would write to the prices of one unit; reads and writes nothing. */
export const planDays = (
  prices: DatedBoatPrice[],
  days: DayRange,
  change: DayChange,
): RangePlan<DatedBoatPrice, DayRules> => changeRange(prices, days, dayRuling(change));

type Rules = Omit<BoatPricesReplacement['prices'][number], 'id' | 'start_date' | 'end_date'>;

const boatPrices: SeasonStore<BoatPriceRow, Rules> = {
  listed_as: 'prices',
  lock: (db, boat_id) => namedIn('boat_id', lockBoatPrices(db, boat_id)),
  list: listBoatPrices,
  remove: deleteBoatPrices,
  update: updateBoatPrice,
  insert: (db, boat_id, prices) =>
    insertBoatPrices(
      db,
      prices.map((price) => ({ ...price, boat_id })),
    ),
  excludes: (row, { unit }) => row.unit === unit,
  present: boatPriceAnswer,
  note: boatPriceChange,
};

/** Puts prices in the place of others of their boat. @throws as `replaceRows` */
export const replaceBoatPrices = (
  pool: Db,
  { boat_id, replaced, prices }: BoatPricesReplacement,
  doer: Doer,
): Promise<Replaced<BoatPriceRow>> =>
  replaceRows(pool, boatPrices, { listing_id: boat_id, replaced, wanted: prices }, doer);
