import { OwnReservation } from '../../schemas/answers/owner-reservations.ts';
import {
  ChangedReservation,
  CreatedReservation,
  NotedReservation,
  ReservationAnswer,
  ReservationRow,
} from '../../schemas/answers/reservations.ts';
import { Nothing } from '../../schemas/common.ts';
import {
  GuestReservation,
  NewReservation,
  OwnerReservationList,
  ReservationChanges,
  ReservationList,
  ReservationMove,
  ReservationNote,
} from '../../schemas/reservations.ts';
import { type Calls, created, one, paged } from '../call.ts';

const unsold = { 409: ['dates_taken'], 422: ['not_sellable'] };
const requested = { ...unsold, 409: [...unsold[409], 'texts_missing'] };
const sold = { ...unsold, 409: [...unsold[409], 'total_changed'] };
const moved = {
  409: ['stale', 'move_not_allowed', 'dates_taken', 'no_deposit', 'sold_elsewhere', 'end_asked'],
  422: ['not_sellable'],
};
const edited = {
  409: ['stale', 'move_not_allowed', 'dates_taken', 'total_changed'],
  422: ['not_sellable'],
};

// biome-ignore format: one line per call is what makes this table readable
export const reservations: Calls = {
  requestReservation: { route: 'POST /v1/reservations',            body: GuestReservation,   answer: created(CreatedReservation), errors: requested, repeatable: true },
  listReservations:   { route: 'GET /v1/admin/reservations',       query: ReservationList,   answer: paged(ReservationRow) },
  listOwnReservations: { route: 'GET /v1/admin/ownreservations',   query: OwnerReservationList, answer: paged(OwnReservation) },
  showReservation:    { route: 'GET /v1/admin/reservations/:id',   query: Nothing,           answer: one(ReservationAnswer) },
  createReservation:  { route: 'POST /v1/admin/reservations',      body: NewReservation,     answer: created(CreatedReservation), errors: sold, repeatable: true },
  updateReservation:  { route: 'PUT /v1/admin/reservations/:id',   body: ReservationChanges, answer: one(ChangedReservation), errors: edited, repeatable: true },
  moveReservation:    { route: 'PATCH /v1/admin/reservations/:id', body: ReservationMove,    answer: one(ReservationAnswer), errors: moved, repeatable: true, example: { status: 'CONFIRMED' } },
  noteReservation:    { route: 'POST /v1/admin/reservations/:id/notes', body: ReservationNote, answer: created(NotedReservation), repeatable: true },
};
