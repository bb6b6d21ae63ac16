import fc from 'fast-check';
import { gapsBetween } from '../../server/domain/gaps.ts';
import { type PricedVilla, quote } from '../../server/domain/pricing.ts';
import { contains, parseDay, type Stay } from '../../server/domain/stay.ts';
import { type GapRow, listGaps } from '../../server/queries/calendars/availability-gaps.ts';
import { getPricedVilla } from '../../server/queries/prices/priced-villas.ts';
import { searchShortTerm } from '../../server/queries/reports/short-term.ts';
import { type FoundStay, searchVillas } from '../../server/queries/search/villa-search.ts';
import type { GapState } from '../../server/schemas/availability-gaps.ts';
import { ListingQuery } from '../../server/schemas/search.ts';
import { ShortTermQuery } from '../../server/schemas/short-term.ts';
import { asPricedVilla } from '../../server/services/prices/priced-villas.ts';
import { addDays, addMonths } from '../../server/shared/days.ts';
import { db } from '../support/db.ts';
import { modelledState } from './gap-model.ts';
import { FIRST_DAY, insertVillas, villas } from './random-villas.ts';

const GAP_MAX_NIGHTS = 6;
const VILLAS = 80;
const LAST_DAY = addDays(FIRST_DAY, 400);
/** The first sees every gap, the others find some begun or over. */
const TODAYS = [addDays(FIRST_DAY, -30), addDays(FIRST_DAY, 40), addDays(FIRST_DAY, 63)];
/** Of the sellable gaps, every so manieth is looked for in the listing. */
const EVERY_GAP = 4;

let priced: Map<number, PricedVilla>;

beforeAll(async () => {
  const ids = await insertVillas(fc.sample(villas, { numRuns: VILLAS, seed: 18126 }));
  const whole = { check_in: addDays(FIRST_DAY, -31), check_out: LAST_DAY };
  priced = new Map();
  for (const id of ids) priced.set(id, asPricedVilla(await getPricedVilla(db, id, whole)));
});

const gapsOn = async (today: string, own: object = {}) => {
  const { rows } = await listGaps(db, {
    ...{ from: today, until: LAST_DAY, today, gap_max_nights: GAP_MAX_NIGHTS },
    ...{ min_nights: 1, max_nights: GAP_MAX_NIGHTS, status: [], skip: 0, take: 100_000 },
    ...own,
  });
  return rows;
};

describe.each(TODAYS)('on %s', (today) => {
  test('the list has each gap of the rule, with the rule’s status and the quote’s total', async () => {
    const rows = await gapsOn(today);
    const expected = expectedGaps(today);

    expect(rows.map(named).toSorted()).toEqual(expected.map(named).toSorted());
    const seen = new Set(rows.map(({ status }) => status));
    expect([...seen].toSorted()).toEqual(['sellable', 'too_short', 'unpriced']);
  });

  test('search sells what is listed as sellable, for the same total', async () => {
    const rows = await gapsOn(today, { status: ['sellable'] });
    const sample = rows.filter((_, index) => index % EVERY_GAP === 0);

    expect(sample.length).toBeGreaterThan(5);
    for (const gap of sample) expect(await searchedTotal(gap, today)).toBe(gap.total_kurus);
  });

  test('the months of the short-term list are the sellable gaps', async () => {
    const rows = await gapsOn(today, { status: ['sellable'] });
    const listed: string[] = [];
    for (let month = today.slice(0, 7); month <= LAST_DAY.slice(0, 7); month = addMonths(month, 1))
      listed.push(...(await shortTerm(month, today)));

    const wanted = rows.filter(({ villa_id }) => (priced.get(villa_id)?.max_guests ?? 0) >= 2);
    expect(listed.toSorted()).toEqual(wanted.map(cardOf).toSorted());
  });
});

describe('filters', () => {
  const [today = ''] = TODAYS;

  test('by nights and by status', async () => {
    const all = await gapsOn(today);
    const some = await gapsOn(today, { min_nights: 2, max_nights: 3, status: ['too_short'] });

    expect(some.length).toBeGreaterThan(0);
    expect(some.map(named)).toEqual(
      all
        .filter(({ nights, status }) => status === 'too_short' && nights >= 2 && nights <= 3)
        .map(named),
    );
  });

  test('by days: a gap is there when one of its nights is', async () => {
    const [from, until] = [addDays(FIRST_DAY, 20), addDays(FIRST_DAY, 30)];
    const touching = (await gapsOn(today)).filter(
      (gap) => gap.started_at < until && gap.finished_at > from,
    );

    expect((await gapsOn(today, { from, until })).map(named)).toEqual(touching.map(named));
  });

  test('by villas', async () => {
    const [first] = await gapsOn(today);
    const ofFirst = (await gapsOn(today)).filter(({ villa_id }) => villa_id === first?.villa_id);

    const some = await gapsOn(today, { villa_id: [first?.villa_id ?? 0] });

    expect(some.map(named)).toEqual(ofFirst.map(named));
  });

  test('page by page, with the total and what all would bring, on each and beyond the last', async () => {
    const all = await gapsOn(today);
    const page = (skip: number) =>
      listGaps(db, {
        ...{ from: today, until: LAST_DAY, today, gap_max_nights: GAP_MAX_NIGHTS },
        ...{ min_nights: 1, max_nights: GAP_MAX_NIGHTS, status: [], skip, take: 5 },
      });

    expect((await page(5)).rows.map(named)).toEqual(all.slice(5, 10).map(named));
    const value_kurus = all.reduce((sum, { total_kurus }) => sum + (total_kurus ?? 0), 0);
    expect(await page(5)).toMatchObject({ total: all.length, value_kurus });
    expect(await page(100_000)).toEqual({ rows: [], total: all.length, value_kurus });
  });

  test('of too many only the page is priced: the same rows and total, without the sum', async () => {
    const all = await gapsOn(today);
    const page = (skip: number, status: GapState[] = []) =>
      listGaps(db, {
        ...{ from: today, until: LAST_DAY, today, gap_max_nights: GAP_MAX_NIGHTS, valued: 3 },
        ...{ min_nights: 1, max_nights: GAP_MAX_NIGHTS, status, skip, take: 5 },
      });

    expect((await page(5)).rows.map(named)).toEqual(all.slice(5, 10).map(named));
    expect(await page(5)).toMatchObject({ total: all.length, value_kurus: null });
    expect(await page(100_000)).toEqual({ rows: [], total: all.length, value_kurus: null });
    const sellable = all.filter(({ status }) => status === 'sellable');
    expect((await page(0, ['sellable'])).rows.map(named)).toEqual(sellable.slice(0, 5).map(named));
    expect(await page(0, ['sellable'])).toMatchObject({
      total: sellable.length,
      value_kurus: sellable.reduce((sum, { total_kurus }) => sum + (total_kurus ?? 0), 0),
    });
  });
});

interface Judged {
  villa_id: number;
  started_at: string;
  finished_at: string;
  status: GapState;
  total_kurus: number | null;
}

const named = ({ villa_id, started_at, finished_at, status, total_kurus }: GapRow | Judged) =>
  `${villa_id} ${started_at} ${finished_at} ${status} ${total_kurus}`;

const cardOf = ({ villa_id, started_at, finished_at, total_kurus }: GapRow) =>
  `${villa_id} ${started_at} ${finished_at} ${total_kurus}`;

/** What `domain/` says of every villa on sale. */
function expectedGaps(today: string): Judged[] {
  const day = parseDay(today);
  return [...priced].flatMap(([villa_id, villa]) => {
    if (!villa.active) return [];
    const gaps = gapsBetween(villa.occupied, GAP_MAX_NIGHTS);
    return gaps.flatMap(({ check_in, check_out }) => {
      if (Temporal.PlainDate.compare(check_out, day) <= 0) return [];
      const begun = Temporal.PlainDate.compare(check_in, day) < 0;
      return [judge(villa_id, villa, { check_in: begun ? day : check_in, check_out }, day)];
    });
  });
}

function judge(villa_id: number, villa: PricedVilla, gap: Stay, today: Temporal.PlainDate): Judged {
  const quoted = quote(villa, {
    stay: gap,
    guests: { adults: 2, children: 0, babies: 0 },
    extra_ids: [],
    today,
    full_payment_days: 14,
    gap_max_nights: GAP_MAX_NIGHTS,
  });
  const season = villa.seasons.find(({ days }) =>
    contains(
      { check_in: days.from, check_out: days.until },
      { check_in: gap.check_in, check_out: gap.check_in.add({ days: 1 }) },
    ),
  );
  const weekdays = season?.arrival_weekdays ?? villa.arrival_weekdays ?? [];
  const rules = {
    gap_allowed: villa.gap_allowed,
    gap_min_nights: villa.gap_min_nights,
    min_nights: season?.min_nights ?? villa.min_nights,
    arrives: weekdays.length === 0 || weekdays.includes(gap.check_in.dayOfWeek),
  };
  const status = modelledState(gap, rules, quoted.total_kurus !== null);
  // The rule and the quote must never differ on what can be had.
  expect({ villa_id, gap, sellable: status === 'sellable' }).toEqual({
    villa_id,
    gap,
    sellable: quoted.sellable,
  });
  return {
    villa_id,
    started_at: gap.check_in.toString(),
    finished_at: gap.check_out.toString(),
    status,
    total_kurus: quoted.sellable ? quoted.total_kurus : null,
  };
}

async function searchedTotal(gap: GapRow, today: string): Promise<number | null | undefined> {
  const stay = { check_in: gap.started_at, check_out: gap.finished_at, adults: 2 };
  const context = { today, gap_max_nights: GAP_MAX_NIGHTS };
  const found: FoundStay[] = [];
  for (let page = 1; ; page += 1) {
    const { villas, total } = await searchVillas(
      db,
      { ...ListingQuery.parse(stay), page },
      context,
    );
    found.push(...villas);
    if (found.length >= total || villas.length === 0) break;
  }
  return found.find(({ id }) => id === gap.villa_id)?.total_kurus;
}

async function shortTerm(month: string, today: string): Promise<string[]> {
  const window = {
    from: `${month}-01`,
    until: `${addMonths(month, 1)}-01`,
    today,
    gap_max_nights: GAP_MAX_NIGHTS,
  };
  const cards: string[] = [];
  for (let page = 1; ; page += 1) {
    const search = ShortTermQuery.parse({ month, page: String(page) });
    const { villas, total } = await searchShortTerm(db, search, window);
    cards.push(...villas.map((v) => `${v.id} ${v.check_in} ${v.check_out} ${v.total_kurus}`));
    if (cards.length >= total || villas.length === 0) return cards;
  }
}
