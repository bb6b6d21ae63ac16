import { close } from '../../views/locales/tr/layout.json';
import { cross } from './cross.ts';
import { lateSymbol } from './symbol.ts';

const LIFE = 5000;
const MOST = 3;

const SYMBOLS = { ok: 'circle-check', info: 'info', bad: 'circle-alert' };

export type Tone = keyof typeof SYMBOLS;

interface About {
  /** What the words are said of, above them. */
  name: string;
  /** Of what is told again and again only the last stays. */
  topic: string;
}

/** Shows a toast in the page's region: five seconds, longer while it is pointed at or holds focus. */
export function toast(text: string, tone: Tone = 'ok', about?: About): void {
  const region = document.querySelector('#toasts');
  if (!region) return;
  const item = card(text, tone, about?.name);
  if (about) {
    item.dataset.topic = about.topic;
    region.querySelector(`[data-topic="${about.topic}"]`)?.remove();
  }
  // The first one stands there from the beginning, for parts that do not come (behaviours.ts).
  while (region.children.length > MOST) region.children[1]?.remove();
  region.append(item);
  endAfter(item, LIFE);
}

function card(text: string, tone: Tone, name?: string): HTMLElement {
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
  item.append(symbol, name ? named(name, words) : words, end);
  return item;
}

/** The words stay a sentence of their own: many are prescribed as they are. */
function named(name: string, words: HTMLElement): HTMLElement {
  const both = document.createElement('div');
  const heading = document.createElement('b');
  heading.textContent = name;
  both.append(heading, words);
  return both;
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
