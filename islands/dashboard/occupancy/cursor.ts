import { formatShortWeekday } from '../../../server/shared/format-days.ts';
import {
  dayOf,
  type Grid,
  lineUnder,
  listingOf,
  numberOf,
  type Piece,
  pieceAt,
  say,
} from './grid.ts';
import type { Lines } from './lines.ts';
import type { Picked } from './pick.ts';

interface Place {
  line: HTMLTableRowElement;
  /** Before the first night stands the villa itself. */
  night: number;
}

/**
 * The place the arrow keys have come to: a stay's link or a villa's, or a button made for that one
 * free night, anew at each step so that it is read out.
 */
export class Cursor {
  private readonly grid: Grid;
  private readonly lines: Lines;
  private readonly picked: Picked;
  private button: HTMLButtonElement | undefined;
  place: Place | undefined;

  constructor(grid: Grid, lines: Lines, picked: Picked) {
    this.grid = grid;
    this.lines = lines;
    this.picked = picked;
    grid.root.addEventListener('focusin', ({ target }) => this.follow(target as HTMLElement));
  }

  /** Focus may come by pointer too. */
  private follow(target: HTMLElement): void {
    const line = lineUnder(target);
    if (!line || target === this.button) return;
    const { from } = target.dataset;
    const night = from ? Math.max(numberOf(this.grid, from), 0) : -1;
    if (this.place?.line !== line || !this.isIn(line, target)) this.place = { line, night };
  }

  private isIn(line: HTMLTableRowElement, target: HTMLElement): boolean {
    return pieceAt(line, this.place?.night ?? -1)?.cell.contains(target) ?? false;
  }

  /** Goes to a night, or as near as there is one. */
  go(line: HTMLTableRowElement, night: number): void {
    const place = { line, night: Math.min(Math.max(night, -1), this.grid.days - 1) };
    this.button?.remove();
    this.button = undefined;
    this.place = place;
    const piece = pieceAt(line, place.night);
    const goal =
      place.night < 0 || !piece ? line.querySelector<HTMLElement>('th a') : this.goalIn(piece);
    goal?.focus({ preventScroll: true });
    goal?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  private goalIn(piece: Piece): HTMLElement {
    if (piece.stay) return piece.stay;
    const { line, night } = this.place as Place;
    const { free, in_gap, cursor } = this.grid.words;
    const isGap = piece.cell.classList.contains('gap');
    const { first, last } = this.picked.room(piece.cell);
    this.button = document.createElement('button');
    this.button.type = 'button';
    this.button.className = 'cursor';
    this.button.ariaLabel = say(cursor, {
      villa: listingOf(line).name,
      day: formatShortWeekday(dayOf(this.grid, night)),
      state: isGap ? say(in_gap, { nights: last - first }) : free,
    });
    const half = piece.cell.getBoundingClientRect().width / piece.span;
    const from = 2 * night + 1 - piece.first;
    this.button.style.left = `${from * half}px`;
    this.button.style.width = `${Math.min(2, piece.span - from) * half}px`;
    piece.cell.append(this.button);
    return this.button;
  }

  /** To the next or the last piece's end: a stay is one step however long it is. */
  async step(key: string, far: boolean): Promise<void> {
    const { line, night } = this.place ?? (await this.first());
    if (!line) return;
    const piece = pieceAt(line, night);
    if (key === 'ArrowRight') {
      const next = piece?.stay ? Math.floor((piece.first + piece.span) / 2) : night + 1;
      this.go(line, next);
    } else if (key === 'ArrowLeft') {
      const before = piece?.stay ? Math.ceil((piece.first - 1) / 2) - 1 : night - 1;
      this.go(line, before);
    } else if (key === 'Home') this.go(line, -1);
    else if (key === 'End') this.go(line, this.grid.days - 1);
    else await this.climb(line, night, rowsOf(key, far));
  }

  private async climb(line: HTMLTableRowElement, night: number, rows: number): Promise<void> {
    const here = Number(line.getAttribute('aria-rowindex')) - 2;
    const place = Math.min(Math.max(here + rows, 0), this.grid.total - 1);
    const goal = await this.lines.lineAt(place);
    if (goal) this.go(goal, night);
  }

  private async first(): Promise<Place> {
    const { root, from, days } = this.grid;
    const { today = from } = root.dataset;
    const night = Math.min(Math.max(numberOf(this.grid, today), 0), days - 1);
    const line = root.querySelector<HTMLTableRowElement>('tbody tr[data-listing]');
    return { line: line as HTMLTableRowElement, night };
  }
}

const PAGE = 10;

function rowsOf(key: string, far: boolean): number {
  const rows = key === 'PageUp' || key === 'PageDown' ? PAGE : 1;
  const down = key === 'ArrowDown' || key === 'PageDown';
  if (far) return down ? Number.MAX_SAFE_INTEGER : -Number.MAX_SAFE_INTEGER;
  return down ? rows : -rows;
}
