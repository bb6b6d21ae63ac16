import { countQueries } from '../../../server/db/index.ts';
import { bearer, db, signIn, site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { createBankAccount, createReservation } from '../../support/factories.ts';

const LIST = '/dashboard/website/bank';

let staff: string;

beforeAll(async () => {
  staff = await signIn('ADMIN');
});

beforeEach(() => db.deleteFrom('bank_accounts').execute());

const open = (address: string) => site.get(address).set('cookie', staff);

test('lists every account in staff’s order, hidden ones too, with the IBAN in fours', async () => {
  await createBankAccount({ bank_name: 'İkinci', position: 2, active: false });
  await createBankAccount({
    bank_name: 'Birinci',
    position: 1,
    iban: 'TR320010009999901234567890',
    currency: 'EURO',
  });

  const { text } = await open(LIST).expect(200);

  expect(text.indexOf('>Birinci</b>')).toBeGreaterThan(0);
  expect(text.indexOf('>Birinci</b>')).toBeLessThan(text.indexOf('>İkinci</b>'));
  expect(text).toContain('TR33 0006 1005 1978 6457 8413 26');
  expect(text).toContain('state-dot plain">Gizli');
  expect(text).toContain('>Euro</td>');
});

test('says how many options wait for money that may be on its way to an account', async () => {
  const { id } = await createBankAccount();
  const { id: euro } = await createBankAccount({
    iban: 'TR320010009999901234567890',
    currency: 'EURO',
  });
  const words = 'açık opsiyonun misafiri';
  const said = async (account: number) =>
    (await open(`${LIST}?id=${account}`).expect(200)).text.split(words).length - 1;
  expect(await said(id)).toBe(0);

  await createReservation({ status: 'OPTION' });
  await createBoatReservation({ status: 'OPTION' });
  await createReservation({ status: 'CONFIRMED' });

  // Beside the number, where it is deleted, and where several are hidden.
  expect(await said(id)).toBe(3);
  expect((await open(`${LIST}?id=${id}`)).text).toContain(`2 ${words}`);
  expect(await said(euro)).toBe(1);
});

test('has a new account’s form beside the list, and both files of the list', async () => {
  const { text } = await open(LIST).expect(200);

  expect(text).toContain('data-api="POST /v1/admin/banks"');
  expect(text).toContain('data-download="/v1/admin/banks?format=csv"');
  expect(text).toContain('data-download="/v1/admin/banks?format=xlsx"');
  expect(text).toContain('Henüz banka hesabı yok');
});

test('opens an account’s form with what is stored, its version and its history', async () => {
  const created = await site
    .post('/v1/admin/banks')
    .set('authorization', await bearer('ADMIN'))
    .send({ bank_name: 'Garanti', holder: 'Koy Ltd.', iban: 'TR330006100519786457841326' })
    .expect(201);
  const { id } = created.body.content;
  await site
    .patch('/v1/admin/banks/activity')
    .set('authorization', await bearer('ADMIN'))
    .send({ ids: [id], active: false })
    .expect(200);

  const { text } = await open(`${LIST}?id=${id}`).expect(200);

  expect(text).toContain(`data-api="PUT /v1/admin/banks/${id}"`);
  expect(text).toContain(`data-api="DELETE /v1/admin/banks/${id}?version=2"`);
  expect(text).toContain('value="TR33 0006 1005 1978 6457 8413 26"');
  expect(text).toContain('data-stored="TR330006100519786457841326"');
  expect(text).toContain('Kayıt açıldı');
  expect(text).toMatch(/Sitede göster<\/dt><dd><del>evet<\/del>[\s\S]*?<ins>hayır<\/ins>/);
});

test('answers an account that is not there with a 404 page', async () => {
  await open(`${LIST}?id=999999`).expect(404);
});

test('is closed to owners', async () => {
  await createBankAccount();

  const { text } = await site
    .get(LIST)
    .set('cookie', await signIn('OWNER'))
    .expect(403);

  expect(text).not.toContain('TR33');
});

test('asks the database at most seven times', async () => {
  const { id } = await createBankAccount();

  const { queries } = await countQueries(async () => await open(`${LIST}?id=${id}`).expect(200));
  const own = queries.filter((query) => !query.includes('"sessions"'));

  expect(own.length).toBeLessThanOrEqual(7);
});
