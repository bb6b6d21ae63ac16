import fc from 'fast-check';

import {
  type Discount,
  type Extra,
  type PricedVilla,
  type Quote,
  type QuoteRequest,
  quote,
} from '../../server/domain/pricing.ts';
import { overlaps, parseDay, type Stay } from '../../server/domain/stay.ts';
import { villa } from './villa.ts';

const firstDay = parseDay('2026-06-01');
const days = (from: number, length: number) => ({
  from: firstDay.add({ days: from }),
  until: firstDay.add({ days: from + length }),
});

const kurus = fc.integer({ min: 0, max: 50_000_000 });
const percent = fc.integer({ min: 0, max: 100 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

/** Seasons one after the other over some 120 nights, each with rules of its own or none. */
const seasons = fc.array(
  fc.record({
    length: fc.integer({ min: 1, max: 40 }),
    nightly_price_kurus: kurus,
    min_nights: maybe(fc.integer({ min: 1, max: 14 })),
    arrival_weekdays: maybe(fc.subarray([1, 2, 3, 4, 5, 6, 7])),
    short_stay_limit: maybe(fc.integer({ min: 0, max: 14 })),
    short_stay_fee_kurus: maybe(kurus),
    prepayment_percent: maybe(percent),
    deposit_kurus: maybe(kurus),
  }),
  { minLength: 1, maxLength: 5 },
);

const discounts = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    kind: fc.constantFrom<Discount['kind'][]>('early', 'last_minute', 'period', 'long_stay', 'gap'),
    percent,
    days: fc
      .tuple(fc.nat(60), fc.integer({ min: 1, max: 60 }))
      .map(([from, length]) => days(from, length)),
    book_before: maybe(fc.constantFrom(parseDay('2026-03-01'), parseDay('2026-07-01'))),
    within_days: maybe(fc.nat(100)),
    min_nights: maybe(fc.integer({ min: 1, max: 14 })),
  }),
  { maxLength: 4 },
);

const extras = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    name: fc.constant('extra'),
    amount_kurus: kurus,
    unit: fc.constantFrom<Extra['unit'][]>('night', 'stay', 'person'),
    optional: fc.boolean(),
    months: maybe(fc.subarray([6, 7, 8])),
  }),
  { maxLength: 3 },
);

const villas: fc.Arbitrary<PricedVilla> = fc
  .record({ seasons, discounts, extras, short_stay_fee_kurus: kurus, prepayment_percent: percent })
  .map(({ seasons: rows, ...rest }) => {
    const starts = rows.map((_, index) =>
      rows.slice(0, index).reduce((sum, row) => sum + row.length, 0),
    );
    return villa({
      ...rest,
      seasons: rows.map(({ length, ...rules }, index) => ({
        id: index + 1,
        days: days(starts[index] ?? 0, length),
        ...rules,
      })),
    });
  });

const requests: fc.Arbitrary<QuoteRequest> = fc
  .record({
    arrival: fc.nat(60),
    nights: fc.integer({ min: 1, max: 30 }),
    daysAhead: fc.integer({ min: -3, max: 120 }),
    guests: fc.record({
      adults: fc.integer({ min: 1, max: 8 }),
      children: fc.nat(4),
      babies: fc.nat(3),
    }),
    extra_ids: fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9]),
    full_payment_days: fc.nat(60),
  })
  .map(({ arrival, nights, daysAhead, ...rest }) => ({
    stay: stay(arrival, nights),
    today: firstDay.add({ days: arrival - daysAhead }),
    gap_max_nights: 6,
    ...rest,
  }));

const stay = (arrival: number, nights: number): Stay => {
  const { from, until } = days(arrival, nights);
  return { check_in: from, check_out: until };
};

const sums = (found: Quote) => ({
  accommodation: found.accommodation_kurus ?? 0,
  discount: found.discount_kurus ?? 0,
  fee: found.short_stay_fee_kurus ?? 0,
  total: found.total_kurus ?? 0,
  prepayment: found.prepayment_kurus ?? 0,
  balance: found.balance_kurus ?? 0,
  extras: found.extras.reduce((total, extra) => total + extra.amount_kurus, 0),
});

/** Runs a property over random villas and stays whose every night has a price. */
const forPriced = (property: (found: Quote, of: PricedVilla, asked: QuoteRequest) => void) =>
  fc.assert(
    fc.property(villas, requests, (of, asked) => {
      const found = quote(of, asked);
      fc.pre(found.total_kurus !== null);
      property(found, of, asked);
    }),
  );

describe('whatever the prices', () => {
  test('the parts sum to the total, and its two payments do too', () => {
    forPriced((found) => {
      const {
        accommodation,
        discount,
        fee,
        extras: added,
        total,
        prepayment,
        balance,
      } = sums(found);
      expect(accommodation - discount + fee + added).toBe(total);
      expect(prepayment + balance).toBe(total);
      const nights = found.nights.reduce((sum, night) => sum + (night.price_kurus ?? 0), 0);
      expect(nights).toBe(accommodation);
    });
  });

  test('nothing is ever negative or a fraction of a kuruş', () => {
    forPriced((found) => {
      for (const amount of [...Object.values(sums(found)), found.deposit_kurus]) {
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test('a discount never raises what is paid, and never exceeds its night', () => {
    forPriced((found, of, asked) => {
      const undiscounted = quote({ ...of, discounts: [] }, asked);
      expect(sums(found).total).toBeLessThanOrEqual(sums(undiscounted).total);
      expect(sums(found).accommodation).toBe(sums(undiscounted).accommodation);
      for (const night of found.nights) {
        expect(night.discount_kurus).toBeLessThanOrEqual(night.price_kurus ?? 0);
      }
    });
  });

  test('one discount more never makes the stay dearer', () => {
    forPriced((found, of, asked) => {
      const fewer = quote({ ...of, discounts: of.discounts.slice(1) }, asked);
      expect(sums(found).total).toBeLessThanOrEqual(sums(fewer).total);
    });
  });

  test('accommodation never falls when a night is added', () => {
    forPriced((found, of, asked) => {
      const longer = { ...asked.stay, check_out: asked.stay.check_out.add({ days: 1 }) };
      const added = quote(of, { ...asked, stay: longer });
      fc.pre(added.accommodation_kurus !== null);
      expect(sums(added).accommodation).toBeGreaterThanOrEqual(sums(found).accommodation);
    });
  });

  test('the order of rows changes nothing', () => {
    forPriced((found, of, asked) => {
      const turned = {
        ...of,
        seasons: of.seasons.toReversed(),
        discounts: of.discounts.toReversed(),
        occupied: of.occupied.toReversed(),
      };
      const amounts = (quoted: Quote) => quoted.nights.map((night) => night.discount_kurus);
      expect(amounts(quote(turned, asked))).toEqual(amounts(found));
      expect(sums(quote(turned, asked))).toEqual(sums(found));
    });
  });

  test('a stay is sellable exactly when nothing stands against it', () => {
    fc.assert(
      fc.property(villas, requests, (of, asked) => {
        const found = quote(of, asked);
        expect(found.sellable).toBe(found.reasons.length === 0);
        expect(found.nights).toHaveLength(asked.stay.check_in.until(asked.stay.check_out).days);
        if (found.total_kurus === null) {
          expect(found.reasons.map((reason) => reason.code)).toContain('unpriced');
        }
      }),
    );
  });
});

describe('the turnover day', () => {
  test('a stay that begins where another ends never overlaps it, one night earlier always does', () => {
    const length = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(fc.nat(60), length, length, (arrival, nights, next) => {
        const first = stay(arrival, nights);
        expect(overlaps(first, stay(arrival + nights, next))).toBe(false);
        expect(overlaps(stay(arrival + nights, next), first)).toBe(false);
        expect(overlaps(first, stay(arrival + nights - 1, next))).toBe(true);
      }),
    );
  });

  test('is never a reason against the next stay', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.integer({ min: 1, max: 14 }),
        requests,
        (arrival, nights, asked) => {
          const next = stay(arrival, nights);
          const occupied = [stay(arrival + nights, 3)];
          const found = quote(villa({ occupied }), { ...asked, stay: next });
          expect(found.reasons.map((reason) => reason.code)).not.toContain('taken');
        },
      ),
    );
  });
});
