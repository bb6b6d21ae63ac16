import { formatMoney } from '../server/shared/format.ts';
import { fill } from './fill.ts';
import type { QuoteLabels } from './quote-labels.ts';
import { SpriteIcon } from './sprite-icon.tsx';
import type { QuoteState } from './use-quote.ts';

interface QuoteStatusProps {
  labels: QuoteLabels;
  state: QuoteState;
  /** The page's address named days that cannot be a stay. */
  refused: boolean;
}

/** Whether the stay can be had, in words that are read out as they change. */
export function QuoteStatus(props: QuoteStatusProps) {
  return (
    <div className="status" role="status" aria-busy={props.state.waiting || undefined}>
      <Words {...props} />
    </div>
  );
}

function Words({ labels, state, refused }: QuoteStatusProps) {
  const { quote, waiting, failed, retry } = state;
  if (failed)
    return (
      <>
        <Against reasons={[labels.failed]} lang="en" />
        <button type="button" className="link" onClick={retry}>
          {labels.retry}
        </button>
      </>
    );
  if (waiting) return <p className="dim">{labels.loading}</p>;
  if (!quote)
    return (
      <p className={refused ? 'refused' : 'dim'}>
        {refused ? labels.days_refused : labels.no_days}
      </p>
    );
  if (!quote.sellable) return <Against reasons={quote.reasons.map(({ text }) => text)} />;
  const total = quote.total_kurus ?? 0;
  return (
    <p className="free">
      <SpriteIcon name="circle-check" small />
      {labels.free}
      <span className="hidden-text">{fill(labels.free_total, { total: formatMoney(total) })}</span>
    </p>
  );
}

/** `lang`: what the reasons are written in, where it is not the page's own. */
function Against({ reasons, lang }: { reasons: string[]; lang?: string }) {
  return (
    <ul className="against" lang={lang}>
      {reasons.map((reason) => (
        <li key={reason}>
          <SpriteIcon name="circle-alert" small />
          {reason}
        </li>
      ))}
    </ul>
  );
}
