import { addDays, nightsBetween } from '../../server/shared/days.ts';
import { formatDayOfMonth } from '../../server/shared/format-days.ts';
import { dayByKey } from '../day-by-key.ts';
import { extendTo, pickDay, type Stay } from '../range-picking.ts';
import { type DayCells, dayCells } from './day-cells.ts';

/**
 * `[data-calendar="<form id>"]`: days of month tables fill the form's `started_at` and `finished_at` by
 * two clicks, by dragging, or by the keys of a grid. A taken day shows its line in `[data-ranges]`.
 */
export function keepCalendars(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-calendar]')) keep(root);
}

interface Choice {
  cells: DayCells;
  read: () => Stay;
  write: (stay: Stay) => void;
  /** Brings the form into sight where it stands below the months. */
  reach: () => void;
}

function keep(root: HTMLElement): void {
  const form = document.getElementById(root.dataset.calendar ?? '');
  if (!(form instanceof HTMLFormElement)) return;
  const cells = dayCells(root);
  const [from, until] = ['started_at', 'finished_at'].map(
    (name) => form.elements.namedItem(name) as HTMLInputElement,
  ) as [HTMLInputElement, HTMLInputElement];
  const own = { check_in: from.defaultValue, check_out: until.defaultValue };
  const show = () => showChoice({ form, cells, own }, choice.read());
  const choice: Choice = {
    cells,
    read: () => ({ check_in: from.value, check_out: until.value }),
    write: ({ check_in, check_out }) => {
      from.value = check_in;
      until.value = check_out;
      until.dispatchEvent(new Event('input', { bubbles: true }));
    },
    reach: () => {
      if (matchMedia('(width < 60em)').matches) form.scrollIntoView({ block: 'center' });
    },
  };
  form.addEventListener('input', show);
  listen(root, choice);
  show();
}

function listen(root: HTMLElement, choice: Choice): void {
  const { cells } = choice;
  let pressed = '';
  let dragged = false;
  root.addEventListener('pointerdown', (event) => {
    pressed = event.pointerType === 'mouse' ? cells.dayAt(event.target) : '';
    dragged = false;
  });
  root.addEventListener('pointerover', ({ target }) => {
    const day = cells.dayAt(target);
    if (!pressed || !day || day === pressed) return;
    dragged = true;
    choice.write(stretched(pressed, day));
  });
  document.addEventListener('pointerup', () => {
    pressed = '';
  });
  root.addEventListener('click', ({ target }) => {
    const day = cells.dayAt(target);
    if (!day || dragged) return;
    cells.focus(day);
    pick(choice, day);
  });
  root.addEventListener('keydown', (event) => press(choice, event));
}

/** A drag may go either way; its later day is the day of departure. */
const stretched = (one: string, other: string): Stay =>
  one < other ? { check_in: one, check_out: other } : { check_in: other, check_out: one };

function pick(choice: Choice, day: string): void {
  const { cells, read, write } = choice;
  const stay = read();
  const ending = stay.check_in !== '' && stay.check_out === '' ? 'check_out' : 'check_in';
  const next = pickDay(stay, day, ending);
  const range = cells.takenBy(day);
  // A departure may fall on the day on which the next stay begins.
  if (range && next.check_out === '') showRange(range);
  else {
    write(next);
    if (next.check_out !== '') choice.reach();
  }
}

function press(choice: Choice, event: KeyboardEvent): void {
  const { cells, read, write } = choice;
  const focused = cells.dayAt(event.target);
  if (!focused) return;
  if (event.key === 'Enter' || event.key === ' ') pick(choice, focused);
  else if (event.key === 'Escape') write({ check_in: '', check_out: '' });
  else {
    const day = dayByKey(event.key, focused);
    if (!day) return;
    if (cells.focus(day) && event.shiftKey) write(extendTo(read(), focused, day));
  }
  event.preventDefault();
}

interface Shown {
  form: HTMLFormElement;
  cells: DayCells;
  /** What the form was opened with: the days of the closing that is edited. */
  own: Stay;
}

/** Marks the chosen days, and tells in the form how many nights they are, or that some are taken. */
function showChoice({ form, cells, own }: Shown, { check_in, check_out }: Stay): void {
  const whole = check_in !== '' && check_out > check_in;
  cells.mark(check_in, whole ? check_out : check_in && addDays(check_in, 1));
  const place = form.querySelector<HTMLElement>('[data-chosen-days]');
  if (!place) return;
  const taken = whole && isTaken(cells, { check_in, check_out }, own);
  linkDays(form, whole && !taken ? { check_in, check_out } : undefined);
  place.classList.toggle('bad', taken);
  place.textContent = whole
    ? wordsOf(place, taken, { check_in, check_out })
    : beginOf(place, check_in);
}

function beginOf({ dataset }: HTMLElement, day: string): string {
  const { none = '', begun = '' } = dataset;
  return day ? begun.replace('{{day}}', formatDayOfMonth(day)) : none;
}

/** Its own days do not stand in a closing's way. */
const isTaken = (cells: DayCells, { check_in, check_out }: Stay, own: Stay): boolean =>
  cells.anyTaken(check_in, check_out < own.check_in ? check_out : own.check_in) ||
  cells.anyTaken(check_in > own.check_out ? check_in : own.check_out, check_out);

function wordsOf({ dataset }: HTMLElement, taken: boolean, { check_in, check_out }: Stay): string {
  const { nights = '', clash = '' } = dataset;
  if (taken) return clash;
  return nights
    .replace('{{nights}}', String(nightsBetween(check_in, check_out)))
    .replace('{{day}}', formatDayOfMonth(check_out));
}

/** What else can be done with days that are all free. */
function linkDays(form: HTMLFormElement, stay: Stay | undefined): void {
  const place = form.querySelector<HTMLElement>('[data-day-links]');
  if (!place) return;
  place.hidden = stay === undefined;
  if (!stay) return;
  const { check_in, check_out } = stay;
  for (const link of place.querySelectorAll<HTMLAnchorElement>('[data-day-link]'))
    link.href = (link.dataset.dayLink ?? '')
      .replace('CHECK_IN', check_in)
      .replace('CHECK_OUT', check_out)
      .replace('LAST', addDays(check_out, -1))
      .replace('YEAR', check_in.slice(0, 4));
}

function showRange(id: string): void {
  const line = document.getElementById(`range-${id}`);
  for (const each of document.querySelectorAll('[data-ranges] [aria-current]'))
    each.removeAttribute('aria-current');
  line?.setAttribute('aria-current', 'true');
  line?.focus();
}
