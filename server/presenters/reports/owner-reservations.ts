import type { OwnerReservation } from '../../queries/reports/owner-reservations.ts';
import type { OwnReservation } from '../../schemas/answers/owner-reservations.ts';
import type { Columns } from '../../services/exports/columns.ts';
import { saidDays } from '../../shared/format-days.ts';

/** What a file of an owner's reservations shows. */
export const ownReservationColumns: Columns<OwnReservation> = {
  reservation_id: 'text',
  status: { code: 'states:reservation' },
  listing_name: 'text',
  check_in: 'day',
  check_out: 'day',
  nights: 'number',
  adults: 'number',
  children: 'number',
  babies: 'number',
  customer_name: 'text',
  owner_amount_kurus: 'money',
};

/** A stay as its owner may know it: no guest's phone or e-mail, they are the agency's. */
export const presentOwnReservation = (row: OwnerReservation): OwnReservation => ({
  kind: row.kind,
  reservation_id: row.reservation_id,
  status: row.status,
  listing_id: row.villa_id,
  listing_name: row.villa_name,
  check_in: row.check_in,
  check_out: row.check_out,
  nights: row.nights,
  adults: row.adults,
  children: row.children,
  babies: row.babies,
  customer_name: row.customer_name,
  owner_amount_kurus: row.owner_amount_kurus,
});

/** A line of a file of the list: a day trip ends on its day, as on the screen. */
export const presentOwnReservationLine = (row: OwnerReservation): OwnReservation => {
  const [, check_out] = saidDays(row.unit, row.check_in, row.check_out);
  return { ...presentOwnReservation(row), check_out };
};
