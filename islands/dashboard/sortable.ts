import { type Act, followKeys } from './sort-keys.ts';
import { followPointer } from './sort-pointer.ts';
import { keepOrder } from './sort-saving.ts';
import { differs, forgetChanges } from './unsaved.ts';

/**
 * Puts the items of a `[data-sortable]` list into another order: dragged by `[data-sort-handle]` (or, with
 * a mouse, by `[data-sort-grip]`), with keys on the handle (sort-keys.ts), or one place at a time by
 * `[data-sort-step="-1"]` and `[data-sort-step="1"]`. Items have `data-id`; `[data-position]` inside shows
 * the place, and labels in `data-placed` and rows in `data-placed-fill` name it. The form around it (or the
 * one named by `data-sort-form`) has the order as its `ids` and stores it at once (sort-saving.ts); its
 * `[data-sort-status]` says what happens to an item, by the name that `data-sort-handle` holds, in the
 * words of `data-sort-said`; its `data-sort-places` are the places that the items have among all.
 */
export function keepSortables(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-sortable]')) keep(list);
}

export const itemsOf = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('[data-id]')].filter(
    (item) => item.parentElement === list,
  );

/** Tells the form which order the items have now, whether moved, added or gone. */
export function noteOrder(list: HTMLElement): void {
  numberAll(list);
  const input = inputOf(list);
  if (!input) return;
  const ids = itemsOf(list).map(({ dataset }) => Number(dataset.id));
  orderCopies(input.form, ids);
  const before = storedIn(input);
  const stored = [
    ...before.filter((id) => ids.includes(id)),
    ...ids.filter((id) => !before.includes(id)),
  ];
  // A hidden input's default follows its value.
  input.dataset.stored = JSON.stringify(stored);
  input.value = JSON.stringify(ids);
  if (input.value !== input.dataset.stored)
    input.dispatchEvent(new Event('input', { bubbles: true }));
  else if (input.form && ![...input.form.elements].some(differs)) forgetChanges(input.form);
}

/** What else shows the items in their order, some of them at least: lists with the form's id as `data-sort-copy`. */
function orderCopies(form: HTMLFormElement | null, ids: number[]): void {
  for (const copy of document.querySelectorAll(`[data-sort-copy="${form?.id}"]`))
    copy.append(...ids.flatMap((id) => copy.querySelector(`:scope > [data-id="${id}"]`) ?? []));
}

const storedIn = ({ value, dataset }: HTMLInputElement): number[] =>
  JSON.parse(dataset.stored ?? value);

const formOf = (list: HTMLElement) =>
  list.dataset.sortForm
    ? document.querySelector<HTMLFormElement>(`#${list.dataset.sortForm}`)
    : list.closest('form');

function inputOf(list: HTMLElement): HTMLInputElement | undefined {
  const input = formOf(list)?.elements.namedItem('ids');
  return input instanceof HTMLInputElement ? input : undefined;
}

/** Puts an item at the place `at` (0 is the first), tells the form and says aloud what was done. */
export function moveTo(list: HTMLElement, item: HTMLElement, at: number, act: Act = 'moved'): void {
  place(list, item, at);
  settle(list, item, act);
}

function keep(list: HTMLElement): void {
  const itemAt = (target: EventTarget | null) =>
    (target as Element).closest<HTMLElement>('[data-id]') ?? undefined;
  list.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-sort-step]');
    const item = itemAt(target);
    if (button && item) step(list, item, button);
  });
  followKeys(list, {
    placeOf: (item) => itemsOf(list).indexOf(item),
    move: (item, at, act) => moveTo(list, item, at, act),
  });
  followPointer(list, {
    place: (item, at) => place(list, item, at),
    settle: (item) => settle(list, item, 'moved'),
  });
  noteOrder(list);
  keepStored(list);
}

/** What is to be called after each move of a list, so that the order is stored. */
const storing = new WeakMap<HTMLElement, () => void>();

function keepStored(list: HTMLElement): void {
  const form = formOf(list);
  const input = inputOf(list);
  if (!form || !input) return;
  const keepSoon = keepOrder(form, {
    shown: () => JSON.parse(input.value),
    stored: () => storedIn(input),
    show: (ids) => show(list, ids),
    store: (ids) => {
      input.dataset.stored = JSON.stringify(ids);
      noteOrder(list);
    },
    drop: (ids) => drop(list, ids),
    isMoving: () => list.querySelector('[data-lifted]') !== null,
  });
  storing.set(list, keepSoon);
}

/** Those that came meanwhile stay at the end. A moved element loses the focus. */
function show(list: HTMLElement, ids: number[]): void {
  const stop = document.activeElement;
  const items = itemsOf(list);
  const placeOf = ({ dataset }: HTMLElement) => ids.indexOf(Number(dataset.id)) >>> 0;
  list.append(...items.sort((one, other) => placeOf(one) - placeOf(other)));
  if (list.contains(stop)) (stop as HTMLElement).focus({ preventScroll: true });
  noteOrder(list);
}

/** Whoever stood at one of them goes on at the next. Told by `gone`, as a page may count its items. */
function drop(list: HTMLElement, ids: number[]): void {
  for (const item of itemsOf(list).filter(({ dataset }) => ids.includes(Number(dataset.id)))) {
    const next = item.nextElementSibling ?? item.previousElementSibling;
    const isHere = item.contains(document.activeElement);
    item.remove();
    if (isHere) next?.querySelector<HTMLElement>('[data-sort-handle]')?.focus();
  }
  noteOrder(list);
  list.dispatchEvent(new CustomEvent('gone', { bubbles: true }));
}

function step(list: HTMLElement, item: HTMLElement, button: HTMLElement): void {
  moveTo(list, item, itemsOf(list).indexOf(item) + Number(button.dataset.sortStep));
  const isEnd = (button as HTMLButtonElement).disabled;
  const focus = isEnd ? item.querySelector<HTMLElement>('[data-sort-step]:enabled') : button;
  focus?.focus();
}

function place(list: HTMLElement, item: HTMLElement, wanted: number): void {
  const items = itemsOf(list);
  const at = items.indexOf(item);
  const to = items[Math.max(0, Math.min(wanted, items.length - 1))];
  if (!to || to === item) return;
  if (items.indexOf(to) > at) to.after(item);
  else to.before(item);
}

function settle(list: HTMLElement, item: HTMLElement, act: Act): void {
  noteOrder(list);
  say(list, item, act);
  storing.get(list)?.();
  item.scrollIntoView({ block: 'nearest' });
}

function say(list: HTMLElement, item: HTMLElement, act: Act): void {
  const status = statusOf(list);
  if (!status) return;
  const words: Record<Act, string> = JSON.parse(status.dataset.sortSaid ?? '{}');
  const name = item.querySelector<HTMLElement>('[data-sort-handle]')?.dataset.sortHandle ?? '';
  status.textContent = words[act]
    .replace('{{name}}', () => name)
    .replace('{{position}}', placesOf(list)[itemsOf(list).indexOf(item)] ?? '')
    .trim();
}

const statusOf = (list: HTMLElement) =>
  formOf(list)?.querySelector<HTMLElement>('[data-sort-status]');

/** As words: those among all where others stand between or before the items. */
function placesOf(list: HTMLElement): string[] {
  const places: number[] = JSON.parse(statusOf(list)?.dataset.sortPlaces ?? '[]');
  return itemsOf(list).map((_item, at) => String(places[at] ?? at + 1));
}

function numberAll(list: HTMLElement): void {
  const places = placesOf(list);
  for (const [at, item] of itemsOf(list).entries()) {
    number(item, places[at] ?? '');
    for (const button of item.querySelectorAll<HTMLButtonElement>('[data-sort-step]'))
      button.disabled = at === (button.dataset.sortStep === '-1' ? 0 : places.length - 1);
  }
}

function number(item: HTMLElement, place: string): void {
  const shown = item.querySelector('[data-position]');
  if (shown) shown.textContent = place;
  const placed = (words = '') => words.replace('{{position}}', place);
  for (const named of item.querySelectorAll<HTMLElement>('[data-placed]'))
    named.ariaLabel = placed(named.dataset.placed);
  for (const opener of item.querySelectorAll<HTMLElement>('[data-placed-fill]'))
    opener.dataset.fill = placed(opener.dataset.placedFill);
}
