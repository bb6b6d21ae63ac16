import { bearer, site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import { createReservation, stayFromToday } from '../../support/factories.ts';

/** A week at 10.000 TL a night, or three days of a boat at 40.000. */
const KINDS = {
  villa: { path: 'reservations', of: 'reservation_id', prepayment: 14_000_00, days: 7 },
  boat: { path: 'boatreservations', of: 'boat_reservation_id', prepayment: 36_000_00, days: 3 },
} as const;
type Kind = keyof typeof KINDS;
const TOTAL = 70_000_00;

let staff: { authorization: string };

beforeAll(async () => {
  staff = { authorization: await bearer('ADMIN') };
});

const sold = ({ kind = 'villa', status = 'OPTION' }: { kind?: Kind; status?: string } = {}) => {
  const stay = { status, ...stayFromToday(90, KINDS[kind].days) };
  return kind === 'villa' ? createReservation(stay) : createBoatReservation(stay);
};

const record = async (id: number, own: object, kind: Kind = 'villa') => {
  const { body } = await site
    .post('/v1/admin/transactions')
    .set(staff)
    .send({ [KINDS[kind].of]: id, method: 'TRANSFER', purpose: 'PREPAYMENT', ...own })
    .expect(201);
  return body.content.id as number;
};

/** Other days of the same stay. */
const move = async (id: number, nights: number, own: object = {}, kind: Kind = 'villa') => {
  const { body } = await site
    .put(`/v1/admin/${KINDS[kind].path}/${id}`)
    .set(staff)
    .send({
      customer_name: 'Ayşe Demirtaş',
      customer_phone: '0532 123 45 67',
      customer_email: 'ayse.demirtas@ornek.example',
      adults: 2,
      ...stayFromToday(91, nights),
      ...own,
    })
    .expect(200);
  return body.content.change;
};

const refundsOf = (id: number, kind: Kind = 'villa') =>
  db
    .selectFrom('transactions')
    .select(['id', 'status', 'amount_kurus'])
    .where(KINDS[kind].of, '=', id)
    .where('purpose', '=', 'REFUND')
    .orderBy('id')
    .execute();

/** What staff have to look at. */
const listed = async (id: number, kind: Kind = 'villa') => {
  const rows = await db
    .selectFrom('transactions')
    .select('needs_action')
    .where(KINDS[kind].of, '=', id)
    .where('needs_action', 'is not', null)
    .where('action_done_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ needs_action }) => needs_action);
};

const send = (transaction_id: number) =>
  site
    .patch(`/v1/admin/transactions/${transaction_id}`)
    .set(staff)
    .send({ status: 'PAID' })
    .expect(200);

describe.each(['villa', 'boat'] as const)('other days of a %s', (kind) => {
  const { prepayment, days } = KINDS[kind];

  test('leave the refund of what came twice where it waits', async () => {
    const { id } = await sold({ kind });
    await record(id, { amount_kurus: prepayment }, kind);
    await record(id, { amount_kurus: prepayment }, kind);

    const change = await move(id, days, {}, kind);

    expect(change).toMatchObject({ difference_kurus: 0, refund_kurus: 0, withdrawn_kurus: 0 });
    expect(await refundsOf(id, kind)).toMatchObject([
      { status: 'PENDING', amount_kurus: prepayment },
    ]);
    expect(await listed(id, kind)).toEqual(['DUPLICATE']);
  });

  test('gives back what came twice once, where staff sent it without its plan', async () => {
    const { id } = await sold({ kind });
    await record(id, { amount_kurus: prepayment }, kind);
    await record(id, { amount_kurus: prepayment }, kind);

    await record(id, { purpose: 'REFUND', amount_kurus: prepayment }, kind);

    expect(await refundsOf(id, kind)).toMatchObject([
      { status: 'FAILED', amount_kurus: prepayment },
      { status: 'PAID', amount_kurus: prepayment },
    ]);
    expect(await listed(id, kind)).toEqual([]);
  });

  test('gives back what came twice once, also where the rest was paid since', async () => {
    const { id } = await sold({ kind });
    await record(id, { amount_kurus: prepayment }, kind);
    await record(id, { amount_kurus: prepayment }, kind);
    await record(id, { purpose: 'BALANCE', amount_kurus: 10_000_00 }, kind);

    await record(id, { purpose: 'REFUND', amount_kurus: prepayment }, kind);

    expect(await refundsOf(id, kind)).toMatchObject([
      { status: 'FAILED', amount_kurus: prepayment },
      { status: 'PAID', amount_kurus: prepayment },
    ]);
    expect(await listed(id, kind)).toEqual([]);
  });

  test('gives back what came twice once, also where nobody knew at first whose the refund was', async () => {
    const { id } = await sold({ kind });
    await record(id, { amount_kurus: prepayment }, kind);
    await record(id, { amount_kurus: prepayment }, kind);
    const refund = { method: 'TRANSFER', purpose: 'REFUND', amount_kurus: prepayment };
    const { body } = await site.post('/v1/admin/transactions').set(staff).send(refund).expect(201);

    await site
      .patch(`/v1/admin/transactions/${body.content.id}`)
      .set(staff)
      .send({ [KINDS[kind].of]: id })
      .expect(200);

    expect(await refundsOf(id, kind)).toMatchObject([
      { status: 'FAILED', amount_kurus: prepayment },
      { status: 'PAID', amount_kurus: prepayment },
    ]);
    expect(await listed(id, kind)).toEqual([]);
  });

  test('leave a refund that staff planned', async () => {
    const { id } = await sold({ kind });
    await record(id, { amount_kurus: prepayment }, kind);
    await record(id, { purpose: 'REFUND', status: 'PENDING', amount_kurus: 1_000_00 }, kind);

    await move(id, days, {}, kind);

    expect(await refundsOf(id, kind)).toMatchObject([
      { status: 'PENDING', amount_kurus: 1_000_00 },
    ]);
    expect(await listed(id, kind)).toEqual(['REFUND_DUE']);
  });
});

describe('a stay that is paid for', () => {
  const paid = async () => {
    const { id } = await sold();
    await record(id, { amount_kurus: 14_000_00 });
    await record(id, { purpose: 'BALANCE', amount_kurus: TOTAL - 14_000_00 });
    return id;
  };

  test('gives back what a shorter one costs less, planned anew with each change and told before', async () => {
    const id = await paid();

    const shorter = await move(id, 6);
    const asked = await move(id, 5, { preview: true });
    const shortest = await move(id, 5);
    const whole = await move(id, 7);

    expect(shorter).toMatchObject({ refund_kurus: 10_000_00, withdrawn_kurus: 0 });
    expect(asked).toMatchObject({ refund_kurus: 20_000_00, withdrawn_kurus: 10_000_00 });
    expect(shortest).toMatchObject({ refund_kurus: 20_000_00, withdrawn_kurus: 10_000_00 });
    expect(whole).toMatchObject({ refund_kurus: 0, withdrawn_kurus: 20_000_00 });
    expect(await refundsOf(id)).toMatchObject([
      { status: 'FAILED', amount_kurus: 10_000_00 },
      { status: 'FAILED', amount_kurus: 20_000_00 },
    ]);
    expect(await listed(id)).toEqual([]);
  });

  test('keeps the refund that is the same after another change', async () => {
    const id = await paid();
    await move(id, 6);
    const before = await refundsOf(id);

    const { refund_kurus, withdrawn_kurus } = await move(id, 6, stayFromToday(95, 6));

    expect([refund_kurus, withdrawn_kurus]).toEqual([10_000_00, 0]);
    expect(await refundsOf(id)).toEqual(before);
  });

  test('gives back no more than what is left of what waits to go back already', async () => {
    const id = await paid();
    await record(id, { purpose: 'BALANCE', amount_kurus: 5_000_00 });
    expect(await listed(id)).toEqual(['EXCESS']);

    const change = await move(id, 6);

    expect(change).toMatchObject({ refund_kurus: 10_000_00, withdrawn_kurus: 0 });
    expect(await refundsOf(id)).toMatchObject([
      { status: 'PENDING', amount_kurus: 5_000_00 },
      { status: 'PENDING', amount_kurus: 10_000_00 },
    ]);
  });

  test('keeps what was too much for the price before, as far as a higher one lacks it', async () => {
    const id = await paid();
    await record(id, { purpose: 'BALANCE', method: 'CASH', amount_kurus: 15_000_00 });

    const asked = await move(id, 8, { preview: true });
    const longer = await move(id, 8);

    const kept = { refund_kurus: 0, withdrawn_kurus: 10_000_00, unpaid_kurus: 0 };
    expect([asked, longer]).toMatchObject([kept, kept]);
    expect(await refundsOf(id)).toMatchObject([{ status: 'PENDING', amount_kurus: 5_000_00 }]);
    expect(await listed(id)).toEqual(['EXCESS']);
    const longest = await move(id, 9);
    expect(longest).toMatchObject({ withdrawn_kurus: 5_000_00, unpaid_kurus: 5_000_00 });
    expect(await refundsOf(id)).toMatchObject([{ status: 'FAILED', amount_kurus: 5_000_00 }]);
    expect(await listed(id)).toEqual([]);
  });

  test('gives what was too much back once, where staff sent it without its plan', async () => {
    const id = await paid();
    await record(id, { purpose: 'BALANCE', amount_kurus: 5_000_00 });
    await move(id, 6);

    await record(id, { purpose: 'REFUND', amount_kurus: 12_000_00 });

    expect(await refundsOf(id)).toMatchObject([
      { status: 'PENDING', amount_kurus: 3_000_00 },
      { status: 'FAILED', amount_kurus: 10_000_00 },
      { status: 'PAID', amount_kurus: 12_000_00 },
    ]);
  });

  test('gives back what staff planned, though a higher price lacks it', async () => {
    const id = await paid();
    await record(id, { purpose: 'REFUND', status: 'PENDING', amount_kurus: 1_000_00 });

    const longer = await move(id, 8);

    expect(longer).toMatchObject({ withdrawn_kurus: 0, unpaid_kurus: 11_000_00 });
    expect(await refundsOf(id)).toMatchObject([{ status: 'PENDING', amount_kurus: 1_000_00 }]);
  });

  test('has each refund on the list until it was sent, though both go back of one payment', async () => {
    const { id } = await sold();
    await record(id, { purpose: 'BALANCE', amount_kurus: TOTAL });
    await record(id, { purpose: 'BALANCE', amount_kurus: 30_000_00 });
    await move(id, 6);
    const [excess, resale] = await refundsOf(id);
    expect(await listed(id)).toEqual(['EXCESS', 'REFUND_DUE']);

    await send(resale?.id ?? 0);
    expect(await listed(id)).toEqual(['EXCESS']);
    await send(excess?.id ?? 0);

    expect(await listed(id)).toEqual([]);
  });

  test('planned anew leaves what was too much of the same payment where it waits', async () => {
    const { id } = await sold();
    await record(id, { purpose: 'BALANCE', amount_kurus: TOTAL - 20_000_00 });
    await record(id, { purpose: 'BALANCE', amount_kurus: 30_000_00 });
    await move(id, 6);

    await move(id, 5);

    expect(await listed(id)).toEqual(['EXCESS', 'REFUND_DUE']);
  });

  test('changed by two clerks at once gives back what the last one left', async () => {
    const id = await paid();

    await Promise.all([move(id, 6), move(id, 5)]);

    const { total_kurus } = await db
      .selectFrom('reservations')
      .select('total_kurus')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const waiting = (await refundsOf(id)).filter(({ status }) => status === 'PENDING');
    expect(waiting).toMatchObject([{ amount_kurus: TOTAL - total_kurus }]);
  });
});
