import { paths } from '../../server/shared/paths.ts';
import { db, visitor } from '../support/browser.ts';
import { createDemo } from '../support/demo.ts';
import { createReservation } from '../support/factories.ts';
import { follow, open, readAll, staffAt, textOf } from './actions.ts';
import { edgesOf } from './measures.ts';

const { dashboard } = paths;

beforeAll(() => createDemo());

describe('on paper nothing is filled in or pressed', () => {
  const shownOn = async (path: string, selector: string) => {
    const { page, close } = await visitor({ width: 700 });
    await open(page, path);
    await page.emulateMediaType('print');
    const seen = await readAll(page, selector, (parts) =>
      parts.filter((part) => part.checkVisibility()).map(({ outerHTML }) => outerHTML),
    );
    await close();
    return seen;
  };

  test.each([['boat'], ['villa']] as const)('of a %s’s price', async (kind) => {
    const { slug } = await db
      .selectFrom(`${kind}s`)
      .select('slug')
      .where('active', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow();

    expect(await shownOn(paths[kind](slug), '.quote :is(input, select, button, .button)')).toEqual(
      [],
    );
  });

  test('of the questions, and each has its answer', async () => {
    const { page, close } = await visitor({ width: 700 });
    await open(page, paths.faq());
    await page.emulateMediaType('print');
    const seen = (selector: string) =>
      readAll(
        page,
        `.faq :is(${selector})`,
        (parts) =>
          parts.filter((part) => part.checkVisibility({ contentVisibilityAuto: true })).length,
      );

    expect(await seen('.answer')).toBe(await seen('summary'));
    expect(await seen('summary')).toBeGreaterThan(20);
    expect(await seen('input, button, .button, .chip')).toBe(0);
    await close();
  });

  test('of the rows and pictures that staff put in order', async () => {
    const { id } = await db
      .selectFrom('villas')
      .select('id')
      .where('active', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { page, close } = await staffAt(paths.dashboard.villaTypes());
    const printed = async (selector: string) => {
      await page.emulateMediaType('print');
      const seen = await readAll(page, selector, (parts) =>
        parts.filter((part) => part.checkVisibility()).map(({ outerHTML }) => outerHTML),
      );
      await page.emulateMediaType('screen');
      return seen;
    };

    expect(await printed('.sort-list b')).not.toEqual([]);
    expect(await printed('.sort-list button')).toEqual([]);
    await open(page, paths.dashboard.villa(id, 'pictures'));
    expect(await printed('[data-sortable] img')).not.toEqual([]);
    expect(await printed('[data-sortable] button')).toEqual([]);
    await close();
  });

  test('of the form that adds a row, and no column of buttons has a head', async () => {
    const { page, close } = await staffAt(dashboard.marinas(), { width: 1280 });
    await page.emulateMediaType('print');
    const seen = async (selector: string) =>
      readAll(page, selector, (parts) => parts.filter((part) => part.checkVisibility()).length);

    expect(await seen('#form :is(h2, label, input, select)')).toBe(0);
    await open(page, dashboard.documents());
    expect(await seen('.panel h2')).toBe(0);
    await open(page, dashboard.boats({ order: 'position' }));
    expect(await seen('main tbody tr')).toBeGreaterThan(0);
    expect(
      await readAll(page, 'main thead th', (heads) => heads.map(({ innerText }) => innerText)),
    ).not.toContain('Taşı');
    await close();
  });

  test('of favourites, and all of them share the paper’s width', async () => {
    const villas = await db
      .selectFrom('villas')
      .select('id')
      .where('active', '=', true)
      .orderBy('id')
      .limit(4)
      .execute();
    const list = paths.favourites({ ids: villas.map(({ id }) => id).join(',') });
    const { page, close } = await visitor({ width: 720 });
    await open(page, list);
    await page.waitForSelector('.comparison .button');
    await page.emulateMediaType('print');

    const buttons = await readAll(page, '.favourites-list .button', (all) =>
      all.filter((each) => each.checkVisibility()).map(({ textContent }) => textContent),
    );
    const columns = await edgesOf(page, '.comparison thead :is(th, td)');

    expect(columns).toHaveLength(5);
    for (const { right } of columns) expect(right).toBeLessThanOrEqual(704);
    expect(buttons).toEqual([]);
    await close();
  });

  test('of an offer, and the way to a list’s map lies over none of its cards', async () => {
    const { code } = await db.selectFrom('offers').select('code').executeTakeFirstOrThrow();
    expect(await shownOn(paths.offer(code), '.offer .button')).toEqual([]);

    const { page, close } = await visitor({ width: 700 });
    await open(page, paths.villas());
    await page.emulateMediaType('print');
    expect(
      await page.$eval('.map-link', (link) => getComputedStyle(link).getPropertyValue('position')),
    ).toBe('static');
    await close();
  });
});

test('on paper the desk’s long panels begin where the page does, its short ones and rows stay whole', async () => {
  const { id: villa_id } = await db
    .selectFrom('villas')
    .select('id')
    .where('active', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id } = await createReservation({ status: 'CONFIRMED' });
  const { page, close } = await staffAt(dashboard.home());
  const breaks = async (path: string, selector: string) => {
    await open(page, path);
    await page.emulateMediaType('print');
    return page.$eval(selector, (part) => getComputedStyle(part).breakInside);
  };

  expect(await breaks(dashboard.villa(villa_id, 'prices'), '.panel:has(.dense)')).toBe('auto');
  expect(await breaks(dashboard.villa(villa_id, 'calendar'), '.panel:has(.day-table)')).toBe(
    'auto',
  );
  expect(await breaks(dashboard.contracts(), '.panel:has(.rich-text)')).toBe('auto');
  const stay = dashboard.reservation('villa', id);
  expect(await breaks(stay, '.panel:has(.timeline)')).toBe('auto');
  expect(await breaks(stay, '.timeline li')).toBe('avoid');
  expect(await breaks(stay, '.panel:has(.money-lines)')).toBe('avoid');
  expect(await breaks(dashboard.villaReservations(), '.dense tbody tr')).toBe('avoid');
  await close();
});

describe('a villa’s calendar on paper', () => {
  const CHROME =
    '.villa-calendar :is(.breadcrumbs, .page-head p:not(.fine), .page-head .button, .header nav)';

  test('is its months, their colours, whose they are and the permit of what is advertised', async () => {
    const { slug, permit_no } = await db
      .selectFrom('villas')
      .select(['slug', 'permit_no'])
      .where('active', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { page, close } = await visitor();
    await open(page, paths.villaCalendar(slug));
    await page.emulateMediaType('print');

    const seen = await readAll(page, CHROME, (parts) =>
      parts.filter((part) => part.checkVisibility()).map(({ className }) => className),
    );
    const colours = await readAll(page, '.month td, .legend i', (cells) =>
      cells.map((cell) => getComputedStyle(cell).getPropertyValue('print-color-adjust')),
    );

    expect(seen).toEqual([]);
    expect(new Set(colours)).toEqual(new Set(['exact']));
    expect(await textOf(page, '.page-head')).toContain(`İzin belgesi no: ${permit_no}`);
    expect(await textOf(page, '.header')).toContain('koy');
    expect(await textOf(page, '.footer')).toContain('Seyahat Acentası');
    await close();
  });
});

describe('a guest’s own booking on paper', () => {
  const printed = async (own: Parameters<typeof createReservation>[0], selector: string) => {
    const { reservation_id, customer_email } = await createReservation(own);
    const { page, close } = await visitor();
    await open(page, paths.enquire({ code: reservation_id }));
    await page.type('input[name=contact]', customer_email);
    await follow(page, () => page.keyboard.press('Enter'));
    await page.emulateMediaType('print');
    const seen = await readAll(page, selector, (parts) =>
      parts.filter((part) => part.checkVisibility()).map(({ textContent }) => textContent),
    );
    await close();
    return seen;
  };
  const OF_IT = '.header .logo, .breadcrumbs span, .enquired h1, .enquired h2, .enquired .button';

  test('is the voucher alone once there is one', async () => {
    expect(await printed({ status: 'CONFIRMED' }, OF_IT)).toEqual(['koy', 'Giriş belgesi']);
  });

  test('is what it says and costs before there is one, and after its end', async () => {
    for (const status of ['PENDING', 'CANCELLED'] as const) {
      const seen = await printed({ status }, OF_IT);
      expect(seen.slice(0, 3)).toEqual([
        'koy',
        expect.stringMatching(/^\w{4}-\w{6}$/),
        expect.stringMatching(/^Villa /),
      ]);
      expect(seen).toContain('Ödemeler');
    }
  });
});
