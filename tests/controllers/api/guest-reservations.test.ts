import { env } from '../../../server/env.ts';
import { db, site } from '../../support/api.ts';
import { createBoat } from '../../support/boat-factories.ts';
import {
  createLegalDocuments,
  createReservation,
  createVilla,
  stayFromToday,
} from '../../support/factories.ts';
import { until } from '../../support/until.ts';

const RESERVATIONS = '/v1/reservations';

const request = (villa_id: number, own: object = {}) => ({
  villa_id,
  ...stayFromToday(60, 7),
  adults: 2,
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '0532 123 45 67',
  customer_email: 'Ayse@Ornek.Example',
  accept_information: true,
  accept_contract: true,
  ...own,
});

const send = (body: object) => site.post(RESERVATIONS).send(body);

const kept = (villa_id: number) =>
  db.selectFrom('reservations').select('id').where('villa_id', '=', villa_id).execute();

beforeAll(createLegalDocuments);

test('a guest’s request waits for an answer', async () => {
  const villa = await createVilla();

  const response = await send(request(villa.id));

  expect(response.status).toBe(201);
  expect(response.body.content).toMatchObject({ status: 'PENDING', total_kurus: 70_000_00 });
  const kept = await db
    .selectFrom('reservations')
    .select(['status', 'source', 'customer_email', 'customer_phone'])
    .where('id', '=', response.body.content.id)
    .executeTakeFirst();
  expect(kept).toEqual({
    status: 'PENDING',
    source: 'WEB',
    customer_email: 'ayse@ornek.example',
    customer_phone: '+905321234567',
  });
});

test('nothing is agreed to while it is not known who the agency is', async () => {
  const villa = await createVilla();
  // The menus' query brings the settings, too.
  await db.schema.alterTable('boat_types').renameTo('boat_types_away').execute();
  try {
    expect((await send(request(villa.id))).status).toBe(500);
  } finally {
    await db.schema.alterTable('boat_types_away').renameTo('boat_types').execute();
  }

  expect(await kept(villa.id)).toEqual([]);
  expect((await send(request(villa.id))).status).toBe(201);
});

test('both texts have to be accepted, each for itself', async () => {
  const villa = await createVilla();

  const neither = await send(
    request(villa.id, { accept_information: undefined, accept_contract: false }),
  );
  const one = await send(request(villa.id, { accept_contract: 'no' }));

  expect(neither.body.fields).toEqual({
    accept_information: 'Devam etmek için bu kutuyu işaretleyin.',
    accept_contract: 'Devam etmek için bu kutuyu işaretleyin.',
  });
  expect([one.status, Object.keys(one.body.fields)]).toEqual([422, ['accept_contract']]);
});

test.each([
  ['status', 'CONFIRMED'],
  ['override_reason', 'Ben istedim'],
  ['total_kurus', 1],
  ['option_until', '2030-01-01T00:00:00Z'],
  ['reservation_id', 'AAAA-BBBBBB'],
  ['created_by', 1],
])('a guest does not decide %s', async (field, value) => {
  const villa = await createVilla();

  const response = await send(request(villa.id, { [field]: value }));

  expect(response.status).toBe(422);
  expect(response.body.fields).toEqual({ [field]: 'Böyle bir alan yok.' });
});

test('taken dates are refused without saying whose they are', async () => {
  const villa = await createVilla();
  await createReservation({ villa_id: villa.id, status: 'CONFIRMED', ...stayFromToday(60, 7) });

  const response = await send(request(villa.id));

  expect(response.status).toBe(409);
  expect(response.body).toEqual({
    content: 'Bu tarihler dolu. Başka tarih seçebilirsiniz.',
    code: 'dates_taken',
    fields: {},
    request_id: expect.any(String),
  });
});

test('what cannot be sold is refused with every reason', async () => {
  const villa = await createVilla({ min_nights: 5 });

  const response = await send(request(villa.id, { ...stayFromToday(60, 2), adults: 20 }));

  expect([response.status, response.body.code]).toEqual([422, 'not_sellable']);
  expect(response.body.reasons.map(({ code }: { code: string }) => code)).toEqual([
    'min_nights',
    'too_many_guests',
  ]);
});

test('ten with one Idempotency-Key make one reservation', async () => {
  const villa = await createVilla();
  const call = () => send(request(villa.id)).set('idempotency-key', 'telefon-1');

  const answers = await Promise.all(Array.from({ length: 10 }, call));
  const after = await call();

  for (const { status, body } of answers)
    expect([201, body.code]).toEqual(status === 201 ? [201, undefined] : [201, 'in_flight']);
  expect(after.status).toBe(201);
  const made = await db
    .selectFrom('reservations')
    .select('reservation_id')
    .where('villa_id', '=', villa.id)
    .execute();
  expect(made).toEqual([{ reservation_id: after.body.content.reservation_id }]);
});

test('many guests may ask for the same nights: nobody has them yet', async () => {
  const villa = await createVilla();

  const answers = await Promise.all(Array.from({ length: 8 }, () => send(request(villa.id))));

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
});

describe('mails to one mailbox', () => {
  beforeAll(() => {
    env.RATE_LIMITS = 'on';
  });
  afterAll(() => {
    env.RATE_LIMITS = 'off';
  });
  beforeEach(() => db.deleteFrom('rate_limits').execute());

  const LIMIT = 20;

  /** An address of Zeynep's mailbox; each has another one before the @. */
  const zeyneps = (n: number) => `Zeynep+${n}@Ornek.Example`;
  const subscribe = (email: string) => site.post('/v1/website/subscribe').send({ email });

  const points = async () => {
    const row = await db
      .selectFrom('rate_limits')
      .select('points')
      .where('key', '=', 'mailbox:zeynep@ornek.example')
      .executeTakeFirst();
    return row?.points;
  };

  test('are so many an hour, whatever asks for them', async () => {
    const [villa, boat] = [await createVilla(), await createBoat({ prices: { DAY: 60_000_00 } })];
    const asked: number[] = [];
    for (let n = 0; n < LIMIT; n += 1)
      asked.push((await send(request(villa.id, { customer_email: zeyneps(n) }))).status);
    const customer_email = zeyneps(99);
    const { villa_id, ...charter } = request(villa.id, { customer_email, unit: 'DAY' });

    const refused = [
      await send(request(villa.id, { customer_email })),
      await site.post('/v1/boatreservations').send({ ...charter, boat_id: boat.id }),
      await subscribe(customer_email),
      await site.post(`/rezervasyon/${villa.slug}`).type('form').send({ customer_email }),
      await site.post(`/rezervasyon/boat/${boat.slug}`).type('form').send({ customer_email }),
      await site.post('/bulten').type('form').send({ email: customer_email }),
    ];

    expect(asked).toEqual(Array(LIMIT).fill(201));
    expect(refused.map(({ status }) => status)).toEqual(Array(6).fill(429));
    expect(refused[0]?.body).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await subscribe('baska@ornek.example')).status).toBe(201);
  });

  test('used up by somebody else are still sent for who asks from elsewhere, a few', async () => {
    const villa = await createVilla();
    const ask = async () =>
      (await send(request(villa.id, { customer_email: 'zeynep@ornek.example' }))).status;
    await ask();
    await db
      .updateTable('rate_limits')
      .set({ points: LIMIT + 1 })
      .where('key', 'like', 'mailbox%')
      .execute();
    const stranger = await ask();
    // What was asked so far came from another network.
    await db
      .updateTable('rate_limits')
      .set({ key: 'mailbox-here:203.0.113.9:zeynep@ornek.example' })
      .where('key', 'like', 'mailbox-here:%')
      .execute();

    expect(stranger).toBe(429);
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([201, 201, 201, 429]);
  });

  test('are not counted where none was sent', async () => {
    const villa = await createVilla({ min_nights: 9 });
    const customer_email = zeyneps(0);

    for (let n = 0; n < LIMIT + 1; n += 1) {
      await send(request(villa.id, { customer_email })).expect(422);
      await until(async () => (await points()) === 0);
    }
  });
});
