import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import type { CHARTER_UNIT_NAMES } from '../../../server/shared/listing-choices.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';

export type CharterUnit = (typeof CHARTER_UNIT_NAMES)[number];

export interface ReservationRow {
  kind: ListingKind;
  id: number;
  /** The guest's code, `K7M2-Q4XH9T`. */
  reservation_id: string;
  status: ReservationState;
  customer_name: string;
  customer_phone: string;
  customer_email: string;
  listing_id: number;
  listing_name: string;
  listing_slug: string;
  /** Town of a villa, marina of a boat. */
  place: string;
  /** How a boat is let; null for villas. */
  unit: CharterUnit | null;
  /** Of a day trip: '10.00–18.00'. */
  hours: string | null;
  /** ISO days, half-open. */
  check_in: string;
  check_out: string;
  nights: number;
  adults: number;
  children: number;
  babies: number;
  total_kurus: number;
  /** What was asked for in advance. */
  prepayment_kurus: number;
  /** Sum of PAID transactions less refunds. */
  paid_kurus: number;
  /** What of it waits to go back. */
  leaving_kurus: number;
  /** total − paid, without what waits to go back. */
  balance_kurus: number;
  /** ISO instant while the state is OPTION. */
  option_until: string | null;
  created_at: string;
  /** Somebody must act: option nearly out, prepayment late, arrival past without check-in … */
  overdue: boolean;
  version: number;
}

export interface ReservationNight {
  /** ISO day of the night. */
  date: string;
  /** Before the discount. */
  price_kurus: number;
  discount_kurus: number;
}

interface ReservationExtra {
  name: string;
  amount_kurus: number;
}

export interface ReservationDetail extends ReservationRow {
  /** Of a villa; a boat's place is its marina. */
  district: string | null;
  permit_no: string | null;
  picture: PictureData | null;
  /** Where it came from: WEB, OFFER, STAFF, PHONE, MESSAGE, API. */
  source: 'WEB' | 'OFFER' | 'STAFF' | 'PHONE' | 'MESSAGE' | 'API';
  /** Who wrote it down, where staff did. */
  created_by: string | null;
  customer_note: string;
  staff_note: string;
  /** Why it was rejected or cancelled, or staff's word for a confirmation without prepayment. */
  state_reason: string | null;
  /** Why it was sold against the rules or at another price. */
  override_reason: string | null;
  /** Reservations of this guest beside this one. */
  other_reservations: number;
  /** The guest was taken out of it, as the law asks for: there is nobody to reach. */
  erased: boolean;
  /** The frozen quote, night by night, in order. */
  quoted_nights: ReservationNight[];
  accommodation_kurus: number;
  discount_kurus: number;
  /** What the discount is called. */
  discount_label: string;
  short_stay_fee_kurus: number;
  extras: ReservationExtra[];
  deposit_kurus: number;
  /** The agency's share; null while none is agreed. */
  commission_percent: number | null;
  /** It came to nothing: cancelled, refused, run out, or nobody arrived. */
  ended: boolean;
  /** What the sale brings, for the agency and the owner to share: the total, or what was kept. */
  counted_kurus: number;
  /** Of an ended one: what is kept by now, and what its end gave back. */
  kept_kurus: number | null;
  /** Of a confirmed stay whose payment was taken back: what lacks of its prepayment. */
  unprepaid_kurus: number;
  refund_kurus: number | null;
}
