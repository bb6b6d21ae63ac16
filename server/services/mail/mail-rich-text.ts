import type { RichBlock, RichPassage, RichRun } from '../../../views/mail/mail-document.ts';
import { env } from '../../env.ts';

/** Whether a text was written with the editor; else it is plain, its paragraphs parted by empty lines. */
export const isRichText = (text: string): boolean =>
  /^\s*<(?:h[2-4]|p|ul|ol|blockquote|hr|img|figure|table)\b/.test(text);

type Kind = Exclude<RichPassage['kind'], 'picture'>;

interface Reading {
  passages: RichPassage[];
  /** What is being read; null: between two. */
  open: { kind: Kind; mark: string; runs: RichRun[] } | null;
  strong: number;
  em: number;
  url: string | undefined;
  /** The lists around: the number of the last item, 0 for one without numbers. */
  lists: { numbered: boolean; last: number }[];
  quotes: number;
  heading: boolean;
}

/**
 * A text that `sanitiseRichText` has cleaned, as passages that mail programs can show: tables become
 * lines, pictures and addresses of this site are spelt in full.
 */
export function richBlock(html: string): RichBlock {
  const reading: Reading = {
    passages: [],
    open: null,
    strong: 0,
    em: 0,
    url: undefined,
    lists: [],
    quotes: 0,
    heading: false,
  };
  for (const [, closing, name = '', attributes = '', text] of html.matchAll(PIECE)) {
    if (text !== undefined) write(reading, decoded(text).replaceAll(/\s+/g, ' '));
    else if (closing) close(reading, name);
    else open(reading, name, attributes);
  }
  end(reading);
  return { kind: 'rich', passages: reading.passages };
}

const PIECE = /<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g;

function open(reading: Reading, name: string, attributes: string): void {
  const act = OPENING[name];
  if (act) act(reading, attributes);
  else if (!INLINE.has(name)) end(reading);
}

const INLINE = new Set(['td', 'th']);

const OPENING: Record<string, (reading: Reading, attributes: string) => void> = {
  strong: (reading) => {
    reading.strong += 1;
  },
  em: (reading) => {
    reading.em += 1;
  },
  a: (reading, attributes) => {
    reading.url = absolute(attributeOf(attributes, 'href'));
  },
  br: (reading) => write(reading, '\n'),
  ul: (reading) => begin(reading, { numbered: false, last: 0 }),
  ol: (reading) => begin(reading, { numbered: true, last: 0 }),
  li: (reading) => {
    end(reading);
    const list = reading.lists.at(-1);
    if (list) list.last += 1;
    const mark = list?.numbered ? `${list.last}.` : '•';
    reading.open = { kind: 'item', mark, runs: [] };
  },
  // An item's own paragraph stands behind its mark.
  p: (reading) => {
    if (reading.open?.kind !== 'item' || reading.open.runs.length > 0) end(reading);
  },
  blockquote: (reading) => {
    end(reading);
    reading.quotes += 1;
  },
  h2: heading,
  h3: heading,
  h4: heading,
  img: (reading, attributes) => {
    end(reading);
    reading.passages.push({
      kind: 'picture',
      url: absolute(attributeOf(attributes, 'src')) ?? '',
      alt: decoded(attributeOf(attributes, 'alt') ?? ''),
    });
  },
};

function heading(reading: Reading): void {
  end(reading);
  reading.heading = true;
}

function begin(reading: Reading, list: Reading['lists'][number]): void {
  end(reading);
  reading.lists.push(list);
}

function close(reading: Reading, name: string): void {
  if (name === 'strong') reading.strong -= 1;
  else if (name === 'em') reading.em -= 1;
  else if (name === 'a') reading.url = undefined;
  else if (INLINE.has(name)) write(reading, ' ');
  else end(reading);
  if (name === 'ul' || name === 'ol') reading.lists.pop();
  if (name === 'blockquote') reading.quotes -= 1;
  if (/^h[2-4]$/.test(name)) reading.heading = false;
}

function write(reading: Reading, text: string): void {
  if (!reading.open && text.trim() === '') return;
  reading.open ??= { kind: kindOf(reading), mark: '', runs: [] };
  const { strong, em, url } = reading;
  reading.open.runs.push({ text, strong: strong > 0, em: em > 0, url });
}

function kindOf({ heading: isHeading, quotes }: Reading): Kind {
  if (isHeading) return 'heading';
  return quotes > 0 ? 'quote' : 'paragraph';
}

function end(reading: Reading): void {
  const { open: passage } = reading;
  reading.open = null;
  if (passage?.runs.some(({ text }) => text.trim() !== '')) reading.passages.push(passage);
}

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];

const absolute = (address: string | undefined): string | undefined =>
  address?.startsWith('/') ? env.PUBLIC_URL + decoded(address) : address && decoded(address);

const decoded = (text: string): string =>
  text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
