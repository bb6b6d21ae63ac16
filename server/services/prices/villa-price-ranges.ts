import type { Db } from '../../db/index.ts';
import { type NightChange, type NightRules, nightRuling } from '../../domain/night-rules.ts';
import { changeRange, type RangePlan } from '../../domain/season-ranges.ts';
import type { DayRange } from '../../domain/stay.ts';
import {
  deleteSeasons,
  insertSeasons,
  listSeasons,
  lockVillaPrices,
  type SeasonRow,
  updateSeason,
} from '../../queries/prices/villa-prices.ts';
import type { SeasonsReplacement } from '../../schemas/season-ranges.ts';
import type { Doer } from '../audit.ts';
import { namedIn } from '../named-rows.ts';
import { type Replaced, replaceRows, type SeasonStore } from './season-ranges.ts';
import { type DatedSeason, dated, seasonChange } from './season-room.ts';
import { seasonAnswer } from './villa-price-answers.ts';

/** What a change of a range of nights would write; reads and writes nothing. */
export const planNights = (
  seasons: SeasonRow[],
  days: DayRange,
  change: NightChange,
): RangePlan<DatedSeason, NightRules> => changeRange(seasons.map(dated), days, nightRuling(change));

type Rules = Omit<SeasonsReplacement['seasons'][number], 'id' | 'start_date' | 'end_date'>;

const villaSeasons: SeasonStore<SeasonRow, Rules> = {
  listed_as: 'seasons',
  lock: (db, villa_id) => namedIn('villa_id', lockVillaPrices(db, [villa_id])),
  list: (db, villa_id) => listSeasons(db, [villa_id]),
  remove: deleteSeasons,
  update: updateSeason,
  insert: (db, villa_id, seasons) =>
    insertSeasons(
      db,
      seasons.map((season) => ({ ...season, villa_id })),
    ),
  excludes: () => true,
  present: seasonAnswer,
  note: seasonChange,
};

/** Puts seasons in the place of others of their villa. @throws as `replaceRows` */
export const replaceSeasons = (
  pool: Db,
  { villa_id, replaced, seasons }: SeasonsReplacement,
  doer: Doer,
): Promise<Replaced<SeasonRow>> =>
  replaceRows(pool, villaSeasons, { listing_id: villa_id, replaced, wanted: seasons }, doer);
