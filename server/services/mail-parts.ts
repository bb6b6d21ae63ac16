import type { ButtonBlock, Fact, MailBlock, StayBlock } from '../../views/mail/mail-document.ts';
import { env } from '../env.ts';
import { t } from '../i18n.ts';
import type { MailedReservation } from '../queries/mail-reservations.ts';
import { weekday } from '../shared/days.ts';
import { formatIban, formatMoney, formatPhone } from '../shared/format.ts';
import {
  formatDayOfMonth,
  formatFullDay,
  formatInstant,
  formatTime,
  weekdayName,
} from '../shared/format-days.ts';
import { paths } from '../shared/paths.ts';
import { cancellationPart } from './mail-cancellation.ts';
import { pricePart } from './mail-price.ts';
import type { MailPart } from './mail-templates.ts';
import { guestsText } from './mail-words.ts';

/** Makes each structured part of a reservation's mail; null where there is nothing to say. */
export const MAIL_PARTS: Record<MailPart, (row: MailedReservation) => MailBlock | null> = {
  stay_details: stayPart,
  price_details: pricePart,
  bank_accounts: transferPart,
  voucher_details: voucherPart,
  cancellation_terms: ({ policy }) => cancellationPart(policy),
  customer_details: customerPart,
  enquiry_button: (row) => button('enquiry', paths.enquire({ code: row.reservation_id })),
  voucher_button: (row) => button('voucher', paths.enquire({ code: row.reservation_id })),
  villa_button: (row) => button('villa', paths.villa(row.slug, staySearch(row))),
  alternatives_button: (row) => button('alternatives', paths.villas(staySearch(row))),
  dashboard_button: ({ id }) => button('dashboard', paths.dashboard.villaReservation(id)),
};

type ButtonText = keyof typeof import('../../views/locales/tr/mail.json')['buttons'];

/** Addresses come from the configuration, never from a request. */
const button = (name: ButtonText, path: string): ButtonBlock => ({
  kind: 'button',
  label: t(`mail:buttons.${name}`),
  url: `${env.PUBLIC_URL}${path}`,
});

const staySearch = ({ check_in, check_out, adults, children, babies }: MailedReservation) => ({
  check_in,
  check_out,
  adults,
  ...(children > 0 ? { children } : {}),
  ...(babies > 0 ? { babies } : {}),
});

function stayPart(row: MailedReservation): StayBlock {
  const end = (name: 'check_in' | 'check_out', hour: string) => ({
    label: t(`mail:stay.${name}`),
    day: formatDayOfMonth(row[name]),
    weekday: `${row[name].slice(0, 4)} ${weekdayName(weekday(row[name]))}`,
    hour,
  });
  return {
    kind: 'stay',
    name: row.villa,
    place: t('mail:stay.place', row),
    check_in: end('check_in', t('mail:stay.from_hour', { hour: formatTime(row.check_in_time) })),
    check_out: end(
      'check_out',
      t('mail:stay.until_hour', { hour: formatTime(row.check_out_time) }),
    ),
    facts: [
      { label: t('mail:stay.length'), value: t('mail:stay.nights', { count: row.nights }) },
      { label: t('mail:stay.guests'), value: guestsText(row) },
      { label: t('mail:stay.code'), value: row.reservation_id },
    ],
  };
}

/** Bank, holder, IBAN, exact amount and the code by which the money is known (domain.md §3.6). */
function transferPart(row: MailedReservation): MailBlock {
  const until = row.option_until === null ? '–' : formatInstant(row.option_until);
  return {
    kind: 'transfer',
    title: t('mail:transfer.title'),
    amount: { label: t('mail:transfer.amount'), value: formatMoney(row.prepayment_kurus) },
    deadline: { label: t('mail:transfer.deadline'), value: until },
    reference: { label: t('mail:transfer.reference'), value: row.reservation_id },
    accounts: row.bank_accounts.map(({ bank_name, holder, iban }) => ({
      bank: bank_name,
      holder: { label: t('mail:transfer.holder'), value: holder },
      iban: { label: t('mail:transfer.iban'), value: formatIban(iban) },
    })),
    no_account: t('mail:transfer.no_account'),
    notes: [t('mail:transfer.fraud')],
  };
}

function voucherPart(row: MailedReservation): MailBlock {
  const from = { day: formatFullDay(row.check_in), hour: formatTime(row.check_in_time) };
  const until = { day: formatFullDay(row.check_out), hour: formatTime(row.check_out_time) };
  return {
    kind: 'facts',
    title: t('mail:voucher.title'),
    facts: given([
      { label: t('mail:voucher.guest'), value: row.customer_name },
      { label: t('mail:voucher.address'), value: addressOf(row) },
      { label: t('mail:voucher.check_in'), value: t('mail:voucher.from', from) },
      { label: t('mail:voucher.check_out'), value: t('mail:voucher.until', until) },
      { label: t('mail:voucher.balance'), value: formatMoney(row.balance_kurus) },
      { label: t('mail:voucher.deposit'), value: formatMoney(row.deposit_kurus) },
      { label: t('mail:voucher.permit_no'), value: row.permit_no ?? '' },
    ]),
    notes: [t('mail:voucher.identity')],
  };
}

/** Neighbourhood, street and door, then the places up to the province. */
export function addressOf(row: MailedReservation): string {
  const doors = [row.outer_door_no, row.inner_door_no].filter(Boolean).join('/');
  const street = [row.mahalle, row.street, row.lane, doors && t('mail:voucher.door', { doors })];
  const places = [row.district, `${row.town} / ${row.region}`];
  return [...street, ...places].filter(Boolean).join(', ');
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
