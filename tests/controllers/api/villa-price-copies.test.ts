import { countQueries } from '../../../server/db/index.ts';
import { auditOf, db, send } from '../../support/admin-calls.ts';
import { createSeason, createVilla } from '../../support/factories.ts';

const COPY = '/v1/admin/villas/price/copy';

let villaId: number;

beforeEach(async () => {
  villaId = await withSeasons();
});

/** A villa with 2030's May, summer and New Year. */
async function withSeasons() {
  const { id } = await createVilla({ nightly_price_kurus: null });
  const season = (days: string, nightly_price_kurus: number, own: object = {}) =>
    createSeason({ villa_id: id, days, nightly_price_kurus, ...own });
  await season('[2030-05-01,2030-06-01)', 8_000_05);
  await season('[2030-06-01,2030-09-01)', 14_000_00, { min_nights: 7, name: 'Yaz' });
  await season('[2030-12-29,2031-01-03)', 9_000_00);
  return id;
}

const copy = (own: object = {}) =>
  send('post', COPY, { villa_id: villaId, from_year: 2030, to_year: 2031, ...own });

const seasonsOf = async (villa_id: number) => {
  const rows = await db
    .selectFrom('villa_prices')
    .select(['days', 'nightly_price_kurus', 'min_nights'])
    .where('villa_id', '=', villa_id)
    .orderBy('days')
    .execute();
  return rows.map((row) => `${row.days} ${row.nightly_price_kurus} ${row.min_nights}`);
};

test('a preview shows old and new prices and writes nothing', async () => {
  const before = await seasonsOf(villaId);

  const response = await copy({ percent: 35, preview: true });

  expect(response.status).toBe(200);
  expect(response.body.content).toMatchObject([
    {
      villa_id: villaId,
      seasons: [
        {
          id: null,
          start_date: '2031-05-01',
          end_date: '2031-05-31',
          former_nightly_price_kurus: 8_000_05,
          nightly_price_kurus: 10_800_07,
        },
        { name: 'Yaz', start_date: '2031-06-01', min_nights: 7, nightly_price_kurus: 18_900_00 },
        { start_date: '2031-12-29', end_date: '2032-01-02', nightly_price_kurus: 12_150_00 },
      ],
      overlaps: [],
    },
  ]);
  expect(await seasonsOf(villaId)).toEqual(before);
});

test('writes what the preview showed, with a note for each season', async () => {
  const preview = (await copy({ percent: -10, preview: true })).body.content[0].seasons;

  const response = await copy({ percent: -10 });

  expect(response.status).toBe(200);
  const { seasons } = response.body.content[0];
  expect(seasons).toEqual(
    preview.map((row: object) => ({ ...row, id: expect.any(Number), version: 1 })),
  );
  expect(await seasonsOf(villaId)).toHaveLength(6);
  expect(await auditOf('villa_price', seasons[0].id)).toEqual(['villa_price.copied']);
});

test('with 0 % a season and its copy differ in the year only', async () => {
  await copy().expect(200);
  const rows = await seasonsOf(villaId);
  const year = (text: string) => rows.filter((row) => row.startsWith(`[${text}`));
  expect(
    year('2031').map((row) => row.replaceAll('2032', '2031').replaceAll('2031', '2030')),
  ).toEqual(year('2030').map((row) => row.replaceAll('2031', '2030')));
});

test('is refused where the other year has seasons, villa by villa, and writes none of it', async () => {
  const other = await withSeasons();
  await createSeason({ villa_id: other, days: '[2031-08-15,2031-10-01)' });

  const response = await copy({ villa_ids: [other] });

  expect([response.status, response.body.code]).toEqual([409, 'seasons_overlap']);
  expect(response.body.villas).toMatchObject([
    { villa_id: other, overlaps: [{ start_date: '2031-08-15', end_date: '2031-09-30' }] },
  ]);
  expect(await seasonsOf(villaId)).toHaveLength(3);
  const preview = await copy({ villa_ids: [other], preview: true });
  expect(preview.status).toBe(200);
  expect(preview.body.content.map((row: { overlaps: object[] }) => row.overlaps.length)).toEqual([
    0, 1,
  ]);
});

test('with `split` it wins over what is there', async () => {
  const { id } = await createSeason({
    villa_id: villaId,
    days: '[2031-08-15,2031-10-01)',
    nightly_price_kurus: 5_000_00,
  });

  await copy({ split: true }).expect(200);

  expect(await seasonsOf(villaId)).toContain('[2031-09-01,2031-10-01) 500000 null');
  expect(await auditOf('villa_price', id)).toEqual(['villa_price.trimmed']);
});

test('copies many villas in as many statements as one', async () => {
  const villa_ids = await Promise.all(Array.from({ length: 6 }, withSeasons));
  const one = await countQueries(async () => await copy({ split: true }));
  const six = await countQueries(
    async () => await copy({ villa_id: undefined, villa_ids, percent: 20, split: true }),
  );
  expect(six.result.body.content).toHaveLength(6);
  expect(six.queries).toHaveLength(one.queries.length);
  for (const id of villa_ids) expect(await seasonsOf(id)).toHaveLength(6);
});

test.each([
  ['the same year', { to_year: 2030 }, { to_year: 'Başka bir yıl seçin.' }],
  [
    'a year without seasons',
    { from_year: 2029 },
    { from_year: 'Bu yılda kopyalanacak sezon fiyatı yok.' },
  ],
  ['no villa', { villa_id: undefined }, { villa_id: 'Bu alan gerekli.' }],
  ['less than nothing', { percent: -100 }, { percent: 'En az -90 olmalı.' }],
])('refuses %s', async (_, own, fields) => {
  const response = await copy(own);
  expect([response.status, response.body.fields]).toEqual([422, fields]);
});

test('knows no villa that is not there', async () => {
  expect((await copy({ villa_ids: [999_999] })).status).toBe(422);
  expect(await seasonsOf(villaId)).toHaveLength(3);
});
