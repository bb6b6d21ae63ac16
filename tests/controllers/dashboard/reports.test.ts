import { today } from '../../../server/clock.ts';
import { countQueries } from '../../../server/db/index.ts';
import { compareReports } from '../../../server/jobs/compare-reports.ts';
import { listFiledMonths } from '../../../server/queries/reports/btrans-filed.ts';
import { addMonths, monthOf } from '../../../server/shared/days.ts';
import { bearer, db, signIn, site } from '../../support/api.ts';
import {
  createBankAccount,
  createDistrict,
  createRegion,
  createReservation,
  createTown,
  createTransaction,
  createVilla,
  inHours,
} from '../../support/factories.ts';
import {
  createBtransReport,
  createReportedOwner,
  createReportedVilla,
  TCKN,
} from '../../support/report-factories.ts';
import { wordsOf } from '../../views/render.ts';

const MONTH = addMonths(monthOf(today().toString()), -1);

let staff: string;

beforeAll(async () => {
  staff = await signIn('ADMIN');
  await createBankAccount();
  await db
    .insertInto('settings')
    .values([
      { key: 'company_title', value: 'Koy Turizm Ltd. Şti.' },
      { key: 'company_tax_no', value: '8760047464' },
    ])
    .execute();
});

const open = (address: string) => site.get(address).set('cookie', staff);

const sold = (villa_id: number, own: object = {}) =>
  createReservation({
    villa_id,
    status: 'COMPLETED',
    confirmed_at: `${MONTH}-10T12:00:00+03:00`,
    check_in: `${MONTH}-12`,
    check_out: `${MONTH}-17`,
    customer_name: 'Ayşe Demirtaş',
    ...own,
  });

const ownQueries = (queries: readonly string[]) =>
  queries.filter((query) => !query.includes('"sessions"'));

describe('/dashboard/btrans', () => {
  test('shows the month that is to be filed: what is ready, what lacks and where to mend it', async () => {
    const owner = await createReportedOwner({ tckn_encrypted: null, first_name: 'Nurten' });
    const villa = await createReportedVilla({ owner_id: owner.id, ilce_code: null });
    const ready = await sold((await createReportedVilla()).id);
    const missing = await sold(villa.id);

    const { text } = await open('/dashboard/btrans').expect(200);

    expect(text).toContain(ready.reservation_id);
    expect(text).toContain(missing.reservation_id);
    expect(text).toContain(`href="/dashboard/users/${owner.id}#field-tckn"`);
    expect(text).toContain(`href="/dashboard/villas/${villa.id}/location#field-ilce_code"`);
    expect(text).toContain('data-api="POST /v1/admin/btrans"');
    expect(text).toContain(`data-download="/v1/admin/btrans?month=${MONTH}`);
    expect(text).toContain('••••••••146');
    expect(text).not.toContain(TCKN);
  });

  test('an unknown zoning is told as what the file says of it, not as unknown', async () => {
    const villa = await createReportedVilla({ zoned: null, title_deed_no: null });
    const { reservation_id } = await sold(villa.id);

    const { text } = await open('/dashboard/btrans').expect(200);

    const row = text.split('<tr').find((each) => each.includes(reservation_id)) ?? '';
    const [, unknown = ''] = /Bilinmiyor diye yazılır: ([^<]*)</.exec(row) ?? [];
    expect(unknown).toContain('tapu no');
    expect(unknown).not.toContain('mar durumu');
    expect(row).toContain('İmar durumu seçilmemiş: plan dışında diye yazılır<');
  });

  test('narrows to what lacks', async () => {
    const { text } = await open('/dashboard/btrans?state=MISSING').expect(200);

    expect(text).toContain('Nurten');
    expect(text).not.toContain('Recep Kılınç');
  });

  test('keeps every file of the month at hand, and says when one was filed', async () => {
    const made = await createBtransReport({ period: '2020-05', note: 'Tahakkuk 42' });
    const filed_at = '2020-06-09T10:00:00+03:00';
    const filed = await createBtransReport({ period: '2020-05', filed_at });

    const { text } = await open('/dashboard/btrans?month=2020-05').expect(200);

    for (const id of [made, filed]) {
      expect(text).toContain(`data-download="/v1/admin/btrans/${id}/file?format=zip"`);
      expect(text).toContain(`data-download="/v1/admin/btrans/${id}/file?format=xml"`);
    }
    expect(text).toContain('Tahakkuk 42');
    expect(text).toContain('Mayıs 2020 bildirildi.');
  });

  test('says what changed since it was filed, each with its reservation', async () => {
    const period = addMonths(MONTH, -5);
    const was = { confirmed_at: `${period}-10T12:00:00+03:00`, total_kurus: 70_000_00 };
    const { id, reservation_id, villa_id } = await createReservation({
      ...{ status: 'COMPLETED', villa_id: (await createReportedVilla()).id, ...was },
      ...{ check_in: `${period}-12`, check_out: `${period}-17`, commission_percent: 20 },
    });
    const facts = { id, reservation_id, villa_id, villa_name: 'Villa Lodos' };
    const dates = { check_in: `${period}-12`, check_out: `${period}-17` };
    const money = { total_kurus: 80_000_00, commission_kurus: 14_000_00 };
    const row = { ...facts, ...dates, ...money, collected_on: `${period}-10` };
    await createBtransReport({
      ...{ period, filed_at: `${MONTH}-09T10:00:00+03:00` },
      rows: JSON.stringify([row, { ...row, id: 999_999, reservation_id: 'XXXX-YYYYYY' }]),
    });

    const { text } = await open(`/dashboard/btrans?month=${period}`).expect(200);

    const [, told = ''] = text.split('id="differences"');
    expect(told).toContain('Bildirilenden farklı 2 satır var');
    expect(told).toContain(`href="/dashboard/reservations/villa/${id}"`);
    expect(told).toContain('Bedel: ₺80.000 yerine ₺70.000');
    expect(told).not.toContain('Komisyon: ');
    expect(told).toContain('Rezervasyon kaydı kalmamış');

    const todo = async () => (await open('/dashboard').expect(200)).text;
    const changed = `href="/dashboard/btrans?month=${period}"`;
    expect(await todo()).not.toContain(changed);
    await compareReports.run();
    expect(await todo()).toContain(changed);
    // A correction was filed.
    await createBtransReport({ period, filed_at: `${MONTH}-10T10:00:00+03:00`, rows: '[]' });
    expect(await todo()).not.toContain(changed);
  });

  test.each<[string, (stay: { id: number; villa_id: number }) => Promise<unknown>]>([
    [
      'a villa',
      ({ villa_id }) =>
        db.updateTable('villas').set({ street: 'Zeytin' }).where('id', '=', villa_id).execute(),
    ],
    [
      'a sale',
      ({ id }) =>
        db
          .updateTable('reservations')
          .set({ confirmed_at: inHours(0) })
          .where('id', '=', id)
          .execute(),
    ],
    [
      'its money',
      ({ id }) => createTransaction({ reservation_id: id, status: 'PAID', paid_at: inHours(-1) }),
    ],
  ])('a filed month is read again once %s of it changed', async (_what, change) => {
    const period = addMonths(MONTH, -8);
    const { id, villa_id } = await sold((await createReportedVilla()).id, {
      confirmed_at: `${period}-10T12:00:00+03:00`,
    });
    const filed = { period, filed_at: `${MONTH}-09T10:00:00+03:00`, differing: 0 };
    await createBtransReport({ ...filed, rows: JSON.stringify([{ id }]) });
    const since = new Date();
    const read = async () => (await listFiledMonths(db, since)).map((month) => month.period);

    expect(await read()).not.toContain(period);
    await change({ id, villa_id });
    expect(await read()).toContain(period);
  });

  test('of a month that runs no file is made', async () => {
    const { text } = await open(`/dashboard/btrans?month=${monthOf(today().toString())}`);

    expect(text).not.toContain('data-api="POST /v1/admin/btrans"');
    expect(text).toContain('henüz bitmedi');
  });

  test('what the agency lacks is said with the screen that mends it', async () => {
    await db
      .updateTable('settings')
      .set({ value: '123' })
      .where('key', '=', 'company_tax_no')
      .execute();

    const { text } = await open('/dashboard/btrans').expect(200);

    expect(text).toContain('href="/dashboard/settings/contact#field-company_tax_no"');
    expect(text).not.toContain('data-api="POST /v1/admin/btrans"');
  });

  test('asks the database at most six times', async () => {
    const { queries } = await countQueries(async () => await open('/dashboard/btrans').expect(200));

    expect(ownQueries(queries).length).toBeLessThanOrEqual(6);
  });
});

describe('/dashboard/ministry', () => {
  test('shows each villa’s permit and figures, and links to the neighbouring periods', async () => {
    const villa = await createVilla({ name: 'Villa Poyraz', permit_holder: 'Hasan Yörük' });
    const { id } = await sold(villa.id);
    await db
      .insertInto('reservation_guests')
      .values({ reservation_id: id, first_name: 'Anna', last_name: 'Kaya', nationality: 'DE' })
      .execute();

    const { text } = await open('/dashboard/ministry?only=stays').expect(200);

    expect(text).toContain('Villa Poyraz');
    expect(text).toContain(villa.permit_no ?? '');
    expect(text).toContain('Hasan Yörük');
    expect(text).toContain('Almanya 1');
    expect(text).toContain(`period=${addMonths(MONTH, -1)}`);
    expect(text).toContain(`period=${MONTH}&amp;format=xlsx`);
  });

  test('shows the chosen columns alone, and its files have the same', async () => {
    const { text } = await open('/dashboard/ministry?columns=villa_name&columns=guest_nights');

    const heads = [...text.matchAll(/<th scope="col"[^>]*>(?:<a[^>]*>)?([^<]*)/g)];
    expect(heads.map(([, head]) => head).slice(0, 2)).toEqual(['Villa', 'Kişi geceleme']);
    expect(text).toContain('columns=villa_name%2Cguest_nights');
  });

  test('writes the codes of province and district as the state does, in its files as well', async () => {
    const { id: region_id } = await createRegion();
    const { id: town_id } = await createTown({ region_id });
    const { id: district_id } = await createDistrict({ town_id });
    await createVilla({ district_id, il_code: 7, ilce_code: 1451 });
    const asked = `columns=il_code,ilce_code&region_id=${region_id}`;

    const { text } = await open(`/dashboard/ministry?${asked}`).expect(200);
    const file = await site
      .get(`/v1/admin/ministry?${asked}&format=csv`)
      .set('authorization', await bearer('ADMIN'));

    expect(wordsOf(text)).toContain('07 1451');
    expect(file.text).toContain('\r\n07;1451\r\n');
  });

  test('of no villa says so of their papers, not that all are verified', async () => {
    const { id: region_id } = await createRegion();

    const { text } = await open(`/dashboard/ministry?region_id=${region_id}`).expect(200);

    expect(wordsOf(text)).toContain('Belgesi doğrulanmamış 0 raporda villa yok');
  });

  test('keeps a choice of columns under a name, for whoever kept it', async () => {
    const search = 'columns=villa_name,nights';
    await site
      .post('/v1/admin/savedviews')
      .set('authorization', await bearer('ADMIN'))
      .send({ list: 'ministry', name: 'İl müdürlüğü', search })
      .expect(201);

    const { text } = await open('/dashboard/ministry').expect(200);

    expect(text).toContain('İl müdürlüğü');
  });

  test('asks the database at most six times', async () => {
    const { queries } = await countQueries(
      async () => await open('/dashboard/ministry').expect(200),
    );

    expect(ownQueries(queries).length).toBeLessThanOrEqual(6);
  });
});

test.each(['/dashboard/btrans', '/dashboard/ministry'])('%s is closed to owners', async (page) => {
  await site
    .get(page)
    .set('cookie', await signIn('OWNER'))
    .expect(403);
});
