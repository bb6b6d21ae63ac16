import { readFields } from './fields.ts';

/** Attributes that hold a control's name or something made from it. */
const NAMING = ['name', 'id', 'for', 'aria-describedby', 'data-error-for', 'data-list'];

/**
 * Lists of rows inside a form (`[data-rows="rooms"]`): rows are added from its template, taken away
 * and moved by buttons, and their controls are named by their place ('rooms.0.name'), as the API's
 * refusals name them. `data-counted` are words that hold the row's place, as `{{number}}`; what was done
 * is said in the list's `[data-row-status]`.
 */
export function keepRows(): void {
  for (const list of rowLists(document)) noteOpened(list);
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-row-act]');
    const list = button?.closest<HTMLElement>('[data-rows]');
    if (!button || !list) return;
    const row = button.closest<HTMLElement>('[data-row]');
    const gone = rowsOf(list).indexOf(row as HTMLElement);
    const next = button.dataset.rowAct === 'add' ? add(list) : move(list, row, button);
    number(list);
    say(list, row, gone);
    next?.focus();
    // For who guards unsaved changes; the button may have gone with its row.
    list.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export const rowLists = (within: ParentNode) =>
  within.querySelectorAll<HTMLFieldSetElement>('fieldset[data-rows]');

/** How its rows came, once: what is changed later is held against it. */
export function noteOpened(list: HTMLFieldSetElement): void {
  list.dataset.opened ??= spelt(list);
}

/** Rows came, went or moved, or something in them was typed. */
export const isChanged = (list: HTMLFieldSetElement): boolean =>
  spelt(list) !== list.dataset.opened;

function spelt({ form, dataset: { rows = '' } }: HTMLFieldSetElement): string {
  const fields = form && readFields(form, null);
  return JSON.stringify(fields?.[rows] ?? []);
}

/** So many rows, by new ones or without the last ones; whether that is another number. */
export function setRows(list: HTMLFieldSetElement, count: number): boolean {
  const before = rowsOf(list);
  for (let at = before.length; at < count; at++) add(list);
  for (const row of before.slice(count)) row.remove();
  number(list);
  return before.length !== count;
}

export const countRows = (list: HTMLFieldSetElement): number => rowsOf(list).length;

/** The first control of a new last row. */
function add(list: HTMLElement): HTMLElement | null {
  const template = list.querySelector('template');
  const row = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!template || !row) return null;
  template.before(row);
  return row.querySelector('input, select, textarea');
}

/** Where the keyboard goes on: the moved row's button, or after a removal the next row's. */
function move(
  list: HTMLElement,
  row: HTMLElement | null,
  button: HTMLButtonElement,
): HTMLElement | null {
  const { rowAct: act } = button.dataset;
  if (act === 'up') row?.previousElementSibling?.before(row);
  if (act === 'down' && row?.nextElementSibling?.matches('[data-row]'))
    row.nextElementSibling.after(row);
  if (act !== 'remove') return button;
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  row?.remove();
  return (
    neighbour?.querySelector<HTMLElement>('[data-row-act="remove"]') ??
    list.querySelector<HTMLElement>('[data-row-act="add"]')
  );
}

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')];

const NUMBER = '{{number}}';

/** Where a row is now that was moved, or which one is gone. Of a new one the focus tells. */
function say(list: HTMLElement, row: HTMLElement | null, before: number): void {
  const status = list.querySelector<HTMLElement>('[data-row-status]');
  if (!status || !row) return;
  const at = rowsOf(list).indexOf(row);
  const { moved = '', removed = '' } = status.dataset;
  status.textContent =
    at < 0 ? removed.replace(NUMBER, String(before + 1)) : moved.replace(NUMBER, String(at + 1));
}

function number(list: HTMLElement): void {
  const name = list.dataset.rows ?? '';
  const place = new RegExp(`(^|\\s|field-)${name}\\.(?:\\d+|n)(?=\\.)`, 'g');
  for (const [at, row] of rowsOf(list).entries())
    for (const element of [row, ...row.querySelectorAll<HTMLElement>('*')]) {
      for (const attribute of NAMING) {
        const text = element.getAttribute(attribute);
        if (text) element.setAttribute(attribute, text.replace(place, `$1${name}.${at}`));
      }
      const { counted } = element.dataset;
      if (counted) element.ariaLabel = counted.replace(NUMBER, String(at + 1));
    }
}
