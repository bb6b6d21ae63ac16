import { bearer, db, signedIn, site } from '../../support/api.ts';
import {
  createExtra,
  createReservation,
  createUser,
  createVilla,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';

const RESERVATIONS = '/v1/admin/reservations';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const asked = (villa_id: number, own: object = {}) => ({
  villa_id,
  ...stayFromToday(60, 7),
  adults: 2,
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '0532 123 45 67',
  customer_email: 'Ayse@Ornek.Example',
  ...own,
});

const create = (body: object) => site.post(RESERVATIONS).set('authorization', admin).send(body);
const show = (id: number) => site.get(`${RESERVATIONS}/${id}`).set('authorization', admin);
const move = (id: number, body: object) =>
  site.patch(`${RESERVATIONS}/${id}`).set('authorization', admin).send(body);
const list = (query: object) => site.get(RESERVATIONS).set('authorization', admin).query(query);

const occupanciesOf = (villa_id: number) =>
  db.selectFrom('villa_occupancies').select('stay').where('villa_id', '=', villa_id).execute();

describe('POST', () => {
  test('answers 201 with what was made and at what price', async () => {
    const villa = await createVilla();

    const response = await create(asked(villa.id));

    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      content: {
        id: expect.any(Number),
        reservation_id: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{6}$/),
        status: 'PENDING',
        option_until: null,
        total_kurus: 70_000_00,
        prepayment_kurus: 14_000_00,
        balance_kurus: 56_000_00,
        deposit_kurus: 5_000_00,
        villa_id: villa.id,
        nights: 7,
      },
    });
  });

  test('tells an option’s end as every later look at it does', async () => {
    const { body } = await create(asked((await createVilla()).id, { status: 'OPTION' }));

    const { option_until } = (await show(body.content.id)).body.content;
    expect(body.content.option_until).toBe(option_until);
  });

  test('names every bad field at once', async () => {
    const response = await create({
      villa_id: '7',
      check_in: '2027-07-10',
      check_out: '2027-07-03',
      adults: 0,
      children: -1,
      babies: -1,
      customer_name: '   ',
      customer_phone: '12345',
      customer_email: 'a@b.example, c@d.example',
      customer_note: 'Görünmez \u0007',
      extras: ['x'],
      status: 'COMPLETED',
      total_kurus: 1,
      price: 1,
    });

    expect([response.status, response.body.code]).toEqual([422, 'invalid']);
    expect(Object.keys(response.body.fields).toSorted()).toEqual([
      'adults',
      'babies',
      'check_out',
      'children',
      'customer_email',
      'customer_name',
      'customer_note',
      'customer_phone',
      'extras.0',
      'override_reason',
      'price',
      'status',
      'villa_id',
    ]);
    expect(response.body.fields).toMatchObject({
      check_out: 'Çıkış tarihi girişten sonra olmalı.',
      customer_phone: 'Geçerli bir telefon numarası girin, örneğin 0532 123 45 67.',
      customer_note: 'Görünmeyen karakterler kullanılamaz.',
      villa_id: 'Sayı olmalı.',
      price: 'Böyle bir alan yok.',
    });
  });

  test('wants a reason for a price of its own', async () => {
    const villa = await createVilla();

    const silent = await create(asked(villa.id, { total_kurus: 50_000_00 }));
    const spoken = await create(
      asked(villa.id, { total_kurus: 50_000_00, override_reason: 'Anlaştık' }),
    );

    expect(silent.status).toBe(422);
    expect(silent.body.fields).toHaveProperty('override_reason');
    expect(spoken.body.content).toMatchObject({ total_kurus: 50_000_00 });
  });

  test('tells every reason against a stay', async () => {
    const villa = await createVilla({ min_nights: 5, capacity: 4 });

    const response = await create(asked(villa.id, { ...stayFromToday(60, 2), adults: 6 }));

    expect([response.status, response.body.code]).toEqual([422, 'not_sellable']);
    expect(response.body.reasons).toEqual([
      { code: 'min_nights', text: 'Bu tarihlerde en az 5 gece kiralanır.' },
      { code: 'too_many_guests', text: expect.any(String) },
    ]);
  });

  test('tells staff what stands in the way', async () => {
    const villa = await createVilla();
    const taken = await createReservation({
      villa_id: villa.id,
      status: 'CONFIRMED',
      ...stayFromToday(62, 3),
    });

    const response = await create(asked(villa.id));

    expect([response.status, response.body.code]).toEqual([409, 'dates_taken']);
    expect(response.body.conflicts).toEqual([
      {
        kind: 'RESERVATION',
        started_at: taken.check_in,
        finished_at: taken.check_out,
        reservation_id: taken.reservation_id,
        customer_name: 'Ayşe Demirtaş',
      },
    ]);
  });

  test.each(['constructor', '__proto__'])('is not fooled by a field called %s', async (name) => {
    const villa = await createVilla();
    const body = JSON.stringify(asked(villa.id)).replace('{', `{"${name}":{"admin":true},`);

    const response = await site
      .post(RESERVATIONS)
      .set('authorization', admin)
      .type('json')
      .send(body);

    expect(response.status).toBe(422);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('on a turnover day works in both directions', async () => {
    const villa = await createVilla();
    const confirmed = (days: number) =>
      create(asked(villa.id, { ...stayFromToday(days, 7), status: 'CONFIRMED' }));

    const answers = [await confirmed(60), await confirmed(67), await confirmed(53)];

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await occupanciesOf(villa.id)).toHaveLength(3);
  });
});

describe('at the same moment', () => {
  test('sixty confirmed stays that overlap: one is made, 59 hear that the dates are taken', async () => {
    const villa = await createVilla();
    const bodies = Array.from({ length: 60 }, (_, index) =>
      asked(villa.id, {
        ...stayFromToday(100 + (index % 7), 7 + (index % 3)),
        status: 'CONFIRMED',
      }),
    );

    const answers = await Promise.all(bodies.map((body) => create(body)));

    const outcomes = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim());
    expect(outcomes.filter((outcome) => outcome === '201')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '409 dates_taken')).toHaveLength(59);
    expect(await occupanciesOf(villa.id)).toHaveLength(1);
    const { total } = (await list({ villa_id: villa.id })).body;
    expect(total).toBe(1);
  });

  test('stays in different villas do not wait for each other’s', async () => {
    const villas = await Promise.all(Array.from({ length: 12 }, () => createVilla()));

    const answers = await Promise.all(
      villas.map(({ id }) => create(asked(id, { status: 'CONFIRMED' }))),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });

  test('an expired option in the way is ended by whoever wins', async () => {
    const villa = await createVilla();
    await createReservation({
      villa_id: villa.id,
      status: 'OPTION',
      option_until: inHours(-1),
      ...stayFromToday(60, 7),
    });

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create(asked(villa.id, { status: 'OPTION' }))),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'dates_taken')).toHaveLength(9);
  });

  test('ten calls with one Idempotency-Key make one reservation', async () => {
    const villa = await createVilla();
    const call = () => create(asked(villa.id)).set('idempotency-key', 'masa-7');

    const answers = await Promise.all(Array.from({ length: 10 }, call));
    const after = await call();

    const made = answers.filter(({ status }) => status === 201);
    const waiting = answers.filter(({ body }) => body.code === 'in_flight');
    expect(made.length).toBeGreaterThanOrEqual(1);
    expect(made.length + waiting.length).toBe(10);
    for (const { body } of [...made, after]) expect(body).toEqual(made[0]?.body);
    expect((await list({ villa_id: villa.id })).body.total).toBe(1);
  });
});

describe('Idempotency-Key', () => {
  test('with another body is refused', async () => {
    const villa = await createVilla();
    const call = (own: object) => create(asked(villa.id, own)).set('idempotency-key', 'masa-8');

    await call({});
    const other = await call({ adults: 3 });

    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('of another person is another one', async () => {
    const villa = await createVilla();
    const colleague = await signedIn(await createUser());
    const call = (authorization: string) =>
      site
        .post(RESERVATIONS)
        .set({ authorization, 'idempotency-key': 'masa-9' })
        .send(asked(villa.id));

    await call(admin);
    await call(colleague.bearer);

    expect((await list({ villa_id: villa.id })).body.total).toBe(2);
  });

  test('is not used up by a call that was refused', async () => {
    const villa = await createVilla();
    const call = (own: object) => create(asked(villa.id, own)).set('idempotency-key', 'masa-10');

    expect((await call({ customer_phone: 'yok' })).status).toBe(422);
    expect((await call({})).status).toBe(201);
  });
});

describe('GET one', () => {
  test('shows it whole, with the moves that are open now', async () => {
    const arriving = await createReservation({ status: 'CONFIRMED', ...stayFromToday(0, 7) });
    const coming = await createReservation({ status: 'CONFIRMED' });
    const over = await createReservation({ status: 'OPTION', option_until: inHours(-1) });

    const { body } = await show(arriving.id);

    expect(body.content).toMatchObject({
      id: arriving.id,
      reservation_id: arriving.reservation_id,
      status: 'CONFIRMED',
      customer_name: 'Ayşe Demirtaş',
      customer_phone: '+905321234567',
      customer_email: 'ayse.demirtas@ornek.example',
      nights: 7,
      total_kurus: 70_000_00,
      quote: { nights: [], extras: [] },
      events: [expect.objectContaining({ kind: 'CREATED', to_status: 'CONFIRMED' })],
      moves: ['CHECKED_IN', 'CANCELLED'],
    });
    expect((await show(coming.id)).body.content.moves).toEqual(['CANCELLED']);
    expect((await show(over.id)).body.content.moves).toEqual([
      'PAYMENT_REVIEW',
      'CONFIRMED',
      'CANCELLED',
    ]);
  });
});

describe('PATCH', () => {
  test('moves the state and answers the reservation as it is then', async () => {
    const { id } = await createReservation();

    const response = await move(id, { status: 'OPTION', option_until: inHours(5) });

    expect(response.status).toBe(200);
    expect(response.body.content).toMatchObject({
      status: 'OPTION',
      version: 2,
      moves: ['PAYMENT_REVIEW', 'CONFIRMED', 'CANCELLED'],
    });
  });

  test.each<[string, object, number, string]>([
    ['without the reason it wants', { status: 'CANCELLED' }, 422, 'invalid'],
    ['to a state that does not follow', { status: 'COMPLETED' }, 409, 'move_not_allowed'],
    ['to no state', { status: 'SOLD' }, 422, 'invalid'],
    ['on an old copy', { status: 'OPTION', version: 9 }, 409, 'stale'],
    ['with a time that is none', { status: 'OPTION', option_until: 'yarın' }, 422, 'invalid'],
  ])('%s is refused', async (_how, body, status, code) => {
    const { id } = await createReservation();

    const response = await move(id, body);

    expect([response.status, response.body.code]).toEqual([status, code]);
  });

  test('to a state that takes dates somebody has is refused, with who has them', async () => {
    const villa = await createVilla();
    const taken = await createReservation({ villa_id: villa.id, status: 'CONFIRMED' });
    const { id } = await createReservation({ villa_id: villa.id });

    const response = await move(id, { status: 'CONFIRMED' });

    expect([response.status, response.body.code]).toEqual([409, 'dates_taken']);
    expect(response.body.conflicts).toEqual([
      expect.objectContaining({ reservation_id: taken.reservation_id }),
    ]);
  });
});

describe('PUT', () => {
  const changes = (own: object = {}) => ({
    adults: 4,
    children: 1,
    customer_name: 'Ayşe Demirtaş Kaya',
    customer_phone: '+49 170 1234567',
    customer_email: 'ayse@ornek.example',
    staff_note: 'Geç gelecek',
    ...own,
  });
  const put = (id: number, body: object) =>
    site.put(`${RESERVATIONS}/${id}`).set('authorization', admin).send(body);

  test('replaces what may be edited, and nothing of the sale', async () => {
    const { id } = await createReservation();

    const response = await put(id, changes());

    expect(response.status).toBe(200);
    expect(response.body.content).toMatchObject({
      adults: 4,
      children: 1,
      customer_name: 'Ayşe Demirtaş Kaya',
      customer_phone: '+491701234567',
      staff_note: 'Geç gelecek',
      total_kurus: 70_000_00,
      version: 2,
    });
  });

  test('saved again as it is, edits nothing: neither version nor timeline', async () => {
    const { id } = await createReservation();
    const first = await put(id, changes());

    const again = await put(id, changes({ version: 2 }));

    expect(again.body.content).toEqual(first.body.content);
  });

  test('keeps before and after in the audit log', async () => {
    const { id } = await createReservation({ staff_note: 'Eski not' });

    await put(id, changes());

    const { before, after } = await db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'reservation.edited')
      .where('entity_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(before).toMatchObject({ staff_note: 'Eski not', customer_note: '', adults: 2 });
    expect(after).toMatchObject({ staff_note: 'Geç gelecek', adults: 4 });
  });

  test('on an old copy is refused with what stands there now', async () => {
    const { id } = await createReservation();
    await put(id, changes({ version: 1 }));

    const late = await put(id, changes({ version: 1, customer_name: 'Başka Biri' }));

    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    expect(late.body).toMatchObject({
      version: 2,
      current: { customer_name: 'Ayşe Demirtaş Kaya', status: 'PENDING' },
    });
    expect(late.body.current).toMatchObject(
      await db
        .selectFrom('reservations')
        .select(['villa_id', 'check_in', 'check_out', 'total_kurus'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
  });

  test('does not take what it must not change', async () => {
    const { id } = await createReservation();

    const response = await put(id, changes({ status: 'CONFIRMED', paid_kurus: 1, total_kurus: 1 }));

    expect(response.status).toBe(422);
    expect(Object.keys(response.body.fields).toSorted()).toEqual([
      'override_reason',
      'paid_kurus',
      'status',
    ]);
  });
});

test('an extra the guest chose is sold at its price', async () => {
  const villa = await createVilla();
  const extra = await createExtra({ villa_id: villa.id, unit: 'PERSON', amount_kurus: 500_00 });

  const { body } = await create(asked(villa.id, { adults: 3, children: 1, extras: [extra.id] }));

  expect(body.content.total_kurus).toBe(72_000_00);
});
