import fc from 'fast-check';

import {
  type CancellationPolicy,
  type CancelledStay,
  cancellationPresets,
  endingRefund,
  refundOf,
  stepsAhead,
} from '../../server/domain/cancellation.ts';
import { dateChangeRight } from '../../server/domain/date-changes.ts';
import { parseDay } from '../../server/domain/stay.ts';
import { tl } from './villa.ts';

const checkIn = parseDay('2026-08-15');

function preset(code: string): CancellationPolicy {
  const found = cancellationPresets.find((policy) => policy.code === code);
  if (!found) throw new Error(`No such ladder: ${code}`);
  return found;
}

const cancelled = (daysBefore: number, changes: Partial<CancelledStay> = {}): CancelledStay => ({
  check_in: checkIn,
  cancelled_on: checkIn.subtract({ days: daysBefore }),
  cancelled_by: 'GUEST',
  total_kurus: tl(100_000),
  prepayment_kurus: tl(20_000),
  paid_kurus: tl(20_000),
  ...changes,
});

describe('what a guest gets back', () => {
  test.each([
    ['flexible', 30, 0, 20_000],
    ['flexible', 29, 50, 10_000],
    ['flexible', 15, 50, 10_000],
    ['flexible', 14, 100, 0],
    ['moderate', 60, 0, 20_000],
    ['moderate', 59, 50, 10_000],
    ['moderate', 30, 50, 10_000],
    ['moderate', 29, 100, 0],
    ['strict', 200, 100, 0],
    ['flexible', 0, 100, 0],
    ['flexible', -1, 100, 0],
  ])('%s, %i days before: %i %% is kept, %i TL goes back', (code, days, percent, refund) => {
    expect(refundOf(preset(code), cancelled(days))).toMatchObject({
      days_before: days,
      kept_percent: percent,
      refund_kurus: tl(refund),
    });
  });

  test.each([
    [90, 20, 20_000, 10_000],
    [89, 40, 30_000, 0],
    [29, 100, 30_000, 0],
  ])(
    'boat, %i days before: %i %% of the total, but never more than was paid',
    (days, percent, kept, refund) => {
      expect(refundOf(preset('boat'), cancelled(days, { paid_kurus: tl(30_000) }))).toEqual({
        days_before: days,
        kept_percent: percent,
        kept_kurus: tl(kept),
        refund_kurus: tl(refund),
      });
    },
  );

  test('whatever was paid beyond the prepayment goes back in any case', () => {
    expect(refundOf(preset('strict'), cancelled(3, { paid_kurus: tl(100_000) })).refund_kurus).toBe(
      tl(80_000),
    );
  });

  test('everything goes back when the agency or the owner cancels', () => {
    const byAgency = cancelled(1, { cancelled_by: 'AGENCY' });
    expect(refundOf(preset('strict'), byAgency)).toMatchObject({
      kept_kurus: 0,
      refund_kurus: tl(20_000),
    });
  });

  test('kept and refund are what was paid; waiting longer never brings more back', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(
        fc.nat(150),
        amount,
        amount,
        fc.constantFrom(...cancellationPresets),
        (days, paid, total, policy) => {
          const of = {
            paid_kurus: paid,
            total_kurus: total,
            prepayment_kurus: Math.round(total / 5),
          };
          const now = refundOf(policy, cancelled(days, of));
          const later = refundOf(policy, cancelled(days - 1, of));
          expect(now.kept_kurus + now.refund_kurus).toBe(paid);
          expect(now.refund_kurus).toBeGreaterThanOrEqual(0);
          expect(later.refund_kurus).toBeLessThanOrEqual(now.refund_kurus);
        },
      ),
    );
  });
});

test.each([
  [
    '2026-07-16',
    [
      ['2026-07-16', 0],
      ['2026-07-31', 50],
      [null, 100],
    ],
  ],
  [
    '2026-07-17',
    [
      ['2026-07-31', 50],
      [null, 100],
    ],
  ],
  ['2026-08-15', [[null, 100]]],
])(
  'the ladder as dates on %s: each step holds until the end of its day, the last as long as the stay can be cancelled',
  (today, told) => {
    const steps = stepsAhead(preset('flexible'), checkIn, Temporal.PlainDate.from(today));
    expect(steps.map(({ until, percent }) => [until?.toString() ?? null, percent])).toEqual(told);
  },
);

test.each(cancellationPresets.map((policy) => [policy.code, policy] as const))(
  '%s: its steps fall to the day of arrival and keep ever more',
  (_, policy) => {
    const days = policy.tiers.map((tier) => tier.days_before);
    const percents = policy.tiers.map((tier) => tier.percent);
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    expect(days.at(-1)).toBe(0);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  },
);

describe('what an end keeps', () => {
  const ending = (own: Partial<Parameters<typeof endingRefund>[0]>) =>
    endingRefund({
      ...cancelled(3),
      leaving_kurus: 0,
      from: 'CONFIRMED',
      to: 'CANCELLED',
      ended_by: 'GUEST',
      policy: preset('strict'),
      ...own,
    });

  test.each<[string, Parameters<typeof ending>[0], number | undefined]>([
    ['a guest’s cancellation of a sold stay: by the ladder', {}, 20_000],
    ['the agency’s: nothing', { ended_by: 'AGENCY' }, 0],
    ['the owner’s: nothing', { ended_by: 'OWNER' }, 0],
    ['a guest’s where no ladder was agreed on: nothing', { policy: null }, 0],
    ['a guest’s of an option: nothing was sold', { from: 'OPTION' }, 0],
    ['a guest’s of a request: nothing was sold', { from: 'PENDING' }, 0],
    ['a refusal: nothing', { from: 'PENDING', to: 'REJECTED' }, 0],
    ['an option that ran out: nothing', { from: 'OPTION', to: 'EXPIRED' }, 0],
    ['a guest who never came: everything', { to: 'NO_SHOW', paid_kurus: tl(90_000) }, 90_000],
    ['an arrival: it ends nothing', { to: 'CHECKED_IN' }, undefined],
  ])('%s', (_what, own, kept) => {
    expect(ending(own)?.kept_kurus).toBe(kept === undefined ? undefined : tl(kept));
  });

  test.each<[string, Parameters<typeof ending>[0], kept: number, refund: number]>([
    ['nobody came', { to: 'NO_SHOW' }, 20_000, 20_000],
    ['the guest cancels, all is kept', {}, 20_000, 20_000],
    [
      'the guest cancels, of the whole price all is kept',
      { policy: { base: 'TOTAL', tiers: [{ days_before: 0, percent: 100 }] } },
      20_000,
      20_000,
    ],
    ['the agency cancels', { ended_by: 'AGENCY' }, 0, 40_000],
    ['the option runs out', { from: 'OPTION', to: 'EXPIRED' }, 0, 40_000],
    ['more waits than is there', { to: 'NO_SHOW', leaving_kurus: tl(50_000) }, 0, 40_000],
  ])('what came twice and waits to go back is not kept: %s', (_what, own, kept, refund) => {
    const twice = { paid_kurus: tl(40_000), leaving_kurus: tl(20_000), ...own };
    expect(ending(twice)).toMatchObject({ kept_kurus: tl(kept), refund_kurus: tl(refund) });
  });
});

describe('whether other dates may be asked for', () => {
  const once = { date_changes: 1, date_change_days: 15 };
  test.each<
    [
      what: string,
      policy: Parameters<typeof dateChangeRight>[0]['policy'],
      granted: number,
      daysBefore: number,
      refusal: string | null,
      left: number | null,
    ]
  >([
    ['the last day', once, 0, 15, null, 1],
    ['a day later', once, 0, 14, 'date_change_late', 1],
    ['the second time', once, 1, 60, 'date_changes_used', 0],
    ['the second of two', { ...once, date_changes: 2 }, 1, 60, null, 1],
    ['a policy without', { date_changes: 0, date_change_days: null }, 0, 90, 'no_date_change', 0],
    ['no last day but check-in', { date_changes: 1, date_change_days: null }, 0, 0, null, 1],
    ['no policy', null, 3, 1, null, null],
    ['a policy that says nothing of it', {}, 3, 1, null, null],
  ])('%s', (_what, policy, granted, daysBefore, refusal, left) => {
    const today = checkIn.subtract({ days: daysBefore });
    const facts = { status: 'CONFIRMED', policy, check_in: checkIn, today, granted };

    expect(dateChangeRight(facts)).toMatchObject({ refusal, left });
  });

  test('before the stay is confirmed nothing is agreed yet', () => {
    const policy = { date_changes: 0, date_change_days: null };
    const facts = { policy, check_in: checkIn, today: checkIn, granted: 2 };

    for (const status of ['PENDING', 'OPTION', 'PAYMENT_REVIEW'])
      expect(dateChangeRight({ ...facts, status })).toEqual({
        refusal: null,
        left: null,
        until: null,
      });
  });
});
