import { createPool } from '../../server/db/connection.ts';
import { KEPT_PLAN } from '../../server/db/kept-plans.ts';
import { url } from '../support/db.ts';

const pool = createPool(url);
pool.options.max = 1;
afterAll(() => pool.end());

const prepared = async () => {
  const { rows } = await pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements',
  );
  return rows.map(({ statement }) => statement);
};

const ask = async (text: string, times: number) => {
  for (let value = 1; value <= times; value += 1)
    expect((await pool.query(text, [value])).rows).toEqual([{ next: value + 1 }]);
};

test('a marked statement is prepared once, whatever its values', async () => {
  const text = `${KEPT_PLAN} select $1::int + 1 as next`;
  await ask(text, 3);
  expect(await prepared()).toEqual([text]);
});

test('any other is from its fifth use on', async () => {
  const text = 'select $1::int + 1 as next';
  await ask(text, 4);
  expect(await prepared()).not.toContain(text);
  await ask(text, 2);
  expect(await prepared()).toContain(text);
});

test('one without values never is', async () => {
  for (let time = 0; time < 10; time += 1) await pool.query('select 1 as one', []);
  expect(await prepared()).not.toContain('select 1 as one');
});

test('an added column does not disturb a statement that names its own', async () => {
  await pool.query('create temp table shelves (id int, label text)');
  await pool.query("insert into shelves values (1, 'oak')");
  const find = () => pool.query('select label from shelves where id = $1', [1]);
  for (let time = 0; time < 8; time += 1) await find();

  await pool.query('alter table shelves add column height int');

  expect((await find()).rows).toEqual([{ label: 'oak' }]);
});

const plansOf = async (text: string) => {
  const { rows } = await pool.query(
    'select generic_plans::int as kept, custom_plans::int as made from pg_prepared_statements where statement = $1',
    [text],
  );
  return rows[0];
};

test('a marked statement is planned once, any other for its values first', async () => {
  const [marked, other] = [
    `${KEPT_PLAN} select $1::int + 1 as next -- a`,
    'select $1::int + 1 as next -- b',
  ];
  await ask(marked, 3);
  await ask(other, 7);
  await ask(marked, 1);

  expect(await plansOf(marked)).toEqual({ kept: 4, made: 0 });
  expect((await plansOf(other)).made).toBeGreaterThan(0);
});

test('a transaction that is rolled back takes that back too, and the next statement sets it again', async () => {
  const marked = `${KEPT_PLAN} select $1::int + 1 as next -- c`;
  const modeOf = async () =>
    (await pool.query('select current_setting($1) as mode', ['plan_cache_mode'])).rows[0].mode;
  await pool.query('begin');
  await ask(marked, 1);
  await pool.query('rollback');
  await ask(marked, 1);

  expect(await plansOf(marked)).toEqual({ kept: 2, made: 0 });
  expect(await modeOf()).toBe('auto');
});

test('of endlessly many shapes only the first are', async () => {
  for (let shape = 0; shape < 100; shape += 1) {
    const marked = `${KEPT_PLAN} select $1::int + 1 as next where ${shape} = ${shape}`;
    await ask(marked, 1);
  }
  expect((await prepared()).filter((text) => text.startsWith(KEPT_PLAN))).toHaveLength(64);
  for (let shape = 0; shape < 250; shape += 1)
    await ask(`select $1::int + 1 as next where ${shape} = ${shape}`, 5);
  expect((await prepared()).filter((text) => !text.startsWith(KEPT_PLAN))).toHaveLength(192);
});
