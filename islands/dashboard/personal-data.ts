import { formatDay, formatStayWithYear } from '../../server/shared/format-days.ts';
import type { ListingKind } from '../../server/shared/paths/listing.ts';
import { paths } from '../../server/shared/paths.ts';
import { forgetChanges } from './unsaved.ts';

interface Booking {
  kind: ListingKind;
  id: number;
  reservation_id: string;
  check_in: string;
  check_out: string;
  status: string;
  erasure: string;
  until: string | null;
}

interface Rows {
  kind: string;
  row_count: number;
}

interface Found {
  bookings: Booking[];
  data: Rows[];
}

interface Erased {
  erased: string[];
  kept: { reservation_id: string; until: string }[];
  data: Rows[];
}

/**
 * `[data-personal-data]` (views/dashboard/personal-data): the search and the erasing are forms like any
 * other; what they answer is shown in one of the places below them, which takes the focus. Nothing of
 * the guest outlives the page.
 */
export function keepPersonalData(): void {
  const root = document.querySelector<HTMLElement>('[data-personal-data]');
  const search = root?.querySelector<HTMLFormElement>('#personal-data-search');
  if (!root || !search) return;
  // What is only looked for is nothing that could be lost.
  document.addEventListener('input', () => forgetChanges(search));
  // Whom the answer is about: the field may say somebody else by the time it comes.
  let contact = '';
  search.addEventListener('submit', () => {
    if (search.ariaBusy === 'true') return;
    contact = contactOf(search).value.trim();
    show(root);
  });
  root.addEventListener('saved', (event) => {
    const { target, detail } = event as CustomEvent;
    // Once the form is done with itself: a dialog that closes takes the focus with it.
    queueMicrotask(() =>
      target === search ? showFound(root, contact, detail) : showErased(root, search, detail),
    );
  });
}

/** One of the places, or none. */
function show(root: HTMLElement, name?: 'none' | 'found' | 'erased'): void {
  for (const each of ['none', 'found', 'erased']) part(root, each).hidden = each !== name;
  if (name) part(root, name).focus();
}

function showFound(root: HTMLElement, contact: string, { bookings, data }: Found): void {
  if (data.length === 0) {
    show(root, 'none');
    return;
  }
  const place = part(root, 'found');
  name(place, contact);
  count(place, data);
  const isRunning = bookings.some(({ erasure }) => erasure === 'RUNNING');
  part(place, 'running').hidden = !isRunning;
  part(place, 'erase').hidden = isRunning;
  part(place, 'no-bookings').hidden = bookings.length > 0;
  part(place, 'bookings').replaceChildren(
    ...(bookings.length > 0 ? [tableOf(place, bookings)] : []),
  );
  show(root, 'found');
}

/** Says whom everything in the place is about: what is shown, what is handed out, what is erased. */
function name(place: HTMLElement, contact: string): void {
  fill(place, { contact });
  const body = JSON.stringify({ contact });
  place.querySelector('[data-download]')?.setAttribute('data-body', body);
  for (const form of place.querySelectorAll('form')) {
    form.reset();
    contactOf(form).value = contact;
  }
}

/** A table like the one that stands ready, with a row like its own for each booking. */
function tableOf(place: HTMLElement, bookings: Booking[]): DocumentFragment {
  const table = document.importNode(part<HTMLTemplateElement>(place, 'table').content, true);
  const pattern = table.querySelector<HTMLElement>('tbody tr');
  pattern?.replaceWith(...bookings.map((booking) => rowOf(pattern, booking)));
  return table;
}

function rowOf(pattern: HTMLElement, booking: Booking): HTMLElement {
  const row = pattern.cloneNode(true) as HTMLElement;
  const { kind, id, reservation_id: code, status, erasure, until } = booking;
  row.querySelector('a')?.setAttribute('href', paths.dashboard.reservation(kind, id));
  fill(row, {
    ...{ kind, code, status, erasure },
    stay: formatStayWithYear(booking.check_in, booking.check_out),
    until: until ? formatDay(until) : '',
  });
  return row;
}

function showErased(root: HTMLElement, search: HTMLFormElement, answer: Erased): void {
  const { erased, kept, data } = answer;
  const place = part(root, 'erased');
  list(part(place, 'codes'), erased);
  list(
    part(place, 'kept'),
    kept.map(({ reservation_id, until }) => `${reservation_id} · ${formatDay(until)}`),
  );
  part(place, 'rows').hidden = data.length === 0;
  count(place, data);
  search.reset();
  // Neither the guest's address nor their bookings shall wait behind the page.
  part(root, 'bookings').replaceChildren();
  name(part(root, 'found'), '');
  show(root, 'erased');
}

/** Shows a part with its lines, or hides it where there are none. */
function list(place: HTMLElement, lines: string[]): void {
  place.hidden = lines.length === 0;
  place
    .querySelector('ul')
    ?.replaceChildren(
      ...lines.map((textContent) => Object.assign(document.createElement('li'), { textContent })),
    );
}

/** Says how many rows there are of each kind; kinds without any are not spoken of. */
function count(place: HTMLElement, data: readonly Rows[]): void {
  for (const number of place.querySelectorAll<HTMLElement>('[data-count]')) {
    const rows = data.find(({ kind }) => kind === number.dataset.count);
    number.textContent = rows ? rows.row_count.toLocaleString('tr') : '';
    const line = number.closest('li');
    if (line) line.hidden = !rows;
  }
}

/** Writes `[data-text]`, and leaves of `[data-case="name:value"]` those that are so. */
function fill(place: HTMLElement, values: Record<string, string>): void {
  for (const text of place.querySelectorAll<HTMLElement>('[data-text]'))
    text.textContent = values[text.dataset.text ?? ''] ?? '';
  for (const each of place.querySelectorAll<HTMLElement>('[data-case]')) {
    const [name = '', value] = (each.dataset.case ?? '').split(':');
    if (values[name] !== value) each.remove();
  }
}

const contactOf = (form: HTMLFormElement) => form.elements.namedItem('contact') as HTMLInputElement;

const part = <Part extends HTMLElement = HTMLElement>(place: HTMLElement, name: string): Part =>
  place.querySelector(`[data-part="${name}"]`) as Part;
