import { today } from '../../clock.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { type DateChangeFacts, dateChangeRight } from '../../domain/date-changes.ts';
import { frozenPolicy } from '../../domain/frozen-sale.ts';
import { MAX_NIGHTS } from '../../domain/pricing-terms.ts';
import { printStay, stayOf } from '../../domain/stay.ts';
import { conflict, type FieldProblem, invalid } from '../../errors.ts';
import { t } from '../../i18n.ts';
import { insertContactMessage } from '../../queries/content/contact-messages.ts';
import {
  countGrantedChanges,
  getReservationCustomer,
  hasOpenRequest,
  insertGuestRequest,
  isWritten,
} from '../../queries/guests/guest-affairs.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import {
  getReservationForUpdate,
  type LockedReservation,
} from '../../queries/reservations/reservation-writes.ts';
import type { GuestRequest } from '../../schemas/guest-affairs.ts';
import { nightsBetween } from '../../shared/days.ts';
import { formatStayWithYear, saidDays } from '../../shared/format.ts';
import { audit, type Doer } from '../audit.ts';
import { entityOf } from '../reservations/reservation-trail.ts';

/** States whose days or end a guest may still ask about. */
export const CHANGEABLE: ReadonlySet<string> = new Set([
  'PENDING',
  'OPTION',
  'PAYMENT_REVIEW',
  'CONFIRMED',
]);

/**
 * A guest asks for other days, for the end of the booking, or writes. It changes nothing by itself: it
 * waits on the reservation's page and in the agency's inbox. The same message sent twice is one.
 * @throws 409 `move_not_allowed`, `already_asked`; `no_date_change`, `date_changes_used`,
 * `date_change_late` where the sale gives no right to other dates; 422 for days that are over, beyond the
 * calendars, more than a sale may have, or those of the booking
 */
export async function sendGuestRequest(
  pool: Db,
  key: ReservationKey,
  wanted: GuestRequest,
  doer: Doer,
): Promise<void> {
  await inTransaction(pool, async (db) => {
    const reservation = await getReservationForUpdate(db, key.id, key.kind);
    if (wanted.kind === 'MESSAGE' && (await isWritten(db, key, wanted.message))) return;
    await refuseAsking(db, reservation, wanted);
    const stay = stayWantedBy(wanted);
    const { id } = await insertGuestRequest(db, key, {
      kind: wanted.kind,
      message: wanted.message,
      wanted_stay: stay && printStay(stay),
    });
    await tellAgency(db, reservation, wanted, doer);
    await audit(db, doer, {
      action: 'reservation.asked',
      entity: entityOf(key.kind),
      entity_id: key.id,
      after: { request_id: id, kind: wanted.kind, wanted_stay: stay && printStay(stay) },
    });
  });
}

/** A message may always be written. */
async function refuseAsking(
  db: Db,
  reservation: LockedReservation,
  wanted: GuestRequest,
): Promise<void> {
  if (wanted.kind === 'MESSAGE') return;
  const { status } = reservation;
  if (!CHANGEABLE.has(status)) throw conflict('move_not_allowed', { status });
  if (await hasOpenRequest(db, reservation, wanted.kind)) throw conflict('already_asked');
  if (wanted.kind !== 'CHANGE') return;
  await refuseWithoutRight(db, reservation);
  refuseImpossible(wanted, reservation);
}

async function refuseWithoutRight(db: Db, reservation: LockedReservation): Promise<void> {
  const granted = await countGrantedChanges(db, reservation);
  const { refusal } = rightToChange(reservation, { today: today(), granted });
  if (refusal) throw conflict(refusal);
}

/** As far ahead as calendars are read: no price is made for later days. */
const MONTHS_AHEAD = 24;

type Days = Pick<Extract<GuestRequest, { kind: 'CHANGE' }>, 'check_in' | 'check_out'>;

/** Who asks for a longer or shorter stay may keep its first day. @throws 422 for days nobody can be given */
function refuseImpossible({ check_in, check_out }: Days, sold: Days): void {
  if (!check_in || !check_out) return;
  const last = today().add({ months: MONTHS_AHEAD }).toString();
  const isTooLong = nightsBetween(check_in, check_out) > MAX_NIGHTS;
  const fields: Record<string, FieldProblem> = {
    ...(check_in < today().toString() && check_in !== sold.check_in && { check_in: 'past_day' }),
    ...(check_in === sold.check_in && check_out === sold.check_out && { check_in: 'same_days' }),
    ...(isTooLong && { check_out: { code: 'too_many_nights', values: { nights: MAX_NIGHTS } } }),
    ...(check_out > last && { check_out: { code: 'too_far', values: { months: MONTHS_AHEAD } } }),
    ...(check_in > last && { check_in: { code: 'too_far', values: { months: MONTHS_AHEAD } } }),
  };
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

interface Sold {
  status: string;
  /** The cancellation policy as it was frozen. */
  policy: unknown;
  check_in: string;
}

/** What a reservation as it is stored gives its guest. */
export const rightToChange = (
  { status, policy, check_in }: Sold,
  moment: Pick<DateChangeFacts, 'today' | 'granted'>,
) =>
  dateChangeRight({
    ...moment,
    status,
    policy: frozenPolicy(policy),
    check_in: Temporal.PlainDate.from(check_in),
  });

function stayWantedBy(wanted: GuestRequest) {
  if (wanted.kind !== 'CHANGE' || !wanted.check_in || !wanted.check_out) return null;
  return stayOf(wanted.check_in, wanted.check_out);
}

/** The same words in the inbox, which somebody looks at first. */
async function tellAgency(db: Db, of: LockedReservation, wanted: GuestRequest, doer: Doer) {
  const customer = await getReservationCustomer(db, of);
  if (!customer.customer_email) return;
  const stay = stayWantedBy(wanted);
  const days =
    stay && formatStayWithYear(...saidDays(customer.unit, `${stay.check_in}`, `${stay.check_out}`));
  const lines = [days && t('enquire:request.wanted', { days }), wanted.message].filter(Boolean);
  await insertContactMessage(db, {
    name: customer.customer_name,
    email: customer.customer_email,
    phone: customer.customer_phone,
    subject: t(`enquire:request.subject.${wanted.kind}`, { code: customer.reservation_id }),
    message: lines.join('\n') || t(`enquire:request.kind.${wanted.kind}`),
    consent_text: t('enquire:request.consent_kept'),
    ip: doer.ip,
  });
}
