import type { Currency, Rates } from '../server/shared/currency.ts';
import { formatMoney, formatPrice } from '../server/shared/format.ts';
import { formatDayOfMonth } from '../server/shared/format-days.ts';
import { fill } from './fill.ts';
import type { LiveQuote } from './live-quote-types.ts';
import type { QuoteLabels } from './quote-labels.ts';

interface QuoteLinesProps {
  quote: LiveQuote;
  labels: QuoteLabels;
  currency: Currency;
  rates: Rates | null;
}

/** Every line of the price in TL, as that is what is charged; zero lines stay, so nothing appears later. */
export function QuoteLines(props: QuoteLinesProps) {
  const { quote, labels } = props;
  const fee = quote.short_stay_fee_kurus ?? 0;
  return (
    <>
      <dl className="amounts">
        {nightGroups(quote).map(({ price_kurus, count }) => (
          <Line key={price_kurus} label={nightsText(price_kurus, count, labels)}>
            {price_kurus === null ? labels.unpriced : formatMoney(price_kurus * count)}
          </Line>
        ))}
        {quote.extras.map(({ id, name, amount_kurus }) => (
          <Line key={id} label={name}>
            {formatMoney(amount_kurus)}
          </Line>
        ))}
        {quote.short_stay_limit !== null && quote.short_stay_fee_kurus !== null && (
          <Line
            label={labels.short_stay_fee}
            note={fee > 0 && fill(labels.short_stay_free, { count: quote.short_stay_limit })}
          >
            {formatMoney(fee)}
          </Line>
        )}
        {quote.discount_kurus !== null && (
          <Line
            label={quote.discount_label ?? labels.discount}
            className={quote.discount_kurus > 0 ? 'discount' : undefined}
          >
            {formatMoney(-quote.discount_kurus)}
          </Line>
        )}
        {quote.total_kurus !== null && <Total {...props} total={quote.total_kurus} />}
      </dl>
      {quote.total_kurus !== null && <Payments {...props} />}
      <p className="deposit">
        {labels.taxes}{' '}
        {quote.deposit_kurus > 0 &&
          fill(labels.deposit, { deposit: formatMoney(quote.deposit_kurus) })}
      </p>
    </>
  );
}

interface LineProps {
  label: string;
  note?: string | false;
  className?: string | undefined;
  children: string;
}

function Line({ label, note, className, children }: LineProps) {
  return (
    <>
      <dt className={className}>
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd className={className}>{children}</dd>
    </>
  );
}

function Total({ total, labels, currency, rates }: QuoteLinesProps & { total: number }) {
  return (
    <>
      <dt className="total">{labels.total}</dt>
      <dd className="total">
        {formatMoney(total)}
        {currency !== 'TL' && rates && (
          <small>
            {fill(labels.at_rate, {
              price: formatPrice(total, currency, rates),
              date: formatDayOfMonth(rates.updated_on),
            })}
          </small>
        )}
      </dd>
    </>
  );
}

/** What is paid now and what at check-in, as a bar of two parts. */
function Payments({ quote, labels }: QuoteLinesProps) {
  const total = quote.total_kurus ?? 0;
  const share = total > 0 ? Math.round(((quote.prepayment_kurus ?? 0) * 100) / total) : 0;
  const prepayment = formatMoney(quote.prepayment_kurus ?? 0);
  const balance = formatMoney(quote.balance_kurus ?? 0);
  const later = Math.max(0, 99.5 - share);
  return (
    <div className="split">
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(labels.split, { prepayment, balance })}
      >
        <rect className="now" width={later ? share : 100} height="10" />
        <rect className="later" x={share + 0.5} width={later} height="10" />
      </svg>
      <dl>
        <div>
          <dt>{fill(labels.prepayment, { percent: quote.prepayment_percent })}</dt>
          <dd>{prepayment}</dd>
        </div>
        <div>
          <dt>{labels.balance}</dt>
          <dd>{balance}</dd>
        </div>
      </dl>
      {total > 0 && quote.balance_kurus === 0 && (
        <p>{quote.whole_is_due ? labels.prepayment_whole : labels.prepayment_all}</p>
      )}
    </div>
  );
}

interface NightGroup {
  price_kurus: number | null;
  count: number;
}

/** Nights of one price together, in the order of the stay. */
function nightGroups({ nights }: LiveQuote): NightGroup[] {
  const groups: NightGroup[] = [];
  for (const { price_kurus } of nights) {
    const known = groups.find((group) => group.price_kurus === price_kurus);
    if (known) known.count += 1;
    else groups.push({ price_kurus, count: 1 });
  }
  return groups;
}

const nightsText = (price_kurus: number | null, count: number, labels: QuoteLabels) =>
  price_kurus === null
    ? fill(labels.unpriced_nights, { count })
    : fill(labels.nights_at, { price: formatMoney(price_kurus), count });
