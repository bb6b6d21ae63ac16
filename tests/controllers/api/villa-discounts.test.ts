import { auditOf, send } from '../../support/admin-calls.ts';
import { createVilla, dayFromToday } from '../../support/factories.ts';

const DISCOUNT = '/v1/admin/villas/discount';

let villaId: number;

beforeAll(async () => {
  villaId = (await createVilla()).id;
});

const period = (own: object = {}) => ({
  villa_id: villaId,
  kind: 'PERIOD',
  percent: 20,
  start_date: dayFromToday(30),
  end_date: dayFromToday(59),
  ...own,
});

const create = (own: object = {}) => send('post', DISCOUNT, period(own));
const created = async (own: object = {}) => (await create(own).expect(201)).body.content;

const quoteOf = async (from: number, nights: number) => {
  const { body } = await send(
    'get',
    `/v1/quote?villa_id=${villaId}&check_in=${dayFromToday(from)}&check_out=${dayFromToday(from + nights)}`,
  );
  return body.content;
};

test('is made, edited and removed, and the quote follows each time', async () => {
  const { id } = await created({ name: 'Bahar' });
  expect((await quoteOf(30, 5)).discount_kurus).toBe(10_000_00);
  // The last day is inside; the night after it is not.
  expect((await quoteOf(58, 3)).discount_kurus).toBe(4_000_00);

  const edited = await send('put', `${DISCOUNT}/${id}`, period({ percent: 30, version: 1 }));
  expect(edited.body.content).toMatchObject({ id, percent: 30, name: '', version: 2 });
  expect((await quoteOf(30, 5)).discount_kurus).toBe(15_000_00);

  await send('put', `${DISCOUNT}/${id}`, period({ active: false })).expect(200);
  expect((await quoteOf(30, 5)).discount_kurus).toBe(0);

  const removed = await send('delete', `${DISCOUNT}/${id}`);
  expect(removed.body).toEqual({ content: { id } });
  expect(await auditOf('villa_discount', id)).toEqual([
    'villa_discount.created',
    'villa_discount.edited',
    'villa_discount.edited',
    'villa_discount.removed',
  ]);
});

test.each([
  ['EARLY', 'book_before', dayFromToday(10)],
  ['LAST_MINUTE', 'within_days', 7],
  ['LONG_STAY', 'min_nights', 14],
])('%s wants its %s', async (kind, field, value) => {
  const without = await create({ kind });
  expect([without.status, without.body.fields]).toEqual([422, { [field]: 'Bu alan gerekli.' }]);
  expect(await created({ kind, [field]: value })).toMatchObject({ kind, [field]: value });
});

test('GAP lowers a stay in a gap only', async () => {
  expect(
    await created({ kind: 'GAP', start_date: dayFromToday(100), end_date: dayFromToday(130) }),
  ).toMatchObject({ kind: 'GAP', percent: 20 });
  expect((await quoteOf(110, 3)).discount_kurus).toBe(0);
  for (const [from, nights] of [
    [105, 5],
    [113, 4],
  ] as const)
    await send('post', '/v1/admin/villas/date', {
      villa_id: villaId,
      started_at: dayFromToday(from),
      finished_at: dayFromToday(from + nights),
    }).expect(201);
  expect((await quoteOf(110, 3)).discount_kurus).toBe(6_000_00);
});

test('names every bad field at once', async () => {
  const response = await create({
    kind: 'COUPON',
    percent: 91,
    start_date: '2031-06-31',
    within_days: 366,
    min_nights: 0,
    book_before: 'yesterday',
    active: 1,
    code: 'YAZ10',
  });
  expect([response.status, Object.keys(response.body.fields).toSorted()]).toEqual([
    422,
    ['active', 'book_before', 'code', 'kind', 'min_nights', 'percent', 'start_date', 'within_days'],
  ]);
});

test('an edit that is late hears so', async () => {
  const { id } = await created();
  await send('put', `${DISCOUNT}/${id}`, period({ percent: 25, version: 1 })).expect(200);
  const late = await send('put', `${DISCOUNT}/${id}`, period({ percent: 30, version: 1 }));
  expect([late.status, late.body.code, late.body.current.percent]).toEqual([409, 'stale', 25]);
});

test('belongs to its villa for good, and to one that is there', async () => {
  const { id } = await created();
  const moved = await send('put', `${DISCOUNT}/${id}`, period({ villa_id: villaId + 1 }));
  expect(moved.body.fields).toHaveProperty('villa_id');
  expect((await create({ villa_id: 999_999 })).status).toBe(422);
});
