import { formatShortStay } from '../../../server/shared/format-days.ts';
import { dayOf, type Grid, listingOf, measure, numberOf, say } from './grid.ts';

/** Free days that somebody has chosen in a line, by number: arrival and departure. */
export interface Pick {
  line: HTMLTableRowElement;
  cell: HTMLTableCellElement;
  from: number;
  until: number;
}

/** The chosen free days of a calendar, drawn in their cell. */
export class Picked {
  private readonly grid: Grid;
  private mark: HTMLElement | undefined;
  now: Pick | undefined;

  constructor(grid: Grid) {
    this.grid = grid;
  }

  /** Chooses as much of the days as the cell has free. */
  set({ line, cell, from, until }: Pick): void {
    const { first, last } = this.room(cell);
    const begin = Math.min(Math.max(Math.min(from, until), first), last - 1);
    const end = Math.max(Math.min(Math.max(from, until), last), begin + 1);
    this.now = { line, cell, from: begin, until: end };
    this.draw();
    const { words } = this.grid;
    this.grid.status.textContent = say(words.picked, {
      villa: listingOf(line).name,
      stay: this.words(),
      length: say(words.length, { nights: end - begin }),
    });
  }

  clear(): void {
    this.mark?.remove();
    this.mark = undefined;
    this.now = undefined;
    this.grid.status.textContent = '';
  }

  /** First day of arrival and last of departure that a free cell has. */
  room(cell: HTMLTableCellElement): { first: number; last: number } {
    const { from = '', until = '' } = cell.dataset;
    return { first: numberOf(this.grid, from), last: numberOf(this.grid, until) };
  }

  private words(): string {
    const { from, until } = this.now as Pick;
    return formatShortStay(dayOf(this.grid, from), dayOf(this.grid, until));
  }

  private draw(): void {
    const { cell, from, until } = this.now as Pick;
    const { first, day } = measure(this.grid);
    const left = cell.getBoundingClientRect().left;
    const start = this.grid.table.getBoundingClientRect().left + first;
    this.mark ??= document.createElement('div');
    this.mark.className = 'picked';
    this.mark.textContent = say(this.grid.words.length, { nights: until - from });
    this.mark.style.left = `${start + (from + 0.5) * day - left}px`;
    this.mark.style.width = `${(until - from) * day}px`;
    if (this.mark.parentElement !== cell) cell.append(this.mark);
  }
}
