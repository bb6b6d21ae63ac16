import { VillaDiscountAnswer } from '../../schemas/answers/villa-discounts.ts';
import { VillaExtraAnswer } from '../../schemas/answers/villa-extras.ts';
import {
  SeasonAnswer,
  SeasonCopyAnswer,
  SeasonsReplaced,
  SeasonWritten,
  VillaPricesAnswer,
} from '../../schemas/answers/villa-prices.ts';
import { Nothing, SeenVersion } from '../../schemas/common.ts';
import { SeasonsChange } from '../../schemas/price-bulk.ts';
import { SeasonsReplacement } from '../../schemas/season-ranges.ts';
import { DiscountChanges, NewDiscount } from '../../schemas/villa-discounts.ts';
import { ExtraChanges, NewExtra } from '../../schemas/villa-extras.ts';
import { NewSeason, SeasonChanges, SeasonCopy } from '../../schemas/villa-prices.ts';
import { all, type Calls, created, deleted, one } from '../call.ts';

const late = { 409: ['stale'] };
const copied = { 409: ['stale', 'seasons_overlap'] };
const overlapping = { 409: ['seasons_overlap'] };
const named = { 409: ['name_taken'] };

const period = { kind: 'PERIOD', percent: 15, start_date: '2027-06-01', end_date: '2027-06-30' };
const transfer = { name: 'Transfer', unit: 'STAY', amount_kurus: 450_000, months: [5, 6, 7, 8, 9] };
const june = { start_date: '2027-06-01', end_date: '2027-06-30', nightly_price_kurus: 1_500_000 };
const dearer = { villa_id: 1, replaced: [{ id: 1, version: 1 }], seasons: [{ id: 1, ...june }] };
const nextYear = { villa_id: 1, from_year: 2026, to_year: 2027, percent: 35, preview: true };

// biome-ignore format: one line per call is what makes this table readable
export const villaPrices: Calls = {
  showVillaPrices: { route: 'GET /v1/admin/villas/:id/prices',       query: Nothing,         answer: one(VillaPricesAnswer) },
  createSeason:    { route: 'POST /v1/admin/villas/price',           body: NewSeason,        answer: created(SeasonWritten),       errors: overlapping },
  copySeasons:     { route: 'POST /v1/admin/villas/price/copy',      body: SeasonCopy,       answer: all(SeasonCopyAnswer), errors: copied, example: nextYear },
  changeSeasons:   { route: 'PATCH /v1/admin/villas/price',          body: SeasonsChange,    answer: all(SeasonAnswer), errors: late, example: { ids: [1, 2], percent: 10 } },
  replaceSeasons:  { route: 'PUT /v1/admin/villas/price',            body: SeasonsReplacement, answer: one(SeasonsReplaced),       errors: { 409: ['stale', 'seasons_overlap'] }, example: dearer },
  updateSeason:    { route: 'PUT /v1/admin/villas/price/:id',        body: SeasonChanges,    answer: one(SeasonWritten),           errors: { 409: ['stale', 'seasons_overlap'] } },
  deleteSeason:    { route: 'DELETE /v1/admin/villas/price/:id',     query: SeenVersion,     answer: deleted,                      errors: late },
  createDiscount:  { route: 'POST /v1/admin/villas/discount',        body: NewDiscount,      answer: created(VillaDiscountAnswer), example: { villa_id: 1, ...period } },
  updateDiscount:  { route: 'PUT /v1/admin/villas/discount/:id',     body: DiscountChanges,  answer: one(VillaDiscountAnswer),     errors: late, example: period },
  deleteDiscount:  { route: 'DELETE /v1/admin/villas/discount/:id',  query: SeenVersion,     answer: deleted,                      errors: late },
  createExtra:     { route: 'POST /v1/admin/villas/extra',           body: NewExtra,         answer: created(VillaExtraAnswer),    errors: named, example: { villa_id: 1, ...transfer } },
  updateExtra:     { route: 'PUT /v1/admin/villas/extra/:id',        body: ExtraChanges,     answer: one(VillaExtraAnswer),        errors: { 409: ['stale', 'name_taken'] }, example: transfer },
  deleteExtra:     { route: 'DELETE /v1/admin/villas/extra/:id',     query: SeenVersion,     answer: deleted,                      errors: late },
};
