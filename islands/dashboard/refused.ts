import { formatShortInstant } from '../../server/shared/format.ts';
import type { Answer } from './api.ts';

interface Row {
  id: number;
  name: string;
  /** Who changed it meanwhile, and when (ISO instant). */
  by?: string | null;
  at?: string | null;
}

/**
 * Names in a dialog for several rows which of them were refused, each leading to its page, or are gone, and
 * offers to go on without them; none was switched.
 */
export function showRefused(form: HTMLFormElement, answer: Answer): void {
  const place = form.querySelector<HTMLElement>('[data-refused]');
  const button = place?.querySelector<HTMLButtonElement>('[data-refused-rest]');
  const input = form.elements.namedItem('ids');
  if (!place || !button || !(input instanceof HTMLInputElement)) return;
  const ids: number[] = JSON.parse(input.value);
  const refused = answer.refused ?? gone(form, ids, answer);
  place.hidden = refused.length === 0;
  const lines = refused.map((row) => lineOf(row, answer.refused && linkOf(row)));
  place.querySelector('ul')?.replaceChildren(...lines);
  const rest = ids.filter((id) => refused.every((row) => row.id !== id));
  button.type = 'submit';
  button.hidden = rest.length === 0;
  button.textContent = (button.dataset.refusedRest ?? '').replace('{{count}}', String(rest.length));
  button.onclick = () => {
    input.value = JSON.stringify(rest);
  };
}

/** Rows that the fields `ids.3` of a 422 tell of; the list still has their names. */
function gone(form: HTMLFormElement, ids: number[], { fields = {} }: Answer): Row[] {
  const { names = {} } = JSON.parse(form.dataset.undo ?? '{}');
  return Object.keys(fields).flatMap((field) => {
    const id = ids[Number(/^ids\.(\d+)$/.exec(field)?.[1])];
    return id ? [{ id, name: tickOf(id)?.dataset.name ?? names[id] ?? String(id) }] : [];
  });
}

const tickOf = (id: number) => document.querySelector<HTMLElement>(`[data-select][value="${id}"]`);

/** The row's own link leads to what it lacks; a row of another page of the list has none here. */
const linkOf = ({ id }: Row) =>
  tickOf(id)?.closest('tr')?.querySelector<HTMLAnchorElement>('.row-link')?.href;

function lineOf({ id, name, by, at }: Row, href: string | undefined): HTMLElement {
  const link = document.createElement(href ? 'a' : 'span');
  if (link instanceof HTMLAnchorElement && href) link.href = href;
  link.textContent = (at && tickOf(id)?.dataset.name) || name;
  const item = document.createElement('li');
  item.className = 'down';
  const words = document.createElement('span');
  words.append(link);
  if (at) words.append(` · ${[by, formatShortInstant(at)].filter(Boolean).join(', ')}`);
  item.append(words);
  return item;
}
