import { isTrip } from '../../../server/shared/format-days.ts';
import {
  dayAt,
  dayOf,
  factsOf,
  type Grid,
  isMovable,
  lineUnder,
  listingOf,
  measure,
  numberOf,
  type StayFacts,
} from './grid.ts';
import type { Goal } from './move.ts';

/** Pixels before a press becomes a drag, and beside a border where the calendar scrolls by itself. */
const FAR = 5;
const EDGE = 36;
/** So near to its end a stay is made longer, not moved. */
const GRIP = 7;
const SPEED = 18;

interface Drag {
  facts: StayFacts;
  /** Where it was taken, and the day of the stay that was taken. */
  x: number;
  y: number;
  grabbed: number;
  stretches: boolean;
  goal?: Goal & { line: HTMLTableRowElement };
}

type Move = (facts: StayFacts, goal: Goal) => void;

/** Takes a stay to other days or another villa or boat; nothing is done before the dialog that it opens. */
export class Dragging {
  private readonly grid: Grid;
  private readonly move: Move;
  private readonly ghost = document.createElement('div');
  private drag: Drag | undefined;

  constructor(grid: Grid, move: Move) {
    this.grid = grid;
    this.move = move;
    grid.root.addEventListener('dragstart', (event) => event.preventDefault());
    grid.root.addEventListener('pointerdown', (event) => this.press(event));
    addEventListener('pointermove', (event) => this.aim(event));
    addEventListener('pointerup', () => this.release());
    addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.leave();
    });
  }

  private press({ target, clientX: x, clientY: y, button, pointerType }: PointerEvent): void {
    const link = (target as Element).closest<HTMLAnchorElement>('a.stay');
    const facts = link && factsOf(link);
    if (!facts || button !== 0 || pointerType === 'touch' || !isMovable(facts)) return;
    const stretches = link.getBoundingClientRect().right - x < GRIP;
    const grabbed = dayAt(this.grid, x) - numberOf(this.grid, facts.from);
    this.drag = { facts, x, y, grabbed, stretches };
  }

  private aim(event: PointerEvent): void {
    const { drag, grid } = this;
    if (!drag) return;
    const { clientX, clientY } = event;
    if (!drag.goal && Math.hypot(clientX - drag.x, clientY - drag.y) < FAR) return;
    scrollNear(grid.root, event);
    const { facts, stretches, grabbed } = drag;
    const day = dayAt(grid, clientX);
    const under = lineUnder(document.elementFromPoint(clientX, clientY));
    const isFixed = stretches || facts.kind === 'CLOSING';
    const line = (!isFixed && under) || drag.goal?.line || facts.line;
    const first = numberOf(grid, facts.from);
    const from = stretches ? first : day - grabbed;
    const until = stretches ? Math.max(day, first + 1) : from + numberOf(grid, facts.until) - first;
    const days = { from: dayOf(grid, from), until: dayOf(grid, until) };
    drag.goal = { line, listing_id: listingOf(line).id, ...days };
    this.show(drag.goal, { facts, from, until });
  }

  private show(
    goal: NonNullable<Drag['goal']>,
    { facts, from, until }: { facts: StayFacts; from: number; until: number },
  ): void {
    const { ghost, grid } = this;
    const { first, day } = measure(grid);
    ghost.className = facts.link.className;
    ghost.classList.add('ghost');
    ghost.classList.toggle('taken', isTaken(facts, goal));
    ghost.classList.remove('lifted', 'chosen');
    ghost.textContent = facts.link.textContent;
    ghost.style.left = `${first + (from + (isTrip(facts.unit) ? 0 : 0.5)) * day}px`;
    ghost.style.width = `${(until - from) * day}px`;
    ghost.style.top = `${middleOf(grid, goal.line)}px`;
    facts.link.classList.add('lifted');
    grid.table.parentElement?.append(ghost);
  }

  private release(): void {
    const done = this.drag;
    this.leave();
    if (!done?.goal) return;
    swallowClick(this.grid.root);
    const { facts, goal } = done;
    const { listing_id, from, until } = goal;
    const isElsewhere = listing_id !== listingOf(facts.line).id;
    if (isElsewhere || from !== facts.from || until !== facts.until)
      this.move(facts, { listing_id, from, until });
  }

  private leave(): void {
    this.drag?.facts.link.classList.remove('lifted');
    this.drag = undefined;
    this.ghost.remove();
  }
}

const middleOf = ({ table }: Grid, line: HTMLElement): number => {
  const { top, height } = line.getBoundingClientRect();
  return top - (table.parentElement as HTMLElement).getBoundingClientRect().top + height / 2;
};

/** Whether another stay that is drawn has one of its nights; the server has the last word. */
const isTaken = (facts: StayFacts, goal: NonNullable<Drag['goal']>): boolean =>
  [...goal.line.querySelectorAll<HTMLAnchorElement>('a.stay')].some(
    (link) =>
      link !== facts.link &&
      (link.dataset.from ?? '') < goal.until &&
      (link.dataset.until ?? '') > goal.from,
  );

function scrollNear(root: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const { left, right, top, bottom } = root.getBoundingClientRect();
  const step = (low: number, high: number, at: number) => {
    if (at < low + EDGE) return -SPEED;
    return at > high - EDGE ? SPEED : 0;
  };
  root.scrollBy(step(left, right, clientX), step(top, bottom, clientY));
}

/** The click that ends a drag is none. */
function swallowClick(root: HTMLElement): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => root.removeEventListener('click', swallow, { capture: true }));
}
