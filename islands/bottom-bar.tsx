import type { ReactNode } from 'react';

import { formatMoney, formatPrice, formatShortStay } from '../server/shared/format.ts';
import { paths } from '../server/shared/paths.ts';
import { fill } from './fill.ts';
import { goOnFrom } from './go-on-from.ts';
import type { PanelProps } from './quote-panel.ts';

/** Price and the way on at the bottom of small screens; opens the sheet. */
export function BottomBar(props: PanelProps) {
  const { villa, state, choice, labels } = props;
  const { check_in, check_out } = choice;
  const dates = check_out ? formatShortStay(check_in, check_out) : '';
  const bookShort = villa.instant_booking ? labels.instant_short : labels.request_short;
  // Nothing is said against the stay: its price is unknown until it is read again, without the sheet.
  if (state.failed)
    return (
      <Bar price={<b>{labels.failed_short}</b>} opener={fill(labels.why, { dates })}>
        <button
          type="button"
          className="button primary"
          onClick={({ currentTarget }) => {
            goOnFrom(currentTarget.closest('.bottom-bar'));
            state.retry();
          }}
        >
          {labels.retry}
        </button>
      </Bar>
    );
  // Nothing is known of the stay yet, neither for it nor against it.
  if (state.waiting)
    return (
      <Bar price={<b>{labels.loading}</b>} opener={fill(labels.details, { dates })}>
        <button type="button" className="button primary" disabled>
          {bookShort}
        </button>
      </Bar>
    );
  const refused = refusalOf(props);
  const price = refused ? <b>{refused.words}</b> : <BarPrice {...props} />;
  const more = fill(refused ? labels.why : labels.details, { dates });
  return (
    <Bar price={price} opener={more} prices={check_out ? undefined : labels.prices}>
      {state.quote?.sellable ? (
        <a className="button primary" href={paths.bookVilla(villa.slug, choice)}>
          {bookShort}
        </a>
      ) : (
        <button type="button" className="button primary" popoverTarget="quote">
          {check_out ? (refused?.change ?? labels.choose_other) : labels.choose}
        </button>
      )}
    </Bar>
  );
}

interface BarProps {
  price: ReactNode;
  /** Of the link that opens the sheet. */
  opener: string;
  /** Of the link to the seasons, which stands there while no stay is chosen: nothing to open yet. */
  prices?: string;
  /** The way on. */
  children: ReactNode;
}

function Bar({ price, opener, prices, children }: BarProps) {
  return (
    <div className="bottom-bar">
      <p>
        {price}
        {prices ? (
          <a className="link" href="#fiyatlar">
            {prices}
          </a>
        ) : (
          <button type="button" className="link" popoverTarget="quote">
            {opener}
          </button>
        )}
      </p>
      {children}
    </div>
  );
}

/** In short why a stay can't be had, and what to change: the days may be free, and only the party too large. */
export function refusalOf({ villa, state: { quote }, labels }: PanelProps) {
  if (!quote || quote.sellable) return null;
  if (quote.reasons.some(({ code }) => code !== 'too_many_guests'))
    return { of: 'days' as const, words: labels.refused, change: labels.choose_other };
  return {
    of: 'guests' as const,
    words: fill(labels.refused_party, { count: villa.max_guests }),
    change: labels.choose_party,
  };
}

/** Of the chosen stay the whole price, else the lowest of a night. */
function BarPrice({ villa, state: { quote }, labels, currency, rates }: PanelProps) {
  const whole = quote?.total_kurus == null ? null : quote;
  const kurus = whole?.total_kurus ?? villa.from_price_kurus;
  if (kurus === null) return <b>{labels.ask_price}</b>;
  return (
    <>
      {!whole && `${labels.from} `}
      <b>{rates ? formatPrice(kurus, currency, rates) : formatMoney(kurus)}</b>{' '}
      {whole ? fill(labels.night_count, { count: whole.nights.length }) : labels.per_night}
    </>
  );
}
