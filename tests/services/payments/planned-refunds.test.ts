import { now } from '../../../server/clock.ts';
import { expireOptions } from '../../../server/services/reservations/option-expiry.ts';
import { bearer, signIn, site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import {
  createReservation,
  createTransaction,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { takeCardsBy } from '../../support/fake-provider.ts';
import { KINDS, type Kind } from '../../support/reservation-kinds.ts';

/** A week at 10.000 TL a night, a fifth of it before. */
const PREPAYMENT = 14_000_00;
const WEEK = stayFromToday(90, 7);
const DROPPED = { status: 'FAILED', note: 'Misafir başka bir konaklamada kullanacak' };
const REFUND = { purpose: 'REFUND', status: 'PENDING' } as const;

let staff: { authorization: string };

beforeAll(async () => {
  takeCardsBy('iyzico');
  staff = { authorization: await bearer('ADMIN') };
});

const record = (own: object) =>
  site
    .post('/v1/admin/transactions')
    .set(staff)
    .send({ method: 'TRANSFER', purpose: 'PREPAYMENT', amount_kurus: PREPAYMENT, ...own });

const decide = (id: number, body: object) =>
  site.patch(`/v1/admin/transactions/${id}`).set(staff).send(body);

const move = (id: number, body: object) =>
  site.patch(`/v1/admin/reservations/${id}`).set(staff).send(body).expect(200);

const sumsOf = (id: number, kind: Kind = 'villa') =>
  db
    .selectFrom(KINDS[kind].table as 'reservations')
    .select(['status', 'paid_kurus', 'leaving_kurus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const waitingOf = (id: number, kind: Kind = 'villa') =>
  db
    .selectFrom('transactions')
    .select(['id', 'amount_kurus', 'needs_action', 'action_done_at'])
    .where(KINDS[kind].of as 'reservation_id', '=', id)
    .where('purpose', '=', 'REFUND')
    .where('status', '=', 'PENDING')
    .orderBy('id')
    .execute();

async function sendLink(reservation_id: string): Promise<string> {
  const { body } = await site
    .post('/v1/admin/sendpaymentlink')
    .set(staff)
    .send({ reservation_id })
    .expect(200);
  return body.content.payment_link.url.split('/').at(-1);
}

const pageOf = async (code: string) => (await site.get(`/odeme/${code}`).expect(200)).text;

/** A prepayment that was paid in whole. */
async function prepaid(kind: Kind = 'villa') {
  const stay = { status: 'OPTION', ...WEEK } as const;
  const sale = await (kind === 'villa' ? createReservation(stay) : createBoatReservation(stay));
  await record({ [KINDS[kind].of]: sale.id, amount_kurus: PREPAYMENT }).expect(201);
  return sale;
}

describe('no more is planned to go back than is here', () => {
  test('one after the other', async () => {
    const { id } = await prepaid();
    await record({ reservation_id: id, ...REFUND, amount_kurus: 10_000_00 }).expect(201);

    const { body } = await record({ reservation_id: id, ...REFUND }).expect(422);

    expect(body.fields).toEqual({ amount_kurus: 'Ödenenden fazlası iade edilemez.' });
    await record({ reservation_id: id, ...REFUND, amount_kurus: 4_000_00 }).expect(201);
    expect(await sumsOf(id)).toMatchObject({ paid_kurus: PREPAYMENT, leaving_kurus: PREPAYMENT });
  });

  test.each(['villa', 'boat'] as const)('by several clerks at once, of a %s', async (kind) => {
    const { id } = await prepaid(kind);

    const planned = await Promise.all(
      Array.from({ length: 4 }, () => record({ [KINDS[kind].of]: id, ...REFUND })),
    );

    expect(planned.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
    expect(await sumsOf(id, kind)).toMatchObject({ leaving_kurus: PREPAYMENT });
  });

  test('nor by one that nobody knew whose it is', async () => {
    const { id } = await prepaid();
    await record({ reservation_id: id, ...REFUND, amount_kurus: 10_000_00 }).expect(201);
    const { body } = await record(REFUND).expect(201);

    await decide(body.content.id, { reservation_id: id }).expect(422);

    expect(await sumsOf(id)).toMatchObject({ leaving_kurus: 10_000_00 });
  });

  test('nor once one was sent after all that had been called off', async () => {
    const { id } = await prepaid();
    const planned = await record({ reservation_id: id, ...REFUND, amount_kurus: 4_000_00 });
    await move(id, { status: 'CANCELLED', reason: 'Olmadı' });
    expect(await waitingOf(id)).toMatchObject([{ amount_kurus: PREPAYMENT }]);

    await decide(planned.body.content.id, { status: 'PAID' }).expect(200);

    expect(await waitingOf(id)).toMatchObject([{ amount_kurus: 10_000_00 }]);
    expect(await sumsOf(id)).toMatchObject({ paid_kurus: 10_000_00, leaving_kurus: 10_000_00 });
  });

  test('while some goes by hand, some as planned and more is planned, all at once', async () => {
    const { id } = await prepaid();
    const planned = await record({ reservation_id: id, ...REFUND, amount_kurus: 9_000_00 });

    const answers = await Promise.all([
      decide(planned.body.content.id, { status: 'PAID' }),
      record({ reservation_id: id, purpose: 'REFUND', amount_kurus: 9_000_00 }),
      record({ reservation_id: id, ...REFUND, amount_kurus: 5_000_00 }),
      decide(planned.body.content.id, DROPPED),
    ]);

    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const { paid_kurus, leaving_kurus } = await sumsOf(id);
    const waiting = await waitingOf(id);
    expect(leaving_kurus).toBe(waiting.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0));
    expect(leaving_kurus).toBeLessThanOrEqual(paid_kurus);
  });
});

test.each(['CANCELLED', 'NO_SHOW'])(
  'what an end kept (%s) stays where its refund was sent beside the plan',
  async (status) => {
    const ended = { status, paid_kurus: PREPAYMENT, kept_kurus: 4_000_00, refund_kurus: 10_000_00 };
    const { id } = await createReservation(ended);
    const paid = { status: 'PAID', paid_at: '2026-01-01', amount_kurus: PREPAYMENT };
    await createTransaction({ reservation_id: id, ...paid });
    const due = { purpose: 'REFUND', amount_kurus: 10_000_00, needs_action: 'REFUND_DUE' };
    await createTransaction({ reservation_id: id, ...due });

    await record({ reservation_id: id, purpose: 'REFUND', amount_kurus: 10_000_00 }).expect(201);

    expect(await waitingOf(id)).toEqual([]);
    expect(await sumsOf(id)).toMatchObject({ paid_kurus: 4_000_00, leaving_kurus: 0 });
  },
);

test('a refund that is to be sent stands on the list once it is known whose it is', async () => {
  const { id } = await prepaid();
  const { body } = await record({ ...REFUND, amount_kurus: 1_000_00 }).expect(201);

  await decide(body.content.id, { reservation_id: id }).expect(200);

  expect(await waitingOf(id)).toMatchObject([{ needs_action: 'REFUND_DUE', action_done_at: null }]);
});

test('a refund of which some went by hand says that less is to go back', async () => {
  const { id } = await prepaid();
  const planned = await record({ reservation_id: id, ...REFUND }).expect(201);
  await record({ reservation_id: id, purpose: 'REFUND', amount_kurus: 4_000_00 }).expect(201);

  const { text } = await site
    .get(`/dashboard/transactions/${planned.body.content.id}`)
    .set('Cookie', await signIn('ADMIN'))
    .expect(200);

  expect(text).toContain('İade edilecek tutar azaldı');
  expect(text).not.toContain('Beklenen tutar değişti');
});

test('money that waits to go back makes no contract, and does once it stays after all', async () => {
  const { id } = await createReservation({ status: 'OPTION', ...WEEK });
  await record({ reservation_id: id, amount_kurus: 7_000_00 }).expect(201);
  const planned = await record({ reservation_id: id, ...REFUND, amount_kurus: 7_000_00 });

  await record({ reservation_id: id, amount_kurus: 7_000_00 }).expect(201);
  expect(await sumsOf(id)).toMatchObject({ status: 'OPTION', paid_kurus: PREPAYMENT });

  const silent = await decide(planned.body.content.id, { status: 'FAILED', note: ' ' });
  expect([silent.status, Object.keys(silent.body.fields)]).toEqual([422, ['note']]);
  await decide(planned.body.content.id, DROPPED).expect(200);
  expect(await sumsOf(id)).toMatchObject({ status: 'CONFIRMED', leaving_kurus: 0 });
});

test('an option that is taken up again has no link that asks for what is not due', async () => {
  const { id, reservation_id } = await createReservation({
    ...{ status: 'OPTION', option_until: inHours(1), ...WEEK },
  });
  await record({ reservation_id: id, amount_kurus: 5_000_00 }).expect(201);
  const code = await sendLink(reservation_id);
  await expireOptions(db, now().add({ hours: 2 }), 'villa');
  const [refund] = await waitingOf(id);
  await decide(refund?.id ?? 0, { status: 'PAID' }).expect(200);

  await move(id, { status: 'OPTION' });

  const link = await db
    .selectFrom('payment_links')
    .select('cancelled_at')
    .where('reservation_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(link.cancelled_at).not.toBeNull();
  expect(await pageOf(code)).toContain('Ödenecek tutar değişti');
  expect(await pageOf(reservation_id)).toContain('Ön ödeme: ₺14.000');
});
