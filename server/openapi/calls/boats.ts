import {
  BoatDateAnswer,
  BoatPriceAnswer,
  BoatPriceCopyAnswer,
  BoatPricesAnswer,
  BoatPricesReplaced,
  BoatPriceWritten,
} from '../../schemas/answers/boat-prices.ts';
import {
  BoatReservationAnswer,
  BoatReservationChanged,
  BoatReservationCreated,
  BoatReservationRowAnswer,
} from '../../schemas/answers/boat-reservations.ts';
import { BoatSearchAnswer } from '../../schemas/answers/boat-search.ts';
import { NotedReservation } from '../../schemas/answers/reservations.ts';
import {
  BoatDateChanges,
  BoatPriceChanges,
  BoatPriceCopy,
  NewBoatDate,
  NewBoatPrice,
} from '../../schemas/boat-prices.ts';
import {
  BoatReservationChanges,
  BoatReservationList,
  GuestBoatReservation,
  NewBoatReservation,
} from '../../schemas/boat-reservations.ts';
import { BoatSearchQuery } from '../../schemas/boats.ts';
import { Nothing, SeenVersion } from '../../schemas/common.ts';
import { BoatPricesChange } from '../../schemas/price-bulk.ts';
import { ReservationMove, ReservationNote } from '../../schemas/reservations.ts';
import { BoatPricesReplacement } from '../../schemas/season-ranges.ts';
import { all, type Calls, created, deleted, one, paged } from '../call.ts';

const overlapping = { 409: ['seasons_overlap'] };
const edited = { 409: ['stale', 'seasons_overlap'] };
const june = {
  unit: 'DAY',
  start_date: '2027-06-01',
  end_date: '2027-06-30',
  price_kurus: 5_500_000,
};
const dearer = { boat_id: 1, replaced: [{ id: 1, version: 1 }], prices: [{ id: 1, ...june }] };
const taken = { 409: ['dates_taken'] };

// biome-ignore format: one line per call is what makes this table readable
export const boatPrices: Calls = {
  searchBoats:     { route: 'GET /v2/searchboat',                query: BoatSearchQuery,  answer: { status: 200, schema: BoatSearchAnswer } },
  showBoatPrices:  { route: 'GET /v1/admin/boat/:id/prices',     query: Nothing,          answer: one(BoatPricesAnswer) },
  createBoatPrice: { route: 'POST /v1/admin/boat/price',         body: NewBoatPrice,      answer: created(BoatPriceWritten), errors: overlapping },
  copyBoatPrices:  { route: 'POST /v1/admin/boat/price/copy',    body: BoatPriceCopy,     answer: one(BoatPriceCopyAnswer), errors: { ...overlapping, ...edited }, example: { boat_id: 1, from_year: 2026, to_year: 2027, percent: 20, preview: true } },
  changeBoatPrices: { route: 'PATCH /v1/admin/boat/price',       body: BoatPricesChange,  answer: all(BoatPriceAnswer), errors: { 409: ['stale'] }, example: { ids: [1, 2], percent: 10 } },
  replaceBoatPrices: { route: 'PUT /v1/admin/boat/price',        body: BoatPricesReplacement, answer: one(BoatPricesReplaced), errors: edited, example: dearer },
  updateBoatPrice: { route: 'PUT /v1/admin/boat/price/:id',      body: BoatPriceChanges,  answer: one(BoatPriceWritten), errors: edited },
  deleteBoatPrice: { route: 'DELETE /v1/admin/boat/price/:id',   query: SeenVersion,      answer: deleted, errors: { 409: ['stale'] } },
  closeBoat:       { route: 'POST /v1/admin/boat/date',          body: NewBoatDate,       answer: created(BoatDateAnswer), errors: taken },
  updateBoatDate:  { route: 'PUT /v1/admin/boat/date/:id',       body: BoatDateChanges,   answer: one(BoatDateAnswer), errors: { 409: ['stale', 'dates_taken'] } },
  openBoat:        { route: 'DELETE /v1/admin/boat/date/:id',    query: SeenVersion,      answer: deleted, errors: { 409: ['stale'] } },
};

const unsold = { 409: ['dates_taken'], 422: ['not_sellable'] };
const requested = { ...unsold, 409: [...unsold[409], 'texts_missing'] };
const sold = { ...unsold, 409: [...unsold[409], 'total_changed'] };
const moved = {
  409: ['stale', 'move_not_allowed', 'dates_taken', 'no_deposit', 'end_asked'],
  422: ['not_sellable'],
};
const changed = {
  409: ['stale', 'move_not_allowed', 'dates_taken', 'total_changed'],
  422: ['not_sellable'],
};

// biome-ignore format: one line per call is what makes this table readable
export const boatReservations: Calls = {
  requestBoatReservation: { route: 'POST /v1/boatreservations',            body: GuestBoatReservation,   answer: created(BoatReservationCreated), errors: requested, repeatable: true },
  listBoatReservations:   { route: 'GET /v1/admin/boatreservations',       query: BoatReservationList,   answer: paged(BoatReservationRowAnswer) },
  showBoatReservation:    { route: 'GET /v1/admin/boatreservations/:id',   query: Nothing,               answer: one(BoatReservationAnswer) },
  createBoatReservation:  { route: 'POST /v1/admin/boatreservations',      body: NewBoatReservation,     answer: created(BoatReservationCreated), errors: sold, repeatable: true },
  updateBoatReservation:  { route: 'PUT /v1/admin/boatreservations/:id',   body: BoatReservationChanges, answer: one(BoatReservationChanged), errors: changed, repeatable: true },
  moveBoatReservation:    { route: 'PATCH /v1/admin/boatreservations/:id', body: ReservationMove,        answer: one(BoatReservationAnswer), errors: moved, repeatable: true, example: { status: 'CONFIRMED' } },
  noteBoatReservation:    { route: 'POST /v1/admin/boatreservations/:id/notes', body: ReservationNote,   answer: created(NotedReservation), repeatable: true },
};
