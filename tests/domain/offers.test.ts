import {
  agreedQuote,
  type OfferMoments,
  type OfferStatus,
  offeredTotal,
  offerStatus,
} from '../../server/domain/offers.ts';
import type { Quote } from '../../server/domain/pricing.ts';

const at = (hour: string) => Temporal.Instant.from(`2026-07-01T${hour}:00Z`);

const open: OfferMoments = {
  valid_until: at('18:00'),
  sent_at: null,
  opened_at: null,
  accepted_at: null,
  withdrawn_at: null,
};

test.each<[string, Partial<OfferMoments>, OfferStatus]>([
  ['made', {}, 'DRAFT'],
  ['sent', { sent_at: at('09:00') }, 'SENT'],
  ['read', { sent_at: at('09:00'), opened_at: at('10:00') }, 'OPENED'],
  ['over at its last moment', { sent_at: at('09:00'), valid_until: at('12:00') }, 'EXPIRED'],
  ['good a minute before', { sent_at: at('09:00'), valid_until: at('12:01') }, 'SENT'],
  ['accepted stays so', { accepted_at: at('10:00'), valid_until: at('11:00') }, 'ACCEPTED'],
  ['taken back stays so', { withdrawn_at: at('10:00'), valid_until: at('11:00') }, 'WITHDRAWN'],
])('at noon an offer that was %s', (_, moments, expected) => {
  expect(offerStatus({ ...open, ...moments }, at('12:00'))).toBe(expected);
});

const quoted = {
  accommodation_kurus: 72_000_00,
  discount_kurus: 9_600_00,
  total_kurus: 65_900_00,
} as Quote;

test.each<[number, number]>([
  [0, 65_900_00],
  [10, 65_900_00 - 6_240_00],
  [33, 65_900_00 - 20_592_00],
])('%i %% is off the discounted nights, not off fees', (percent, expected) => {
  expect(offeredTotal(quoted, percent)).toBe(expected);
});

test('without a price nothing is offered', () => {
  expect(offeredTotal({ ...quoted, total_kurus: null }, 10)).toBeNull();
});

describe('what a guest who takes an offer pays', () => {
  const night = (price_kurus: number, discount_kurus = 0) => ({
    ...{ date: '2026-07-01', season_id: 1, discount_id: null },
    ...{ price_kurus, discount_kurus },
  });
  const frozen = {
    ...quoted,
    nights: [night(1_000_01), night(1_000_01), night(1_000_01, 100_00)],
    accommodation_kurus: 3_000_03,
    discount_kurus: 100_00,
    short_stay_fee_kurus: 300_00,
    deposit_kurus: 500_00,
    extras: [],
  } as Partial<Quote> as Quote;
  const live = {
    ...frozen,
    sellable: true,
    nights: [night(9_000_00), night(9_000_00), night(9_000_00)],
    extras: [{ id: 1, name: 'Isıtma', amount_kurus: 50_00 }],
    prepayment_percent: 20,
    tax_rates: null,
  } as Quote;

  const heated = { chosen: [1], same_people: true };

  test('holds the fee for a short stay with the nights it is for, though the villa asks for less by now', () => {
    const offered = { ...frozen, short_stay_limit: 7 };
    const free = { ...live, short_stay_fee_kurus: 0, short_stay_limit: 3 };

    const agreed = agreedQuote(free, offered, { percent: 0, ...heated });

    expect(agreed).toMatchObject({ short_stay_fee_kurus: 300_00, short_stay_limit: 7 });
  });

  test('holds the extras of every stay as they were offered, and today’s for other people', () => {
    const linen = (amount_kurus: number) => ({ id: 2, name: 'Nevresim', amount_kurus });
    const fee = { id: 3, name: 'Yeni bedel', amount_kurus: 70_00 };
    const offered = { ...frozen, extras: [linen(100_00)] };
    const dearer = { ...live, extras: [...live.extras, linen(150_00), fee] };
    const extrasFor = (taking: typeof heated) =>
      agreedQuote(dearer, offered, { percent: 0, ...taking }).extras;

    expect(extrasFor(heated)).toEqual([linen(100_00), ...live.extras]);
    expect(extrasFor({ ...heated, same_people: false })).toEqual(dearer.extras);
  });

  test('is the offer’s nights and fee with the extras chosen now, its nights summing to it', () => {
    const agreed = agreedQuote(live, frozen, { percent: 10, ...heated });

    expect(agreed).toMatchObject({
      accommodation_kurus: 3_000_03,
      discount_kurus: 100_00 + 290_00,
      total_kurus: offeredTotal({ ...frozen, total_kurus: 3_200_03 }, 10)! + 50_00,
      prepayment_kurus: 522_00,
    });
    const nights = agreed.nights.reduce((sum, each) => sum + each.discount_kurus, 0);
    expect(nights).toBe(agreed.discount_kurus);
    expect(agreed.balance_kurus).toBe((agreed.total_kurus ?? 0) - 522_00);
  });

  test('is off by the percent of all nights, of which the last takes what rounding leaves', () => {
    // A tenth of each is 10.5 kuruş, of all 31.5.
    const odd = { ...frozen, nights: [night(1_05), night(1_05), night(1_05)] };
    const { nights } = agreedQuote(live, odd, { percent: 10, ...heated });

    expect(nights.map(({ discount_kurus }) => discount_kurus)).toEqual([11, 11, 10]);
  });

  test.each([
    [10, null],
    [0, 'early'],
  ] as const)(
    'after %i %% more no longer takes it all for the villa’s own discount',
    (percent, kind) => {
      const early = { ...night(1_000_00), discount_kurus: 100_00, discount_kind: 'early' as const };
      const { nights } = agreedQuote(live, { ...frozen, nights: [early] }, { percent, ...heated });

      expect(nights.map(({ discount_kind }) => discount_kind)).toEqual([kind]);
    },
  );

  test('is all due at once where check-in is near', () => {
    const { total_kurus, prepayment_kurus } = agreedQuote(
      { ...live, prepayment_percent: 100, whole_is_due: true, balance_kurus: 0 },
      frozen,
      { percent: 0, ...heated },
    );

    expect(prepayment_kurus).toBe(total_kurus);
  });

  test('leaves fee and extras for the door where a season asks for all of the nights', () => {
    const season = { ...live, prepayment_percent: 100, balance_kurus: 350_00 };

    const { prepayment_kurus, balance_kurus } = agreedQuote(season, frozen, {
      percent: 0,
      ...heated,
    });

    expect([prepayment_kurus, balance_kurus]).toEqual([2_900_00, 350_03]);
  });

  test('is today’s quote where the stay cannot be had', () => {
    const taken = { ...live, sellable: false };

    expect(agreedQuote(taken, frozen, { percent: 10, ...heated })).toBe(taken);
  });
});
