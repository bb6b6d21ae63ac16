/** One paragraph of two texts laid over each other. */
export interface DiffLine {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Texts longer than this are compared roughly: what is equal at both ends, the rest as replaced. */
const MOST_STEPS = 1_000_000;

/** How one list of paragraphs became another: the fewest taken away and added, in reading order. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const start = equalAtStart(before, after);
  const end = equalAtEnd(before.slice(start), after.slice(start));
  const was = before.slice(start, before.length - end);
  const is = after.slice(start, after.length - end);
  return [
    ...lines('same', before.slice(0, start)),
    ...(was.length * is.length > MOST_STEPS
      ? [...lines('gone', was), ...lines('new', is)]
      : between(was, is)),
    ...lines('same', before.slice(before.length - end)),
  ];
}

const lines = (kind: DiffLine['kind'], texts: readonly string[]): DiffLine[] =>
  texts.map((text) => ({ kind, text }));

function equalAtStart(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((text, place) => text !== other[place]);
  return at < 0 ? Math.min(one.length, other.length) : at;
}

const equalAtEnd = (one: readonly string[], other: readonly string[]): number =>
  equalAtStart(one.toReversed(), other.toReversed());

/** By the longest common subsequence; `length` of a place counts what is equal from there on. */
function between(was: readonly string[], is: readonly string[]): DiffLine[] {
  const length = commonLengths(was, is);
  const found: DiffLine[] = [];
  let [at, place] = [0, 0];
  while (at < was.length || place < is.length) {
    const [old, now] = [was[at], is[place]];
    if (old !== undefined && old === now) {
      found.push({ kind: 'same', text: old });
      [at, place] = [at + 1, place + 1];
    } else if (
      now === undefined ||
      (length[at + 1]?.[place] ?? -1) >= (length[at]?.[place + 1] ?? 0)
    ) {
      if (old !== undefined) found.push({ kind: 'gone', text: old });
      at += 1;
    } else {
      found.push({ kind: 'new', text: now });
      place += 1;
    }
  }
  return found;
}

function commonLengths(was: readonly string[], is: readonly string[]): number[][] {
  const length = Array.from({ length: was.length + 1 }, () =>
    new Array<number>(is.length + 1).fill(0),
  );
  for (let at = was.length - 1; at >= 0; at -= 1)
    for (let place = is.length - 1; place >= 0; place -= 1) {
      const row = length[at] as number[];
      row[place] =
        was[at] === is[place]
          ? (length[at + 1]?.[place + 1] ?? 0) + 1
          : Math.max(length[at + 1]?.[place] ?? 0, row[place + 1] ?? 0);
    }
  return length;
}

/**
 * The paragraphs of a rich text as plain words, one each: headings with their mark, items with a dash.
 * For comparing, never for showing as HTML.
 */
export function paragraphsOf(html: string): string[] {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<li>\s*(?:<p>)?/g, '\n• ')
    .replaceAll(/<h([2-4])>/g, (_, level: string) => `\n${'#'.repeat(Number(level) - 1)} `)
    .replaceAll(/<img[^>]*>/g, (image) => `\n[${/alt="([^"]+)"/.exec(image)?.[1] ?? '…'}]\n`)
    .replaceAll(/<\/t[dh]>/g, ' ')
    .replaceAll(
      /<(?:\/?(?:p|ul|ol|table|tr|blockquote|figure|figcaption)|\/h[2-4]|\/li|br|hr)\b[^>]*>/g,
      '\n',
    )
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((text) => text.replaceAll(/ +/g, ' ').trim())
    .filter((text) => text !== '');
}
