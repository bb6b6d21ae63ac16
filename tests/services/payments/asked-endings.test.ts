import { send } from '../../support/admin-calls.ts';
import { signIn, site } from '../../support/api.ts';
import { db } from '../../support/db.ts';
import { createReservation, dayFromToday, stayFromToday } from '../../support/factories.ts';

const PAID = 14_000_00;

/** A stay 58 days ahead whose guest asked for its end two days ago, when the ladder kept half. */
async function asked(state = 'OPEN', stay = stayFromToday(58, 7)) {
  const { id } = await createReservation({
    ...{ status: 'CONFIRMED', paid_kurus: PAID, ...stay },
    policy: JSON.stringify({
      base: 'PREPAYMENT',
      tiers: [
        { days_before: 60, percent: 50 },
        { days_before: 0, percent: 100 },
      ],
    }),
  });
  await db
    .insertInto('reservation_requests')
    .values({
      reservation_id: id,
      kind: 'CANCELLATION',
      message: '',
      // Half past midnight in Istanbul, and still the day before in London.
      created_at: `${dayFromToday(-2)}T00:30:00+03:00`,
      ...(state !== 'OPEN' && { state, answered_at: new Date() }),
    })
    .execute();
  return id;
}

const sumsOf = (id: number) =>
  db
    .selectFrom('reservations')
    .select(['kept_kurus', 'refund_kurus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const cancel = (id: number, cancelled_by: string) =>
  send('patch', `/v1/admin/reservations/${id}`, {
    ...{ status: 'CANCELLED', reason: 'Misafir istedi', cancelled_by },
  }).expect(200);

test('an end that the guest asked for keeps what the ladder kept on the day they asked', async () => {
  const id = await asked();
  const { text } = await site
    .get(`/dashboard/reservations/villa/${id}`)
    .set('cookie', await signIn('ADMIN'))
    .expect(200);
  await cancel(id, 'GUEST');

  expect(text).toContain('O günkü koşulla kesinti ₺7.000, iade ₺7.000');
  expect(await sumsOf(id)).toEqual({ kept_kurus: PAID / 2, refund_kurus: PAID / 2 });
});

test.each([
  ['REFUSED', 'GUEST', PAID],
  ['OPEN', 'AGENCY', 0],
])('a request that is %s, cancelled by %s, keeps %i', async (state, by, kept_kurus) => {
  const id = await asked(state);
  await cancel(id, by);

  expect((await sumsOf(id)).kept_kurus).toBe(kept_kurus);
});

describe('a guest who asked for the end and did not come', () => {
  const miss = (id: number) => send('patch', `/v1/admin/reservations/${id}`, { status: 'NO_SHOW' });
  const stay = stayFromToday(-1, 7);

  test('loses nothing before the request is answered', async () => {
    const id = await asked('OPEN', stay);

    const { body } = await miss(id).expect(409);

    expect(body.code).toBe('end_asked');
    expect(await sumsOf(id)).toEqual({ kept_kurus: null, refund_kurus: null });
    await cancel(id, 'GUEST');
  });

  test('is missed once it was refused', async () => {
    const id = await asked('REFUSED', stay);

    await miss(id).expect(200);

    expect((await sumsOf(id)).kept_kurus).toBe(PAID);
  });
});
