import type { Cursor } from './cursor.ts';
import { factsOf, type Grid, pieceAt, type StayFacts } from './grid.ts';
import type { Pick, Picked } from './pick.ts';

const STEPS = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

interface Acts {
  use: (pick: Pick) => void;
  move: (stay: StayFacts) => void;
}

interface Place {
  picked: Picked;
  cursor: Cursor;
}

/** Arrows walk, Shift and arrows choose free days, Enter uses them, T moves a stay, Esc leaves. */
export function obeyKeys(grid: Grid, place: Place, acts: Acts): void {
  grid.root.addEventListener('keydown', (event) => {
    const stay = (event.target as Element).closest<HTMLAnchorElement>('a.stay');
    if (STEPS.has(event.key)) {
      event.preventDefault();
      void walk(place, event);
    } else if (event.key === 'Escape') place.picked.clear();
    else if (stay) obeyOnStay(stay, event, acts);
    else if (event.key === 'Enter' || event.key === ' ') takeHere(place, event, acts);
  });
}

async function walk({ picked, cursor }: Place, event: KeyboardEvent): Promise<void> {
  const { key, shiftKey, ctrlKey, metaKey } = event;
  if (shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    stretch({ picked, cursor }, key === 'ArrowRight' ? 1 : -1);
    return;
  }
  picked.clear();
  await cursor.step(key, ctrlKey || metaKey);
}

/** Enter opens it, as any link. */
function obeyOnStay(stay: HTMLAnchorElement, event: KeyboardEvent, { move }: Acts): void {
  const { key, ctrlKey, metaKey } = event;
  const facts = factsOf(stay);
  if (key.toLocaleLowerCase('tr') !== 't' || ctrlKey || metaKey || !facts) return;
  event.preventDefault();
  move(facts);
}

/** The free cell the cursor is in. */
function freeHere({ cursor: { place } }: Place) {
  const piece = place && pieceAt(place.line, place.night);
  if (!place || !piece?.cell.dataset.from) return undefined;
  return { ...place, cell: piece.cell };
}

function stretch(place: Place, by: number): void {
  const here = freeHere(place);
  if (!here) return;
  const { picked } = place;
  const { line, cell, night } = here;
  const { now } = picked;
  const [from, until] = now?.cell === cell ? [now.from, now.until + by] : [night, night + 1];
  if (until <= from) picked.clear();
  else picked.set({ line, cell, from, until });
}

/** What is chosen; else the whole gap, or this one night. */
function takeHere(place: Place, event: KeyboardEvent, { use }: Acts): void {
  const here = freeHere(place);
  if (!here) return;
  event.preventDefault();
  const { picked } = place;
  if (!picked.now) {
    const { line, cell, night } = here;
    const { first, last } = picked.room(cell);
    const [from, until] = cell.classList.contains('gap') ? [first, last] : [night, night + 1];
    picked.set({ line, cell, from, until });
  }
  if (picked.now) use(picked.now);
}
