import type { ReactNode } from 'react';

import { addDays } from '../../../server/shared/days.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import {
  formatFullDay,
  formatShortStay,
  formatStayWithYear,
  saidDays,
} from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { InputField, SelectField } from '../../components/field.tsx';
import { Note } from '../../components/note.tsx';
import { price } from '../../components/price.ts';
import { SplitBar } from '../../components/split-bar.tsx';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import type { BoatData, WishedCharter, WishedQuote } from './boat.ts';

interface CharterFormProps {
  site: Site;
  boat: BoatData;
  charter: WishedCharter;
}

/** Where the form stands in its page. */
export const CHARTER_FORM = 'tarih';

/** Unit, days and people; sent as a page's address, so it works without a script. */
export function CharterForm({ site, boat, charter }: CharterFormProps) {
  const { t, today } = site;
  const { unit, check_in, check_out } = charter.wish;
  return (
    <>
      <form
        id={CHARTER_FORM}
        className="stack"
        action={`${paths.boat(boat.slug)}#${CHARTER_FORM}`}
        noValidate
        data-prices
      >
        <SelectField
          site={site}
          name="unit"
          label={t('boats:filters.unit')}
          defaultValue={unit}
          options={boat.prices.map((one) => ({
            value: one.unit,
            text: t('boats:form.unit_from', {
              unit: t(`boats:unit.${one.unit}`),
              price: price(site, one.from_price_kurus),
            }),
          }))}
        />
        <div className="pairs">
          <InputField
            site={site}
            name="check_in"
            kind="date"
            label={t('boats:form.check_in')}
            defaultValue={check_in}
            min={today}
            required
          />
          <InputField
            site={site}
            name="check_out"
            kind="date"
            label={t('boats:form.check_out')}
            defaultValue={check_out}
            min={addDays(today, 1)}
          />
        </div>
        <div className="pairs">
          <Guests site={site} charter={charter} />
        </div>
        <Button kind="primary" full>
          {t('boats:form.show')}
        </Button>
      </form>
      <div role="status" data-priced="quote">
        <Answer site={site} boat={boat} charter={charter} />
      </div>
    </>
  );
}

/** Which ways of renting need no second day, of those there are. */
function Hints({ site: { t }, boat }: Pick<CharterFormProps, 'site' | 'boat'>) {
  const hints = (['trip', 'week'] as const)
    .filter((unit) => boat.prices.some((one) => one.unit === unit))
    .map((unit) => t(`boats:form.check_out_hint.${unit}`));
  return hints.length > 0 && <p className="dim">{hints.join(' ')}</p>;
}

/** The price of the days, or what they lack. */
function Answer({ site, boat, charter: { quote, days_problem } }: CharterFormProps) {
  const { t } = site;
  if (quote) return <CharterQuote site={site} quote={quote} />;
  return (
    <div className="stack">
      {days_problem ? (
        <Note kind="warn" icon="circle-alert">
          {t(`boats:days_problem.${days_problem}`)}
        </Note>
      ) : (
        <p className="dim">{t('boats:form.no_days')}</p>
      )}
      <Hints site={site} boat={boat} />
    </div>
  );
}

/** Adults, children and babies, in one row: who counts as what stands under the numbers. */
function Guests({ site, charter: { wish, ages } }: Omit<CharterFormProps, 'boat'>) {
  const { t } = site;
  const { child_max, baby_max } = ages;
  const hints = {
    adults: t('villa:quote.adults_hint', { from: child_max + 1 }),
    children: t('villa:quote.children_hint', { from: baby_max + 1, until: child_max }),
    babies: t('villa:quote.babies_hint', { until: baby_max }),
  };
  return GROUPS.map(({ name, min, max }) => (
    <InputField
      key={name}
      site={site}
      name={name}
      kind="number"
      inputMode="numeric"
      label={t(`villa:quote.${name}`)}
      hint={<small>{hints[name]}</small>}
      defaultValue={wish[name] || undefined}
      placeholder="0"
      min={min}
      max={max}
    />
  ));
}

/** As many as an address can say (schemas/boats.ts). */
const GROUPS = [
  { name: 'adults', min: 1, max: 300 },
  { name: 'children', min: 0, max: 300 },
  { name: 'babies', min: 0, max: 50 },
] as const;

function CharterQuote({ site, quote }: { site: Site; quote: WishedQuote }) {
  const { t } = site;
  const { unit, reasons, nearest, total_kurus, booking_href } = quote;
  return (
    <div className="stack">
      <h3>{daysOf(quote)}</h3>
      {reasons.length > 0 && (
        <Note kind="warn" icon="circle-alert" title={t('boats:form.refused')}>
          <ul className="reasons">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          {nearest && (
            <p>
              <a className="link" href={`${nearest.href}#${CHARTER_FORM}`}>
                {t('cards:nearest', {
                  dates: formatShortStay(...saidDays(unit, nearest.check_in, nearest.check_out)),
                })}
              </a>
            </p>
          )}
        </Note>
      )}
      {total_kurus !== null && reasons.length === 0 && <Sums site={site} quote={quote} />}
      {booking_href && (
        <LinkButton kind="primary" full href={booking_href}>
          {t('boats:form.book')}
        </LinkButton>
      )}
    </div>
  );
}

/** '22 – 29 Mayıs 2027', '22 Mayıs Cumartesi' */
const daysOf = ({ days, check_in, check_out }: WishedQuote) =>
  days === 1 ? formatFullDay(check_in) : formatStayWithYear(check_in, check_out);

function Sums({ site, quote }: { site: Site; quote: WishedQuote }) {
  const { t } = site;
  const { total_kurus, prepayment_kurus, balance_kurus, deposit_kurus } = quote;
  return (
    <>
      <dl className="amounts">
        {chargesOf(site, quote).map(([label, kurus]) => (
          <Line key={label} label={label}>
            {formatMoney(kurus)}
          </Line>
        ))}
        {quote.discount_label !== null && (
          <Line label={quote.discount_label} className="discount">
            {formatMoney(-(quote.discount_kurus ?? 0))}
          </Line>
        )}
        <Line label={t('boats:form.total')} className="total">
          {formatMoney(total_kurus ?? 0)}
          {site.currency !== 'TL' && <small>{price(site, total_kurus ?? 0)}</small>}
        </Line>
      </dl>
      <SplitBar
        site={site}
        prepayment_kurus={prepayment_kurus ?? 0}
        balance_kurus={balance_kurus ?? 0}
        percent={quote.prepayment_percent}
        boat
      />
      {deposit_kurus > 0 && (
        <p className="deposit">
          <Trans text={t('boats:terms.deposit', { deposit: formatMoney(deposit_kurus) })} />
        </p>
      )}
    </>
  );
}

/** The days, or the weeks as a whole, then what belongs to them. */
function chargesOf({ t }: Site, { days, lines, ...quote }: WishedQuote): [string, number][] {
  const charter = lines.map(({ price_kurus, days: count }): [string, number] => [
    t('boats:form.days_at', { price: formatMoney(price_kurus ?? 0), days: count }),
    (price_kurus ?? 0) * count,
  ]);
  const whole: [string, number][] = [
    [
      quote.unit === 'trip' ? t('booking:summary.day_trip') : t('boats:form.charter', { days }),
      quote.accommodation_kurus ?? 0,
    ],
  ];
  return [
    ...(charter.length ? charter : whole),
    ...quote.extras.map(({ name, amount_kurus }): [string, number] => [name, amount_kurus]),
  ];
}

const Line = (props: { label: string; className?: string; children: ReactNode }) => (
  <>
    <dt className={props.className}>{props.label}</dt>
    <dd className={props.className}>{props.children}</dd>
  </>
);
