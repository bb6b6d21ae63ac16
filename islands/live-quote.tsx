import { useEffect, useState } from 'react';

import { formatMoney, formatPrice, formatStay } from '../server/shared/format.ts';
import { paths } from '../server/shared/paths.ts';
import { BottomBar } from './bottom-bar.tsx';
import { fill } from './fill.ts';
import type { LiveQuote as Quote, StayChoice } from './live-quote-types.ts';
import { QuoteForm } from './quote-form.tsx';
import { quoteLabels } from './quote-labels.ts';
import { QuoteLines } from './quote-lines.tsx';
import type { LiveQuoteProps, PanelProps } from './quote-panel.ts';
import { QuoteStatus } from './quote-status.tsx';
import { SpriteIcon } from './sprite-icon.tsx';
import { useStay } from './stay-store.ts';
import { useQuote } from './use-quote.ts';
import { WayOn } from './way-on.tsx';

/**
 * The price of a stay: a form that asks the server, until this script makes it answer at once. On
 * phones it is a sheet that the bar at the bottom opens, on wide screens it stands beside the page.
 */
export function LiveQuote(props: LiveQuoteProps) {
  const { villa, currency, rates } = props;
  const labels = quoteLabels(props.ages);
  const [live, setLive] = useState(false);
  const choice = useStay(props.choice);
  const state = useQuote(villa, props, choice);
  useEffect(() => setLive(true), []);
  const panel = { ...props, labels, choice, state, live };
  return (
    <>
      <section id="quote" className="quote" popover="auto" aria-labelledby="quote-title">
        <SheetHead {...panel} />
        <Nightly {...panel} />
        <QuoteForm {...panel} />
        <QuoteStatus {...panel} />
        {state.quote && <QuoteLines {...{ labels, currency, rates }} quote={state.quote} />}
        <Actions {...panel} />
      </section>
      <BottomBar {...panel} />
    </>
  );
}

/** Seen where the panel is a sheet. */
function SheetHead({ labels, choice, state: { quote } }: PanelProps) {
  const { check_in, check_out } = choice;
  const nights = quote && fill(labels.night_count, { count: quote.nights.length });
  const stay = [formatStay(check_in, check_out), nights].filter(Boolean).join(', ');
  return (
    <div className="sheet-head">
      <h2 id="quote-title">{check_out ? stay : labels.choose}</h2>
      <button
        type="button"
        className="icon-button"
        popoverTarget="quote"
        popoverTargetAction="hide"
        aria-label={labels.close}
      >
        <SpriteIcon name="x" />
      </button>
    </div>
  );
}

/** Of the chosen stay the average of its nights, else the lowest there is. */
function Nightly({ villa, state, labels, currency, rates }: PanelProps) {
  const nightly = averageNight(state.quote) ?? villa.from_price_kurus;
  if (nightly === null) return <p className="nightly">{labels.ask_price}</p>;
  return (
    <p className="nightly">
      {averageNight(state.quote) === null && `${labels.from} `}
      <b>{rates ? formatPrice(nightly, currency, rates) : formatMoney(nightly)}</b>{' '}
      {labels.per_night}
    </p>
  );
}

function averageNight(quote: Quote | null): number | null {
  if (quote?.accommodation_kurus == null) return null;
  const paid = quote.accommodation_kurus - (quote.discount_kurus ?? 0);
  return Math.round(paid / quote.nights.length / 100) * 100;
}

/** The way on, and always a question. */
function Actions(panel: PanelProps) {
  const { villa, state, choice, labels, whatsapp } = panel;
  const sellable = state.quote?.sellable && !state.waiting;
  return (
    <div className="actions">
      <WayOn {...panel} />
      {whatsapp && (
        <a className="button outline full" href={whatsapp} rel="noopener">
          <SpriteIcon name="whatsapp" />
          {labels.whatsapp}
        </a>
      )}
      <a className="link" href={paths.contact({ villa: villa.slug, ...daysOf(choice) })}>
        {labels.ask}
      </a>
      {sellable && !villa.instant_booking && <p className="dim">{labels.request_note}</p>}
    </div>
  );
}

const daysOf = ({ check_in, check_out }: StayChoice) => (check_out ? { check_in, check_out } : {});
