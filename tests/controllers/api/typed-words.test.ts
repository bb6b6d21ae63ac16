import { sql } from 'kysely';

import { bearer, db, site } from '../../support/api.ts';
import { createDemo } from '../../support/demo.ts';

let admin: string;

beforeAll(async () => {
  await createDemo();
  admin = await bearer('ADMIN');
});

const totalOf = async (list: string, query: object = {}) => {
  const response = await site
    .get(`/v1/admin/${list}`)
    .query({ take: 1, ...query })
    .set('authorization', admin);
  expect(response.status).toBe(200);
  return response.body.total;
};

/** Lists of the back office that are searched by what somebody types, and by which parameter. */
const SEARCHED = [
  ['reservations', 'customer_name'],
  ['boatreservations', 'customer_name'],
  ['offers', 'customer_name'],
  ['villas', 'q'],
  ['boat', 'q'],
  ['users', 'q'],
  ['subscriber', 'q'],
  ['contact/messages', 'q'],
  ['comment', 'q'],
  ['blog', 'q'],
  ['showcases', 'q'],
  ['mails', 'q'],
  ['towns', 'name'],
  ['districts', 'name'],
  ['marina', 'name'],
  ['villatypes', 'name'],
  ['boattypes', 'name'],
] as const;

test.each(SEARCHED)('signs alone find nothing in %s', async (list, name) => {
  expect(await totalOf(list)).toBeGreaterThan(0);
  for (const signs of ['%', '_', '...']) expect(await totalOf(list, { [name]: signs })).toBe(0);
});

test('a name is found by a part of it, however it is written', async () => {
  const { rows } = await sql<{ customer_name: string }>`
    select customer_name from reservations where customer_name ~ '[ıİşğ]' limit 1`.execute(db);
  const [first = ''] = (rows[0]?.customer_name ?? '').split(' ');

  const found = await totalOf('reservations', { customer_name: first });

  expect(found).toBeGreaterThan(0);
  expect(
    await totalOf('reservations', { customer_name: `%${first.toLocaleUpperCase('tr')}_` }),
  ).toBe(found);
});
