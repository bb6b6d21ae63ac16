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
  const markup = keptMarkup(by, content, as);
  return createElement(as, {
    ...attributes,
    dangerouslySetInnerHTML: { __html: texts ? filled(markup, texts) : markup },
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
  const markup = keptMarkup(by, content, as);
  const start = className ? `<${as} class="${escaped(className)}">` : `<${as}>`;
  return `${start}${texts ? filled(markup, texts) : markup}</${as}>`;
}

/** Of the characters that mean nothing by themselves: no text and no attribute changes them. */
const FIRST_SLOT = 0xe000;
const SLOTS = /[\ue000-\ue01f]/g;

/** The place of a text in what is kept: as words, or as a whole attribute. */
export const slot = (number: number): string => String.fromCharCode(FIRST_SLOT + number);

const filled = (markup: string, texts: readonly string[]): string =>
  markup.replace(SLOTS, (place) => escaped(texts[place.charCodeAt(0) - FIRST_SLOT] ?? ''));

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** About 16 MB: a character takes two bytes. */
const MOST_CHARACTERS = 8_000_000;

/** The least recently used first. */
const kept = new Map<string, string>();
let characters = 0;

/** Markup that was rendered before under the same key, or is now; for the inside of an `as`. */
export function keptMarkup(key: string, content: () => ReactNode, as?: KeptProps['as']): string {
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const markup = as ? insideOf(as, content()) : renderToStaticMarkup(content());
  // Puts the hundreds of pieces React joined into one string, once instead of with every page.
  markup.indexOf('\0');
  kept.set(key, markup);
  characters += key.length + markup.length;
  for (const [oldest, text] of kept) {
    if (characters <= MOST_CHARACTERS) break;
    kept.delete(oldest);
    characters -= oldest.length + text.length;
  }
  return markup;
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
