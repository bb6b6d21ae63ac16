import { formatFullDay } from '../../server/shared/format-days.ts';

/** The days of a calendar's tables (`td[data-day]`), made a grid that keys move over. */
export interface DayCells {
  /** The day under an event, '' beside the days. */
  dayAt: (target: EventTarget | null) => string;
  /** Moves the focus; false for a day that is not shown. */
  focus: (day: string) => boolean;
  /** Marks the half-open range; its end is where the next stay may begin. */
  mark: (from: string, until: string) => void;
  /** What takes the night of a day. */
  takenBy: (day: string) => string | undefined;
  anyTaken: (from: string, until: string) => boolean;
}

export function dayCells(root: HTMLElement): DayCells {
  const cells = new Map<string, HTMLElement>();
  for (const cell of root.querySelectorAll<HTMLElement>('[data-day]')) {
    cells.set(cell.dataset.day ?? '', cell);
    const name = formatFullDay(cell.dataset.day ?? '');
    cell.ariaLabel ??= `${name}, ${root.dataset.free}`;
    cell.setAttribute('role', 'gridcell');
    cell.tabIndex = -1;
  }
  for (const table of root.querySelectorAll('table')) table.setAttribute('role', 'grid');
  const within = (from: string, until: string) =>
    [...cells].filter(([day]) => from <= day && day < until);
  let reached = cells.get(root.querySelector<HTMLElement>('.today')?.dataset.day ?? '');
  reached ??= cells.values().next().value;
  if (reached) reached.tabIndex = 0;
  return {
    dayAt: (target) => (target as Element).closest<HTMLElement>('[data-day]')?.dataset.day ?? '',
    focus: (day) => {
      const cell = cells.get(day);
      if (!cell) return false;
      if (reached) reached.tabIndex = -1;
      cell.tabIndex = 0;
      cell.focus();
      reached = cell;
      return true;
    },
    mark: (from, until) => {
      for (const [day, cell] of cells) {
        const inside = from !== '' && from <= day && day < until;
        cell.classList.toggle('chosen', inside);
        cell.classList.toggle('first', inside && day === from);
        cell.classList.toggle('departure', from !== '' && day === until);
        cell.setAttribute('aria-selected', String(inside));
      }
    },
    takenBy: (day) => cells.get(day)?.dataset.taken,
    anyTaken: (from, until) => within(from, until).some(([, cell]) => cell.dataset.taken),
  };
}
