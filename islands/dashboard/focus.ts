const KEY = 'focus';

/** Where somebody was who sent a form by keys. */
interface Place {
  page: string;
  /** The control that had the focus, and the form it stood in. */
  control: string;
  form?: string | undefined;
  /** The form makes a row, and may stand there again for the next one. */
  adds: boolean;
  /** The list's row it stood in, from the top; -1: in none. */
  row: number;
}

/**
 * Who works by keys stays where they were when a form that was sent loads a page: at the same control,
 * in the empty form for the next row, at the row that was edited or the one that took its place. Where
 * there is none of them, they begin at the heading of what the page shows instead of above its menu.
 */
export function keepFocus(): void {
  document.addEventListener('saved', ({ target }) => {
    const form = target as HTMLFormElement;
    if (form.dataset.success !== 'close') leaveFocus(form);
  });
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (!kept) return;
  const place: Place = JSON.parse(kept);
  const go = () => placeOn(place)?.focus();
  if (document.readyState === 'complete') return void go();
  // A browser that goes to the part an address names takes the focus away once the page is there, and one
  // that loads a page again scrolls it back to where it was.
  addEventListener('load', () => setTimeout(location.hash ? go : showStop), { once: true });
  if (!location.hash) go();
}

/** Brings what has the focus into sight. */
function showStop(): void {
  const stop = document.activeElement;
  if (stop !== document.body) stop?.scrollIntoView({ block: 'nearest' });
}

/** Keeps the focus for the page that comes next, unless a pointer brought it there. */
export function leaveFocus(form?: HTMLFormElement): void {
  if (!document.activeElement?.matches(':focus-visible')) return;
  // The browser knows what opened it, and gives the focus back to that.
  form?.closest('dialog')?.close();
  const stop = document.activeElement ?? document.body;
  const { api, success } = stop.closest('form')?.dataset ?? {};
  const place: Place = {
    page: location.pathname + location.search,
    control: marksOf(stop),
    form: api,
    adds: success !== 'reload',
    row: rows().findIndex((row) => row.contains(stop)),
  };
  sessionStorage.setItem(KEY, JSON.stringify(place));
}

const MARKS = ['name', 'value', 'href', 'commandfor', 'data-fill', 'data-part'];

/** What tells it apart from its neighbours: a field by its id, a button by what it does. */
function marksOf(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const marks = MARKS.filter((name) => element.hasAttribute(name));
  return marks
    .map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`)
    .join('');
}

function placeOn({ page, control, form, adds, row }: Place): HTMLElement | undefined {
  if (form) {
    const again = inForm(form, adds ? 'input, select, textarea' : control);
    if (again) return again;
  }
  const isHere = page === location.pathname + location.search;
  return (isHere ? (same(control, form) ?? rowAt(row)) : rowOf(page)) ?? heading();
}

/** Of a form that is gone only a field is known: its buttons are those of other rows' forms too. */
const same = (control: string, form?: string) =>
  form && !control.startsWith('#') ? undefined : seen(control);

/** The row of that place, or the last: by its link, and without one as a whole, never by what it does. */
function rowAt(place: number): HTMLElement | undefined {
  const row = rows()[Math.min(place, rows().length - 1)];
  const link = row?.querySelector<HTMLElement>('.row-link');
  if (row && !link) row.tabIndex = -1;
  return link ?? row;
}

/** A row leads to the page it was edited on. */
const rowOf = (page: string) =>
  all('main .row-link').find((link) => link.getAttribute('href')?.split('#')[0] === page);

function inForm(call: string, control: string): HTMLElement | undefined {
  const form = `form[data-api="${CSS.escape(call)}"]`;
  return seen(control && `${form} :is(${control})`) ?? seen(`${form} [type=submit]`);
}

/** Of the part that the address names, or of the page. */
function heading(): HTMLElement | undefined {
  const title = seen(`main ${location.hash} :is(h1, h2)`);
  if (title) title.tabIndex = -1;
  return title;
}

const rows = () => all('main :is(tbody tr, .comment, li:has(.row-link))');

const seen = (selector: string) => all(selector || ':not(*)')[0];

const all = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
