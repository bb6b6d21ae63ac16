import { followPointer } from './sort-pointer.ts';

/**
 * Puts the items of a `[data-sortable]` list into another order: dragged by `[data-sort-handle]` (or, with
 * a mouse, by `[data-sort-grip]`), with the arrow keys, Home and End on the handle, or one place at a time
 * by `[data-sort-step="-1"]` and `[data-sort-step="1"]`. Items have `data-id`; `[data-position]` inside shows
 * the place, and labels in `data-placed` name it. The form around it (or the one named by `data-sort-form`) gets the order as its `ids`, and its
 * `[data-sort-status]` says each move in the words of `data-sort-said`, its own or the list's; its
 * `data-sort-places` are the places that the items have among all. Resetting the form restores the order it
 * was opened with.
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
}

const formOf = (list: HTMLElement) =>
  list.dataset.sortForm
    ? document.querySelector<HTMLFormElement>(`#${list.dataset.sortForm}`)
    : list.closest('form');

function inputOf(list: HTMLElement): HTMLInputElement | undefined {
  const input = formOf(list)?.elements.namedItem('ids');
  return input instanceof HTMLInputElement ? input : undefined;
}

/** Puts an item at the place `at` (0 is the first), tells the form and says it aloud. */
export function moveTo(list: HTMLElement, item: HTMLElement, at: number): void {
  place(list, item, at);
  settle(list, item);
}

function keep(list: HTMLElement): void {
  const itemAt = (target: EventTarget | null) =>
    (target as Element).closest<HTMLElement>('[data-id]') ?? undefined;
  list.addEventListener('keydown', (event) => {
    const item = itemAt(event.target);
    if (!item || !(event.target as Element).closest('[data-sort-handle]')) return;
    const wanted = placeByKey(list, item, event.key);
    if (wanted === undefined) return;
    event.preventDefault();
    moveTo(list, item, wanted);
    item.querySelector<HTMLElement>('[data-sort-handle]')?.focus();
  });
  list.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-sort-step]');
    const item = itemAt(target);
    if (button && item) step(list, item, button);
  });
  followPointer(list, {
    place: (item, at) => place(list, item, at),
    settle: (item) => settle(list, item),
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

function placeByKey(list: HTMLElement, item: HTMLElement, key: string): number | undefined {
  const items = itemsOf(list);
  const at = items.indexOf(item);
  const row = items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length;
  const places: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - row,
    ArrowDown: at + row,
    Home: 0,
    End: items.length - 1,
  };
  return places[key];
}

function place(list: HTMLElement, item: HTMLElement, wanted: number): void {
  const items = itemsOf(list);
  const at = items.indexOf(item);
  const to = items[Math.max(0, Math.min(wanted, items.length - 1))];
  if (!to || to === item) return;
  if (items.indexOf(to) > at) to.after(item);
  else to.before(item);
}

function settle(list: HTMLElement, item: HTMLElement): void {
  moved.set(list, item);
  noteOrder(list);
  const status = formOf(list)?.querySelector<HTMLElement>('[data-sort-status]');
  const at = itemsOf(list).indexOf(item);
  const places: number[] = JSON.parse(status?.dataset.sortPlaces ?? '[]');
  const position = String(places[at] ?? at + 1);
  const said = list.dataset.sortSaid ?? status?.dataset.sortSaid ?? '';
  if (status) status.textContent = said.replace('{{position}}', position);
  item.scrollIntoView({ block: 'nearest' });
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
