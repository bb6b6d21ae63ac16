import { type AllHTMLAttributes, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface KeptProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'content'> {
  as: keyof HTMLElementTagNameMap;
  /** Everything the content shows and how: the same words must always mean the same markup. */
  by: string;
  content: () => ReactNode;
  /** What differs each time, plain text: the content has `slot(0)`, `slot(1)` … in their places. */
  texts?: readonly string[];
}

/**
 * An element whose inside is rendered once and kept as text, for what many pages show alike: menus,
 * cards and their parts. Nothing of one visitor may be inside (a form's token, an address asked
 * for), and `by` must name all that is.
 */
export function Kept({ as, by, content, texts, ...attributes }: KeptProps) {
  // React must know where it is: outside of a <picture> it would preload each <img> for itself.
  const text = keptText(by, content, as);
  return createElement(as, {
    ...attributes,
    dangerouslySetInnerHTML: { __html: texts ? filled(text, texts) : text.markup },
  });
}

/** A kept element as a value: of attributes it has a class at most. */
export type KeptElement = Pick<KeptProps, 'as' | 'className' | 'by' | 'content' | 'texts'>;

interface KeptRowProps extends AllHTMLAttributes<HTMLElement> {
  as: keyof HTMLElementTagNameMap;
  /** Or the `keptMarkup` of one, where it has other attributes. */
  elements: readonly (KeptElement | string)[];
}

/**
 * An element that holds nothing but kept ones, put together as text: for each of them React would take
 * as long as filling it in does.
 */
export function KeptRow({ as, elements, ...attributes }: KeptRowProps) {
  return createElement(as, {
    ...attributes,
    dangerouslySetInnerHTML: {
      __html: elements
        .map((each) => (typeof each === 'string' ? each : elementText(each)))
        .join(''),
    },
  });
}

function elementText({ as, className, by, content, texts }: KeptElement): string {
  const text = keptText(by, content, as);
  const start = className ? `<${as} class="${escaped(className)}">` : `<${as}>`;
  return `${start}${texts ? filled(text, texts) : text.markup}</${as}>`;
}

/** Of the characters that mean nothing by themselves: no text and no attribute changes them. */
const FIRST_SLOT = 0xe000;
const SLOTS = /([\ue000-\ue01f])/;
const SLOT = /^[\ue000-\ue01f]$/;

/** The place of a text in what is kept: as words, or as a whole attribute. */
export const slot = (number: number): string => String.fromCharCode(FIRST_SLOT + number);

/** Its pieces are found once: looking for them in each card of each page took longer than joining them. */
function filled(text: KeptText, texts: readonly string[]): string {
  text.pieces ??= piecesOf(text.markup);
  let whole = '';
  for (const piece of text.pieces)
    whole += typeof piece === 'string' ? piece : escaped(texts[piece] ?? '');
  return whole;
}

/** What stands around the slots, and the number of each in its place. */
const piecesOf = (markup: string): (string | number)[] =>
  markup.split(SLOTS).map((piece) => (SLOT.test(piece) ? piece.charCodeAt(0) - FIRST_SLOT : piece));

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

interface KeptText {
  markup: string;
  /** Found when it is first filled in. */
  pieces?: (string | number)[];
  /** Since it was last the oldest. */
  used: boolean;
}

/** About 16 MB: a character takes two bytes. */
const MOST_CHARACTERS = 8_000_000;

/** The oldest first. */
const kept = new Map<string, KeptText>();
let characters = 0;

/** Markup that was rendered before under the same key, or is now; for the inside of an `as`. */
export const keptMarkup = (key: string, content: () => ReactNode): string =>
  keptText(key, content).markup;

function keptText(key: string, content: () => ReactNode, as?: KeptProps['as']): KeptText {
  const known = kept.get(key);
  if (known) {
    known.used = true;
    return known;
  }
  const markup = as ? insideOf(as, content()) : renderToStaticMarkup(content());
  // Puts the hundreds of pieces React joined into one string, once instead of with every page.
  markup.indexOf('\0');
  const text: KeptText = { markup, used: false };
  keep(key, text);
  forgetOldest();
  return text;
}

function keep(key: string, text: KeptText): void {
  kept.set(key, text);
  characters += key.length + text.markup.length;
}

/** One that was used since it came or was last spared is spared once more. */
function forgetOldest(): void {
  for (const [oldest, text] of kept) {
    if (characters <= MOST_CHARACTERS) return;
    kept.delete(oldest);
    characters -= oldest.length + text.markup.length;
    if (text.used) keep(oldest, { ...text, used: false });
  }
}

const insideOf = (as: string, content: ReactNode): string =>
  renderToStaticMarkup(createElement(as, null, content)).slice(as.length + 2, -as.length - 3);

const numbers = new WeakMap<object, number>();
let given = 0;

/** Names things that are kept in memory for many pages, such as the menus, by a number of their own. */
export function identityOf(...things: (object | null)[]): string {
  return things
    .map((thing) => {
      if (!thing) return '';
      const number = numbers.get(thing) ?? ++given;
      numbers.set(thing, number);
      return number;
    })
    .join();
}
