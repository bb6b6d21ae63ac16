import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { conflict, invalid } from '../../errors.ts';
import {
  closeRequestsAtEnd,
  decideGuestRequest,
  getGuestRequestForUpdate,
  getReservationOfRequest,
} from '../../queries/guests/guest-requests.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { getReservationForUpdate } from '../../queries/reservations/reservation-writes.ts';
import type { GuestRequestDecision } from '../../schemas/guest-requests.ts';
import { audit, type Doer } from '../audit.ts';
import { queueReservationMail } from '../mail/mail.ts';
import { namedIn } from '../named-rows.ts';
import { entityOf } from '../reservations/reservation-trail.ts';

/**
 * Answers what a guest asked for on the booking's own page, inside the caller's transaction. With an
 * answer the guest gets it by mail; what was dealt with otherwise is closed without one. The change
 * itself is made by the form for it.
 * @throws 404; 409 `request_answered`; 422 for a refusal without a word
 */
export async function answerGuestRequest(
  db: Db,
  id: number,
  { state, answer }: GuestRequestDecision,
  doer: Doer,
): Promise<void> {
  const key = await getReservationOfRequest(db, id);
  await getReservationForUpdate(db, key.id, key.kind);
  const request = await getGuestRequestForUpdate(db, id);
  if (request.state !== 'OPEN') throw conflict('request_answered');
  if (state === 'REFUSED' && !answer) throw invalid({ answer: 'required' });
  await decide(db, key, { id, state, answer }, doer);
  if (answer)
    await queueReservationMail(db, 'request_answered', key, {
      request_id: id,
      key: `request_answered:${id}`,
    });
}

/**
 * The change that a guest asked for was made: its papers tell of it. One that is answered already, or
 * is another reservation's, stays as it is.
 */
export async function grantGuestRequest(
  db: Db,
  key: ReservationKey,
  id: number | undefined,
  doer: Doer,
): Promise<void> {
  if (id === undefined) return;
  const of = await namedIn('request_id', getReservationOfRequest(db, id));
  if (of.kind !== key.kind || of.id !== key.id) return;
  const { state } = await getGuestRequestForUpdate(db, id);
  if (state === 'OPEN') await decide(db, key, { id, state: 'DONE', answer: '' }, doer);
}

/** A reservation that is over has nothing left to be changed or ended. */
export const endGuestRequests = (db: Db, key: ReservationKey, doer: Doer) =>
  closeRequestsAtEnd(db, key, { answered_at: now().toString(), answered_by: doer.id });

interface Decision extends GuestRequestDecision {
  id: number;
}

async function decide(
  db: Db,
  key: ReservationKey,
  { id, state, answer }: Decision,
  doer: Doer,
): Promise<void> {
  await decideGuestRequest(db, id, {
    state,
    answer: answer || null,
    answered_at: now().toString(),
    answered_by: doer.id,
  });
  await audit(db, doer, {
    action: 'reservation.request_answered',
    entity: entityOf(key.kind),
    entity_id: key.id,
    before: { request_id: id, state: 'OPEN' },
    after: { request_id: id, state, answer: answer || null },
  });
}
