import type { ListBlock, ListedLine } from '../../../views/mail/mail-document.ts';
import type { Db } from '../../db/index.ts';
import { eachByItself } from '../../each-by-itself.ts';
import { t } from '../../i18n.ts';
import { listKnownEvents } from '../../queries/mail/stay-mails.ts';
import {
  listOwnerMonths,
  type MonthStay,
  type OwnerMonth,
} from '../../queries/reports/owner-months.ts';
import { formatMoney } from '../../shared/format.ts';
import { formatMonth, formatStay, isTrip, saidDays } from '../../shared/format-days.ts';
import { paths } from '../../shared/paths.ts';
import { TIME_ZONE } from '../../shared/time-zone.ts';
import { queueMail } from '../mail/mail.ts';
import { mailButton } from '../mail/mail-buttons.ts';
import { type ComposedMail, composeMail, type MailTexts } from '../mail/mail-composing.ts';
import { readMailTexts } from '../mail/mail-texts.ts';
import { lengthText } from '../mail/mail-words.ts';

const TEMPLATE = 'owner_month';
/** A server that was down on the first still tells; later it would be no news. */
const LAST_DAY = 7;

/**
 * Writes each owner's notice of the month that is over and the one that begins, once: one owner and one
 * month make one mail, however often this runs. Nothing is written after the month's first week.
 * Resolves with how many were written.
 */
export async function queueOwnerMonths(pool: Db, now: Temporal.Instant): Promise<number> {
  const today = now.toZonedDateTimeISO(TIME_ZONE).toPlainDate();
  if (today.day > LAST_DAY) return 0;
  const coming = today.toPlainYearMonth();
  const past = coming.subtract({ months: 1 });
  const first = (month: Temporal.PlainYearMonth) => month.toPlainDate({ day: 1 }).toString();
  const later = first(coming.add({ months: 1 }));
  const owners = await listOwnerMonths(pool, { past: first(past), coming: first(coming), later });
  const keyOf = ({ id }: OwnerMonth) => `${TEMPLATE}:${id}:${past}`;
  const known = await listKnownEvents(pool, owners.map(keyOf));
  const texts = await readMailTexts(pool, TEMPLATE);
  let written = 0;
  const tell = async (owner: OwnerMonth) => {
    const mail = composeOwnerMonth(owner, { past, coming }, texts);
    const id = await queueMail(pool, {
      ...mail,
      template_code: TEMPLATE,
      recipient: owner.email,
      event_key: keyOf(owner),
    });
    if (id !== undefined) written += 1;
  };
  const untold = owners.filter((each) => !known.has(keyOf(each)));
  await eachByItself(untold, tell, 'Some owners could not be told');
  return written;
}

interface Months {
  past: Temporal.PlainYearMonth;
  coming: Temporal.PlainYearMonth;
}

/** The notice, not addressed yet. */
export function composeOwnerMonth(
  owner: Pick<OwnerMonth, 'first_name' | 'past' | 'coming' | 'earnings_kurus'>,
  months: Months,
  texts: MailTexts,
): ComposedMail {
  const month = formatMonth(months.past.toString());
  const next_month = formatMonth(months.coming.toString());
  const { past, coming } = owner;
  return composeMail(TEMPLATE, texts, {
    words: {
      site_name: texts.settings.site_name,
      owner_name: owner.first_name,
      month,
      next_month,
      stay_count: countOf(past),
      nights: nightsOf(past),
      earnings: earningsOf(owner),
      arrival_count: countOf(coming),
    },
    parts: {
      month_stays: listPart(past, earned, {
        title: t('mail:month.past_title', { month }),
        none: t('mail:month.none', { month }),
      }),
      month_arrivals: listPart(coming, expected, {
        title: t('mail:month.coming_title', { month: next_month }),
        none: t('mail:month.no_arrivals', { month: next_month }),
      }),
      owner_button: mailButton('owner', paths.dashboard.ownerReservations()),
    },
  });
}

/** Stays without an agreed commission are named in the list. */
function earningsOf({ past, earnings_kurus }: Pick<OwnerMonth, 'past' | 'earnings_kurus'>): string {
  if (earnings_kurus === null && past.length > 0) return t('mail:month.unknown');
  return formatMoney(earnings_kurus ?? 0);
}

/** Stays and day trips, each by its own name: nobody stays anywhere on a trip. */
function countOf(stays: readonly MonthStay[]): string {
  const trips = stays.filter(({ unit }) => isTrip(unit)).length;
  const others = stays.length - trips;
  if (trips === 0) return t('mail:month.stays', { count: others });
  if (others === 0) return t('mail:month.trips', { count: trips });
  return t('mail:month.stays_and_trips', { stays: others, trips });
}

/** Nobody sleeps aboard on a day trip, though the ledger has its day as a night. */
function nightsOf(stays: readonly MonthStay[]): string {
  const overnight = stays.filter(({ unit }) => !isTrip(unit));
  if (overnight.length === 0 && stays.length > 0) return t('mail:month.no_nights');
  return t('mail:month.nights', { count: overnight.reduce((sum, { nights }) => sum + nights, 0) });
}

const lengthOf = ({ nights, unit }: MonthStay): string =>
  lengthText({ nights, charter: unit && { unit } });

type Measured = Pick<ListedLine, 'value' | 'measure'>;

const earned = (stay: MonthStay): Measured => ({
  value:
    stay.owner_amount_kurus === null
      ? t('mail:month.unknown')
      : formatMoney(stay.owner_amount_kurus),
  measure: lengthOf(stay),
});

const expected = (stay: MonthStay): Measured => ({
  value: lengthOf(stay),
  measure: t('mail:month.people', { count: stay.people }),
});

function listPart(
  stays: readonly MonthStay[],
  measured: (stay: MonthStay) => Measured,
  { title, none }: { title: string; none: string },
): ListBlock {
  const lines = stays.map((stay) => ({
    name: stay.listing,
    detail: formatStay(...saidDays(stay.unit, stay.check_in, stay.check_out)),
    ...measured(stay),
  }));
  return { kind: 'list', title, lines, none };
}
