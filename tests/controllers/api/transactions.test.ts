import { now } from '../../../server/clock.ts';
import {
  TransactionAnswer,
  TransactionRowAnswer,
} from '../../../server/schemas/answers/transactions.ts';
import { SYSTEM } from '../../../server/services/audit.ts';
import { noteStep } from '../../../server/services/payments/transaction-trail.ts';
import { bearer, db, site } from '../../support/api.ts';
import {
  createReservation,
  createTransaction,
  createVilla,
  stayFromToday,
} from '../../support/factories.ts';

const TRANSACTIONS = '/v1/admin/transactions';
const PREPAYMENT = 14_000_00;

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const record = (body: object) => site.post(TRANSACTIONS).set('authorization', admin).send(body);
const show = (id: number) => site.get(`${TRANSACTIONS}/${id}`).set('authorization', admin);
const decide = (id: number, body: object) =>
  site.patch(`${TRANSACTIONS}/${id}`).set('authorization', admin).send(body);
const list = (query: object) => site.get(TRANSACTIONS).set('authorization', admin).query(query);

const transfer = (reservation_id: number, own: object = {}) => ({
  reservation_id,
  method: 'TRANSFER',
  purpose: 'PREPAYMENT',
  amount_kurus: PREPAYMENT,
  payer_name: 'AYŞE DEMİRTAŞ',
  bank_reference: 'FT26000037',
  ...own,
});

const stateOf = (id: number) =>
  db
    .selectFrom('reservations')
    .select(['status', 'paid_kurus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** How often the log says that staff decided a movement. */
async function editsOf(id: number): Promise<number> {
  const edits = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'transaction.edited')
    .where('entity_id', '=', id)
    .execute();
  return edits.length;
}

/** A transfer that a guest told of, and that somebody looks at. */
async function underReview() {
  const { id } = await createReservation({ status: 'PAYMENT_REVIEW' });
  const { body } = await record(transfer(id, { status: 'PENDING' }));
  return { id, payment: body.content.id as number };
}

test('money that a colleague wrote down meanwhile is not written a second time unseen', async () => {
  const { id } = await createReservation({ status: 'OPTION' });
  await record(transfer(id, { last_event: 0 })).expect(201);

  const refused = await record(transfer(id, { last_event: 0 }));
  const { max: last_event } = await db
    .selectFrom('transaction_events')
    .select(({ fn }) => fn.max('id').as('max'))
    .executeTakeFirstOrThrow();
  const rest = transfer(id, { last_event, purpose: 'BALANCE', method: 'CASH', amount_kurus: 1_00 });

  expect([refused.status, refused.body.code]).toEqual([409, 'money_written']);
  expect(refused.body.content).toMatch(
    /^Siz bakarken bu rezervasyona para yazıldı: Havale, ₺14\.000, \d+ \S+ \d\d\.\d\d, .+\. Aynı para değilse/,
  );
  expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
  await record(rest).expect(201);
});

test('a later step on money that was there already is no other money', async () => {
  const { id } = await createReservation({ status: 'OPTION' });
  const { body } = await record(transfer(id, { last_event: 0 }));
  const seen = await db
    .selectFrom('transaction_events')
    .select(({ fn }) => fn.max('id').as('last_event'))
    .executeTakeFirstOrThrow();
  await noteStep(
    db,
    body.content.id,
    { kind: 'REVIEW', from_status: 'PAID', to_status: 'PAID' },
    SYSTEM,
  );

  await record(
    transfer(id, { ...seen, purpose: 'BALANCE', method: 'CASH', amount_kurus: 1_00 }),
  ).expect(201);
});

test('money of nobody that a colleague matched meanwhile is told, too, though it came before', async () => {
  const { id } = await createReservation({ status: 'OPTION' });
  const stray = await record(transfer(id, { reservation_id: undefined }));
  const { body } = await record(transfer(id, { status: 'PENDING' }));
  const { id: last_event } = await db
    .selectFrom('transaction_events')
    .select('id')
    .where('transaction_id', '=', body.content.id)
    .executeTakeFirstOrThrow();
  await decide(stray.body.content.id, { reservation_id: id }).expect(200);

  const refused = await record(transfer(id, { last_event }));

  expect([refused.status, refused.body.code]).toEqual([409, 'money_written']);
  const { events } = (await show(stray.body.content.id)).body.content;
  expect(events.at(-1)).toMatchObject({ kind: 'MATCHED', to_status: 'PAID' });
});

describe('declining a transfer', () => {
  test('gives the guest an option’s time again, and tells', async () => {
    const { id, payment } = await underReview();

    await decide(payment, { status: 'FAILED', note: 'Hesaba geçmedi' }).expect(200);

    const { status, option_until } = await db
      .selectFrom('reservations')
      .select(['status', 'option_until'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const mails = await db
      .selectFrom('mails')
      .select('template_code')
      .where('reservation_id', '=', id)
      .execute();
    expect(status).toBe('OPTION');
    expect(option_until?.getTime()).toBeGreaterThan(Date.now() + 2 * 60 * 60 * 1000);
    expect(mails).toEqual([{ template_code: 'reservation_option' }]);
  });

  test('changes nothing while another payment is looked at', async () => {
    const { id, payment } = await underReview();
    await record(transfer(id, { status: 'PENDING' }));

    await decide(payment, { status: 'FAILED' }).expect(200);

    expect(await stateOf(id)).toEqual({ status: 'PAYMENT_REVIEW', paid_kurus: 0 });
  });
});

/** A cancelled reservation whose money came afterwards: the payment, and the refund that is due. */
async function lateMoney() {
  const { id, reservation_id } = await createReservation({ status: 'CANCELLED' });
  const { body } = await record(transfer(id));
  const { content } = (await list({ reservation_id, purpose: 'REFUND' })).body;
  return { reservation: id, code: reservation_id, payment: body.content, refund: content[0] };
}

describe('POST', () => {
  test('records a transfer, and what follows from it', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });

    const { status, body } = await record(transfer(id));

    expect(status).toBe(201);
    expect(TransactionAnswer.parse(body.content)).toMatchObject({
      status: 'PAID',
      method: 'TRANSFER',
      purpose: 'PREPAYMENT',
      amount_kurus: PREPAYMENT,
      reservation_id: id,
      reservation_code: reservation_id,
      reservation_status: 'CONFIRMED',
      payer_name: 'AYŞE DEMİRTAŞ',
      needs_action: null,
    });
    expect(body.content.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'CREATED',
      'DECIDED',
    ]);
    expect(await stateOf(id)).toEqual({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
  });

  test('records when the money came', async () => {
    const { id } = await createReservation({ status: 'OPTION' });

    const came = now()
      .subtract({ hours: 5 * 24 })
      .toZonedDateTimeISO('Europe/Istanbul')
      .with({
        ...{ hour: 9, minute: 30, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 },
      });

    const { body } = await record(
      transfer(id, { paid_at: came.toString({ timeZoneName: 'never' }) }),
    );

    expect(Date.parse(body.content.paid_at)).toBe(came.epochMilliseconds);
  });

  test('does not record money of long before its reservation, when it is written down or decided', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const paid_at = '2019-06-01T10:00:00+03:00';
    const expected = await record(transfer(id, { status: 'PENDING' })).expect(201);

    const recorded = await record(transfer(id, { paid_at }));
    const decided = await decide(expected.body.content.id, { status: 'PAID', paid_at });

    for (const { status, body } of [recorded, decided])
      expect([status, body.fields]).toEqual([422, { paid_at: expect.stringContaining('yılı') }]);
    expect(await stateOf(id)).toEqual({ status: 'OPTION', paid_kurus: 0 });
  });

  test('does not record money of a day to come, when it is written down or decided', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const paid_at = now().add({ hours: 1 }).toString();
    const expected = await record(transfer(id, { status: 'PENDING' })).expect(201);

    const recorded = await record(transfer(id, { paid_at }));
    const decided = await decide(expected.body.content.id, { status: 'PAID', paid_at });

    for (const { status, body } of [recorded, decided])
      expect([status, body.fields]).toEqual([422, { paid_at: 'Bu an henüz gelmedi.' }]);
    expect(await stateOf(id)).toEqual({ status: 'OPTION', paid_kurus: 0 });
  });

  test('names every bad field at once', async () => {
    const { status, body } = await record({
      reservation_id: 1,
      boat_reservation_id: 2,
      method: 'GOLD',
      purpose: 'TIP',
      amount_kurus: 0,
      paid_at: 'dün',
      provider: 'FAKE',
    });

    expect([status, body.code]).toEqual([422, 'invalid']);
    expect(Object.keys(body.fields).toSorted()).toEqual([
      'amount_kurus',
      'boat_reservation_id',
      'method',
      'paid_at',
      'provider',
      'purpose',
    ]);
    expect(body.fields.method).toBe('Kabul edilen: CARD, TRANSFER, CASH.');
  });

  test.each([
    [{ boat_reservation_id: 2 }, 'boat_reservation_id', 'yalnız birini'],
    [{ method: 'CARD', status: 'PENDING' }, 'method', 'ödeme bağlantısı gönderin'],
    [{ purpose: 'REFUND', refund_of_id: 3 }, 'refund_of_id', 'sahibi belli olmayan'],
  ])('says why fields do not go together: %j', async (own, field, why) => {
    const { status, body } = await record(transfer(1, own));

    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect(body.fields[field]).toContain(why);
  });

  test('for a reservation that is none is refused at its field', async () => {
    expect((await record(transfer(999_999_999))).status).toBe(422);
  });

  test('sent again with its Idempotency-Key is one movement', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const send = (own: object = {}) => record(transfer(id, own)).set('idempotency-key', 'dekont-1');

    const first = await send();
    const again = await send();
    const other = await send({ amount_kurus: 1 });

    expect([again.status, again.body]).toEqual([201, first.body]);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect((await stateOf(id)).paid_kurus).toBe(PREPAYMENT);
  });

  test('sent six times at once with one key is one movement', async () => {
    const { id } = await createReservation({ status: 'OPTION' });

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => record(transfer(id)).set('idempotency-key', 'dekont-2')),
    );

    for (const { status, body } of answers)
      expect([201, 'in_flight']).toContain(status === 201 ? status : body.code);
    expect((await stateOf(id)).paid_kurus).toBe(PREPAYMENT);
  });
});

describe('what needs somebody', () => {
  test('is a list of its own, each with its refund', async () => {
    const { payment, refund, code } = await lateMoney();

    const { body } = await list({ needs_action: '1', reservation_id: code });

    expect(body.content).toHaveLength(1);
    expect(TransactionRowAnswer.parse(body.content[0])).toMatchObject({
      id: payment.id,
      needs_action: 'LATE',
      refund_kurus: PREPAYMENT,
    });
    expect(refund).toMatchObject({ status: 'PENDING', refund_of_id: payment.id });
  });

  test('is done when the refund was sent', async () => {
    const { reservation, refund, code } = await lateMoney();

    const { status, body } = await decide(refund.id, { status: 'PAID', note: 'EFT yapıldı' });

    expect([status, body.content.status, body.content.note]).toEqual([200, 'PAID', 'EFT yapıldı']);
    expect((await list({ needs_action: '1', reservation_id: code })).body.total).toBe(0);
    expect((await stateOf(reservation)).paid_kurus).toBe(0);
  });

  test('is done when staff say so', async () => {
    const { payment, refund, code } = await lateMoney();

    await decide(refund.id, { status: 'FAILED', note: 'Başka tarihe sayıldı' });
    await decide(payment.id, { action_done: true });

    expect((await list({ needs_action: '1', reservation_id: code })).body.total).toBe(0);
  });

  test('money of nobody, until it is matched', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const { body } = await record({ ...transfer(id), reservation_id: undefined });
    const before = await stateOf(id);

    const matched = await decide(body.content.id, { reservation_id: id });
    const again = await decide(body.content.id, { reservation_id: id });

    expect(body.content).toMatchObject({ needs_action: 'UNMATCHED', reservation_id: null });
    expect(before).toMatchObject({ status: 'OPTION' });
    expect(matched.body.content).toMatchObject({ reservation_id: id });
    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED' });
    expect([again.status, again.body.code]).toEqual([409, 'already_matched']);
  });

  test('money of nobody is matched also by who tells that it was paid, as it was', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const { body } = await record({ ...transfer(id), reservation_id: undefined });
    const told = { reservation_id: id, status: 'PAID' };

    const other = await decide(body.content.id, { ...told, amount_kurus: 1_00 });
    const matched = await decide(body.content.id, told);

    expect([other.status, other.body.code]).toEqual([409, 'already_decided']);
    expect(matched.body.content).toMatchObject({ reservation_id: id, status: 'PAID' });
  });
});

describe('PATCH', () => {
  test('decides what was expected', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const { body } = await record(transfer(id, { status: 'PENDING' }));

    const before = await stateOf(id);
    await decide(body.content.id, { status: 'PAID' });

    expect(before).toEqual({ status: 'OPTION', paid_kurus: 0 });
    expect(await stateOf(id)).toEqual({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
  });

  test('does not undo what was paid', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const { body } = await record(transfer(id));

    const { status, body: refusal } = await decide(body.content.id, { status: 'FAILED' });

    expect([status, refusal.code]).toEqual([409, 'already_decided']);
  });

  test.each<[string, object]>([
    ['the same', {}],
    ['with the sum it has', { amount_kurus: PREPAYMENT }],
    ['with another sum', { amount_kurus: PREPAYMENT + 1 }],
  ])('is no second decision of what was paid: %s', async (_, said) => {
    const { id } = await createReservation({ status: 'OPTION' });
    const { body } = await record(transfer(id));

    const second = await decide(body.content.id, { status: 'PAID', note: 'İkinci söz', ...said });

    const { note, events } = (await show(body.content.id)).body.content;
    expect([second.status, second.body.code]).toEqual([409, 'already_decided']);
    expect(note).not.toBe('İkinci söz');
    expect(events).toEqual(body.content.events);
    expect(await editsOf(body.content.id)).toBe(0);
  });

  test.each([
    { amount_kurus: 1_000 },
    { paid_at: '2026-07-01T09:00:00Z' },
    { deduction_reason: 'Kırık sandalye' },
  ])('writes no %p of a movement that is not decided with it', async (facts) => {
    const { id } = await createReservation({ status: 'OPTION' });
    const { body } = await record(transfer(id, { status: 'PENDING' }));

    const { status, body: refusal } = await decide(body.content.id, facts);

    expect([status, refusal.code]).toEqual([422, 'invalid']);
    expect(Object.keys(refusal.fields)).toEqual(['status']);
  });

  test('leaves a card payment to its provider', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const card = await db
      .insertInto('transactions')
      .values({
        reservation_id: id,
        method: 'CARD',
        purpose: 'PREPAYMENT',
        amount_kurus: PREPAYMENT,
      })
      .returning('id')
      .executeTakeFirstOrThrow();

    const { status, body } = await decide(card.id, { status: 'PAID' });

    expect([status, body.fields]).toEqual([
      422,
      { status: expect.stringContaining('ödeme kuruluşu') },
    ]);
    expect(await stateOf(id)).toMatchObject({ status: 'OPTION' });
  });

  test('on an old copy is refused', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const { body } = await record(transfer(id));

    const { status, body: refusal } = await decide(body.content.id, { note: 'x', version: 99 });

    expect([status, refusal.code]).toEqual([409, 'stale']);
  });

  test('a refund that its provider was asked for is the provider’s to decide', async () => {
    const { id: reservation_id } = await createReservation({
      status: 'CONFIRMED',
      paid_kurus: PREPAYMENT,
    });
    const asked = await createTransaction({
      ...{ reservation_id, method: 'CARD', purpose: 'REFUND', amount_kurus: 1_000_00 },
      conversation_id: `R${reservation_id}`,
    });

    const { status, body } = await decide(asked.id, { status: 'PAID' });

    expect([status, body.code]).toEqual([409, 'refund_in_flight']);
  });

  test('a deposit’s refund wants a reason for what is kept', async () => {
    const { id, reservation_id } = await createReservation({
      status: 'CHECKED_IN',
      ...stayFromToday(-7, 7),
    });
    await record(transfer(id, { purpose: 'DEPOSIT', amount_kurus: 5_000_00 }));
    await site
      .patch(`/v1/admin/reservations/${id}`)
      .set('authorization', admin)
      .send({ status: 'COMPLETED' });
    const [due] = (await list({ reservation_id, purpose: 'REFUND' })).body.content;

    const part = { status: 'PAID', amount_kurus: 4_000_00 };
    const silent = await decide(due.id, part);
    const spoken = await decide(due.id, { ...part, deduction_reason: 'Kırılan sehpa' });

    expect([silent.status, Object.keys(silent.body.fields)]).toEqual([422, ['deduction_reason']]);
    expect(spoken.body.content).toMatchObject({ status: 'PAID', amount_kurus: 4_000_00 });
    const deposit = await db
      .selectFrom('deposits')
      .select(['state', 'returned_kurus'])
      .where('reservation_id', '=', id)
      .executeTakeFirst();
    expect(deposit).toEqual({ state: 'PARTLY_RETURNED', returned_kurus: 4_000_00 });
  });
});

describe('GET', () => {
  let code: string;

  beforeAll(async () => {
    const villa = await createVilla();
    const { id, reservation_id } = await createReservation({
      villa_id: villa.id,
      status: 'OPTION',
    });
    code = reservation_id;
    await record(transfer(id));
    await record(transfer(id, { purpose: 'BALANCE', amount_kurus: 56_000_00, method: 'CASH' }));
    await record(transfer(id, { purpose: 'REFUND', amount_kurus: 1_00, status: 'PENDING' }));
  });

  const amounts = async (query: object) =>
    (await list({ reservation_id: code, order: 'id', ...query })).body.content.map(
      ({ amount_kurus }: { amount_kurus: number }) => amount_kurus,
    );

  test.each<[string, object, number[]]>([
    ['all of a reservation', {}, [PREPAYMENT, 56_000_00, 1_00]],
    ['one state', { status: 'PENDING' }, [1_00]],
    ['two states', { status: 'PENDING,PAID' }, [PREPAYMENT, 56_000_00, 1_00]],
    ['one method', { method: 'CASH' }, [56_000_00]],
    ['one purpose', { purpose: 'PREPAYMENT' }, [PREPAYMENT]],
    ['the dearest first', { order: '-amount_kurus', take: 1 }, [56_000_00]],
    ['a page of them', { skip: 1, take: 1 }, [56_000_00]],
  ])('shows %s', async (_what, query, expected) => {
    expect(await amounts(query)).toEqual(expected);
  });

  test('a hundred on a page, the newest first, with how many there are', async () => {
    const { body } = await list({ reservation_id: code.toLowerCase() });
    expect((await list({ reservation_id: 'ÇĞ' })).body.total).toBe(0);

    expect(body).toMatchObject({ total: 3, skip: 0, take: 100 });
    expect(body.content[0]).toMatchObject({ amount_kurus: 1_00 });
    expect((await list({ reservation_id: code, skip: 50 })).body).toMatchObject({
      content: [],
      total: 3,
    });
  });

  test.each<[object, string]>([
    [{ status: 'PAID,LOST' }, 'status.1'],
    [{ method: 'GOLD' }, 'method.0'],
    [{ order: 'payer_name' }, 'order'],
    [{ take: 501 }, 'take'],
    [{ unknown: 1 }, 'unknown'],
  ])('refuses %j', async (query, field) => {
    const response = await list(query);

    expect(response.status).toBe(422);
    expect(response.body.fields).toHaveProperty([field]);
  });

  test('one, with who did what to it', async () => {
    const { id } = await createReservation({ status: 'OPTION' });
    const { body } = await record(transfer(id));

    const shown = await show(body.content.id);

    expect(shown.status).toBe(200);
    expect(TransactionAnswer.parse(shown.body.content).events[0]).toMatchObject({
      kind: 'CREATED',
      to_status: 'PENDING',
      actor_name: expect.stringContaining('Deniz'),
    });
  });

  test('one that is none is 404', async () => {
    expect((await show(999_999_999)).status).toBe(404);
  });

  test('is not for owners', async () => {
    const owner = await bearer('OWNER');

    const answers = await Promise.all([
      site.get(TRANSACTIONS).set('authorization', owner),
      site.get(`${TRANSACTIONS}/1`).set('authorization', owner),
      site.post(TRANSACTIONS).set('authorization', owner).send({}),
      site.patch(`${TRANSACTIONS}/1`).set('authorization', owner).send({}),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});
