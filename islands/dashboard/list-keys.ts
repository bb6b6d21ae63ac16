import { lettersWork } from './letter-keys.ts';

interface Place {
  /** The link of the row that was at hand. */
  row?: string | undefined;
  /** How far the table was scrolled inside its frame. */
  scrolled: number;
}

/** Where keys stop: a row's link, or the one that a card marks. */
const STOP = ':is(.row-link, [data-row-link])';

const ROW = 'tr, li, article';

/**
 * Keys in every list: J and K go from row to row by their link, which Enter opens as any link,
 * and X ticks the row. Who comes back to a list finds it where it was left: a table scrolls in a frame
 * of its own, which browsers do not put back.
 */
export function keepListKeys(): void {
  document.addEventListener('keydown', (event) => {
    const act = ACTS[event.key.toLowerCase()];
    if (!act || !isFree(event) || !lettersWork()) return;
    event.preventDefault();
    act();
  });
  addEventListener('pagehide', leavePlace);
  comeBack();
}

const ACTS: Record<string, () => void> = {
  j: () => walk(1),
  k: () => walk(-1),
  x: () => rowAtHand()?.querySelector<HTMLElement>('[data-select]')?.click(),
};

/** Letters belong to whoever types, and to a dialog or a sheet that lies over the list. */
const isFree = ({ ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || shiftKey) &&
  !document.querySelector('dialog[open], [popover]:popover-open') &&
  !(target as Element).closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable], [role=grid]',
  );

const rows = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`main ${STOP}`)].filter((link) =>
    link.checkVisibility(),
  );

const rowAtHand = () => document.activeElement?.closest(ROW);

/** From wherever in a row the focus is; from elsewhere to the first. */
function walk(step: number): void {
  const all = rows();
  const here = rowAtHand()?.querySelector<HTMLElement>(STOP);
  const at = here ? all.indexOf(here) : -1;
  show(all[at === -1 ? 0 : at + step]);
}

function show(link: HTMLElement | undefined): void {
  link?.focus({ preventScroll: true });
  link?.closest(ROW)?.scrollIntoView({ block: 'nearest' });
}

const frame = () => document.querySelector('main .table-frame');

function leavePlace(): void {
  const row = rowAtHand()?.querySelector(STOP)?.getAttribute('href') ?? undefined;
  const place: Place = { row, scrolled: frame()?.scrollTop ?? 0 };
  history.replaceState({ ...history.state, list: place }, '');
}

function comeBack(): void {
  const place: Place | undefined = history.state?.list;
  if (!place) return;
  frame()?.scrollTo({ top: place.scrolled });
  if (document.activeElement !== document.body) return;
  rows()
    .find((link) => link.getAttribute('href') === place.row)
    ?.focus({ preventScroll: true });
}
