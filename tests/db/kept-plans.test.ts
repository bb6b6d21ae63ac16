import { createPool } from '../../server/db/connection.ts';
import { KEPT_PLAN } from '../../server/db/kept-plans.ts';
import { url } from '../support/db.ts';

const pool = createPool(url);
pool.options.max = 1;
afterAll(() => pool.end());

const prepared = async () => {
  const { rows } = await pool.query('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
};

test('a marked statement is prepared once, whatever its values', async () => {
  const text = `${KEPT_PLAN} select $1::int + 1 as next`;
  for (const value of [1, 2, 3])
    expect((await pool.query(text, [value])).rows).toEqual([{ next: value + 1 }]);
  expect(await prepared()).toEqual([text]);
});

test('others are not', async () => {
  await pool.query('select $1::int', [1]);
  expect(await prepared()).toHaveLength(1);
});

test('of endlessly many shapes only the first are', async () => {
  for (let shape = 0; shape < 100; shape += 1)
    expect((await pool.query(`${KEPT_PLAN} select $1::int + ${shape} as it`, [1])).rows).toEqual([
      { it: shape + 1 },
    ]);
  expect(await prepared()).toHaveLength(64);
});
