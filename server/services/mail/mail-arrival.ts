import type { Fact, MailBlock } from '../../../views/mail/mail-document.ts';
import { amountLacking, lackingParts, staying } from '../../domain/amount-due.ts';
import { depositLacking } from '../../domain/deposit-due.ts';
import { t } from '../../i18n.ts';
import type { MailedReservation } from '../../queries/mail/mail-reservations.ts';
import { formatMoney, formatPhone } from '../../shared/format.ts';
import { formatFullDay, formatHours, formatTime, isTrip } from '../../shared/format-days.ts';
import { siteSettingsFrom } from '../content/settings.ts';
import { formerStay } from './mail-words.ts';

/** What the door asks for: the same facts as on the page that is printed. */
export function voucherPart(row: MailedReservation): MailBlock {
  return {
    kind: 'facts',
    title: t(row.charter ? 'mail:voucher.boat_title' : 'mail:voucher.title'),
    facts: given([
      { label: t('mail:voucher.guest'), value: row.customer_name },
      ...whereAndWhen(row),
      { label: t('mail:voucher.paid'), value: formatMoney(staying(row)) },
      ...whatLacks(row),
      {
        label: t(row.charter ? 'mail:voucher.boat_licence_no' : 'mail:voucher.permit_no'),
        value: row.permit_no ?? '',
      },
    ]),
    notes: [...formerNotes(row), identityNote(row)],
  };
}

/** The same the day before, shorter, and whom to call. */
export function arrivalPart(row: MailedReservation): MailBlock {
  const { site_phone } = siteSettingsFrom(row.settings);
  return {
    kind: 'facts',
    title: t('mail:voucher.arrival_title'),
    facts: given([
      ...whereAndWhen(row),
      ...stillToPay(row),
      { label: t('mail:voucher.phone'), value: site_phone ? formatPhone(site_phone) : '' },
    ]),
    notes: [identityNote(row)],
  };
}

function whereAndWhen(row: MailedReservation): Fact[] {
  const from = { day: formatFullDay(row.check_in), hour: formatTime(row.check_in_time) };
  const until = { day: formatFullDay(row.check_out), hour: formatTime(row.check_out_time) };
  const label = (name: 'address' | 'check_in' | 'check_out') =>
    t(row.charter ? `mail:voucher.boat_${name}` : `mail:voucher.${name}`);
  const address = { label: label('address'), value: addressOf(row) };
  if (isTrip(row.charter?.unit)) {
    const hours = formatHours(row.check_in_time, row.check_out_time);
    const value = t('mail:voucher.trip_day', { day: from.day, hours });
    return [address, { label: t('mail:voucher.trip'), value }];
  }
  return [
    address,
    { label: label('check_in'), value: t('mail:voucher.from', from) },
    { label: label('check_out'), value: t('mail:voucher.until', until) },
  ];
}

/** A guest who has papers for other days too must not stand at the door with those. */
function formerNotes(row: MailedReservation): string[] {
  const days = formerStay(row);
  return days === null ? [] : [t('mail:voucher.former', { days })];
}

const identityNote = ({ charter }: MailedReservation): string =>
  t(charter ? 'mail:voucher.boat_identity' : 'mail:voucher.identity');

/** What is to be sent ahead apart: it is no sum of the door's. */
function whatLacks(row: MailedReservation): Fact[] {
  const { prepayment_due_kurus, due_kurus } = lackingParts(row);
  if (prepayment_due_kurus === 0) return stillToPay(row);
  return [
    { label: t('mail:voucher.prepayment_due'), value: formatMoney(prepayment_due_kurus) },
    {
      label: t(row.charter ? 'mail:price.boat_balance' : 'mail:price.balance'),
      value: formatMoney(due_kurus),
    },
    depositFact(row),
  ];
}

const stillToPay = (row: MailedReservation): Fact[] => [
  {
    label: t('mail:voucher.due'),
    value: formatMoney(amountLacking(row)),
  },
  depositFact(row),
];

const depositFact = (row: MailedReservation): Fact => ({
  label: t('mail:voucher.deposit'),
  value: depositText(row),
});

/** What is still taken at the door, and what is there already; '' where none is asked for. */
function depositText(row: MailedReservation): string {
  const [missing_kurus, held_kurus] = [depositLacking(row), row.deposit_held_kurus];
  return [
    missing_kurus > 0 && formatMoney(missing_kurus),
    held_kurus > 0 && t('mail:voucher.deposit_held', { amount: formatMoney(held_kurus) }),
  ]
    .filter(Boolean)
    .join(' + ');
}

/** Neighbourhood, street and door, then the places up to the province. */
export function addressOf(row: MailedReservation): string {
  const doors = [row.outer_door_no, row.inner_door_no].filter(Boolean).join('/');
  const street = [row.mahalle, row.street, row.lane, doors && t('mail:voucher.door', { doors })];
  const places = [row.district, `${row.town} / ${row.region}`];
  // A district often bears the name of its neighbourhood.
  return [...new Set([...street, ...places].filter(Boolean))].join(', ');
}

const given = (facts: Fact[]) => facts.filter(({ value }) => value.trim() !== '');
