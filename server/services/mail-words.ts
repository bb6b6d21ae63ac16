import { t } from '../i18n.ts';
import type { MailedReservation } from '../queries/mail-reservations.ts';
import { formatMoney } from '../shared/format.ts';
import { formatDay, formatInstant, formatStayWithYear } from '../shared/format-days.ts';
import type { MailWords } from './mail-body.ts';
import type { MailWord } from './mail-templates.ts';

/** What the words of a reservation's mail stand for, written out as on the pages. */
export function reservationWords(
  row: MailedReservation,
  siteName: string,
): MailWords & Record<MailWord, string> {
  return {
    site_name: siteName,
    customer_name: greetable(row.customer_name),
    reservation_id: row.reservation_id,
    villa: row.villa,
    town: row.town,
    stay: formatStayWithYear(row.check_in, row.check_out),
    check_in: formatDay(row.check_in),
    check_out: formatDay(row.check_out),
    nights: t('mail:stay.nights', { count: row.nights }),
    guests: guestsText(row),
    total: formatMoney(row.total_kurus),
    prepayment: formatMoney(row.prepayment_kurus),
    balance: formatMoney(row.balance_kurus),
    deposit: formatMoney(row.deposit_kurus),
    option_until: row.option_until === null ? '' : formatInstant(row.option_until),
  };
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
function greetable(name: string): string {
  return name
    .replace(/[<>/\\:@]+/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}
