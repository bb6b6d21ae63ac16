import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import fc from 'fast-check';

import { compress } from '../server/compress.ts';
import { leadsReady } from '../server/page-lead.ts';
import { LEAD_END } from '../server/shared/lead-end.ts';
import { paths } from '../server/shared/paths.ts';
import { site } from './support/api.ts';
import { createDemo } from './support/demo.ts';
import { stayFromToday } from './support/factories.ts';

/** What a page of these tests begins with: nobody else's. */
const leadOf = (styles: string) => `<!doctype html><html lang="tr"><style>${styles}${LEAD_END}`;
const styles = Array.from({ length: 400 }, (_, n) => `.class-${n * 7919}{margin:${n % 17}px}`).join(
  '',
);
const compressed = (text: string) => compress('br', Buffer.from(text));
/** How many bytes two begin with in common. */
const sharedBy = (one: Buffer, other: Buffer) => one.findIndex((byte, at) => byte !== other[at]);
const read = (bytes: Buffer) => brotliDecompressSync(bytes).toString();

describe('a page whose beginning is known', () => {
  const lead = leadOf(styles);
  const page = (body: string) => `${lead}</style><body>${body}</body></html>`;

  beforeAll(async () => {
    compressed(page(''));
    // Longer pages have a larger window, and a lead of their own.
    compressed(page(randomBytes(60_000).toString('hex')));
    await leadsReady();
  });

  test('is compressed from there on', () => {
    const shared = sharedBy(compressed(page('one')), compressed(page('quite another')));

    expect(shared).toBeGreaterThan(brotliCompressSync(lead).length);
  });

  test('reads as it was written, whatever follows', () => {
    // Blanks and repetitions right behind it: where a compressor points at distances it has used before.
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.nat(40).map((length) => ' '.repeat(length)),
      fc.tuple(fc.string({ maxLength: 16 }), fc.nat(9)).map(([text, times]) => text.repeat(times)),
      fc.constantFrom(styles.slice(0, 300), lead, 'class', 'margin:', '\n'),
    );
    const pieces = fc.array(piece, { maxLength: 60 });
    fc.assert(
      fc.property(pieces, fc.constantFrom(1, 40), (all, times) => {
        const text = page(all.join('').repeat(times).slice(0, 100_000));
        expect(read(compressed(text))).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test('even with zeros in it', () => {
    const text = page('\0'.repeat(500));

    expect(read(compressed(text))).toBe(text);
  });

  test('or if it does not go into a window', () => {
    const text = page(randomBytes(100_000).toString('hex'));

    expect(read(compressed(text))).toBe(text);
  });
});

test('is compressed as a whole the first time', () => {
  const text = `${leadOf('a{top:0}')}</style>`;

  expect(read(compressed(text))).toBe(text);
});

test("what somebody wrote is nobody's beginning", async () => {
  const answer = (note: string) => JSON.stringify({ note: `${styles}${LEAD_END}</style>${note}` });
  compressed(answer(''));
  await leadsReady();

  expect(sharedBy(compressed(answer('one')), compressed(answer('quite another')))).toBeLessThan(20);
});

describe('pages that are served', () => {
  beforeAll(createDemo, 60_000);

  test.each([
    ['a list', paths.villas],
    ['home', paths.home],
  ])('%s begins with a lead', async (_, address) => {
    const { text } = await site.get(address()).expect(200);

    expect(text.indexOf(`${LEAD_END}</style>`)).toBeGreaterThan(0);
    expect(text.indexOf('<title>')).toBeGreaterThan(text.indexOf('</style>'));
  });

  test('two searches share it', async () => {
    const bytes = async (adults: number) => {
      const { body } = await site
        .get(paths.villas({ ...stayFromToday(60, 7), adults }))
        .set('Accept-Encoding', 'br')
        .responseType('arraybuffer');
      return body as Buffer;
    };
    await bytes(2);
    await leadsReady();

    expect(sharedBy(await bytes(3), await bytes(4))).toBeGreaterThan(3_000);
  });
});
