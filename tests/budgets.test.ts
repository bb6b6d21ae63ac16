import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { sql } from 'kysely';

import { compress } from '../server/compress.ts';
import { leadsReady } from '../server/page-lead.ts';
import { projectRoot } from '../server/project-root.ts';
import { paths } from '../server/shared/paths.ts';
import { asset } from '../server/static-files.ts';
import { site } from './support/api.ts';
import { db } from './support/db.ts';
import { createDemo } from './support/demo.ts';
import { createClosing, dayFromToday, stayFromToday } from './support/factories.ts';

const stay = { ...stayFromToday(120, 7), adults: 4 };

interface Budget {
  name: string;
  path: () => string;
  /** Bytes of brotli, inlined CSS apart: at 11, and at 5 for first visitors, who can't wait for 11. */
  html: number;
}

let villaSlug: string;
/** As docs/performance.md has them. */
const pages: Budget[] = [
  { name: 'home', path: () => paths.home(), html: 13_000 },
  { name: 'the list', path: () => paths.villas(), html: 10_000 },
  { name: 'the list with dates', path: () => paths.villas(stay), html: 10_000 },
  { name: 'a villa', path: () => paths.villa(villaSlug), html: 16_000 },
  { name: 'a villa with dates', path: () => paths.villa(villaSlug, stay), html: 16_000 },
];
/** At 11, as it is sent with every page but the first of a kind (server/page-lead.ts). */
const INLINED_CSS = 5_000;
const PAGE_CSS = 9_000;
const DASHBOARD_CSS = 7_000;
const FIRST_JAVASCRIPT = 3_000;
const FIRST_PICTURES = 120_000;
const HERO = 60_000;
const CARD = 22_000;
/** What a server may send before the first answer from the browser: ten packets of 1460 bytes (RFC 6928). */
const FIRST_FLIGHT = 14_600;

beforeAll(async () => {
  await createDemo();
  // The one with the most to show.
  const villa = await db
    .selectFrom('villas')
    .innerJoin('comments', 'comments.villa_id', 'villas.id')
    .select('villas.slug')
    .where('villas.active', '=', true)
    .groupBy('villas.id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('villas.id')
    .executeTakeFirstOrThrow();
  villaSlug = villa.slug;
});

describe.each(pages)('$name', ({ path: address, html: most }) => {
  const read = async () => (await site.get(address()).expect(200)).text;

  test(`is at most ${most} bytes of HTML`, async () => {
    expect(squeezedSizeOf(withoutStyles(await read()))).toBeLessThanOrEqual(most);
  });

  test('is no larger for its first visitors', async () => {
    const text = await read();
    await meet(text);

    expect(sizeOf(text) - squeezedSizeOf(stylesIn(text))).toBeLessThanOrEqual(most);
  });

  test('is sent with its styles in no more than both may have', async () => {
    const text = await read();
    await meet(text);

    expect(sizeOf(text)).toBeLessThanOrEqual(most + INLINED_CSS);
  });

  test(`writes at most ${INLINED_CSS} bytes of CSS into its head`, async () => {
    const styles = stylesIn(await read());

    expect(styles).not.toBe('');
    expect(squeezedSizeOf(styles)).toBeLessThanOrEqual(INLINED_CSS);
  });

  test('has a width and a height for every picture', async () => {
    const images = (await read()).match(/<img[^>]*>/g) ?? [];

    expect(images.length).toBeGreaterThan(2);
    expect(images.filter((image) => !/ width="\d+" height="\d+"/.test(image))).toEqual([]);
  });

  test('shows a phone its first screen with small pictures, all others later', async () => {
    const first = picturesIn(await read()).filter(({ isLazy }) => !isLazy);
    const weighed = await Promise.all(
      first.map(async ({ address: picture, fillsScreen }) => {
        const { headers } = await site.get(picture).expect(200);
        const bytes = Number(headers['content-length']);
        return { picture, bytes, most: fillsScreen ? HERO : CARD };
      }),
    );

    expect(weighed.length).toBeGreaterThan(0);
    expect(weighed.filter(({ bytes, most }) => bytes > most)).toEqual([]);
    expect(weighed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(FIRST_PICTURES);
  });

  test('fetches no picture in a form it does not show', async () => {
    const html = await read();

    expect(html).not.toMatch(/<link[^>]+as="image"/);
    expect(html).not.toMatch(/<img[^>]+\.jpg/);
  });

  test(`needs at most ${PAGE_CSS} bytes of CSS in all`, async () => {
    const html = await read();
    const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    const sizes = linked.map(([, sheet]) => builtSize(sheet ?? ''));

    expect(sizes.length).toBeGreaterThan(0);
    expect(
      sizes.reduce((sum, size) => sum + size, squeezedSizeOf(stylesIn(html))),
    ).toBeLessThanOrEqual(PAGE_CSS);
  });
});

const months = Array.from({ length: 12 }, (_, month) => ({
  ...stayFromToday(15 + 30 * month, 7),
  adults: 4,
}));

/** What is free and what it costs makes a list longer or shorter: no day of the year may break a budget. */
describe('a list of each of the next twelve months', () => {
  const LIST = pages.find(({ name }) => name === 'the list with dates')?.html ?? 0;
  let lists: { check_in: string; text: string; headers: Record<string, string> }[];

  beforeAll(async () => {
    lists = [];
    for (const each of months) {
      const { text, headers } = await site.get(paths.villas(each)).expect(200);
      lists.push({ check_in: each.check_in, text, headers });
    }
  });

  test(`is at most ${LIST} bytes of HTML for its first visitors`, () => {
    const sizes = lists.map(
      ({ check_in, text }) => [check_in, sizeOf(withoutStyles(text))] as const,
    );

    expect(sizes).toHaveLength(12);
    expect(sizes.filter(([, size]) => size > LIST)).toEqual([]);
  });

  test('comes in one trip', () => {
    const sizes = lists.map(({ check_in, text, headers }) => {
      return [check_in, squeezedSizeOf(text) + sizeOfHeaders(headers)] as const;
    });

    expect(sizes.filter(([, size]) => size > FIRST_FLIGHT)).toEqual([]);
  });
});

/** Days that are taken say when the villa is free instead, and the calendar follows the days. */
test('a villa is no larger for its first visitors, whatever days they ask for', async () => {
  const most = pages.find(({ name }) => name === 'a villa with dates')?.html ?? 0;
  await closeMonths(villaSlug);
  const taken = await takenDays(villaSlug);
  const sizes: [string, number][] = [];
  for (const each of [...months, ...taken]) {
    const { text } = await site.get(paths.villa(villaSlug, each)).expect(200);
    // As it is sent: how well a page is compressed hangs on the length of all of it.
    sizes.push([each.check_in, sizeOf(text) - sizeOf(stylesIn(text))]);
  }

  expect(taken.length).toBeGreaterThan(5);
  expect(sizes.filter(([, size]) => size > most)).toEqual([]);
});

/** A week of every second month, where it is still free: out of season the demo takes few. */
async function closeMonths(slug: string): Promise<void> {
  const { id } = await db
    .selectFrom('villas')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  for (const week of months.filter((_, month) => month % 2 === 0)) {
    const days = sql`daterange(${week.check_in}, ${week.check_out})`;
    const taken = await db
      .selectFrom('villa_occupancies')
      .select('id')
      .where('villa_id', '=', id)
      .where(sql<boolean>`stay && ${days}`)
      .executeTakeFirst();
    if (!taken) await createClosing(id, week);
  }
}

const takenDays = (slug: string) =>
  db
    .selectFrom('villa_occupancies')
    .innerJoin('villas', 'villas.id', 'villa_occupancies.villa_id')
    .select([
      sql<string>`lower(stay)::text`.as('check_in'),
      sql<string>`upper(stay)::text`.as('check_out'),
    ])
    .where('slug', '=', slug)
    .where(sql<boolean>`lower(stay) > ${dayFromToday(0)}`)
    .orderBy(sql`lower(stay)`)
    .limit(12)
    .execute();

describe('comes in one trip, its styles and headers counted,', () => {
  test.each([
    // Lists are kept, and squeezed harder than for their first visitors.
    { name: 'the list', path: () => paths.villas(), isKept: true },
    { name: 'the list with dates', path: () => paths.villas(stay), isKept: true },
    { name: 'a booking', path: () => paths.bookVilla(villaSlug, stay), isKept: false },
  ])('$name', async ({ path: address, isKept }) => {
    const { text, headers } = await site.get(address()).expect(200);
    const size = isKept ? squeezedSizeOf(text) : sizeOf(text);

    expect(size + sizeOfHeaders(headers)).toBeLessThanOrEqual(FIRST_FLIGHT);
  });
});

test('the dashboard needs little more', () => {
  const shared = ['core', 'form', 'late'].map((name) => readBuilt(asset(`css/${name}.css`)));
  const more = builtSize(asset('css/dashboard.css')) - sizeOf(shared.join(''));

  expect(more).toBeLessThanOrEqual(DASHBOARD_CSS);
});

describe('before the first interaction', () => {
  let loaded: string[];

  beforeAll(() => {
    loaded = closureOf(asset('islands/client.js'));
  });

  test('a public page runs little JavaScript', () => {
    expect(loaded.reduce((sum, file) => sum + builtSize(file), 0)).toBeLessThanOrEqual(
      FIRST_JAVASCRIPT,
    );
  });

  test('and nothing of React', () => {
    expect(loaded.filter((file) => /react/i.test(readBuilt(file)))).toEqual([]);
    expect(readBuilt(asset('islands/client/hydrate.js'))).toMatch(/react/i);
  });

  test('React is compiled while it arrives, and not by the first tap', () => {
    expect(readBuilt(asset('islands/client/hydrate.js'))).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
    expect(readBuilt(asset('islands/client.js'))).not.toContain('allFunctionsCalledOnLoad');
  });
});

/** As a page is sent that is asked for often (server/page-squeeze.ts); its first visitors get brotli 5. */
const squeezedSizeOf = (text: string) => brotliCompressSync(text).length;
const sizeOf = (text: string) => compress('br', Buffer.from(text)).length;

/** What the page begins with is known from then on. */
async function meet(text: string): Promise<void> {
  sizeOf(text);
  await leadsReady();
}

/** With the line of the status, and what ends the line of each. */
const sizeOfHeaders = (headers: Record<string, string>) =>
  Object.entries(headers).reduce(
    (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  );

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const withoutStyles = (html: string) => html.replaceAll(STYLE, '');
const stylesIn = (html: string) => [...html.matchAll(STYLE)].map(([, css]) => css).join('');

const BUILT = '/static/build/';
const builtFile = (address: string) =>
  path.join(projectRoot, 'static/build', address.slice(BUILT.length));
const builtSize = (address: string) => readFileSync(`${builtFile(address)}.br`).length;
const readBuilt = (address: string) => readFileSync(builtFile(address), 'utf8');

/** A script and all that it imports before it runs; what it may import later is not among it. */
function closureOf(entry: string, seen = new Set<string>()): string[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const imported = readBuilt(entry).matchAll(/(?:from|import)"(\.[^"]+)"/g);
  for (const [, file] of imported)
    closureOf(path.posix.join(path.posix.dirname(entry), file!), seen);
  return [...seen];
}

interface ShownPicture {
  /** The file that a phone of 360 × 2 pixels loads. */
  address: string;
  fillsScreen: boolean;
  isLazy: boolean;
}

const PHONE = { width: 360, density: 2 };

function picturesIn(html: string): ShownPicture[] {
  return [...html.matchAll(/<picture>.*?<\/picture>/gs)].map(([picture]) => {
    const [, set = ''] = /<source type="image\/avif" srcSet="([^"]+)"/.exec(picture) ?? [];
    const [, share = ''] = /sizes="[^"]*?(\d+)vw"/.exec(picture) ?? [];
    return {
      address: chosenFrom(set, (PHONE.width * Number(share)) / 100),
      fillsScreen: share === '100',
      isLazy: picture.includes('loading="lazy"'),
    };
  });
}

/** As Chrome chooses: the first that is sharp enough, unless the one before it nearly is. */
function chosenFrom(set: string, width: number): string {
  const offered = set.split(',').map((candidate) => {
    const [address = '', pixels = ''] = candidate.split(' ');
    return { address, density: Number.parseInt(pixels, 10) / width };
  });
  const sharp = offered.findIndex(({ density }) => density >= PHONE.density);
  if (sharp <= 0) return offered.at(sharp)?.address ?? '';
  const [before, enough] = [offered[sharp - 1]!, offered[sharp]!];
  const isNear = PHONE.density < Math.sqrt(before.density * enough.density);
  return (isNear ? before : enough).address;
}
