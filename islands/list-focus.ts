const KEY = 'list';
/** How long a list may take to come, in milliseconds; a page that asks later was opened by something else. */
const SOON = 15_000;

/** Where somebody was who changed a list by keys. */
interface Place {
  at: number;
  /** All that could have been meant, the nearest first: CSS of a place, and which of those it was. */
  stops: [selector: string, index: number][];
}

/**
 * Who filters, orders or turns over a list by keys stays there when the page is loaded for it: at the same
 * filter, at the next one to take off, at the same column, at the first row of the page turned to, at what shows
 * and hides the map, or in the form for what was picked. A browser would begin above its head.
 */
export function keepListFocus(): void {
  goBack();
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (defaultPrevented || (target as HTMLFormElement).method !== 'get') return;
    const stop = document.activeElement;
    if (stop?.matches(':focus-visible')) leave(stop, fieldOf(stop));
  });
  addEventListener('click', ({ detail, target, ctrlKey, metaKey }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('main a');
    // A press of Enter clicks, but no pointer did.
    if (link && detail === 0 && !ctrlKey && !metaKey) leave(link, linkOf(link));
  });
}

function leave(stop: Element, selectors: string[]): void {
  if (selectors.length === 0) return;
  const stops = selectors.map((each): Place['stops'][number] => {
    return [each, Math.max(seen(each).indexOf(stop as HTMLElement), 0)];
  });
  const place: Place = { at: Date.now(), stops: [...stops, ['main h1', 0]] };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // A browser that refuses storage begins above the page's head, as without a script.
  }
}

function fieldOf(stop: Element): string[] {
  // A sheet is closed on the next page: what opens it is where it was.
  const sheet = stop.closest('[popover]:popover-open');
  if (sheet) return [`main [popovertarget="${sheet.id}"]`];
  const { name, type, value } = stop as HTMLInputElement;
  if (!name) return type === 'submit' ? ['main [type=submit]'] : [];
  const isChoice = type === 'checkbox' || type === 'radio';
  return [`main [name="${CSS.escape(name)}"]${isChoice ? `[value="${CSS.escape(value)}"]` : ''}`];
}

function linkOf(link: HTMLAnchorElement): string[] {
  if (link.closest('.pages')) return ['main .row-link', 'main .list h3 a'];
  if (link.matches('.removable')) return ['main .removable'];
  if (link.matches('.map-link')) return ['main .map-link'];
  if (link.closest('thead')) return ['main thead a'];
  if (link.closest('tbody')) return isHere(link) ? [`main form[data-api] :is(${FIELDS})`] : [];
  return link.closest('.tabs') ? ['main .tabs [aria-current]'] : [];
}

const FIELDS = 'input, select, textarea';

/** Not the way to a page of its own, and no part that the browser goes to by itself. */
const isHere = ({ pathname, hash }: HTMLAnchorElement) => pathname === location.pathname && !hash;

function goBack(): void {
  const place = taken();
  // Somebody may have gone on meanwhile.
  if (!place || Date.now() - place.at > SOON || document.activeElement !== document.body) return;
  place.stops.map(stopAt).find(Boolean)?.focus();
}

function taken(): Place | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return JSON.parse(kept ?? 'null');
  } catch {
    return null;
  }
}

/** The same of them, or the last. */
function stopAt([selector, index]: Place['stops'][number]): HTMLElement | undefined {
  const all = seen(selector);
  const stop = all[Math.min(index, all.length - 1)];
  if (stop?.matches('h1')) stop.tabIndex = -1;
  return stop;
}

const seen = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
