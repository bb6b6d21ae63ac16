import { formatMoney, formatPhone } from '../../../server/shared/format.ts';
import {
  formatDay,
  formatFullDay,
  formatHours,
  formatTime,
} from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import type { Site } from '../../layouts/site.ts';
import type { LadderStep, ReservationHead, StaySummary } from '../booking/booking.ts';
import { ladderText, ladderWhen } from '../booking/summary.tsx';
import type { VoucherData } from './enquiry.ts';

interface VoucherProps {
  site: Site;
  head: ReservationHead;
  summary: StaySummary;
  voucher: VoucherData;
}

/** The paper for the door. Printing the page prints this alone. */
export function Voucher({ site, head, summary, voucher }: VoucherProps) {
  const { t, settings } = site;
  const words = wordsOf(site, summary);
  const agency = settings.company_title ?? settings.site_name;
  const phone = settings.site_phone ? formatPhone(settings.site_phone) : '';
  return (
    <section className="panel voucher">
      <div className="row between wrapping">
        <h2>{words('title')}</h2>
        <Button type="button" small icon="printer" className="needs-script no-print" data-print>
          {t('enquire:voucher.print')}
        </Button>
      </div>
      <p className="fine muted no-print">{t('enquire:voucher.print_hint')}</p>
      <dl className="facts-list">
        {factsOf({ site, head, summary, voucher }).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="medium">{words('identity')}</p>
      <p className="medium">{t('enquire:voucher.agency', { agency, phone })}</p>
      <p className="fine on-paper">
        {t('enquire:voucher.printed', {
          // Not this page's own address, which opens the booking to whoever reads it.
          address: `${site.base_url}${paths.enquire({ code: head.code })}`,
          day: formatDay(site.today),
        })}
      </p>
    </section>
  );
}

type OwnToBoats =
  | 'title'
  | 'address'
  | 'check_in'
  | 'check_out'
  | 'due'
  | 'deposit'
  | 'deposit_held'
  | 'identity';

/** Guests of a boat board it in a harbour; they have no door. */
const wordsOf =
  ({ t }: Site, { villa }: StaySummary) =>
  (name: OwnToBoats): string =>
    t(villa.charter ? `enquire:voucher.boat_${name}` : `enquire:voucher.${name}`);

function factsOf({ site, head, summary, voucher }: VoucherProps): [string, string][] {
  const { t } = site;
  const words = wordsOf(site, summary);
  const { villa, stay, price, ladder } = summary;
  const facts: [string, string][] = [
    [t('enquire:voucher.code'), head.code],
    [t('enquire:voucher.guest'), voucher.customer_name],
    [t(villa.charter ? 'enquire:voucher.boat' : 'enquire:voucher.villa'), villa.name],
    [words('address'), voucher.address],
    ...daysOf(site, summary),
    [t('enquire:voucher.guests'), guestsText(site, stay)],
    [t('enquire:voucher.total'), formatMoney(price?.total_kurus ?? 0)],
    [t('enquire:voucher.paid'), formatMoney(voucher.paid_kurus)],
    [t('enquire:voucher.prepayment_due'), sumText(voucher.prepayment_due_kurus)],
    [words('due'), formatMoney(voucher.due_kurus)],
    [words('deposit'), sumText(voucher.deposit.due_kurus)],
    [words('deposit_held'), sumText(voucher.deposit.held_kurus)],
    [t('enquire:voucher.cancellation'), ladderInWords(site, ladder)],
    [
      t(villa.charter ? 'enquire:voucher.boat_licence' : 'enquire:voucher.permit'),
      villa.permit_no ?? '',
    ],
    [t('enquire:voucher.licence'), site.settings.tursab_no],
  ];
  return facts.filter(([, text]) => text !== '');
}

const sumText = (kurus: number): string => (kurus > 0 ? formatMoney(kurus) : '');

function daysOf(site: Site, summary: StaySummary): [string, string][] {
  const { t } = site;
  const words = wordsOf(site, summary);
  const { villa, stay } = summary;
  const from = { day: formatFullDay(stay.check_in), time: formatTime(villa.check_in_time) };
  const until = { day: formatFullDay(stay.check_out), time: formatTime(villa.check_out_time) };
  if (villa.charter?.unit === 'trip') {
    const hours = formatHours(villa.check_in_time, villa.check_out_time);
    return [[t('enquire:voucher.trip'), t('enquire:voucher.trip_day', { day: from.day, hours })]];
  }
  return [
    [words('check_in'), t('enquire:voucher.day_from', from)],
    [words('check_out'), t('enquire:voucher.day_until', until)],
  ];
}

const guestsText = ({ t }: Site, stay: StaySummary['stay']): string =>
  (['adults', 'children', 'babies'] as const)
    .filter((kind) => stay[kind] > 0)
    .map((kind) => t(`enquire:${kind}`, { count: stay[kind] }))
    .join(', ');

const ladderInWords = (site: Site, ladder: LadderStep[]): string =>
  ladder
    .map((step) => `${ladderWhen(site, step, ladder.length === 1)}: ${ladderText(site, step)}`)
    .join('; ');
