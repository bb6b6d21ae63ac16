import { unzipSync } from 'fflate';

import { today } from '../../../server/clock.ts';
import { addMonths, monthOf } from '../../../server/shared/days.ts';
import { bearer, db, site } from '../../support/api.ts';
import { shown } from '../../support/desk.ts';
import {
  changeReservation,
  createBankAccount,
  createDistrict,
  createRegion,
  createReservation,
  createTown,
  createTransaction,
  createVilla,
} from '../../support/factories.ts';
import {
  createBtransReport,
  createReportedOwner,
  createReportedVilla,
  TCKN,
} from '../../support/report-factories.ts';

const BTRANS = '/v1/admin/btrans';
const MINISTRY = '/v1/admin/ministry';

/** The month that is over, and days and instants in it. */
const MONTH = addMonths(monthOf(today().toString()), -1);
const day = (number: number) => `${MONTH}-${String(number).padStart(2, '0')}`;
const at = (number: number) => `${day(number)}T12:00:00+03:00`;

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

beforeEach(async () => {
  await db.deleteFrom('transactions').execute();
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('villa_occupancies').execute();
    const unsold = { status: 'PENDING', confirmed_at: null };
    await transaction.updateTable('reservations').set(unsold).execute();
  });
  await db.deleteFrom('reservation_guests').execute();
  await db.deleteFrom('bank_accounts').execute();
  await createBankAccount();
  await setAgency({ company_title: 'Koy Turizm Ltd. Şti.', company_tax_no: '8760047464' });
});

async function setAgency(values: Record<string, string>) {
  for (const [key, value] of Object.entries(values))
    await db
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
}

const sold = (own: Parameters<typeof createReservation>[0] = {}) =>
  createReservation({
    status: 'CONFIRMED',
    confirmed_at: at(10),
    check_in: day(20),
    check_out: day(25),
    commission_percent: 18,
    ...own,
  });
const get = (address: string) => site.get(address).set('authorization', admin);
const rows = async (search = '') =>
  (await get(`${BTRANS}?month=${MONTH}${search}`).expect(200)).body.content;
const make = (own: object = {}) =>
  site
    .post(BTRANS)
    .set('authorization', admin)
    .send({ month: MONTH, ...own });
const take = (id: number, format: string) =>
  get(`${BTRANS}/${id}/file?format=${format}`).responseType('blob');

test('a month’s rows are its sold stays, with what they lack and no identity number', async () => {
  const villa = await createReportedVilla();
  const ready = await sold({ villa_id: villa.id });
  await createTransaction({ reservation_id: ready.id, status: 'PAID', paid_at: at(12) });
  const poor = await sold({ villa_id: (await createVilla()).id, confirmed_at: at(11) });
  await sold({ confirmed_at: `${addMonths(MONTH, -1)}-28T12:00:00+03:00` });
  await sold({ status: 'PENDING', confirmed_at: null });

  const { text, body } = await get(`${BTRANS}?month=${MONTH}`).expect(200);

  expect(body.content).toMatchObject([
    {
      id: ready.id,
      state: 'READY',
      owner_name: 'Recep Kılınç',
      owner_number_masked: '••••••••146',
      dated_on: day(10),
      collected_on: day(12),
      total_kurus: 70_000_00,
      commission_kurus: 12_600_00,
      faults: [],
    },
    { id: poor.id, state: 'MISSING', faults: ['owner', 'il_code', 'ilce_code'] },
  ]);
  expect(text).not.toContain(TCKN);
  expect(await rows('&state=MISSING')).toMatchObject([{ id: poor.id }]);
});

test.each([
  ['its first minute', `${MONTH}-01T00:00:00+03:00`, 1],
  ['its first night', `${MONTH}-01T00:00:00Z`, 1],
  ['just before it', new Date(Date.parse(`${MONTH}-01T00:00:00+03:00`) - 1).toISOString(), 0],
])('a month is Istanbul’s: %s', async (_, confirmed_at, expected) => {
  await sold({ confirmed_at });

  expect(await rows()).toHaveLength(expected);
});

test('stays may be dated by their request or their arrival instead', async () => {
  const next = addMonths(MONTH, 1);
  await sold({ created_at: at(2), check_in: `${next}-03`, check_out: `${next}-05` });

  expect(await rows('&basis=CREATED')).toMatchObject([{ dated_on: day(2) }]);
  expect(await rows('&basis=CHECK_IN')).toEqual([]);
});

test('of who did not come what was kept is told, and the commission of it', async () => {
  const absent = { status: 'NO_SHOW', paid_kurus: 20_000_00, leaving_kurus: 6_000_00 };
  await sold({ ...absent, commission_percent: 20 });

  expect(await rows()).toMatchObject([{ total_kurus: 14_000_00, commission_kurus: 2_800_00 }]);
});

test('says how much of a month is ready, and what the agency lacks', async () => {
  await sold({ villa_id: (await createReportedVilla()).id });
  await sold();
  await sold({ status: 'CANCELLED', state_reason: 'Misafir vazgeçti' });
  await setAgency({ company_tax_no: '8760047465' });

  const { body } = await get(`${BTRANS}/month?month=${MONTH}`).expect(200);

  expect(body.content).toMatchObject({
    ready: 1,
    missing: 1,
    cancelled: 1,
    total_kurus: 70_000_00,
    commission_kurus: 12_600_00,
    agency_faults: ['agency_vkn'],
  });
});

test('makes the month’s file, keeps it sealed and gives it again byte by byte', async () => {
  await sold({ villa_id: (await createReportedVilla()).id });
  await sold();

  const { body } = await make({ note: 'Test ekranında denendi' }).expect(201);
  const { id } = body.content;

  expect(body.content).toMatchObject({ month: MONTH, row_count: 1, missing_count: 1 });
  const [zip, again, xml] = [await take(id, 'zip'), await take(id, 'zip'), await take(id, 'xml')];
  expect(zip.headers['content-type']).toBe('application/zip');
  expect(zip.headers['cache-control']).toBe('no-store');
  expect(again.body).toEqual(zip.body);
  const [[name, inside] = ['', new Uint8Array()]] = Object.entries(unzipSync(zip.body));
  expect(name).toBe(`btrans-${MONTH}-${body.content.edition}.xml`);
  expect(Buffer.from(inside)).toEqual(xml.body);
  expect(xml.body.toString()).toContain(`<kimlikNumarasi>${TCKN}</kimlikNumarasi>`);
  const kept = await db
    .selectFrom('btrans_reports')
    .select('file_encrypted')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(kept.file_encrypted).not.toContain(TCKN);
});

test('the log knows who made and took a file, and no number of anybody', async () => {
  await sold({ villa_id: (await createReportedVilla()).id });
  const { id } = (await make().expect(201)).body.content;
  await take(id, 'xml');

  const noted = await db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'after'])
    .where('entity', '=', 'btrans_report')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();

  expect(noted.map(({ action }) => action)).toEqual([
    'btrans_report.made',
    'btrans_report.downloaded',
  ]);
  expect(noted.every(({ actor_id }) => actor_id !== null)).toBe(true);
  // By chance a hash has eleven digits in a row, too.
  const words = JSON.stringify(noted, (key, value) => (key === 'sha256' ? undefined : value));
  expect(words).not.toMatch(/\d{11}|TR\d{10}/);
});

test('the same month again is its next edition; two at once get two numbers', async () => {
  await sold({ villa_id: (await createReportedVilla()).id });
  const before = (await get(`${BTRANS}/reports?month=${MONTH}`)).body.total;

  await Promise.all([make().expect(201), make().expect(201)]);

  const { body } = await get(`${BTRANS}/reports?month=${MONTH}`).expect(200);
  expect(body.total).toBe(before + 2);
  const editions = body.content.map(({ edition }: { edition: number }) => edition);
  expect(new Set(editions).size).toBe(editions.length);
});

test.each([
  ['a month that is not over', { month: monthOf(today().toString()) }, 422, 'invalid'],
  ['no month', { month: '2026-13' }, 422, 'invalid'],
  ['a month without rows', { month: '2020-02' }, 409, 'nothing_to_report'],
])('refuses %s', async (_, own, status, code) => {
  expect((await make(own).expect(status)).body.code).toBe(code);
});

test('refuses the whole file while the agency has no valid IBAN', async () => {
  await sold({ villa_id: (await createReportedVilla()).id });
  await db.deleteFrom('bank_accounts').execute();

  const { body } = await make().expect(409);

  expect(body).toMatchObject({ code: 'agency_incomplete', faults: ['agency_iban'] });
});

test('an owner whose stored number cannot be right keeps the row out', async () => {
  const owner = await createReportedOwner({ tckn_encrypted: null, iban_encrypted: null });
  await sold({ villa_id: (await createReportedVilla({ owner_id: owner.id })).id });

  expect(await rows()).toMatchObject([{ faults: ['owner_tckn', 'owner_iban'] }]);
});

test('says whether a file was filed and takes it back; the file cannot be touched', async () => {
  const id = await createBtransReport();
  const mark = (own: object) =>
    site.patch(`${BTRANS}/${id}`).set('authorization', admin).send(own).expect(200);

  const { body: filed } = await mark({ filed: true, note: 'Tahakkuk 42' });
  expect(filed.content).toMatchObject({ note: 'Tahakkuk 42', filed_by: expect.any(String) });
  expect(filed.content.filed_at).not.toBeNull();
  expect((await mark({ filed: false })).body.content).toMatchObject({
    filed_at: null,
    filed_by: null,
    note: 'Tahakkuk 42',
  });

  const change = db.updateTable('btrans_reports').set({ row_count: 9 }).where('id', '=', id);
  await expect(change.execute()).rejects.toThrow('append-only');
  const removal = db.deleteFrom('btrans_reports').where('id', '=', id);
  await expect(removal.execute()).rejects.toThrow('append-only');
});

describe('a month that was filed', () => {
  const PERIOD = addMonths(MONTH, -3);

  const soldThen = async (own: object = {}) =>
    sold({
      villa_id: (await createReportedVilla()).id,
      confirmed_at: `${PERIOD}-10T12:00:00+03:00`,
      ...own,
    });

  const file = async () => {
    const { id } = (await make({ month: PERIOD }).expect(201)).body.content;
    await site.patch(`${BTRANS}/${id}`).set('authorization', admin).send({ filed: true });
  };

  const filed = async (query = '') =>
    (await get(`${BTRANS}/month?month=${PERIOD}${query}`).expect(200)).body.content.filed;

  test('tells which of its rows stand otherwise by now, until that is filed', async () => {
    const [same, repriced, cancelled, moved] = [
      await soldThen(),
      await soldThen(),
      await soldThen(),
      await soldThen(),
    ];
    expect(await filed()).toBeNull();
    await file();
    expect(await filed()).toEqual({ edition: 1, differences: [] });

    const sums = { accommodation_kurus: 65_000_00, balance_kurus: 51_000_00 };
    await changeReservation(repriced.id, { ...sums, total_kurus: 65_000_00 });
    await changeReservation(cancelled.id, {
      status: 'CANCELLED',
      state_reason: 'Misafir vazgeçti',
    });
    await changeReservation(moved.id, { confirmed_at: day(3) });
    const added = await soldThen();

    const { differences } = await filed();
    expect(differences).toHaveLength(4);
    expect(differences).toMatchObject([
      {
        ...{ kind: 'CHANGED', status: 'CONFIRMED' },
        filed: { id: repriced.id, total_kurus: 70_000_00 },
        now: { total_kurus: 65_000_00 },
      },
      { kind: 'ENDED', status: 'CANCELLED', filed: { id: cancelled.id }, now: null },
      { kind: 'OTHER_MONTH', filed: { id: moved.id }, now: null },
      { kind: 'ADDED', filed: null, now: { id: added.id } },
    ]);
    expect(JSON.stringify(differences)).not.toContain(same.reservation_id);
    // As it was filed, whichever day the month is looked at by.
    expect((await filed('&basis=CHECK_IN')).differences).toEqual(differences);

    await file();
    expect(await filed()).toEqual({ edition: 2, differences: [] });
  });

  test('of which nobody kept the rows says so', async () => {
    const filed_at = '2020-08-09T10:00:00+03:00';
    await createBtransReport({ period: '2020-07', filed_at });

    const { body } = await get(`${BTRANS}/month?month=2020-07`).expect(200);

    expect(body.content.filed).toMatchObject({ differences: null });
  });
});

describe('the ministry’s report', () => {
  const villaOf = async (search: string, villa_id: number) => {
    const { body } = await get(`${MINISTRY}?take=500&${search}`).expect(200);
    return body.content.find((row: { villa_id: number }) => row.villa_id === villa_id);
  };

  test('a stay over two months is shared by its nights, its guests arrive once', async () => {
    const villa = await createVilla();
    const before = addMonths(MONTH, -1);
    const { id } = await createReservation({
      villa_id: villa.id,
      status: 'COMPLETED',
      check_in: `${before}-28`,
      check_out: day(4),
      adults: 3,
      total_kurus: 70_000_00,
    });
    await addGuests(id, ['TR', 'DE']);
    const nights = Number(
      Temporal.PlainDate.from(`${before}-28`).until(day(1), { largestUnit: 'days' }).days,
    );

    const first = await villaOf(`period=${before}`, villa.id);
    const second = await villaOf(`period=${MONTH}`, villa.id);

    expect(first).toMatchObject({
      stays: 1,
      nights,
      guests: 3,
      guest_nights: 3 * nights,
      domestic_guests: 1,
      foreign_guests: 1,
      unlisted_guests: 1,
      nationalities: [
        { code: 'DE', guests: 1 },
        { code: 'TR', guests: 1 },
      ],
    });
    expect(second).toMatchObject({ stays: 0, nights: 3, guests: 0, nationalities: [] });
    expect(first.amount_kurus + second.amount_kurus).toBe(70_000_00);
  });

  test('more on a list than were booked for stayed all, and make up for nobody unlisted elsewhere', async () => {
    const region = await createRegion();
    const { id: district_id } = await createDistrict({
      town_id: (await createTown({ region_id: region.id })).id,
    });
    const [more, none] = [await createVilla({ district_id }), await createVilla({ district_id })];
    const { id } = await sold({ villa_id: more.id, adults: 2 });
    await addGuests(id, ['TR', 'TR', 'DE', 'DE']);
    await sold({ villa_id: none.id, adults: 4 });
    const of = `period=${MONTH}&region_id=${region.id}`;

    expect(await villaOf(of, more.id)).toMatchObject({
      ...{ guests: 4, guest_nights: 20 },
      ...{ domestic_guests: 2, foreign_guests: 2, unlisted_guests: 0 },
    });
    expect(await villaOf(of, none.id)).toMatchObject({ guests: 4, unlisted_guests: 4 });
    expect(await shown(`/dashboard/ministry?${of}`)).toContain('8 2 yabancı, 4 bilinmeyen');
  });

  test('cancelled stays, those who did not come and nights to come do not count', async () => {
    const villa = await createVilla();
    const state_reason = 'Misafir vazgeçti';
    await sold({ villa_id: villa.id, status: 'CANCELLED', state_reason });
    await sold({ villa_id: villa.id, status: 'NO_SHOW' });
    const now = today();
    await sold({
      villa_id: villa.id,
      status: 'CHECKED_IN',
      check_in: now.toString(),
      check_out: now.add({ days: 5 }).toString(),
    });

    expect(await villaOf(`period=${MONTH}`, villa.id)).toMatchObject({ nights: 0 });
    expect(await villaOf(`period=${now.year}`, villa.id)).toMatchObject({ stays: 1, nights: 1 });
  });

  test('narrows to villas without a verified permit, which are told apart', async () => {
    const villa = await createVilla({ active: false, permit_no: null });

    const { body } = await get(`${MINISTRY}?only=no_permit&take=500`).expect(200);

    const ids = body.content.map(({ villa_id }: { villa_id: number }) => villa_id);
    expect(ids).toContain(villa.id);
    const verified = body.content.filter(
      (row: { permit_verified: boolean }) => row.permit_verified,
    );
    expect(verified).toEqual([]);
  });

  test('a file has the chosen columns in the order chosen', async () => {
    const villa = await createVilla({ name: 'Villa Sardunya' });
    const { id } = await sold({ villa_id: villa.id });
    await addGuests(id, ['DE', 'DE', 'TR']);

    const { text } = await get(
      `${MINISTRY}?period=${MONTH}&only=stays&columns=permit_no,villa_name,nationalities,nights&format=csv`,
    ).expect(200);

    const [heads, line] = text.split('\r\n');
    expect(heads).toBe('\ufeffİzin belgesi;Villa;Uyruklar;Gece');
    expect(line).toBe(`${villa.permit_no};Villa Sardunya;Almanya 2, Türkiye 1;5`);
  });

  test.each(['2026-13', '2026-Q5', '26', 'ekim'])('refuses the period %s', async (period) => {
    await get(`${MINISTRY}?period=${period}`).expect(422);
  });
});

const addGuests = (reservation_id: number, countries: string[]) =>
  db
    .insertInto('reservation_guests')
    .values(
      countries.map((nationality, position) => ({
        reservation_id,
        first_name: 'Anna',
        last_name: 'Kaya',
        nationality,
        position,
      })),
    )
    .execute();

test('is closed to owners', async () => {
  const owner = await bearer('OWNER');

  await site.get(BTRANS).set('authorization', owner).expect(403);
  await site.get(MINISTRY).set('authorization', owner).expect(403);
});
