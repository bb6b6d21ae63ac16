import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import { keptByNow } from '../../domain/amount-due.ts';
import type { ReservationState } from '../../domain/reservation-states.ts';
import {
  type BoatReservation,
  type BoatReservationRow,
  getBoatReservation,
} from '../../queries/reservations/boat-reservations.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import {
  getReservation,
  type Reservation,
  type ReservationRow,
} from '../../queries/reservations/reservations.ts';
import { formatTime } from '../../shared/format-days.ts';
import type { CharterUnitName } from '../../shared/listing-choices.ts';

/** One reservation as the screens of both kinds know it. @throws 404 */
export async function getDeskReservation(
  db: Db,
  actor: Actor,
  { kind, id }: ReservationKey,
): Promise<DeskReservation> {
  return kind === 'villa'
    ? deskVilla(await getReservation(db, actor, id))
    : deskBoat(await getBoatReservation(db, actor, id));
}

/** One reservation of either kind, with what is frozen, noted and kept of it. */
const deskVilla = (row: Reservation) => ({
  ...ofVilla(row),
  ...sharedDetails(row),
  district: row.district as string | null,
  permit_no: row.permit_no,
});

const deskBoat = (row: BoatReservation) => ({
  ...ofBoat(row),
  ...sharedDetails(row),
  district: null as string | null,
  permit_no: row.licence_no,
});

export type DeskReservation = ReturnType<typeof deskVilla> | ReturnType<typeof deskBoat>;

type SharedDetails = Pick<
  Reservation,
  | 'quote'
  | 'status'
  | 'policy'
  | 'source'
  | 'customer_note'
  | 'staff_note'
  | 'state_reason'
  | 'override_reason'
  | 'accommodation_kurus'
  | 'discount_kurus'
  | 'short_stay_fee_kurus'
  | 'extras_kurus'
  | 'deposit_kurus'
  | 'paid_kurus'
  | 'leaving_kurus'
  | 'kept_kurus'
  | 'refund_kurus'
  | 'confirmed_at'
  | 'instant_booking'
  | 'end_asked_on'
  | 'events'
  | 'revisions'
>;

const sharedDetails = (row: SharedDetails) => ({
  quote: row.quote,
  policy: row.policy,
  source: row.source,
  customer_note: row.customer_note,
  staff_note: row.staff_note,
  state_reason: row.state_reason,
  override_reason: row.override_reason,
  accommodation_kurus: row.accommodation_kurus,
  discount_kurus: row.discount_kurus,
  short_stay_fee_kurus: row.short_stay_fee_kurus,
  extras_kurus: row.extras_kurus,
  deposit_kurus: row.deposit_kurus,
  leaving_kurus: row.leaving_kurus,
  kept_kurus: keptByNow(row),
  refund_kurus: row.refund_kurus,
  confirmed_at: row.confirmed_at,
  instant_booking: row.instant_booking,
  end_asked_on: row.end_asked_on,
  events: row.events,
  revisions: row.revisions,
});

type VillaRow = Omit<ReservationRow, 'matching'>;

/** A villa's reservation as the screens of both kinds know it. */
export const ofVilla = (row: VillaRow) => ({
  ...shared(row),
  kind: 'villa' as const,
  listing_id: row.villa_id,
  listing_name: row.villa_name,
  listing_slug: row.villa_slug,
  place: row.town,
  unit: null,
  starts_at: null,
  hours: null,
});

/** A boat's. */
export const ofBoat = (row: BoatReservationRow) => ({
  ...shared(row),
  kind: 'boat' as const,
  listing_id: row.boat_id,
  listing_name: row.boat_name,
  listing_slug: row.boat_slug,
  place: row.marina,
  unit: row.unit as CharterUnitName,
  starts_at: row.starts_at,
  hours:
    row.starts_at && row.ends_at ? `${formatTime(row.starts_at)}–${formatTime(row.ends_at)}` : null,
});

/** What both kinds' rows have under the same names. */
type Shared = Pick<
  VillaRow,
  | 'id'
  | 'reservation_id'
  | 'status'
  | 'check_in'
  | 'check_out'
  | 'nights'
  | 'adults'
  | 'children'
  | 'babies'
  | 'customer_name'
  | 'customer_phone'
  | 'customer_email'
  | 'total_kurus'
  | 'prepayment_kurus'
  | 'paid_kurus'
  | 'leaving_kurus'
  | 'option_until'
  | 'created_at'
  | 'version'
>;

const shared = (row: Shared) => ({
  id: row.id,
  reservation_id: row.reservation_id,
  status: row.status as ReservationState,
  check_in: row.check_in ?? '',
  check_out: row.check_out ?? '',
  nights: row.nights ?? 0,
  adults: row.adults,
  children: row.children,
  babies: row.babies,
  customer_name: row.customer_name,
  customer_phone: row.customer_phone,
  customer_email: row.customer_email,
  total_kurus: row.total_kurus,
  prepayment_kurus: row.prepayment_kurus,
  paid_kurus: row.paid_kurus,
  leaving_kurus: row.leaving_kurus,
  option_until: row.option_until,
  created_at: row.created_at,
  version: row.version,
});

export type DeskRow = ReturnType<typeof ofVilla> | ReturnType<typeof ofBoat>;
