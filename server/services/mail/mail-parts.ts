import type { Fact, MailBlock, StayBlock } from '../../../views/mail/mail-document.ts';
import { parseStay } from '../../domain/stay.ts';
import { t } from '../../i18n.ts';
import type { MailedReservation } from '../../queries/mail/mail-reservations.ts';
import type { Charter } from '../../queries/reservations/boat-reservation-columns.ts';
import type { CharterUnit } from '../../schemas/boats.ts';
import { GUESTS_AT_MOST } from '../../schemas/guest-affairs.ts';
import { weekday } from '../../shared/days.ts';
import { formatPhone } from '../../shared/format.ts';
import {
  formatDay,
  formatStayWithYear,
  formatTime,
  isTrip,
  saidDays,
  weekdayName,
} from '../../shared/format-days.ts';
import { isListComplete } from '../../shared/guest-lists.ts';
import { staySearch } from '../../shared/paths/search.ts';
import { paths } from '../../shared/paths.ts';
import { arrivalPart, voucherPart } from './mail-arrival.ts';
import { passage } from './mail-body.ts';
import { mailButton } from './mail-buttons.ts';
import { endPart } from './mail-cancellation.ts';
import { ownerPart, paymentPart, restPart, transferPart } from './mail-money-parts.ts';
import type { ReservationPart } from './mail-placeholders.ts';
import { pricePart } from './mail-price.ts';
import { guestsText, lengthText } from './mail-words.ts';

/** Makes each structured part of a reservation's mail; null where there is nothing to say. */
export const MAIL_PARTS: Record<ReservationPart, (row: MailedReservation) => MailBlock | null> = {
  stay_details: stayPart,
  price_details: pricePart,
  bank_accounts: transferPart,
  prepayment_due: restPart,
  voucher_details: voucherPart,
  arrival_details: arrivalPart,
  payment_details: paymentPart,
  cancellation_terms: endPart,
  customer_details: customerPart,
  owner_details: ownerPart,
  guest_list: guestListPart,
  enquiry_button: ({ status, reservation_id }) =>
    mailButton(
      status === 'PENDING' ? 'enquiry' : 'reservation',
      paths.enquire({ code: reservation_id }),
    ),
  voucher_button: (row) => mailButton('voucher', paths.enquire({ code: row.reservation_id })),
  villa_button: (row) =>
    row.charter
      ? mailButton('boat', paths.boat(row.slug, charterSearch(row, row.charter)))
      : mailButton('villa', paths.villa(row.slug, staySearch(row))),
  alternatives_button: (row) =>
    row.charter
      ? mailButton('free_boats', paths.boats(charterSearch(row, row.charter)))
      : mailButton('alternatives', paths.villas(staySearch(row))),
  payment_button: ({ payment_link }) =>
    payment_link ? mailButton('pay', paths.payment(payment_link.code)) : null,
  comment_button: ({ comment_code }) =>
    comment_code ? mailButton('comment', paths.review(comment_code)) : null,
  dashboard_button: ({ id, charter }) =>
    mailButton(
      'dashboard',
      charter ? paths.dashboard.boatReservation(id) : paths.dashboard.villaReservation(id),
    ),
  owner_button: () => mailButton('owner', paths.dashboard.ownerReservations()),
  request_answer: requestPart,
};

const charterSearch = (row: MailedReservation, charter: Charter) => ({
  ...staySearch({ ...row, check_out: charter.finished_at }),
  unit: charter.unit.toLowerCase() as CharterUnit,
});

function stayPart(row: MailedReservation): StayBlock {
  const end = (name: 'check_in' | 'check_out', hour: string) => ({
    label: t(row.charter ? `mail:stay.boat_${name}` : `mail:stay.${name}`),
    day: formatDay(row[name]),
    weekday: weekdayName(weekday(row[name])),
    hour,
  });
  const [from, until] = [formatTime(row.check_in_time), formatTime(row.check_out_time)];
  // Who comes later than a day trip leaves has missed it.
  const isExact = isTrip(row.charter?.unit);
  return {
    kind: 'stay',
    name: row.villa,
    place: t('mail:stay.place', row),
    check_in: end('check_in', isExact ? from : t('mail:stay.from_hour', { hour: from })),
    check_out: end('check_out', isExact ? until : t('mail:stay.until_hour', { hour: until })),
    facts: [
      { label: t('mail:stay.length'), value: lengthText(row) },
      { label: t('mail:stay.guests'), value: guestsText(row) },
      { label: t('mail:stay.code'), value: row.reservation_id },
    ],
  };
}

/** The answer in the clerk's words, with what was asked below it. */
function requestPart({ request, charter }: MailedReservation): MailBlock | null {
  if (!request?.answer) return null;
  const { kind, state, answer } = request;
  const isDecision = kind !== 'MESSAGE' && state !== 'OPEN';
  const title = isDecision ? t(`mail:request.${state}`) : t('mail:request.answered');
  return { ...passage(title, answer), answers: quotedOf(request, charter?.unit) };
}

function quotedOf(
  { message, wanted_stay }: NonNullable<MailedReservation['request']>,
  unit: string | undefined,
) {
  const stay = wanted_stay === null ? null : parseStay(wanted_stay);
  const days =
    stay && formatStayWithYear(...saidDays(unit, `${stay.check_in}`, `${stay.check_out}`));
  const said = [days && t('mail:request.wanted', { days }), message].filter(Boolean);
  if (said.length === 0) return undefined;
  return { ...passage(t('mail:request.quoted'), said.join('\n\n')), quoted: true };
}

/** What the report (KBS) still wants to know of who comes; null: all is told, or it was reported. */
function guestListPart(row: MailedReservation): MailBlock | null {
  const people = Math.min(row.adults + row.children + row.babies, GUESTS_AT_MOST);
  if (row.guest_list_reported_at || isListComplete(row.guest_list, people)) return null;
  const wish = t(row.charter ? 'mail:guest_list.boat_text' : 'mail:guest_list.text');
  return {
    kind: 'text',
    runs: [
      { text: t('mail:guest_list.title'), strong: true },
      { text: ` ${wish}`, strong: false },
    ],
  };
}

function customerPart(row: MailedReservation): MailBlock {
  return {
    kind: 'facts',
    title: t('mail:customer.title'),
    facts: given([
      { label: t('mail:customer.name'), value: row.customer_name },
      { label: t('mail:customer.phone'), value: formatPhone(row.customer_phone) },
      { label: t('mail:customer.email'), value: row.customer_email },
      { label: t('mail:customer.note'), value: row.customer_note },
    ]),
    notes: [],
  };
}

const given = (facts: Fact[]) => facts.filter(({ value }) => value.trim() !== '');
