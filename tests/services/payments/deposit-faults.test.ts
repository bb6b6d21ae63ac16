import { now } from '../../../server/clock.ts';
import { reconcilePayments } from '../../../server/services/payments/payment-reconciling.ts';
import { expireOptions } from '../../../server/services/reservations/option-expiry.ts';
import { bearer, signIn, site } from '../../support/api.ts';
import { db } from '../../support/db.ts';
import {
  changeReservation,
  createReservation,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
import {
  comeBack,
  decide,
  type FakeOrder,
  fake,
  goToPay,
  type Outcome,
  optionAndPageEnd,
  takeCardsBy,
} from '../../support/fake-provider.ts';
import { mailsOf } from '../../support/reservation-traces.ts';

const DEPOSIT = 5_000_00;

let staff: { authorization: string };

beforeAll(async () => {
  staff = { authorization: await bearer('ADMIN') };
});

/** A sold stay whose guest opened the page of the deposit's link. */
async function atThePage(own: object = {}) {
  const reservation = await createReservation({
    ...{ status: 'CONFIRMED', paid_kurus: 70_000_00, deposit_kurus: DEPOSIT },
    ...stayFromToday(0, 4),
    ...own,
  });
  const { body } = await site
    .post('/v1/admin/sendpaymentlink')
    .set(staff)
    .send({ reservation_id: reservation.reservation_id, purpose: 'DEPOSIT' })
    .expect(200);
  const order = await goToPay(body.content.payment_link.url.split('/').at(-1));
  return { ...reservation, order };
}

const move = (id: number, body: object) =>
  site.patch(`/v1/admin/reservations/${id}`).set(staff).send(body).expect(200);

async function fiveMinutesPass(): Promise<void> {
  const begun = now();
  for (let minute = 1; minute <= 5; minute += 1)
    await reconcilePayments(db, begun.add({ minutes: minute }));
}

async function stateOf(id: number) {
  const deposit = await db
    .selectFrom('deposits')
    .select(['state', 'amount_kurus', 'returned_kurus', 'method'])
    .where('reservation_id', '=', id)
    .executeTakeFirst();
  const movements = await db
    .selectFrom('transactions')
    .select(['purpose', 'status', 'method', 'amount_kurus', 'needs_action', 'action_done_at'])
    .where('reservation_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    deposit: deposit ? `${deposit.state} ${deposit.amount_kurus} ${deposit.method}` : null,
    movements: movements.map((each) =>
      [
        each.purpose,
        each.status,
        each.method,
        each.amount_kurus,
        each.action_done_at ? null : each.needs_action,
      ].join(' '),
    ),
  };
}

const one = (status: string, action = '', kurus = DEPOSIT) => [
  `DEPOSIT ${status} CARD ${kurus} ${action}`,
];

const TAKEN = { deposit: `TAKEN ${DEPOSIT} CARD`, movements: one('PAID') };
const SHORT = {
  deposit: `TAKEN ${DEPOSIT - 1000} CARD`,
  movements: one('PAID', 'MISMATCH', DEPOSIT - 1000),
};
const FAILED = { deposit: null, movements: one('FAILED') };

type Ends = Awaited<ReturnType<typeof stateOf>>;

const IYZICO: [Outcome, Ends][] = [
  ['success', TAKEN],
  ['failure', FAILED],
  ['lost', TAKEN],
  ['doubled', TAKEN],
  ['html_502', TAKEN],
  ['timeout', TAKEN],
  ['review', { deposit: null, movements: one('PENDING') }],
  ['wrong_amount', SHORT],
  ['bad_signature', { deposit: null, movements: one('PENDING', 'MISMATCH') }],
];

const PAYTR: [Outcome, Ends][] = [
  ['success', TAKEN],
  ['failure', FAILED],
  ['lost', TAKEN],
  ['doubled', TAKEN],
  ['html_502', TAKEN],
  ['timeout', TAKEN],
  ['wrong_amount', SHORT],
];

const HEARD = new Set<Outcome>(['success', 'failure', 'doubled', 'review', 'wrong_amount']);

async function hear(order: FakeOrder, outcome: Outcome): Promise<void> {
  if (!HEARD.has(outcome)) return;
  for (let count = 0; count < (outcome === 'doubled' ? 2 : 1); count += 1) await fake.notify(order);
  if (order.protocol === 'iyzico') await comeBack(order).expect(303);
}

describe.each([
  ['iyzico', IYZICO],
  ['paytr', PAYTR],
] as const)('a deposit by %s, five minutes later', (protocol, table) => {
  beforeAll(() => takeCardsBy(protocol));

  test.each(table)('%s', async (outcome, ends) => {
    const { id, order } = await atThePage();

    decide(order, outcome);
    await hear(order, outcome);
    await fiveMinutesPass();

    expect(await stateOf(id)).toEqual(ends);
  });
});

describe('a deposit by card that nobody waits for any more', () => {
  beforeAll(() => takeCardsBy('iyzico'));

  test('taken at the door meanwhile: the card gets its money back, the door’s is kept', async () => {
    const { id, order } = await atThePage();
    await move(id, { status: 'CHECKED_IN', deposit_method: 'CASH' });

    decide(order, 'success');
    await comeBack(order).expect(303);

    expect(await stateOf(id)).toEqual({
      deposit: `TAKEN ${DEPOSIT} CASH`,
      movements: [
        `DEPOSIT PAID CARD ${DEPOSIT} DUPLICATE`,
        `DEPOSIT PAID CASH ${DEPOSIT} `,
        `REFUND PENDING CARD ${DEPOSIT} `,
      ],
    });
    const { body } = await site.get('/v1/admin/transactions?needs_action=1').set(staff).expect(200);
    const [refund] = await db
      .selectFrom('transactions')
      .select('id')
      .where('reservation_id', '=', id)
      .where('purpose', '=', 'REFUND')
      .execute();
    expect(body.content.length).toBeGreaterThan(0);
    await site.post(`/v1/admin/transactions/${refund?.id}/refund`).set(staff).send({}).expect(200);
    expect(order.refunds.map(({ amount_kurus }) => amount_kurus)).toEqual([DEPOSIT]);
    expect((await stateOf(id)).deposit).toBe(`TAKEN ${DEPOSIT} CASH`);
    expect((await stateOf(id)).movements[0]).toBe(`DEPOSIT PAID CARD ${DEPOSIT} `);
  });

  test('called off meanwhile: it stands with its refund', async () => {
    const { id, order } = await atThePage();
    await move(id, { status: 'CANCELLED', reason: 'Misafir vazgeçti', cancelled_by: 'GUEST' });

    decide(order, 'lost');
    await fiveMinutesPass();

    const { deposit, movements } = await stateOf(id);
    expect(deposit).toBeNull();
    expect(movements).toContain(`DEPOSIT PAID CARD ${DEPOSIT} LATE`);
    expect(movements).toContain(`REFUND PENDING CARD ${DEPOSIT} `);
    expect(await mailsOf(id)).not.toContain('deposit_received');
  });
});

test('a deposit by transfer for a stay that was called off stands with its refund', async () => {
  const { id } = await createReservation({ status: 'CANCELLED', deposit_kurus: DEPOSIT });

  await site
    .post('/v1/admin/transactions')
    .set(staff)
    .send({
      ...{ reservation_id: id, method: 'TRANSFER', purpose: 'DEPOSIT' },
      amount_kurus: DEPOSIT,
    })
    .expect(201);

  const { deposit, movements } = await stateOf(id);
  expect(deposit).toBeNull();
  expect(movements).toEqual([
    `DEPOSIT PAID TRANSFER ${DEPOSIT} LATE`,
    `REFUND PENDING TRANSFER ${DEPOSIT} `,
  ]);
});

test.each([
  ['CANCELLED', 2],
  ['NO_SHOW', -1],
] as const)('a deposit that is held goes back when the stay is %s', async (status, days) => {
  takeCardsBy('iyzico');
  const { id, order } = await atThePage(stayFromToday(days, 4));
  decide(order, 'success');
  await comeBack(order).expect(303);

  const cookie = await signIn('ADMIN');
  const { text } = await site
    .get(`/dashboard/reservations/villa/${id}`)
    .set('cookie', cookie)
    .expect(200);
  expect(text).toContain('Alınmış ₺5.000 hasar depozitosu iade işi olarak bekler.');

  await move(id, { status, reason: 'Misafir gelmedi' });

  expect((await stateOf(id)).movements).toContain(`REFUND PENDING CARD ${DEPOSIT} REFUND_DUE`);
});

describe('a deposit that came with an option that ended', () => {
  async function ended() {
    const own = { status: 'OPTION', deposit_kurus: DEPOSIT, ...stayFromToday(0, 4) };
    const { id } = await createReservation(own);
    await site
      .post('/v1/admin/transactions')
      .set(staff)
      .send({
        ...{ reservation_id: id, method: 'TRANSFER', purpose: 'DEPOSIT' },
        amount_kurus: DEPOSIT,
      })
      .expect(201);
    await optionAndPageEnd('villa', id);
    await expireOptions(db, now(), 'villa');
    const { id: refund } = await db
      .selectFrom('transactions')
      .select('id')
      .where('reservation_id', '=', id)
      .where('purpose', '=', 'REFUND')
      .executeTakeFirstOrThrow();
    return { id, refund };
  }

  const sendBack = (refund: number) =>
    site.patch(`/v1/admin/transactions/${refund}`).set(staff).send({ status: 'PAID' });

  async function arrive(id: number) {
    await move(id, { status: 'OPTION' });
    await move(id, { status: 'CONFIRMED', reason: 'Ödemeyi girişte yapacak' });
    await move(id, { status: 'CHECKED_IN', deposit_method: 'CASH' });
  }

  async function leave(id: number) {
    const stay = `[${dayFromToday(-4)},${dayFromToday(0)})`;
    const { id: villa_id } = await createVilla();
    await changeReservation(id, { stay, villa_id });
    await move(id, { status: 'COMPLETED', deposit_returned_kurus: DEPOSIT });
  }

  test('stays where the stay goes on, and goes back once', async () => {
    const { id } = await ended();

    await arrive(id);
    await leave(id);

    const { deposit, movements } = await stateOf(id);
    expect(deposit).toBe(`RETURNED ${DEPOSIT} TRANSFER`);
    expect(movements.filter((each) => each.startsWith('REFUND P'))).toHaveLength(1);
  });

  test('is asked for again on the screen where it went back', async () => {
    const { id, refund } = await ended();
    await sendBack(refund).expect(200);
    await move(id, { status: 'OPTION' });
    await move(id, { status: 'CONFIRMED', reason: 'Ödemeyi girişte yapacak' });

    const { text } = await site
      .get(`/dashboard/reservations/villa/${id}`)
      .set('cookie', await signIn('ADMIN'))
      .expect(200);

    expect(text).toContain('name="deposit_method"');
  });

  test('is taken anew at the door where it went back', async () => {
    const { id, refund } = await ended();
    await sendBack(refund).expect(200);

    await arrive(id);

    expect((await stateOf(id)).deposit).toBe(`TAKEN ${DEPOSIT} CASH`);
    await leave(id);
    const { deposit, movements } = await stateOf(id);
    expect(deposit).toBe(`RETURNED ${DEPOSIT} CASH`);
    expect(movements.filter((each) => each.startsWith('REFUND PAID'))).toHaveLength(2);
  });
});
