import { layOutSections } from './sections.ts';

/** What a page wants once it is there and painted and the browser is idle; each by what stands in it. */
export function goOn(): void {
  layOutSections();
  showRowStops();
  keepListFocus();
  numberPictures();
  followMap();
  showVillasViewed();
  countDowns();
  keepUnsent();
  dropEndedSession();
}

/** A clerk's browser keeps no token that ran out, wherever it starts (specification §4). */
async function dropEndedSession(): Promise<void> {
  if (hasSession()) (await import('../dashboard/session.ts')).restoreSession();
}

/** Not by storage.ts: shared with the first script it would be a file of its own, asked for at once. */
function hasSession(): boolean {
  try {
    return localStorage.getItem('session') !== null;
  } catch {
    // A browser that refuses storage kept none.
    return false;
  }
}

/** Of a row that scrolls sideways, browsers leave a stop where it is while an edge of it can be seen. */
function showRowStops(): void {
  addEventListener('focusin', ({ target }) => {
    const stop = target as Element;
    if (stop.matches(':is(.chips, .rail) :focus-visible'))
      stop.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

/** Wanted by who has a key under the hand: with the first one or, come from another page of ours, at once. */
async function keepListFocus(): Promise<void> {
  if (!document.querySelector('#filters-form')) return;
  if (!document.referrer.startsWith(`${location.origin}/`)) await firstKey();
  (await import('../list-focus.ts')).keepListFocus();
}

const firstKey = () =>
  new Promise((pressed) => addEventListener('keydown', pressed, { once: true }));

async function numberPictures(): Promise<void> {
  const gallery = document.querySelector<HTMLElement>('[data-gallery]');
  if (gallery) (await import('./picture-number.ts')).followPictures(gallery);
}

async function followMap(): Promise<void> {
  const map = document.querySelector<HTMLElement>('.map');
  if (map) (await import('./map.ts')).followMap(map);
}

async function showVillasViewed(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-viewed]');
  if (place) (await import('./viewed.ts')).showViewed(place);
}

/** A deadline stands in the page in words: what is left of it is counted. */
async function countDowns(): Promise<void> {
  const places = document.querySelectorAll<HTMLElement>('[data-left]');
  if (places.length === 0) return;
  const { countDown } = await import('./countdown.ts');
  for (const place of places) countDown(place);
}

/** The part is there before the line breaks. */
async function keepUnsent(): Promise<void> {
  const forms = document.querySelectorAll<HTMLFormElement>('#content form[method=post]');
  if (forms.length === 0) return;
  const { keepUnsent: keep } = await import('./unsent.ts');
  for (const form of forms) keep(form);
}
