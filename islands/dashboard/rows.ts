import { readFields } from './fields.ts';

/** Attributes that hold a control's name or something made from it. */
const NAMING = ['name', 'id', 'for', 'aria-describedby', 'data-error-for', 'data-list'];

/**
 * Lists of rows inside a form (`[data-rows="rooms"]`): rows are added from its template, taken away
 * and moved by buttons, and their controls are named by their place ('rooms.0.name'), as the API's
 * refusals name them.
 */
export function keepRows(): void {
  for (const list of document.querySelectorAll<HTMLFieldSetElement>('fieldset[data-rows]')) {
    const fields = list.form && readFields(list.form, null);
    list.dataset.opened = JSON.stringify(fields?.[list.dataset.rows ?? ''] ?? []);
  }
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[data-row-act]');
    const list = button?.closest<HTMLElement>('[data-rows]');
    if (!button || !list) return;
    const row = button.closest<HTMLElement>('[data-row]');
    const next = button.dataset.rowAct === 'add' ? add(list) : move(list, row, button);
    number(list);
    next?.focus();
    // For who guards unsaved changes; the button may have gone with its row.
    list.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

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

function number(list: HTMLElement): void {
  const name = list.dataset.rows ?? '';
  const place = new RegExp(`(^|\\s|field-)${name}\\.(?:\\d+|n)(?=\\.)`, 'g');
  for (const [at, row] of [...list.querySelectorAll('[data-row]')].entries())
    for (const element of [row, ...row.querySelectorAll('*')]) {
      for (const attribute of NAMING) {
        const text = element.getAttribute(attribute);
        if (text) element.setAttribute(attribute, text.replace(place, `$1${name}.${at}`));
      }
      if (element.matches('[data-row-number]')) element.textContent = String(at + 1);
    }
}
