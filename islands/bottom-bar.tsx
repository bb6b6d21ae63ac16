import { formatMoney, formatPrice, formatShortStay } from '../server/shared/format.ts';
import { paths } from '../server/shared/paths.ts';
import { fill } from './fill.ts';
import type { PanelProps } from './live-quote.tsx';

/** Price and the way on at the bottom of small screens; opens the sheet. */
export function BottomBar(props: PanelProps) {
  const { villa, state, choice, labels } = props;
  if (state.failed) return <UnreadPrice {...props} />;
  if (state.waiting) return <AwaitedPrice {...props} />;
  const { check_in, check_out } = choice;
  const refused = refusalOf(props);
  return (
    <div className="bottom-bar">
      <p>
        {refused ? <b>{refused.words}</b> : <BarPrice {...props} />}
        <button type="button" className="link" popoverTarget="quote">
          {check_out
            ? fill(refused ? labels.why : labels.details, {
                dates: formatShortStay(check_in, check_out),
              })
            : labels.choose}
        </button>
      </p>
      {state.quote?.sellable ? (
        <a className="button primary" href={paths.bookVilla(villa.slug, choice)}>
          {villa.instant_booking ? labels.instant_short : labels.request_short}
        </a>
      ) : (
        <button type="button" className="button primary" popoverTarget="quote">
          {check_out ? (refused?.change ?? labels.choose_other) : labels.choose}
        </button>
      )}
    </div>
  );
}

/** Nothing is said against the stay: its price is unknown until it is read again, without the sheet. */
function UnreadPrice({ state, labels, choice: { check_in, check_out } }: PanelProps) {
  return (
    <div className="bottom-bar">
      <p>
        <b>{labels.failed_short}</b>
        <button type="button" className="link" popoverTarget="quote">
          {fill(labels.why, { dates: formatShortStay(check_in, check_out) })}
        </button>
      </p>
      <button type="button" className="button primary" onClick={state.retry}>
        {labels.retry}
      </button>
    </div>
  );
}

/** Nothing is known of the stay yet, neither for it nor against it. */
function AwaitedPrice({ villa, labels, choice: { check_in, check_out } }: PanelProps) {
  return (
    <div className="bottom-bar">
      <p>
        <b>{labels.loading}</b>
        <button type="button" className="link" popoverTarget="quote">
          {fill(labels.details, { dates: formatShortStay(check_in, check_out) })}
        </button>
      </p>
      <button type="button" className="button primary" disabled>
        {villa.instant_booking ? labels.instant_short : labels.request_short}
      </button>
    </div>
  );
}

/** In short why a stay can't be had, and what to change: the days may be free, and only the party too large. */
function refusalOf({ villa, state: { quote }, labels }: PanelProps) {
  if (!quote || quote.sellable) return null;
  if (quote.reasons.some(({ code }) => code !== 'too_many_guests'))
    return { words: labels.refused, change: labels.choose_other };
  return {
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
