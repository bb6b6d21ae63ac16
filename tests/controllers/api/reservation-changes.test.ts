import { formatStayWithYear } from '../../../server/shared/format-days.ts';
import { bearer, db, site } from '../../support/api.ts';
import {
  createReservation,
  createUser,
  createVilla,
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
  customer_email: 'ayse@ornek.example',
  ...own,
});

const changes = (own: object) => ({
  adults: 4,
  customer_name: 'Ayşe Demirtaş Kaya',
  customer_phone: '0532 123 45 67',
  customer_email: 'ayse@ornek.example',
  ...own,
});

const create = (body: object) => site.post(RESERVATIONS).set('authorization', admin).send(body);
const show = (id: number) => site.get(`${RESERVATIONS}/${id}`).set('authorization', admin);
const put = (id: number, body: object) =>
  site.put(`${RESERVATIONS}/${id}`).set('authorization', admin).send(body);
const move = (id: number, body: object) =>
  site.patch(`${RESERVATIONS}/${id}`).set('authorization', admin).send(body);

const occupanciesOf = (villa_id: number) =>
  db.selectFrom('villa_occupancies').select('stay').where('villa_id', '=', villa_id).execute();

describe('PUT with other dates', () => {
  const sold = async () => {
    const villa = await createVilla();
    const { body } = await create(asked(villa.id, { status: 'CONFIRMED' }));
    return { id: body.content.id as number, villa_id: villa.id };
  };
  const dearer = {
    before: expect.objectContaining({ nights: 7, total_kurus: 70_000_00 }),
    after: expect.objectContaining({ ...stayFromToday(62, 9), total_kurus: 90_000_00 }),
    difference_kurus: 20_000_00,
    unpaid_kurus: 90_000_00,
    refund_kurus: 0,
  };

  test('answers what the change is in money, and keeps the old sale', async () => {
    const { id } = await sold();

    const { status, body } = await put(id, changes(stayFromToday(62, 9)));

    expect(status).toBe(200);
    expect(body.content).toMatchObject({
      ...stayFromToday(62, 9),
      total_kurus: 90_000_00,
      change: { revision: 1, ...dearer, quote: { total_kurus: 90_000_00 } },
      revisions: [
        expect.objectContaining({
          ...stayFromToday(60, 7),
          revision: 1,
          snapshot: expect.objectContaining({ total_kurus: 70_000_00 }),
        }),
      ],
    });
  });

  test('asked before with `preview`, says the same and changes nothing', async () => {
    const { id, villa_id } = await sold();

    const { status, body } = await put(id, changes({ ...stayFromToday(62, 9), preview: true }));

    expect(status).toBe(200);
    expect(body.content).toMatchObject({
      ...stayFromToday(60, 7),
      customer_name: 'Ayşe Demirtaş',
      version: 1,
      change: dearer,
    });
    const { check_in, check_out } = stayFromToday(60, 7);
    expect(await occupanciesOf(villa_id)).toEqual([{ stay: `[${check_in},${check_out})` }]);
  });

  const mailsTo = async (recipient: string) => {
    const mails = await db
      .selectFrom('mails')
      .select(['template_code', 'subject'])
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute();
    return mails.map(({ template_code, subject }) => `${template_code} ${subject}`);
  };

  test('tells the owner of the new days, also where the guest is told otherwise', async () => {
    const owner = await createUser({ role: 'OWNER' });
    const villa = await createVilla({ owner_id: owner.id });
    const { id } = await createReservation({ villa_id: villa.id, status: 'CONFIRMED' });

    await put(id, changes({ ...stayFromToday(62, 9), tell_guest: false })).expect(200);
    await put(
      id,
      changes({ total_kurus: 95_000_00, override_reason: 'Söz', tell_guest: false }),
    ).expect(200);

    expect(await mailsTo(owner.email)).toEqual([
      expect.stringContaining('owner_changed Tarih değişti'),
      expect.stringContaining('owner_repriced Tutar değişti'),
    ]);
  });

  test('tells the owner of no second reservation, but of the days that are theirs again', async () => {
    const owner = await createUser({ role: 'OWNER' });
    const villa = await createVilla({ owner_id: owner.id });
    const { id, ...before } = await createReservation({ villa_id: villa.id, status: 'CONFIRMED' });
    const after = stayFromToday(62, 9);

    await put(id, changes({ ...after, tell_guest: true })).expect(200);
    await put(
      id,
      changes({ ...after, total_kurus: 95_000_00, override_reason: 'Söz', tell_guest: true }),
    ).expect(200);

    const { text } = await db
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', owner.email)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(text).toContain(formatStayWithYear(before.check_in, before.check_out));
    expect(text).toContain(formatStayWithYear(after.check_in, after.check_out));
    expect(await mailsTo(owner.email)).toEqual([
      expect.stringMatching(/^owner_changed /),
      expect.stringMatching(/^owner_repriced /),
    ]);
  });

  test('tells the guest that the new voucher stands in the place of the old one', async () => {
    const { id, ...before } = await createReservation({ status: 'CONFIRMED' });

    await put(id, changes({ ...stayFromToday(62, 9), tell_guest: true })).expect(200);

    const { subject, text } = await db
      .selectFrom('mails')
      .select(['subject', 'text'])
      .where('reservation_id', '=', id)
      .where('template_code', '=', 'reservation_changed')
      .executeTakeFirstOrThrow();
    expect(subject).toMatch(/^Rezervasyonunuz güncellendi: /);
    const days = formatStayWithYear(before.check_in, before.check_out);
    expect(text).toContain(`Bu belge, ${days} için gönderdiklerimizin yerine geçer.`);
  });

  test('tells the owner what their part is after another price was agreed', async () => {
    const owner = await createUser({ role: 'OWNER' });
    const villa = await createVilla({ owner_id: owner.id });
    const { id, check_in, check_out } = await createReservation({
      villa_id: villa.id,
      status: 'CONFIRMED',
      commission_percent: 20,
    });
    const agreed = { check_in, check_out, total_kurus: 95_000_00, override_reason: 'Söz' };

    await put(id, changes({ ...agreed, tell_guest: false })).expect(200);
    await put(id, changes({ ...agreed, tell_guest: false })).expect(200);

    const [told, ...others] = await db
      .selectFrom('mails')
      .select(['template_code', 'text'])
      .where('recipient', '=', owner.email)
      .execute();
    expect(others).toEqual([]);
    expect(told?.template_code).toBe('owner_repriced');
    expect(told?.text).toContain('₺76.000');
  });

  test('in another owner’s villa: both hear of it, each of their own', async () => {
    const [left, taken] = [
      await createUser({ role: 'OWNER' }),
      await createUser({ role: 'OWNER' }),
    ];
    const from = await createVilla({ owner_id: left.id, name: 'Villa Eski' });
    const to = await createVilla({ owner_id: taken.id, name: 'Villa Yeni' });
    const { id } = await createReservation({ villa_id: from.id, status: 'CONFIRMED' });

    await put(id, changes({ villa_id: to.id, tell_guest: true })).expect(200);

    expect(await mailsTo(left.email)).toEqual([
      expect.stringContaining('owner_cancelled İptal: Villa Eski'),
    ]);
    expect(await mailsTo(taken.email)).toEqual([
      expect.stringMatching(/^owner_confirmed .*Villa Yeni/),
    ]);
  });

  test('that somebody has is 409 with who has them', async () => {
    const { id, villa_id } = await sold();
    const taken = await createReservation({
      villa_id,
      status: 'CONFIRMED',
      ...stayFromToday(70, 3),
    });

    const { status, body } = await put(id, changes(stayFromToday(66, 6)));

    expect([status, body.code]).toEqual([409, 'dates_taken']);
    expect(body.conflicts).toEqual([
      expect.objectContaining({ reservation_id: taken.reservation_id }),
    ]);
  });

  test.each<[object, string]>([
    [{ check_in: '2027-07-10', check_out: '2027-07-10' }, 'check_out'],
    [{ check_in: '2027-02-30' }, 'check_in'],
    [{ villa_id: '7' }, 'villa_id'],
    [{ preview: 'yes' }, 'preview'],
  ])('refuses %j', async (own, field) => {
    const { id } = await createReservation();

    const response = await put(id, changes(own));

    expect(response.status).toBe(422);
    expect(response.body.fields).toHaveProperty([field]);
  });

  test('sent again with its Idempotency-Key is changed once', async () => {
    const { id } = await sold();
    const send = () => put(id, changes(stayFromToday(62, 9))).set('idempotency-key', 'degisim-1');

    const first = await send();
    const again = await send();
    const other = await put(id, changes(stayFromToday(63, 9))).set('idempotency-key', 'degisim-1');

    expect(again.body).toEqual(first.body);
    expect(again.body.content.change).toMatchObject({ revision: 1 });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });
});

describe('a cancellation', () => {
  const policy = JSON.stringify({
    code: 'flexible',
    base: 'PREPAYMENT',
    tiers: [
      { days_before: 30, percent: 0 },
      { days_before: 15, percent: 50 },
      { days_before: 0, percent: 100 },
    ],
  });
  const paid = () =>
    createReservation({
      status: 'CONFIRMED',
      policy,
      paid_kurus: 14_000_00,
      ...stayFromToday(20, 7),
    });

  test('tells staff before what it keeps and gives back', async () => {
    const { id } = await paid();

    const { body } = await show(id);

    expect(body.content.if_cancelled).toEqual({
      by_guest: { days_before: 20, kept_percent: 50, kept_kurus: 7_000_00, refund_kurus: 7_000_00 },
      by_agency: { days_before: 20, kept_percent: 0, kept_kurus: 0, refund_kurus: 14_000_00 },
    });
  });

  test('answers what it kept and gives back', async () => {
    const { id } = await paid();

    const { status, body } = await move(id, {
      status: 'CANCELLED',
      reason: 'Misafir vazgeçti',
      cancelled_by: 'GUEST',
    });

    expect(status).toBe(200);
    expect(body.content).toMatchObject({
      status: 'CANCELLED',
      kept_kurus: 7_000_00,
      refund_kurus: 7_000_00,
      if_cancelled: null,
    });
  });

  test('has kept what is there by now, of money that came after it too', async () => {
    const { id } = await createReservation({ status: 'CONFIRMED', ...stayFromToday(-1, 3) });
    await move(id, { status: 'NO_SHOW', reason: 'Gelmedi' }).expect(200);
    await site
      .post('/v1/admin/transactions')
      .set('authorization', admin)
      .send({ reservation_id: id, method: 'TRANSFER', purpose: 'BALANCE', amount_kurus: 9_000_00 })
      .expect(201);

    const { body } = await show(id);

    expect(body.content).toMatchObject({ paid_kurus: 9_000_00, kept_kurus: 9_000_00 });
  });

  test('sent again with its Idempotency-Key answers the same', async () => {
    const { id } = await paid();
    const send = () =>
      move(id, { status: 'CANCELLED', reason: 'Vazgeçti' }).set('idempotency-key', 'iptal-1');

    const first = await send();
    const again = await send();

    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect((await move(id, { status: 'CANCELLED', reason: 'Vazgeçti' })).status).toBe(409);
  });
});
