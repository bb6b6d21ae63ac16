import { auditOf, send } from '../../support/admin-calls.ts';
import { createSeason, createVilla, dayFromToday } from '../../support/factories.ts';

const EXTRA = '/v1/admin/villas/extra';

let villaId: number;

beforeAll(async () => {
  villaId = (await createVilla()).id;
});

const heating = (own: object = {}) => ({
  villa_id: villaId,
  name: 'Havuz ısıtma',
  unit: 'NIGHT',
  amount_kurus: 2_000_00,
  ...own,
});

const create = (own: object = {}) => send('post', EXTRA, heating(own));
const created = async (own: object = {}) => (await create(own).expect(201)).body.content;

const quoteOf = async (check_in: string, check_out: string, extras: number[]) => {
  const { body } = await send(
    'get',
    `/v1/quote?villa_id=${villaId}&check_in=${check_in}&check_out=${check_out}&extras=${extras}`,
  );
  return body.content.extras.map((row: { id: number; amount_kurus: number }) => [
    row.id,
    row.amount_kurus,
  ]);
};

test('is made, edited and removed, and the quote follows each time', async () => {
  const extra = await created({ name: 'Ek yatak', description: 'Çarşafıyla' });
  expect(extra).toEqual({
    id: expect.any(Number),
    villa_id: villaId,
    name: 'Ek yatak',
    description: 'Çarşafıyla',
    unit: 'NIGHT',
    amount_kurus: 2_000_00,
    optional: true,
    months: null,
    position: expect.any(Number),
    active: true,
    version: 1,
  });
  const { id } = extra;
  const stay = [dayFromToday(30), dayFromToday(35)] as const;
  expect(await quoteOf(...stay, [id])).toEqual([[id, 10_000_00]]);

  const change = heating({ name: 'Ek yatak', unit: 'STAY', optional: false });
  await send('put', `${EXTRA}/${id}`, change).expect(200);
  expect(await quoteOf(...stay, [])).toEqual([[id, 2_000_00]]);

  await send('delete', `${EXTRA}/${id}`).expect(200);
  expect(await quoteOf(...stay, [])).toEqual([]);
  expect(await auditOf('villa_extra', id)).toEqual([
    'villa_extra.created',
    'villa_extra.edited',
    'villa_extra.removed',
  ]);
});

test('of some months costs nothing in the others', async () => {
  await createSeason({ villa_id: villaId, days: '[2039-01-01,2040-01-01)' });
  const { id, months } = await created({ months: [11, 4, 4, 10, 5] });
  expect(months).toEqual([4, 5, 10, 11]);
  expect(await quoteOf('2039-05-29', '2039-06-03', [id])).toEqual([[id, 6_000_00]]);
  expect(await quoteOf('2039-07-01', '2039-07-05', [id])).toEqual([]);
});

test('of some months cannot be ordered in the others', async () => {
  const { id } = await created({ name: 'Şömine odunu', months: [12, 1, 2] });
  const booking = (check_in: string, check_out: string) =>
    send('post', '/v1/admin/reservations', {
      villa_id: villaId,
      check_in,
      check_out,
      adults: 2,
      customer_name: 'Ayşe Demirtaş',
      customer_phone: '0532 123 45 67',
      customer_email: 'ayse@ornek.example',
      extras: [id],
    });
  const summer = await booking('2039-07-01', '2039-07-08');
  const winter = await booking('2039-12-01', '2039-12-08');
  expect([summer.status, summer.body.fields]).toEqual([
    422,
    {
      extras: 'Seçilen ek hizmetlerden biri bu tarihlerde verilmiyor. Onu çıkarıp yeniden deneyin.',
    },
  ]);
  expect(winter.body.content.total_kurus).toBe(84_000_00);
});

test('of some months is never part of every stay', async () => {
  const response = await create({ name: 'Isıtma', months: [1], optional: false });
  expect(response.body.fields).toEqual({
    months: 'Ay sınırı yalnız isteğe bağlı hizmetlere konabilir.',
  });
});

test('goes to the end of the list, and stays where it is when edited', async () => {
  const first = await created({ name: 'Transfer' });
  const second = await created({ name: 'Kahvaltı', unit: 'PERSON' });
  expect(second.position).toBe(first.position + 1);
  const edited = await send('put', `${EXTRA}/${first.id}`, heating({ name: 'Transfer' }));
  expect(edited.body.content.position).toBe(first.position);
});

test('has a name of its own among the villa’s', async () => {
  await created({ name: 'Odun' });
  const again = await create({ name: 'Odun' });
  expect([again.status, again.body.content]).toEqual([
    409,
    'Bu villada aynı adda bir ek hizmet zaten var.',
  ]);
});

test('names every bad field at once', async () => {
  const response = await create({
    name: ' ',
    unit: 'WEEK',
    amount_kurus: -1,
    optional: 'yes',
    months: [13],
    position: -1,
    currency: 'EUR',
  });
  expect([response.status, Object.keys(response.body.fields).toSorted()]).toEqual([
    422,
    ['amount_kurus', 'currency', 'months.0', 'name', 'optional', 'position', 'unit'],
  ]);
});

test('an edit that is late hears so', async () => {
  const { id } = await created({ name: 'Ara temizlik' });
  const change = heating({ name: 'Ara temizlik', unit: 'STAY', version: 1 });
  await send('put', `${EXTRA}/${id}`, change).expect(200);
  const late = await send('put', `${EXTRA}/${id}`, change);
  expect([late.status, late.body.code, late.body.current.unit]).toEqual([409, 'stale', 'STAY']);
});
