import { piecesOf } from '../../../server/services/exports/rows.ts';
import { inTurn } from '../../../server/services/exports/turns.ts';
import { xlsxOf } from '../../../server/services/exports/xlsx.ts';
import { bearer, db, signedIn, site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { readCsv } from '../../support/csv.ts';
import {
  createBankAccount,
  createRegion,
  createReservation,
  createTransaction,
  createUser,
  createVilla,
} from '../../support/factories.ts';
import { readWidths, readXlsx } from '../../support/xlsx.ts';

interface Parameter {
  name: string;
  required?: boolean;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let admin: string;
beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const csv = async (path: string, query: object = {}, who = admin) => {
  const response = await site
    .get(path)
    .set('authorization', who)
    .query({ ...query, format: 'csv' });
  return { response, rows: readCsv(response.text.slice(1)) };
};

const xlsx = async (path: string, query: object = {}) => {
  const response = await site
    .get(path)
    .set('authorization', admin)
    .query({ ...query, format: 'xlsx' })
    .responseType('blob');
  return { response, rows: response.status === 200 ? readXlsx(response.body) : [] };
};

test('a province’s plate code keeps its two digits', async () => {
  await createRegion({ plate_code: 7 });

  expect((await csv('/v1/admin/regions')).rows.map((row) => row[1])).toContain('07');
  expect((await xlsx('/v1/admin/regions')).rows.map((row) => row[1])).toContain('07');
});

describe('reservations as CSV', () => {
  test('open by a double click: mark, semicolons, CRLF, comma, days as people write them', async () => {
    const villa = await createVilla({ name: 'Villa; "Çam"' });
    const { reservation_id } = await createReservation({
      villa_id: villa.id,
      check_in: '2027-07-03',
      check_out: '2027-07-10',
      total_kurus: 70_000_00,
    });

    const { response, rows } = await csv('/v1/admin/reservations', { villa_id: villa.id });

    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename=rezervasyonlar-\d{4}-\d\d-\d\d\.csv$/,
    );
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.text).toMatch(/^\ufeffRezervasyon no;Durum;Villa;.*\r\n.*\r\n$/s);
    expect(rows[1]?.slice(0, 7)).toEqual([
      reservation_id,
      'Talep',
      'Villa; "Çam"',
      'Kalkan',
      '03.07.2027',
      '10.07.2027',
      '7',
    ]);
    expect(rows[1]?.slice(10, 14)).toEqual([
      'Ayşe Demirtaş',
      '0532 123 45 67',
      'ayse.demirtas@ornek.example',
      '70000,00',
    ]);
  });

  test.each(['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\t=1', ' =1', '＝1'])(
    'say %j as text and not as a formula',
    async (customer_name) => {
      const { villa_id } = await createReservation({ customer_name });

      const { rows } = await csv('/v1/admin/reservations', { villa_id });

      expect(rows[1]?.[10]).toBe(`'${customer_name}`);
    },
  );

  test('hold what the list holds: an owner’s own, without the guests’ contacts', async () => {
    const user = await createUser({ role: 'OWNER' });
    const villa = await createVilla({ owner_id: user.id });
    const own = await createReservation({ villa_id: villa.id });
    await createReservation();

    const { bearer: owner } = await signedIn(user);
    const { rows, response } = await csv('/v1/admin/reservations', {}, owner);

    expect(rows.map(([code]) => code)).toEqual(['Rezervasyon no', own.reservation_id]);
    expect(response.text).not.toMatch(/Telefon|E-posta|\+90|Komisyon/);
  });

  test.each([
    ['CONFIRMED', '20000,00;50000,00'],
    ['CANCELLED', '20000,00;0,00'],
  ])('tell what is paid and left as the screen does (%s)', async (status, money) => {
    const { villa_id } = await createReservation({ status, paid_kurus: 20_000_00 });

    const { rows } = await csv('/v1/admin/reservations', { villa_id });

    expect(rows[0]?.slice(15, 17)).toEqual(['Ödenen (TL)', 'Kalan (TL)']);
    expect(rows[1]?.slice(15, 17).join(';')).toBe(money);
  });

  test.each([
    ['CONFIRMED', 'Erbil Turizm Ltd.;18;12600,00;57400,00'],
    ['OPTION', 'Erbil Turizm Ltd.;18;;'],
    ['NO_SHOW', 'Erbil Turizm Ltd.;18;3600,00;16400,00'],
  ])(
    'tell staff whose a stay is and what of it is whose, of what was sold (%s)',
    async (status, shares) => {
      const { id: owner_id } = await createUser({ role: 'OWNER', title: 'Erbil Turizm Ltd.' });
      const { id: villa_id } = await createVilla({ owner_id });
      await createReservation({ villa_id, status, paid_kurus: 20_000_00, commission_percent: 18 });

      const { rows } = await csv('/v1/admin/reservations', { villa_id });

      const heads = ['Ev sahibi', 'Komisyon (%)', 'Komisyon (TL)', 'Ev sahibine (TL)'];
      expect(rows[0]?.slice(18, 22)).toEqual(heads);
      expect(rows[1]?.slice(18, 22).join(';')).toBe(shares);
    },
  );

  /** By the names of its columns. */
  const lineOf = async (path: string, query: object) => {
    const { rows } = await csv(path, query);
    const [heads = [], line = []] = rows;
    return Object.fromEntries(heads.map((head, at) => [head, line[at]]));
  };

  test.each(['reservations', 'boatreservations'] as const)(
    'of %s tell what a sale that came to nothing left with the agency, and when',
    async (path) => {
      const ended = {
        ...{ status: 'CANCELLED', paid_kurus: 20_000_00, kept_kurus: 14_000_00 },
        ...{ refund_kurus: 6_000_00, ended_at: '2026-05-03T09:00:00Z' },
      };
      const isVilla = path === 'reservations';
      const stay = isVilla ? await createReservation(ended) : await createBoatReservation(ended);
      const of = isVilla ? { reservation_id: stay.id } : { boat_reservation_id: stay.id };
      await createTransaction({ ...of, purpose: 'REFUND', amount_kurus: 6_000_00 });

      const line = await lineOf(`/v1/admin/${path}`, { reservation_id: stay.reservation_id });

      expect(line).toMatchObject({
        ...{ 'Ödenen (TL)': '20000,00', 'İade edilecek (TL)': '6000,00' },
        ...{ 'İptalde kalan (TL)': '14000,00', 'Komisyon (TL)': '' },
        'Sona erme': expect.stringMatching(/2026/),
      });
    },
  );

  test('say what of the money that is paid waits to go back, so that it adds up to the total', async () => {
    const { id, reservation_id } = await createReservation({
      ...{ status: 'CONFIRMED', paid_kurus: 28_000_00 },
    });
    await createTransaction({ reservation_id: id, purpose: 'REFUND', amount_kurus: 14_000_00 });

    expect(await lineOf('/v1/admin/reservations', { reservation_id })).toMatchObject({
      ...{ 'Ödenen (TL)': '28000,00', 'İade edilecek (TL)': '14000,00' },
      ...{ 'Kalan (TL)': '56000,00', 'İptalde kalan (TL)': '', 'Sona erme': '' },
    });
  });

  test('are written down: who took which list with which filters', async () => {
    const villa = await createVilla();
    await csv('/v1/admin/reservations', { villa_id: villa.id, status: 'PENDING' });

    const { after, actor_role } = await db
      .selectFrom('audit_log')
      .select(['after', 'actor_role'])
      .where('action', '=', 'reservations.exported')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(actor_role).toBe('ADMIN');
    expect(after).toMatchObject({
      format: 'csv',
      filters: { villa_id: villa.id, status: ['PENDING'] },
    });
  });
});

test('a rate is a number in the file: with a comma, where a point would make it thousands', async () => {
  const sent = { dollar_exchange_rate: '41.5', euro_exchange_rate: '48.6992' };
  await site
    .put('/v1/admin/exchange/edit')
    .set('authorization', admin)
    .send({ ...sent, sterling_exchange_rate: '55' })
    .expect(200);

  const { rows } = await csv('/v1/admin/exchange');
  const workbook = await xlsx('/v1/admin/exchange', { currency: 'EURO' });

  expect(new Set(rows.slice(1).map((row) => row[2]))).toEqual(
    new Set(['41,5000', '48,6992', '55,0000']),
  );
  expect(workbook.rows[1]?.[2]).toBe(48.6992);
});

test('no file has two columns of one name', async () => {
  const { body } = await site.get('/v1/openapi.json');
  const lists = Object.entries<{ get?: { parameters?: Parameter[] } }>(body.paths)
    .filter(([path]) => !path.includes('{'))
    .map(([path, { get }]) => [path, get?.parameters ?? []] as const)
    .filter(([, given]) => given.some(({ name }) => name === 'format'))
    .filter(([, given]) => !given.some(({ required }) => required));

  for (const [path] of lists) {
    const { rows } = await csv(path);
    expect([path, rows[0]]).toEqual([path, [...new Set(rows[0])]]);
  }
  expect(lists.length).toBeGreaterThan(30);
});

test('a file holds all that match, batch after batch, in the list’s order', async () => {
  const { id: region_id } = await createRegion();
  const towns = Array.from({ length: 4_203 }, (_, at) => ({
    region_id,
    slug: `dosya-${at}`,
    name: `Dosya ${String(at).padStart(4, '0')}`,
    position: at,
  }));
  await db.insertInto('towns').values(towns).execute();

  const { rows } = await csv('/v1/admin/towns', {
    region_id,
    take: 5,
    skip: 7,
    order: '-position',
  });

  expect(rows).toHaveLength(4_204);
  expect(rows.slice(1).map(([, name]) => name)).toEqual(towns.map(({ name }) => name).toReversed());
});

test('others get their turn while a batch is put into words', async () => {
  const seen: unknown[] = [];
  setImmediate(() => seen.push('a visitor'));
  for await (const piece of piecesOf([1, 2, 3], 2)) seen.push(piece);
  expect(seen).toEqual([[1, 2], 'a visitor', [3]]);
});

describe('as a workbook', () => {
  test('numbers are numbers, days are days, text is text', async () => {
    const villa = await createVilla();
    await createReservation({
      villa_id: villa.id,
      customer_name: '=HYPERLINK("x")',
      check_in: '2027-07-03',
      check_out: '2027-07-10',
    });

    const { response, rows } = await xlsx('/v1/admin/reservations', { villa_id: villa.id });

    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe(XLSX);
    expect(response.headers['content-disposition']).toMatch(/\.xlsx$/);
    expect(rows[0]?.slice(0, 3)).toEqual(['Rezervasyon no', 'Durum', 'Villa']);
    const [, line] = rows;
    expect(line?.slice(4, 7)).toEqual([46571, 46578, 7]);
    expect([line?.[10], line?.[13]]).toEqual(['=HYPERLINK("x")', 70_000]);
    // A moment or a sum wider than its column is a row of # in a sheet.
    const widths = readWidths(response.body);
    const widthOf = (head: string) => widths[rows[0]?.indexOf(head) ?? -1];
    expect(widthOf('Kayıt')).toBeGreaterThan('28.11.2026 15:02'.length);
    expect(widthOf('Kalan (TL)')).toBeGreaterThan('1.542.550,00'.length);
  });

  test('the villas of the list are in it', async () => {
    const villa = await createVilla({ name: 'Villa Poyraz & Lodos' });

    const { rows } = await xlsx('/v1/admin/villas', { id: villa.id });

    expect(rows).toHaveLength(2);
    expect(rows[1]?.slice(0, 7)).toEqual([
      villa.id,
      null,
      'Villa Poyraz & Lodos',
      'Antalya',
      'Kalkan',
      'Kalamar',
      8,
    ]);
  });

  test('the accounts of the list are in it', async () => {
    await createBankAccount();

    const { rows } = await xlsx('/v1/admin/banks');

    expect(rows[1]?.[3]).toBe('TR330006100519786457841326');
  });
});

test('a workbook goes out while its rows are still being read', async () => {
  let read = 0;
  async function* batches() {
    for (; read < 40; read += 1)
      yield Array.from({ length: 500 }, (_, row) => [
        { kind: 'text', text: `${read}-${row}-${Math.sin(row * read)}` } as const,
      ]);
  }

  const pieces: { bytes: Uint8Array; read: number }[] = [];
  for await (const bytes of xlsxOf('Uzun', [{ text: 'Ad', width: 12 }], batches()))
    pieces.push({ bytes, read });

  expect(pieces.some((piece) => piece.read < 40 && piece.bytes.length > 10_000)).toBe(true);
  const rows = readXlsx(Buffer.concat(pieces.map(({ bytes }) => bytes)));
  expect(rows).toHaveLength(20_001);
  expect(rows.at(-1)?.[0]).toMatch(/^39-499-/);
});

test('what is paid on arrival is called by what one arrives at', async () => {
  const balance = { purpose: 'BALANCE', method: 'CASH', amount_kurus: 12_345_67 } as const;
  const [stay, charter] = [await createReservation(), await createBoatReservation()];
  await createTransaction({ ...balance, reservation_id: stay.id });
  await createTransaction({ ...balance, boat_reservation_id: charter.id });

  const { rows } = await csv('/v1/admin/transactions', { min_amount: 12_345, max_amount: 12_346 });

  expect(rows.slice(1).map((row) => row[3])).toEqual(['Binişte kalan', 'Girişte kalan']);
});

test.each([
  ['btrans?month=2026-09', 'btrans-satirlari-2026-09'],
  ['ministry?period=2026-Q3', 'villa-raporu-2026-Q3'],
  ['reservationsdaycustomerlist?date=2026-09-05', 'gunun-musterileri-2026-09-05'],
  ['occupancy/report?year=2025', 'doluluk-raporu-2025'],
])('the file of %s is named by what it is of, not by the day of its making', async (call, name) => {
  const { response } = await csv(`/v1/admin/${call}`);

  expect(response.headers['content-disposition']).toBe(`attachment; filename=${name}.csv`);
});

test('a refund is below zero in the file, so that its column can be summed', async () => {
  const { id: reservation_id } = await createReservation();
  const money = { reservation_id, amount_kurus: 54_321_00 };
  await createTransaction(money);
  await createTransaction({ ...money, purpose: 'REFUND' });
  const search = { min_amount: 54_321, max_amount: 54_321 };

  const { rows } = await csv('/v1/admin/transactions', search);
  const { body } = await site
    .get('/v1/admin/transactions')
    .set('authorization', admin)
    .query(search);

  expect(rows.slice(1).map((row) => row[4])).toEqual(['-54321,00', '54321,00']);
  const answered = (body.content as { amount_kurus: number }[]).map((row) => row.amount_kurus);
  expect(answered).toEqual([54_321_00, 54_321_00]);
});

test('another kind of file is refused', async () => {
  const response = await site
    .get('/v1/admin/towns')
    .set('authorization', admin)
    .query({ format: 'pdf' });

  expect([response.status, response.body.code]).toEqual([422, 'invalid']);
});

test.each([
  ['/v1/admin/transactions', 'No;Durum;Yöntem;Amaç;Tutar (TL);Rezervasyon no'],
  [
    '/v1/admin/boatreservations',
    'Rezervasyon no;Durum;Tekne;Marina;Birim;Biniş;İniş;Kalkış saati;Dönüş saati',
  ],
  ['/v1/admin/external', 'No;Villa;Giriş;Çıkış;Gece;Durum'],
  ['/v1/admin/offers', 'Kod;Durum;Misafir;E-posta;Telefon;Giriş'],
  ['/v1/admin/villas/availability-gaps', 'Ad;Giriş;Çıkış;Gece;Durum;Toplam (TL)'],
])('%s can be had as a file too', async (address, head) => {
  const admin = await bearer('ADMIN');

  const csv = await site.get(`${address}?format=csv`).set('authorization', admin);
  const xlsx = await site.get(`${address}?format=xlsx`).set('authorization', admin);

  expect(csv.status).toBe(200);
  expect(csv.text.replace('\ufeff', '').startsWith(head)).toBe(true);
  expect(xlsx.status).toBe(200);
  expect(xlsx.headers['content-type']).toContain('spreadsheetml');
});

describe('files at once', () => {
  const ask = (who: string) => csv('/v1/admin/banks', {}, who);

  /** So many files of a person are being made until `end`. */
  function busy({ id }: { id: number }, files: number) {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const made = Array.from({ length: files }, () => inTurn(id, () => ended));
    return async () => {
      end();
      await Promise.all(made);
    };
  }

  test('are two for a person; the next one is asked for again', async () => {
    const [one, other] = [await createUser(), await createUser()];
    const theirs = (await signedIn(one)).bearer;
    const end = busy(one, 2);

    const { response: refused } = await ask(theirs);
    const { response: elsewhere } = await ask((await signedIn(other)).bearer);
    await end();
    const { response: later } = await ask(theirs);

    expect([refused.status, refused.body.code]).toEqual([503, 'exports_busy']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect([elsewhere.status, later.status]).toEqual([200, 200]);
  });

  test('are four for all, so that visitors keep the connections', async () => {
    const people = [await createUser(), await createUser()];
    const ends = people.map((person) => busy(person, 2));

    const { response: refused } = await ask(admin);
    for (const end of ends) await end();
    const { response: later } = await ask(admin);

    expect([refused.status, later.status]).toEqual([503, 200]);
  });

  test('leave their turn when they fail', async () => {
    const person = await createUser();
    const failing = () => inTurn(person.id, () => Promise.reject(new Error('yok')));

    for (let n = 0; n < 3; n += 1) await expect(failing()).rejects.toThrow('yok');
  });
});

describe('lists that are never paged', () => {
  test('of features: each with its group, as text and not as a formula', async () => {
    const category = await db
      .insertInto('feature_categories')
      .values({ kind: 'BOAT', name: 'Güverte' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('features')
      .values({ category_id: category.id, name: '=Minder', icon: 'sun' })
      .execute();

    const { response, rows } = await csv('/v1/admin/listBoatFeatures');

    expect(response.headers['content-disposition']).toContain('filename=tekne-ozellikleri-');
    expect(rows[0]).toEqual(['No', 'Grup', 'Ad', 'Simge', 'Google adı', 'İlan sayısı']);
    const line = rows.find((row) => row[1] === 'Güverte');
    expect(line?.slice(2)).toEqual(["'=Minder", 'sun', '', '0']);
    const villas = await csv('/v1/admin/listVillaFeatures');
    expect(villas.rows.map((row) => row[1])).not.toContain('Güverte');
    expect((await xlsx('/v1/admin/listBoatFeatures')).rows.map((row) => row[1])).toContain(
      'Güverte',
    );
  });

  test('of questions: those of a hidden group are not on the site', async () => {
    const group = await db
      .insertInto('faq_groups')
      .values({ title: 'Ödeme', active: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('faq_entries')
      .values({ group_id: group.id, question: 'Ne zaman?', answer: '<p>Girişte.</p>' })
      .execute();

    const { response, rows } = await csv('/v1/admin/faqgroups');

    expect(response.headers['content-disposition']).toContain('filename=sorular-');
    expect(rows[0]).toEqual(['No', 'Grup', 'Soru', 'Yanıt', 'Sitede görünür']);
    expect(rows.find((row) => row[1] === 'Ödeme')?.slice(2)).toEqual([
      'Ne zaman?',
      '<p>Girişte.</p>',
      'Hayır',
    ]);
    const taken = await db
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'questions.exported')
      .execute();
    expect(taken).not.toEqual([]);
  });

  test.each(['/v1/admin/faqgroups', '/v1/admin/listVillaFeatures', '/v1/admin/listBoatFeatures'])(
    '%s is no file of an owner’s',
    async (path) => {
      const { response } = await csv(path, {}, await bearer('OWNER'));

      expect(response.status).toBe(403);
    },
  );
});
