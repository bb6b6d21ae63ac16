import fc from 'fast-check';

import { mayBeTakenBack, stayingAfterAll } from '../../server/domain/entry-mistakes.ts';

const stay = { total_kurus: 70_000, prepayment_kurus: 14_000, paid_kurus: 0, leaving_kurus: 0 };
const refund = { amount_kurus: 10_000, of_resale: false, refunded_for: null };

describe('money that staff wrote down', () => {
  const entered = { status: 'PAID', purpose: 'BALANCE', provider: null, conversation_id: null };

  test.each([
    [{}, true],
    [{ purpose: 'DEPOSIT' }, true],
    [{ status: 'PENDING' }, false],
    [{ status: 'FAILED' }, false],
    [{ purpose: 'REFUND' }, true],
    [{ purpose: 'REFUND', provider: 'IYZICO' }, true],
    [{ purpose: 'REFUND', provider: 'IYZICO', conversation_id: 'R1' }, false],
    [{ provider: 'IYZICO' }, false],
  ])('%j may be taken back: %s', (own, may) => {
    expect(mayBeTakenBack({ ...entered, ...own })).toBe(may);
  });
});

describe('a refund of other money', () => {
  test.each([
    ['of an end is less', 'CANCELLED', {}, 0, 5_000],
    ['of an end gives late money back whole', 'CANCELLED', { refunded_for: 'LATE' }, 0, 0],
    ['that staff planned is their word', 'CONFIRMED', {}, 0, 0],
    [
      'of a second prepayment is the first',
      'CONFIRMED',
      { refunded_for: 'DUPLICATE' },
      11_000,
      3_000,
    ],
    [
      'of what came twice all the same stays',
      'CONFIRMED',
      { refunded_for: 'DUPLICATE' },
      14_000,
      0,
    ],
    ['above the total pays it', 'CONFIRMED', { refunded_for: 'EXCESS' }, 68_000, 2_000],
    ['of a sale made anew pays it', 'CONFIRMED', { of_resale: true }, 0, 5_000],
  ])('%s', (_, status, own, paid_kurus, kept_kurus) => {
    const now = { ...stay, status, paid_kurus };

    const never_came = { stay: now, over_kurus: 5_000, went_back: false };
    expect(stayingAfterAll({ ...refund, ...own }, never_came)).toBe(kept_kurus);
  });

  test('of what came twice is no more once that went back, whatever else was paid', () => {
    const twice = { ...refund, refunded_for: 'DUPLICATE' };
    const now = { ...stay, status: 'CONFIRMED', paid_kurus: 40_000 };

    const kept = stayingAfterAll(twice, { stay: now, over_kurus: 10_000, went_back: true });
    expect(kept).toBe(10_000);
  });

  test.each([null, 'LATE'])('of an end is less by what went back of it (%s)', (refunded_for) => {
    const now = { ...stay, status: 'NO_SHOW', paid_kurus: 40_000 };

    const sent = { stay: now, over_kurus: 4_000, went_back: true };
    expect(stayingAfterAll({ ...refund, refunded_for }, sent)).toBe(4_000);
  });

  test('is never less than nothing, nor lessened by more than was taken back', () => {
    const kurus = fc.integer({ min: 0, max: 100_000 });
    const status = fc.constantFrom('CANCELLED', 'CONFIRMED', 'NO_SHOW', 'COMPLETED');
    const refunded_for = fc.constantFrom(null, 'LATE', 'EXCESS', 'DUPLICATE');
    fc.assert(
      fc.property(kurus, kurus, kurus, status, refunded_for, fc.boolean(), (...drawn) => {
        const [amount, over, paid, is, for_, went_back] = drawn;
        const now = { ...stay, status: is, paid_kurus: paid };
        const waiting = { amount_kurus: amount, of_resale: false, refunded_for: for_ };
        const kept = stayingAfterAll(waiting, {
          ...{ stay: now, over_kurus: over, went_back },
        });
        expect(kept).toBeGreaterThanOrEqual(0);
        expect(kept).toBeLessThanOrEqual(Math.min(amount, over));
      }),
    );
  });
});
