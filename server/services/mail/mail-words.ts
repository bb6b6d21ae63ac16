import { amountDue, staying } from '../../domain/amount-due.ts';
import { t } from '../../i18n.ts';
import type { MailedReservation } from '../../queries/mail/mail-reservations.ts';
import { formatMoney } from '../../shared/format.ts';
import {
  formatDay,
  formatInstant,
  formatStayWithYear,
  saidDays,
} from '../../shared/format-days.ts';
import type { MailWords } from './mail-body.ts';
import { remainingOf } from './mail-money-parts.ts';
import type { ReservationWord } from './mail-placeholders.ts';

/** What the words of a reservation's mail stand for, written out as on the pages. */
export function reservationWords(
  row: MailedReservation,
  siteName: string,
): MailWords & Record<ReservationWord, string> {
  return {
    site_name: siteName,
    customer_name: greetable(row.customer_name),
    reservation_id: row.reservation_id,
    villa: row.villa,
    town: row.town,
    stay: formatStayWithYear(row.check_in, row.check_out),
    check_in: formatDay(row.check_in),
    check_out: formatDay(row.check_out),
    nights: lengthText(row),
    guests: guestsText(row),
    total: formatMoney(row.total_kurus),
    prepayment: formatMoney(row.prepayment_kurus),
    balance: formatMoney(row.balance_kurus),
    deposit: formatMoney(row.deposit_kurus),
    option_until: row.option_until === null ? '–' : formatInstant(row.option_until),
    amount: formatMoney(amountOf(row)),
    paid: formatMoney(staying(row)),
    remaining: formatMoney(remainingOf(row)),
    owner_name: greetable(row.owner?.first_name ?? ''),
    former_stay: formerStay(row) ?? '–',
    link_until: row.payment_link ? formatInstant(row.payment_link.expires_at) : '–',
  };
}

/** The days before the last change of them; null: there was none. A day trip leaves on the day it came. */
export function formerStay({ former_stay, charter }: MailedReservation): string | null {
  if (!former_stay) return null;
  const { check_in, check_out } = former_stay;
  return formatStayWithYear(...saidDays(charter?.unit, check_in, check_out));
}

/** Kuruş: what moved, what the link asks for, or what is due. */
const amountOf = ({ movement, payment_link, ...row }: MailedReservation): number =>
  (movement ?? payment_link ?? amountDue(row)).amount_kurus;

interface Measured {
  nights: number;
  /** Of a boat. */
  charter?: { unit: string } | null | undefined;
}

/** '7 gece'; of a charter '10 gün' or 'günübirlik'. */
export function lengthText({ nights, charter }: Measured): string {
  if (!charter) return t('mail:stay.nights', { count: nights });
  return charter.unit === 'TRIP' ? t('mail:stay.day_trip') : t('mail:stay.days', { count: nights });
}

/** '2 yetişkin, 1 çocuk, 1 bebek'; who is not there is not named. */
export function guestsText({
  adults,
  children,
  babies,
}: Pick<MailedReservation, 'adults' | 'children' | 'babies'>): string {
  const parts = [
    t('mail:stay.adults', { count: adults }),
    children > 0 ? t('mail:stay.children', { count: children }) : '',
    babies > 0 ? t('mail:stay.babies', { count: babies }) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/**
 * A name fit for a greeting. Anybody can have our mail sent to anybody's address, so a name must not
 * be able to carry a link or a sales text.
 */
export function greetable(name: string): string {
  return name
    .replace(/[<>/\\:@]+/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}
