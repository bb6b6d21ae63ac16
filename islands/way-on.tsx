import { paths } from '../server/shared/paths.ts';
import { refusalOf } from './bottom-bar.tsx';
import type { PanelProps } from './quote-panel.ts';

/**
 * The panel's one main button: a request when the stay can be sold, else what has to be chosen for
 * one. It keeps its place while a price is read, so that nothing under the pointer moves.
 */
export function WayOn(panel: PanelProps) {
  const { villa, state, choice, labels, live } = panel;
  const book = villa.instant_booking ? labels.instant : labels.request;
  if (state.failed) return null;
  if (state.waiting)
    return (
      <button type="button" className="button primary full" disabled>
        {book}
      </button>
    );
  if (state.quote?.sellable)
    return (
      <a className="button primary full" href={paths.bookVilla(villa.slug, choice)}>
        {book}
      </a>
    );
  // Without the script the form has a button of its own.
  if (!live) return null;
  const refusal = refusalOf(panel);
  const opens = refusal?.of ?? 'days';
  return (
    <button
      type="button"
      className={`button primary full to-${opens}`}
      onClick={({ currentTarget }) => unfold(currentTarget, opens)}
    >
      {refusal?.change ?? (choice.check_out ? labels.choose_other : labels.choose)}
    </button>
  );
}

/** Opens a part of the panel's form and brings it into sight. */
function unfold(from: Element, part: 'days' | 'guests'): void {
  const details = from.closest('.quote')?.querySelector<HTMLDetailsElement>(`.${part}`);
  if (!details) return;
  details.open = true;
  details.querySelector('summary')?.focus();
}
