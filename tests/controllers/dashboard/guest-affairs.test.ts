import { countQueries } from '../../../server/db/index.ts';
import { bearer, db, signIn, site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import {
  createLegalDocuments,
  createReservation,
  dayFromToday,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { createAcceptance, createRequest } from '../../support/guest-factories.ts';
import { screenWordsOf } from '../../views/render.ts';

let staff: string;
let owner: string;
let token: string;

beforeAll(async () => {
  staff = await signIn('ADMIN');
  owner = await signIn('OWNER');
  token = await bearer('ADMIN');
  await createLegalDocuments();
});

const open = (address: string) => site.get(address).set('cookie', staff);
const shown = async (address: string) => screenWordsOf((await open(address).expect(200)).text);
const ask = (method: 'get' | 'put' | 'patch', address: string, body: object = {}) =>
  method === 'get'
    ? site.get(address).set('authorization', token)
    : site[method](address).set('authorization', token).send(body);

const AYSE = {
  first_name: 'Ayşe',
  last_name: 'Demirtaş',
  nationality: 'TR',
  document_no: '10000000146',
  birth_date: '1988-04-12',
  sex: 'F',
};
const HANS = {
  first_name: 'Hans',
  last_name: 'Weber',
  nationality: 'DE',
  document_no: 'C01X00T47',
  birth_date: '1980-01-02',
  sex: 'M',
};

describe.each(['villa', 'boat'] as const)('who comes to a %s', (kind) => {
  const make = (own: object) =>
    kind === 'villa' ? createReservation(own) : createBoatReservation(own);
  const call = (id: number) =>
    `/v1/admin/${kind === 'villa' ? 'reservations' : 'boatreservations'}/${id}/guests`;
  const page = (id: number) => `/dashboard/reservations/${kind}/${id}/guests`;
  const of = kind === 'villa' ? 'reservation_id' : 'boat_reservation_id';
  const list = () => make({ status: 'CONFIRMED', adults: 2, children: 0, babies: 0 });

  test('is kept with its numbers sealed, and complete once all is told', async () => {
    const { id } = await list();

    const one = await ask('put', call(id), { guests: [AYSE], plate: '07 ABC 123' }).expect(200);
    const both = await ask('put', call(id), {
      guests: [{ ...AYSE, id: one.body.content.guests[0].id, document_no: '' }, HANS],
      plate: '07 ABC 123',
    }).expect(200);

    const kept = await db
      .selectFrom('reservation_guests')
      .select(['document_no_encrypted', 'document_no_masked', 'document_kind'])
      .where(of, '=', id)
      .orderBy('position')
      .execute();
    expect(one.body.content).toMatchObject({ people: 2, complete: false, plate: '07 ABC 123' });
    expect(both.body.content.complete).toBe(true);
    expect(
      kept.map(({ document_kind, document_no_masked }) => [document_kind, document_no_masked]),
    ).toEqual([
      ['TCKN', '100******46'],
      ['PASSPORT', 'C******47'],
    ]);
    expect(
      kept.every(({ document_no_encrypted }) => /^s1\./.test(document_no_encrypted ?? '')),
    ).toBe(true);
    expect(JSON.stringify(both.body)).not.toContain('10000000146');
  });

  test('says which fields cannot be read, by their place', async () => {
    const { id } = await list();

    const { status, body } = await ask('put', call(id), {
      guests: [AYSE, { ...HANS, document_no: '??' }],
    });

    expect([status, Object.keys(body.fields)]).toEqual([422, ['guests.1.document_no']]);
  });

  test.each([['TUR'], ['XX'], ['tr']])('refuses %s, which is no country', async (nationality) => {
    const { id } = await list();

    const { status, body } = await ask('put', call(id), { guests: [{ ...HANS, nationality }] });

    expect([status, Object.keys(body.fields)]).toEqual([422, ['guests.0.nationality']]);
  });

  test('loses no number to a form that was opened before the guest sent another list', async () => {
    const { id } = await list();
    const seen = await ask('put', call(id), { guests: [AYSE] }).expect(200);
    const before = { ...AYSE, id: seen.body.content.guests[0].id, document_no: '' };
    await ask('put', call(id), { guests: [AYSE, HANS] }).expect(200);

    const { status, body } = await ask('put', call(id), { guests: [before] });

    expect([status, body.code]).toEqual([409, 'stale']);
  });

  test('is locked once it was reported, until the note is taken back', async () => {
    const { id } = await list();
    const report = (body: object) => ask('patch', call(id), body);

    const empty = await report({ reported: true });
    await ask('put', call(id), { guests: [AYSE] }).expect(200);
    const early = await report({ reported: true, reported_at: inHours(2) });
    const reported_at = inHours(-2);
    const noted = await report({ reported: true, reported_at }).expect(200);
    const locked = await ask('put', call(id), { guests: [HANS] });
    const words = await shown(page(id));
    const torn = await report({ reported: false, reported_at });
    await report({ reported: false }).expect(200);

    expect(torn.body.fields.reported_at).toContain('Bildirilmemiş');
    expect([empty.status, empty.body.code]).toEqual([409, 'guest_list_empty']);
    expect([early.status, Object.keys(early.body.fields)]).toEqual([422, ['reported_at']]);
    expect(Date.parse(noted.body.content.reported_at)).toBe(Date.parse(reported_at));
    expect([locked.status, locked.body.code]).toEqual([409, 'already_reported']);
    expect(words).toContain('Bildirimi geri al');
    expect((await ask('put', call(id), { guests: [HANS] })).status).toBe(200);
  });

  test('has a form; numbers are shown to who asks, and that is written down', async () => {
    const { id } = await list();
    await ask('put', call(id), { guests: [AYSE] }).expect(200);

    const { text } = await open(page(id)).expect(200);
    const numbers = await shown(`${page(id)}?numbers=1`);

    const log = await db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', kind === 'villa' ? 'reservation' : 'boat_reservation')
      .where('entity_id', '=', id)
      .where('action', '=', 'reservation.guests_read')
      .execute();
    expect(text).toContain(`data-api="PUT ${call(id)}"`);
    expect(text).toContain('name="guests.0.document_no"');
    expect(text).toContain('100******46');
    expect(text).not.toContain('10000000146');
    expect(numbers).toContain('10000000146');
    // The notice needs it, so that nothing of it may be called optional.
    expect(await shown(page(id))).not.toContain('Cinsiyet (isteğe bağlı)');
    expect(log).toHaveLength(1);
  });

  test('asks the database at most six times, and shows owners nothing', async () => {
    const { id } = await list();
    const { queries } = await countQueries(async () => await open(page(id)));

    expect(queries.filter((query) => !query.includes('"sessions"')).length).toBeLessThanOrEqual(6);
    expect((await site.get(page(id)).set('cookie', owner)).status).toBe(403);
  });

  test('what was accepted is shown as it stood, by its print', async () => {
    const { id } = await list();
    const hash = await createAcceptance(
      of === 'reservation_id' ? { reservation_id: id } : { boat_reservation_id: id },
      `<p onclick="x()">Toplam ₺70.000, ${kind} ${id}</p><img src="x" onerror="x()">`,
    );

    const reservation = await open(`/dashboard/reservations/${kind}/${id}`).expect(200);
    const { text } = await open(`/dashboard/reservations/${kind}/${id}/accepted/${hash}`).expect(
      200,
    );
    const words = screenWordsOf(text);

    expect(reservation.text).toContain(`/accepted/${hash}"`);
    expect(text).not.toMatch(/onclick|onerror/);
    expect(words).toContain(`Toplam ₺70.000, ${kind} ${id}`);
    expect(words).toContain('Metin, kabul anındaki izle aynı.');
    await open(`/dashboard/reservations/${kind}/${id}/accepted/${'0'.repeat(64)}`).expect(404);
  });

  test('a mail shows itself before it goes, and leads back to its reservation', async () => {
    const { id, reservation_id } = await make({ status: 'CONFIRMED' });

    const preview = await open(`/dashboard/reservations/${kind}/${id}/mail/confirm`).expect(200);
    await site
      .post('/v1/admin/sendconfirm')
      .set('authorization', token)
      .send({ reservation_id })
      .expect(200);
    const mail = await db.selectFrom('mails').select('id').where(of, '=', id).executeTakeFirst();
    const { text } = await open(`/dashboard/mails/${mail?.id}`).expect(200);

    expect(preview.text).toMatch(/data-mail-view="" data-html="[^"]*&lt;table/);
    expect(text).toContain(`href="/dashboard/reservations/${kind}/${id}"`);
  });

  describe('what a guest asks for', () => {
    const request = async (own: Parameters<typeof createRequest>[1] = {}, status = 'CONFIRMED') => {
      const reservation = await make({ status });
      const key =
        of === 'reservation_id'
          ? { reservation_id: reservation.id }
          : { boat_reservation_id: reservation.id };
      return { reservation, id: await createRequest(key, own) };
    };
    const decide = (id: number, body: object) =>
      ask('patch', `/v1/admin/reservationrequests/${id}`, body);
    const stateOf = async (id: number) =>
      db
        .selectFrom('reservation_requests')
        .select(['state', 'answer'])
        .where('id', '=', id)
        .executeTakeFirst();
    const mailsOf = (id: number) =>
      db
        .selectFrom('mails')
        .select(['template_code', 'text'])
        .where(of, '=', id)
        .where('template_code', '=', 'request_answered')
        .execute();

    test('is answered by mail, once', async () => {
      const { reservation, id } = await request();

      await decide(id, { state: 'DONE', answer: 'Evet, ücretsizdir.' }).expect(200);
      const again = await decide(id, { state: 'REFUSED', answer: 'Hayır' });

      const [mail, ...others] = await mailsOf(reservation.id);
      expect([again.status, again.body.code]).toEqual([409, 'request_answered']);
      expect(mail?.text).toContain('Evet, ücretsizdir.');
      expect(mail?.text).toContain('Bebek yatağı var mı?');
      expect(others).toEqual([]);
      expect(await stateOf(id)).toEqual({ state: 'DONE', answer: 'Evet, ücretsizdir.' });
    });

    test('is not refused without a word, and may be closed without one', async () => {
      const { reservation, id } = await request({ kind: 'CHANGE' });

      const refused = await decide(id, { state: 'REFUSED' });
      await decide(id, { state: 'DONE' }).expect(200);

      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['answer']]);
      expect(await mailsOf(reservation.id)).toEqual([]);
    });

    test('stands on the reservation’s page and on the list, with what can be done', async () => {
      const wanted_stay = `[${dayFromToday(200)},${dayFromToday(207)})`;
      const { reservation, id } = await request({
        kind: 'CHANGE',
        wanted_stay,
        message: 'Bir hafta sonra',
      });

      const { text } = await open(`/dashboard/reservations/${kind}/${reservation.id}`).expect(200);
      const listed = await shown('/dashboard/reservations/requests');
      const called = await ask('get', '/v1/admin/reservationrequests?state=OPEN').expect(200);

      expect(screenWordsOf(text)).toContain('Misafir değişiklik istiyor');
      expect(text).toContain(`data-api="PATCH /v1/admin/reservationrequests/${id}"`);
      expect(text).toMatch(new RegExp(`/change\\?check_in=${dayFromToday(200)}[^"]*request=${id}`));
      expect(listed).toContain(reservation.reservation_id);
      expect(called.body.content.map((row: { id: number }) => row.id)).toContain(id);
      const beyond = await ask('get', '/v1/admin/reservationrequests?state=OPEN&skip=999999');
      expect(beyond.body).toMatchObject({ content: [], total: called.body.total });
    });

    test('ends with the reservation: the cancellation is granted', async () => {
      const { reservation, id } = await request({ kind: 'CANCELLATION' });

      await ask('patch', call(reservation.id).replace('/guests', ''), {
        status: 'CANCELLED',
        reason: 'Misafirin isteği',
        cancelled_by: 'GUEST',
      }).expect(200);

      expect(await stateOf(id)).toEqual({ state: 'DONE', answer: null });
    });
  });
});

test('a change made for a guest grants the request, with the sold extras first', async () => {
  const reservation = await createReservation({ status: 'CONFIRMED', ...stayFromToday(40, 7) });
  const id = await createRequest(
    { reservation_id: reservation.id },
    { kind: 'CHANGE', wanted_stay: `[${dayFromToday(47)},${dayFromToday(54)})` },
  );
  const days = { check_in: dayFromToday(47), check_out: dayFromToday(54) };
  const search = new URLSearchParams({ ...days, request: String(id), as_sold: '1' });

  const { text } = await open(
    `/dashboard/reservations/villa/${reservation.id}/change?${search}`,
  ).expect(200);
  await ask('put', `/v1/admin/reservations/${reservation.id}`, {
    ...days,
    customer_name: 'Ayşe Demirtaş',
    customer_phone: '0532 123 45 67',
    customer_email: 'ayse.demirtas@ornek.example',
    adults: 2,
    children: 0,
    babies: 0,
    request_id: id,
  }).expect(200);

  const kept = await db
    .selectFrom('reservation_requests')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(text).toContain('name="request_id"');
  expect(screenWordsOf(text)).toContain('değişiklik talebi kabul edilmiş sayılır');
  expect(kept).toEqual({ state: 'DONE' });
});

test('a change grants no request of another stay', async () => {
  const changed = await createReservation({ status: 'CONFIRMED', ...stayFromToday(40, 7) });
  const other = await createReservation({ status: 'CONFIRMED', ...stayFromToday(40, 7) });
  const id = await createRequest({ reservation_id: other.id }, { kind: 'CHANGE' });

  await ask('put', `/v1/admin/reservations/${changed.id}`, {
    ...{ check_in: dayFromToday(47), check_out: dayFromToday(54), adults: 2 },
    customer_name: 'Ayşe Demirtaş',
    customer_phone: '0532 123 45 67',
    customer_email: 'ayse.demirtas@ornek.example',
    request_id: id,
  }).expect(200);

  const { state } = await db
    .selectFrom('reservation_requests')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('OPEN');
});
