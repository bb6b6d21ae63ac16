import { close } from '../../views/locales/tr/layout.json';
import { cross } from './cross.ts';
import { lateSymbol } from './symbol.ts';

const LIFE = 5000;
const MOST = 3;

const SYMBOLS = { ok: 'circle-check', info: 'info', bad: 'circle-alert' };

export type Tone = keyof typeof SYMBOLS;

/** Shows a toast in the page's region: five seconds, longer while it is pointed at or holds focus. */
export function toast(text: string, tone: Tone = 'ok'): void {
  const region = document.querySelector('#toasts');
  if (!region) return;
  const item = card(text, tone);
  // The first one stands there from the beginning, for parts that do not come (behaviours.ts).
  while (region.children.length > MOST) region.children[1]?.remove();
  region.append(item);
  endAfter(item, LIFE);
}

function card(text: string, tone: Tone): HTMLElement {
  const item = document.createElement('div');
  const symbol = document.createElement('span');
  const words = document.createElement('div');
  const end = document.createElement('button');
  Object.assign(item, { className: 'toast', role: 'status' });
  Object.assign(end, { type: 'button', className: 'icon-button close', ariaLabel: close });
  symbol.dataset.tone = tone;
  symbol.append(lateSymbol(SYMBOLS[tone]));
  words.dataset.toastText = '';
  words.textContent = text;
  end.append(cross());
  closeBy(end, item);
  item.append(symbol, words, end);
  return item;
}

/** Who came to the button by keys is back where they were. */
function closeBy(end: HTMLElement, item: HTMLElement): void {
  let before: EventTarget | null = null;
  end.addEventListener('focus', ({ relatedTarget }) => {
    before = relatedTarget;
  });
  end.addEventListener('click', () => {
    item.remove();
    if (before instanceof HTMLElement) before.focus();
  });
}

/** Counts a toast's time only while nobody reads it. */
function endAfter(item: HTMLElement, life: number): void {
  let left = life;
  let since = 0;
  let timer = 0;
  const run = () => {
    clearTimeout(timer);
    since = Date.now();
    timer = window.setTimeout(() => item.remove(), left);
  };
  const pause = () => {
    clearTimeout(timer);
    left -= Date.now() - since;
    since = Date.now();
  };
  item.addEventListener('pointerenter', pause);
  item.addEventListener('focusin', pause);
  item.addEventListener('pointerleave', run);
  item.addEventListener('focusout', run);
  run();
}
