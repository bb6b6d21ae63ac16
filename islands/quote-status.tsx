import type { ReactNode } from 'react';

import { formatMoney, formatShortStay } from '../server/shared/format.ts';
import { paths } from '../server/shared/paths.ts';
import { fill } from './fill.ts';
import { goOnFrom } from './go-on-from.ts';
import type { PanelProps } from './quote-panel.ts';
import { SpriteIcon } from './sprite-icon.tsx';
import { chooseStay } from './stay-store.ts';

/** Whether the stay can be had, in words that are read out as they change; else when it can. */
export function QuoteStatus(props: PanelProps) {
  return (
    <div className="status" role="status" aria-busy={props.state.waiting || undefined}>
      <Words {...props} />
    </div>
  );
}

function Words(props: PanelProps) {
  const { labels, state, days_refused } = props;
  const { quote, waiting, failed, retry } = state;
  if (failed)
    return (
      <Against reasons={[labels.failed]} lang="en">
        <li lang="tr">
          <button
            type="button"
            className="link"
            onClick={({ currentTarget }) => {
              goOnFrom(currentTarget.closest('.status'));
              retry();
            }}
          >
            {labels.retry}
          </button>
        </li>
      </Against>
    );
  if (waiting) return <p className="dim">{labels.loading}</p>;
  if (!quote)
    return (
      <p className={days_refused ? 'refused' : 'dim'}>
        {days_refused ? labels.days_refused : labels.no_days}
      </p>
    );
  if (!quote.sellable)
    return (
      <Against reasons={quote.reasons.map(({ text }) => text)}>
        <Nearest {...props} />
      </Against>
    );
  const total = quote.total_kurus ?? 0;
  return (
    <p className="free">
      <SpriteIcon name="circle-check" small />
      {labels.free}
      <span className="hidden-text">{fill(labels.free_total, { total: formatMoney(total) })}</span>
    </p>
  );
}

/** The nearest days that can be had, for the same guests; with the script chosen in place. */
function Nearest({ villa, choice, labels, state: { quote } }: PanelProps) {
  if (!quote?.nearest) return null;
  const { check_in, check_out } = quote.nearest;
  const stay = { ...choice, check_in, check_out };
  return (
    <li>
      <a
        className="link"
        href={paths.villa(villa.slug, stay)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          chooseStay(stay);
          // The link goes as the price is read; the days that took its place are here.
          event.currentTarget.closest('.quote')?.querySelector('summary')?.focus();
        }}
      >
        {fill(labels.nearest, { dates: formatShortStay(check_in, check_out) })}
      </a>
    </li>
  );
}

interface AgainstProps {
  reasons: string[];
  /** What the reasons are written in, where it is not the page's own. */
  lang?: string;
  /** The way on. */
  children?: ReactNode;
}

function Against({ reasons, lang, children }: AgainstProps) {
  return (
    <ul className="against" lang={lang}>
      {reasons.map((reason) => (
        <li key={reason}>
          <SpriteIcon name="circle-alert" small />
          {reason}
        </li>
      ))}
      {children}
    </ul>
  );
}
