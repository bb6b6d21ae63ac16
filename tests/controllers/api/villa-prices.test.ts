import { sql } from 'kysely';
import { auditOf, db, send, signedInOwner } from '../../support/admin-calls.ts';
import { createUser, createVilla } from '../../support/factories.ts';

const PRICE = '/v1/admin/villas/price';

type Villa = Awaited<ReturnType<typeof createVilla>>;
let villa: Villa;

beforeEach(async () => {
  villa = await createVilla({ nightly_price_kurus: null });
});

const season = (own: object = {}) => ({
  villa_id: villa.id,
  start_date: '2031-06-01',
  end_date: '2031-08-31',
  nightly_price_kurus: 14_000_00,
  ...own,
});

const create = (own: object = {}) => send('post', PRICE, season(own));
const created = async (own: object = {}) => (await create(own).expect(201)).body.content;
const update = (id: number, body: object) => send('put', `${PRICE}/${id}`, body);

/** The villa's seasons as a form shows them: days, price and least nights. */
const seasonsOf = async (villa_id: number) => {
  const { body } = await send('get', `/v1/admin/villas/${villa_id}/prices`);
  const rows = body.content.seasons as Record<string, string | number | null>[];
  return rows.map(
    (row) =>
      `${row.start_date} ${row.end_date} ${Number(row.nightly_price_kurus) / 100} ${row.min_nights}`,
  );
};

describe('POST', () => {
  test('answers 201 with the season, both ends inside', async () => {
    const response = await create({
      name: 'Yüksek sezon',
      min_nights: 7,
      arrival_weekdays: [7, 6, 6],
      short_stay_limit: 10,
      short_stay_fee_kurus: 5_000_00,
      prepayment_percent: 35,
      deposit_kurus: 8_000_00,
    });

    expect(response.status).toBe(201);
    expect(response.body.content).toEqual({
      id: expect.any(Number),
      villa_id: villa.id,
      name: 'Yüksek sezon',
      start_date: '2031-06-01',
      end_date: '2031-08-31',
      nightly_price_kurus: 14_000_00,
      weekly_price_kurus: 98_000_00,
      min_nights: 7,
      arrival_weekdays: [6, 7],
      short_stay_limit: 10,
      short_stay_fee_kurus: 5_000_00,
      prepayment_percent: 35,
      deposit_kurus: 8_000_00,
      version: 1,
      split: { trimmed: [], continued: [], removed: [] },
    });
    const { days } = await db
      .selectFrom('villa_prices')
      .select('days')
      .where('id', '=', response.body.content.id)
      .executeTakeFirstOrThrow();
    expect(days).toBe('[2031-06-01,2031-09-01)');
  });

  test('a season may be one night long, and begin where another ends', async () => {
    await created({ start_date: '2031-06-01', end_date: '2031-06-01' });
    await created({ start_date: '2031-06-02', end_date: '2031-06-30' });
    expect(await seasonsOf(villa.id)).toHaveLength(2);
  });

  test('no weekday at all stands for any', async () => {
    const { arrival_weekdays } = await created({ arrival_weekdays: [] });
    expect(arrival_weekdays).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('names every bad field at once', async () => {
    const response = await create({
      villa_id: 0,
      start_date: '2031-02-30',
      end_date: '3031-01-01',
      nightly_price_kurus: 0,
      min_nights: 101,
      arrival_weekdays: [8],
      short_stay_limit: -1,
      short_stay_fee_kurus: 1.5,
      prepayment_percent: 101,
      deposit_kurus: '5',
      split: 'yes',
      price: 1,
    });

    expect([response.status, response.body.code]).toEqual([422, 'invalid']);
    expect(Object.keys(response.body.fields).toSorted()).toEqual([
      'arrival_weekdays.0',
      'deposit_kurus',
      'end_date',
      'min_nights',
      'nightly_price_kurus',
      'prepayment_percent',
      'price',
      'short_stay_fee_kurus',
      'short_stay_limit',
      'split',
      'start_date',
      'villa_id',
    ]);
  });

  test('refuses an end before the beginning, whatever else is wrong', async () => {
    const response = await create({ end_date: '2031-05-31', nightly_price_kurus: 0 });
    expect(response.body.fields).toEqual({
      end_date: 'Son gün, ilk günden önce olamaz.',
      nightly_price_kurus: 'En az ₺0,01 olmalı.',
    });
  });

  test('knows no villa that is not there', async () => {
    expect((await create({ villa_id: 999_999 })).status).toBe(422);
  });
});

describe('a season in the way', () => {
  const summer = { start_date: '2031-05-01', end_date: '2031-09-30', min_nights: 3 };

  test('refuses the new one, and is named', async () => {
    const { split: _, ...old } = await created(summer);

    const response = await create({ start_date: '2031-07-01', end_date: '2031-07-31' });

    expect([response.status, response.body.code]).toEqual([409, 'seasons_overlap']);
    expect(response.body.content).toBe('Bu tarihlerde başka bir sezon fiyatı var.');
    expect(response.body.overlaps).toEqual([old]);
    expect(await seasonsOf(villa.id)).toHaveLength(1);
  });

  test('is cut in two with `split`, its remains keep its rules, all of it in the audit log', async () => {
    const old = await created({ ...summer, nightly_price_kurus: 9_000_00 });

    const response = await create({
      start_date: '2031-07-01',
      end_date: '2031-07-31',
      split: true,
    });

    expect(response.status).toBe(201);
    const { id, split } = response.body.content;
    expect(split).toMatchObject({
      trimmed: [{ id: old.id, end_date: '2031-06-30', version: 2 }],
      continued: [{ start_date: '2031-08-01', end_date: '2031-09-30', min_nights: 3 }],
      removed: [],
    });
    expect(await seasonsOf(villa.id)).toEqual([
      '2031-05-01 2031-06-30 9000 3',
      '2031-07-01 2031-07-31 14000 null',
      '2031-08-01 2031-09-30 9000 3',
    ]);
    expect(await auditOf('villa_price', id)).toEqual(['villa_price.created']);
    expect(await auditOf('villa_price', old.id)).toEqual([
      'villa_price.created',
      'villa_price.trimmed',
    ]);
    expect(await auditOf('villa_price', split.continued[0].id)).toEqual(['villa_price.continued']);
  });

  test('that nobody saw when they split others refuses the new one once more', async () => {
    const july = { start_date: '2031-07-01', end_date: '2031-07-31', split: true };
    const { id, version } = await created({ start_date: '2031-05-01', end_date: '2031-07-10' });
    const seen = [{ id, version }];
    const late = await created({ start_date: '2031-07-20', end_date: '2031-08-10' });

    const refused = await create({ ...july, seen });
    const written = await create({ ...july, seen: [...seen, { id: late.id, version: 1 }] });

    expect([refused.status, refused.body.code]).toEqual([409, 'seasons_overlap']);
    expect(refused.body.overlaps).toMatchObject([{ id }, { id: late.id }]);
    expect(written.status).toBe(201);
  });

  test('goes when the new one covers all of it', async () => {
    const old = await created({ start_date: '2031-07-05', end_date: '2031-07-10' });
    const other = await created({ start_date: '2031-07-20', end_date: '2031-08-10' });

    const { split } = await created({
      start_date: '2031-07-01',
      end_date: '2031-07-31',
      split: true,
    });

    expect(split).toMatchObject({ removed: [{ id: old.id }], trimmed: [{ id: other.id }] });
    expect(await seasonsOf(villa.id)).toEqual([
      '2031-07-01 2031-07-31 14000 null',
      '2031-08-01 2031-08-10 14000 null',
    ]);
    expect(await auditOf('villa_price', old.id)).toContain('villa_price.removed');
  });

  test('of another villa is none', async () => {
    const other = await createVilla({ nightly_price_kurus: null });
    await created(summer);
    await created({ ...summer, villa_id: other.id, split: true });
    expect(await seasonsOf(villa.id)).toEqual(['2031-05-01 2031-09-30 14000 3']);
  });

  test('added at the same moment: one wins, the others hear of it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        create({ start_date: `2031-07-0${index + 1}`, end_date: '2031-07-31' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
    expect(await seasonsOf(villa.id)).toHaveLength(1);
  });

  test('split at the same moment by many: no night has two prices, none is lost', async () => {
    await created(summer);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        created({
          start_date: `2031-07-0${index + 1}`,
          end_date: `2031-07-1${index}`,
          nightly_price_kurus: (index + 1) * 1_000_00,
          split: true,
        }),
      ),
    );
    const rows = await seasonsOf(villa.id);
    expect(rows[0]).toMatch(/^2031-05-01 2031-06-30/);
    expect(rows.at(-1)).toMatch(/2031-09-30 14000 3$/);
    const { nights } = await db
      .selectFrom('villa_prices')
      .select(sql<number>`sum(upper(days) - lower(days))::int`.as('nights'))
      .where('villa_id', '=', villa.id)
      .executeTakeFirstOrThrow();
    expect(nights).toBe(153);
  });
});

describe('PUT', () => {
  test('replaces days, price and rules', async () => {
    const { id } = await created({ min_nights: 7 });
    const response = await update(id, {
      start_date: '2031-06-15',
      end_date: '2031-09-14',
      nightly_price_kurus: 15_000_00,
      version: 1,
    });
    expect(response.status).toBe(200);
    expect(await seasonsOf(villa.id)).toEqual(['2031-06-15 2031-09-14 15000 null']);
    expect(await auditOf('villa_price', id)).toContain('villa_price.edited');
  });

  test('does not stand in its own way, others do', async () => {
    const { id } = await created();
    const after = { start_date: '2031-09-01', end_date: '2031-09-30' };
    await created(after);
    const longer = { ...season({ end_date: '2031-09-10' }) };

    const refused = await update(id, longer);
    const done = await update(id, { ...longer, split: true });

    expect([refused.status, refused.body.code]).toEqual([409, 'seasons_overlap']);
    expect(done.status).toBe(200);
    expect(await seasonsOf(villa.id)).toEqual([
      '2031-06-01 2031-09-10 14000 null',
      '2031-09-11 2031-09-30 14000 null',
    ]);
  });

  test('hears of another’s edit, with the season as it is now', async () => {
    const { id } = await created();
    await update(id, season({ nightly_price_kurus: 16_000_00, version: 1 })).expect(200);

    const response = await update(id, season({ version: 1 }));

    expect([response.status, response.body.code]).toEqual([409, 'stale']);
    expect(response.body).toMatchObject({
      version: 2,
      current: { id, nightly_price_kurus: 16_000_00 },
    });
  });

  test('cannot give it to another villa', async () => {
    const { id } = await created();
    const other = await createVilla();
    const response = await update(id, season({ villa_id: other.id }));
    expect(response.body.fields).toEqual({ villa_id: 'Kayıt başka bir ilana taşınamaz.' });
  });
});

describe('DELETE', () => {
  test('takes the price away and notes it', async () => {
    const { id } = await created();
    const response = await send('delete', `${PRICE}/${id}`);
    expect(response.body).toEqual({ content: { id } });
    expect(await seasonsOf(villa.id)).toEqual([]);
    expect(await auditOf('villa_price', id)).toContain('villa_price.removed');
    expect((await send('delete', `${PRICE}/${id}`)).status).toBe(404);
  });

  test('of a version that is gone is refused', async () => {
    const { id } = await created();
    await update(id, season({ nightly_price_kurus: 1_00 })).expect(200);
    const response = await send('delete', `${PRICE}/${id}`).query({ version: 1 });
    expect([response.status, response.body.code]).toEqual([409, 'stale']);
  });
});

describe('GET /villas/{id}/prices', () => {
  test('is open to the villa’s owner, not to another', async () => {
    const own = await signedInOwner();
    const stranger = await createUser({ role: 'OWNER' });
    const mine = await createVilla({ owner_id: own.id });
    const others = await createVilla({ owner_id: stranger.id });

    const seen = await own.get(`/v1/admin/villas/${mine.id}/prices`);
    const hidden = await own.get(`/v1/admin/villas/${others.id}/prices`);

    expect(seen.body.content).toMatchObject({
      villa_id: mine.id,
      rules: { min_nights: 1, prepayment_percent: 20 },
      seasons: [{ nightly_price_kurus: 10_000_00 }],
      discounts: [],
      extras: [],
    });
    expect([hidden.status, hidden.body.code]).toEqual([404, 'not_found']);
  });
});

describe('PUT of several', () => {
  const replace = (body: object) => send('put', PRICE, { villa_id: villa.id, ...body });
  const { villa_id: _, ...june } = {
    villa_id: 0,
    start_date: '2031-06-01',
    end_date: '2031-06-30',
    nightly_price_kurus: 16_000_00,
  };
  const rest = { ...june, start_date: '2031-07-01', end_date: '2031-08-31' };

  test('puts seasons in the place of others, and its undo puts back what stood there', async () => {
    const { id, version } = await created({ min_nights: 7 });
    const before = await seasonsOf(villa.id);

    const { body } = await replace({
      replaced: [{ id, version }],
      seasons: [
        { id, ...rest, nightly_price_kurus: 14_000_00, min_nights: 7 },
        { ...june, min_nights: 5 },
      ],
    }).expect(200);

    expect(await seasonsOf(villa.id)).toEqual([
      '2031-06-01 2031-06-30 16000 5',
      '2031-07-01 2031-08-31 14000 7',
    ]);
    expect(await auditOf('villa_price', id)).toEqual(['villa_price.created', 'villa_price.edited']);
    await send('put', PRICE, body.content.undo).expect(200);
    expect(await seasonsOf(villa.id)).toEqual(before);
  });

  test('refuses what somebody else has changed since, and writes nothing', async () => {
    const { id, version } = await created();
    await update(id, { ...season(), min_nights: 4 }).expect(200);
    const before = await seasonsOf(villa.id);

    const { body } = await replace({ replaced: [{ id, version }], seasons: [june] }).expect(409);

    expect(body.code).toBe('stale');
    expect(await seasonsOf(villa.id)).toEqual(before);
  });

  test('refuses nights of a season that is not replaced, and rows of another villa', async () => {
    const { id, version } = await created({ end_date: '2031-06-30' });
    await created({ start_date: '2031-07-01' });
    const other = await createVilla({ nightly_price_kurus: null });

    const { body } = await replace({
      replaced: [{ id, version }],
      seasons: [{ ...june, end_date: '2031-07-02' }],
    }).expect(409);
    expect(body.code).toBe('seasons_overlap');
    await replace({ villa_id: other.id, replaced: [{ id, version }], seasons: [] }).expect(422);
    expect(await seasonsOf(villa.id)).toHaveLength(2);
  });
});
