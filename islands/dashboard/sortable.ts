import { type Act, followKeys } from './sort-keys.ts';
import { followPointer } from './sort-pointer.ts';
import { differs, forgetChanges } from './unsaved.ts';

/**
 * Puts the items of a `[data-sortable]` list into another order: dragged by `[data-sort-handle]` (or, with
 * a mouse, by `[data-sort-grip]`), with keys on the handle (sort-keys.ts), or one place at a time by
 * `[data-sort-step="-1"]` and `[data-sort-step="1"]`. Items have `data-id`; `[data-position]` inside shows
 * the place, and labels in `data-placed` name it. The form around it (or the one named by `data-sort-form`)
 * gets the order as its `ids`, and its `[data-sort-status]` says what happens to an item, by the name that
 * `data-sort-handle` holds, in the words of `data-sort-said`; its `data-sort-places` are the places that the
 * items have among all. Resetting the form restores the order it was opened with.
 */
export function keepSortables(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-sortable]')) keep(list);
}

export const itemsOf = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('[data-id]')].filter(
    (item) => item.parentElement === list,
  );

/** Tells the form which order the items have now, whether moved, added or gone; `saved`: it is stored. */
export function noteOrder(list: HTMLElement, { saved = false } = {}): void {
  const items = itemsOf(list);
  for (const [at, item] of items.entries()) number(item, at, items.length);
  const input = inputOf(list);
  if (!input) return;
  const ids = items.map(({ dataset }) => Number(dataset.id));
  const before: number[] = saved ? ids : JSON.parse(input.dataset.stored ?? input.value);
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
  const form = formOf(list);
  form?.addEventListener('reset', () => {
    restore(list);
    leaveButtons(form, list);
  });
  form?.addEventListener('saved', ({ target }) => {
    if (target !== form) return;
    noteOrder(list, { saved: true });
    leaveButtons(form, list);
  });
  noteOrder(list, { saved: true });
}

/** What each list's last move was of. */
const moved = new WeakMap<HTMLElement, HTMLElement>();

/** The form's buttons go once the order is stored or given up: who pressed one by key goes on where they moved. */
function leaveButtons(form: HTMLFormElement, list: HTMLElement): void {
  const stop = document.activeElement;
  if (!stop?.matches(':focus-visible') || !form.contains(stop) || list.contains(stop)) return;
  (moved.get(list) ?? list).querySelector<HTMLElement>('[data-sort-handle]')?.focus();
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
  moved.set(list, item);
  noteOrder(list);
  say(list, item, act);
  item.scrollIntoView({ block: 'nearest' });
}

function say(list: HTMLElement, item: HTMLElement, act: Act): void {
  const status = formOf(list)?.querySelector<HTMLElement>('[data-sort-status]');
  if (!status) return;
  const at = itemsOf(list).indexOf(item);
  const places: number[] = JSON.parse(status.dataset.sortPlaces ?? '[]');
  const words: Record<Act, string> = JSON.parse(status.dataset.sortSaid ?? '{}');
  const name = item.querySelector<HTMLElement>('[data-sort-handle]')?.dataset.sortHandle ?? '';
  status.textContent = words[act]
    .replace('{{name}}', () => name)
    .replace('{{position}}', String(places[at] ?? at + 1))
    .trim();
}

function restore(list: HTMLElement): void {
  const ids: number[] = JSON.parse(inputOf(list)?.dataset.stored ?? '[]');
  const items = itemsOf(list);
  list.append(...ids.flatMap((id) => items.find(({ dataset }) => dataset.id === String(id)) ?? []));
  noteOrder(list, { saved: true });
}

function number(item: HTMLElement, at: number, all: number): void {
  const shown = item.querySelector('[data-position]');
  if (shown) shown.textContent = String(at + 1);
  for (const named of item.querySelectorAll<HTMLElement>('[data-placed]'))
    named.ariaLabel = (named.dataset.placed ?? '').replace('{{position}}', String(at + 1));
  for (const button of item.querySelectorAll<HTMLButtonElement>('[data-sort-step]'))
    button.disabled = button.dataset.sortStep === '-1' ? at === 0 : at === all - 1;
}
