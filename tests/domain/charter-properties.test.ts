import fc from 'fast-check';

import {
  type CharterSeason,
  type CharterUnit,
  type PricedBoat,
  quoteCharter,
} from '../../server/domain/charter-pricing.ts';
import { parseDay } from '../../server/domain/stay.ts';
import { addDays } from '../../server/shared/days.ts';
import { charterRequest, gulet } from './boat.ts';

const FIRST_SATURDAY = '2026-06-06';
const units = fc.constantFrom<CharterUnit[]>('week', 'day', 'trip');
/** Prices are in whole lira, most of them. */
const kurus = fc.oneof(
  fc.integer({ min: 1, max: 900_000 }).map((lira) => lira * 100),
  fc.integer({ min: 1, max: 90_000_000 }),
);

/** Prices of every unit, season after season, over some 200 days. */
const seasons = fc
  .array(fc.record({ length: fc.integer({ min: 7, max: 70 }), price_kurus: kurus }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((rows): CharterSeason[] => {
    let from = 0;
    return rows.flatMap(({ length, price_kurus }, index) => {
      const days = {
        from: parseDay(addDays(FIRST_SATURDAY, from)),
        until: parseDay(addDays(FIRST_SATURDAY, from + length)),
      };
      from += length;
      const rules = { min_days: null, changeover_weekday: null };
      const rest = { ...rules, prepayment_percent: null, deposit_kurus: null };
      return (['week', 'day', 'trip'] as const).map((unit, kind) => ({
        id: 3 * index + kind,
        unit,
        days,
        price_kurus,
        ...rest,
      }));
    });
  });

const boats = seasons.map((all): PricedBoat => gulet({ seasons: all, min_days: 1 }));

const charterOf = (unit: CharterUnit, weeks: number, days: number) => {
  const length = { trip: 1, week: 7 * weeks + days, day: 1 + days }[unit];
  return charterRequest(unit, [FIRST_SATURDAY, addDays(FIRST_SATURDAY, length)]);
};

const few = fc.integer({ min: 0, max: 6 });
const weeks = fc.integer({ min: 1, max: 4 });

test('the lines make the total, and its parts too', () => {
  fc.assert(
    fc.property(boats, units, weeks, few, (boat, unit, count, days) => {
      const found = quoteCharter(boat, charterOf(unit, count, days));
      fc.pre(found.total_kurus !== null);
      const sum = found.nights.reduce((all, { price_kurus }) => all + (price_kurus ?? 0), 0);
      expect(found.accommodation_kurus).toBe(sum);
      expect(found.total_kurus).toBe(sum - (found.discount_kurus ?? 0));
      expect((found.prepayment_kurus ?? 0) + (found.balance_kurus ?? 0)).toBe(found.total_kurus);
    }),
  );
});

test('whole weeks of one season cost exactly their price', () => {
  fc.assert(
    fc.property(kurus, weeks, (price_kurus, count) => {
      const boat = gulet();
      const seasons = boat.seasons.map((season) => ({ ...season, price_kurus }));
      const found = quoteCharter({ ...boat, seasons }, charterOf('week', count, 0));
      expect(found.total_kurus).toBe(count * price_kurus);
    }),
  );
});

test('a day more costs a seventh of a week, give or take a lira of a price in whole lira and a kuruş of others', () => {
  fc.assert(
    fc.property(kurus, weeks, few, (price_kurus, count, days) => {
      const boat = gulet();
      const seasons = boat.seasons.map((season) => ({ ...season, price_kurus }));
      const total = (more: number) =>
        quoteCharter({ ...boat, seasons }, charterOf('week', count, days + more)).total_kurus ?? 0;
      const added = total(1) - total(0);
      const coin = price_kurus % 100 === 0 ? 100 : 1;
      expect(added % coin).toBe(0);
      expect(Math.abs(added - price_kurus / 7)).toBeLessThan(coin);
    }),
  );
});

test('what is taken, off sale or too full is never sold', () => {
  fc.assert(
    fc.property(boats, units, weeks, few, (boat, unit, count, days) => {
      const wanted = charterOf(unit, count, days);
      const full = { ...wanted, guests: { adults: 21, children: 0, babies: 0 } };
      expect(quoteCharter({ ...boat, active: false }, wanted).sellable).toBe(false);
      expect(quoteCharter({ ...boat, occupied: [wanted.stay] }, wanted).sellable).toBe(false);
      expect(quoteCharter(boat, full).sellable).toBe(false);
    }),
  );
});

test('a discount never raises a price, and never below nothing', () => {
  fc.assert(
    fc.property(
      boats,
      units,
      weeks,
      fc.integer({ min: 0, max: 100 }),
      (boat, unit, count, percent) => {
        const wanted = charterOf(unit, count, 0);
        const lowered = {
          ...boat,
          discounts: [
            {
              id: 1,
              unit: null,
              kind: 'period' as const,
              percent,
              days: { from: wanted.stay.check_in, until: wanted.stay.check_out },
              book_before: null,
              within_days: null,
              min_nights: null,
            },
          ],
        };
        const before = quoteCharter(boat, wanted).total_kurus;
        fc.pre(before !== null);
        const after = quoteCharter(lowered, wanted).total_kurus ?? -1;
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(before ?? 0);
      },
    ),
  );
});
