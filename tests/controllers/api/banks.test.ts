import { bearer, db, site } from '../../support/api.ts';
import { createBankAccount, createReservation } from '../../support/factories.ts';

const BANKS = '/v1/admin/banks';
const IBANS = [
  'TR330006100519786457841326',
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'NL91ABNA0417164300',
  'BE68539007547034',
  'AT611904300234573201',
];

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});
beforeEach(() => db.deleteFrom('transactions').execute());
beforeEach(() => db.deleteFrom('bank_accounts').execute());

const account = (own: object = {}) => ({ bank_name: 'Ziraat', holder: 'Koy A.Ş.', ...own });
const create = (own: object) => site.post(BANKS).set('authorization', admin).send(account(own));
const list = () => site.get(BANKS).set('authorization', admin);
const flag = (body: object) =>
  site.patch(`${BANKS}/activity`).set('authorization', admin).send(body);
const remove = (id: number) => site.delete(`${BANKS}/${id}`).set('authorization', admin);

test('an account is kept with its IBAN as banks write it', async () => {
  const { status, body } = await create({ iban: 'tr33 0006 1005 1978 6457 8413 26' });

  expect(status).toBe(201);
  expect(body.content).toMatchObject({ iban: IBANS[0], currency: 'TL', active: true, position: 1 });
});

/** A guest may pay into an account abroad. The form says the same while it is typed. */
const NO_IBAN = 'Geçerli bir IBAN girin; bu yazılan tutmuyor.';

test.each([
  ['TR330006100519786457841327', NO_IBAN],
  ['TR33', NO_IBAN],
  ['XX00ABC', NO_IBAN],
  ['', 'Bu alan gerekli.'],
])('refuses %j as an IBAN', async (iban, sentence) => {
  const { status, body } = await create({ iban });

  expect([status, body.fields]).toEqual([422, { iban: sentence }]);
});

test('an IBAN stands once', async () => {
  await create({ iban: IBANS[0] });

  const response = await create({ iban: IBANS[0], bank_name: 'Başka' });

  expect([response.status, response.body.code]).toEqual([409, 'iban_taken']);
  expect(response.body.fields).toHaveProperty('iban');
});

test('an edit replaces the fields, unless somebody was quicker', async () => {
  const { id } = await createBankAccount();
  const edit = (own: object) =>
    site
      .put(`${BANKS}/${id}`)
      .set('authorization', admin)
      .send(account({ iban: IBANS[1], ...own }));

  expect((await edit({ version: 1 })).body.content).toMatchObject({ iban: IBANS[1], version: 2 });
  const late = await edit({ version: 1, bank_name: 'Geç' });

  expect([late.status, late.body.code]).toEqual([409, 'stale']);
  expect(late.body.current).toMatchObject({ bank_name: 'Ziraat' });
});

describe('flags', () => {
  const two = async () => [
    (await createBankAccount({ iban: IBANS[2] as string })).id,
    (await createBankAccount({ iban: IBANS[3] as string, active: false })).id,
  ];
  const states = async () =>
    (await list()).body.content.map(({ active }: { active: boolean }) => active);

  test('switch all that are named, and note who changed', async () => {
    const ids = await two();

    const response = await flag({ ids, active: false });

    const content = { ids, active: false, changed: ids.slice(0, 1) };
    expect([response.status, response.body]).toEqual([200, { content }]);
    expect(await states()).toEqual([false, false]);
    const noted = await db
      .selectFrom('audit_log')
      .select(['entity_id', 'before', 'after'])
      .where('action', '=', 'bank_account.active')
      .where('entity_id', 'in', ids)
      .execute();
    expect(noted).toEqual([
      { entity_id: ids[0], before: { active: true }, after: { active: false } },
    ]);
  });

  test('switch none when one of them is nobody’s', async () => {
    const [first = 0] = await two();

    const response = await flag({ ids: [first, 999_999_999], active: false });

    expect([response.status, Object.keys(response.body.fields)]).toEqual([422, ['ids.1']]);
    expect(await states()).toEqual([true, false]);
  });

  test.each<[object, string]>([
    [{ ids: [], active: true }, 'ids'],
    [{ ids: [1, 1], active: true }, 'ids'],
    [{ ids: ['1'], active: true }, 'ids.0'],
    [{ ids: [1], active: 1 }, 'active'],
  ])('refuse %j', async (body, field) => {
    const response = await flag(body);

    expect([response.status, Object.keys(response.body.fields)]).toEqual([422, [field]]);
  });
});

test('an account that a payment names stays', async () => {
  const { id } = await createBankAccount();
  const reservation = await createReservation();
  await db
    .insertInto('transactions')
    .values({
      reservation_id: reservation.id,
      bank_account_id: id,
      method: 'TRANSFER',
      purpose: 'PREPAYMENT',
      amount_kurus: 100,
    })
    .execute();

  const response = await remove(id);

  expect([response.status, response.body.code]).toEqual([409, 'in_use']);
  expect(response.body.used_by).toBe('transactions');
});

test('another one goes', async () => {
  const { id } = await createBankAccount();

  expect((await remove(id)).body).toEqual({ content: { id } });
  expect((await list()).body.total).toBe(0);
});

test('they are shown in the order staff give them', async () => {
  const [first, second, third] = [
    await createBankAccount({ position: 1 }),
    await createBankAccount({ position: 2, iban: 'TR320010009999901234567890' }),
    await createBankAccount({ position: 3, iban: 'DE89370400440532013000' }),
  ];
  const ids = [third.id, first.id, second.id];

  const response = await site
    .patch('/v1/admin/banks/order')
    .set('authorization', await bearer('ADMIN'))
    .send({ ids });

  expect(response.body).toEqual({ content: { ids } });
  expect((await list()).body.content.map(({ id }: { id: number }) => id)).toEqual(ids);
});
