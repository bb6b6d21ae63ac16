import { formatShortWeekday } from '../../../server/shared/format-days.ts';
import { dayAt, dayOf, type Grid, lineUnder, say } from './grid.ts';
import type { Pick, Picked } from './pick.ts';

const freeCell = (target: EventTarget | null) =>
  (target as Element).closest<HTMLTableCellElement>('td.free, td.gap');

/**
 * Chooses free days by pointer: drawn from arrival to departure, or one click on each. Fingers scroll,
 * so they click.
 */
export class Pointing {
  private readonly grid: Grid;
  private readonly picked: Picked;
  private readonly take: (pick: Pick) => void;
  private drawn: { anchor: number; moved: boolean } | undefined;
  /** The day of arrival, while the second click is waited for. */
  private anchor: number | undefined;
  private byFinger = false;

  constructor(grid: Grid, picked: Picked, take: (pick: Pick) => void) {
    this.grid = grid;
    this.picked = picked;
    this.take = take;
    grid.root.addEventListener('pointerdown', (event) => this.press(event));
    grid.root.addEventListener('pointermove', (event) => this.draw(event));
    addEventListener('pointerup', (event) => this.release(event));
    grid.root.addEventListener('click', ({ target, clientX }) => {
      const cell = freeCell(target);
      if (this.byFinger && cell) this.click(cell, dayAt(grid, clientX));
    });
    addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return;
      this.anchor = undefined;
      this.drawn = undefined;
    });
  }

  private press(event: PointerEvent): void {
    const { grid, picked } = this;
    this.byFinger = event.pointerType === 'touch';
    const cell = freeCell(event.target);
    if (!cell || this.byFinger || event.button !== 0) return;
    event.preventDefault();
    grid.root.focus({ preventScroll: true });
    this.drawn = { anchor: dayAt(grid, event.clientX), moved: false };
    if (this.anchor === undefined || picked.now?.cell !== cell) this.begin(cell, this.drawn.anchor);
  }

  private draw({ target, clientX }: PointerEvent): void {
    const { drawn, anchor, picked } = this;
    if (this.byFinger || !picked.now) return;
    const day = dayAt(this.grid, clientX);
    if (drawn && day !== drawn.anchor) drawn.moved = true;
    if (drawn?.moved) this.stretch(drawn.anchor, day);
    else if (anchor !== undefined && freeCell(target) === picked.now.cell)
      this.stretch(anchor, day);
  }

  private release({ target }: PointerEvent): void {
    const { drawn, picked } = this;
    this.drawn = undefined;
    if (!drawn) return;
    const cell = freeCell(target);
    if (drawn.moved && picked.now) {
      this.anchor = undefined;
      this.take(picked.now);
    } else if (cell) this.click(cell, drawn.anchor);
  }

  private click(cell: HTMLTableCellElement, day: number): void {
    const { anchor, picked, grid } = this;
    if (anchor !== undefined && picked.now?.cell === cell) {
      this.stretch(anchor, day);
      this.anchor = undefined;
      this.take(picked.now);
      return;
    }
    this.begin(cell, day);
    this.anchor = picked.now?.from ?? day;
    grid.status.textContent = say(grid.words.pick_end, {
      day: formatShortWeekday(dayOf(grid, this.anchor)),
    });
  }

  private begin(cell: HTMLTableCellElement, day: number): void {
    const line = lineUnder(cell) as HTMLTableRowElement;
    this.picked.set({ line, cell, from: day, until: day + 1 });
  }

  private stretch(from: number, day: number): void {
    const { picked } = this;
    if (picked.now) picked.set({ ...picked.now, from, until: day === from ? day + 1 : day });
  }
}
