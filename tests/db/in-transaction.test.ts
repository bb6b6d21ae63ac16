import { sql } from 'kysely';

import { inTransaction } from '../../server/db/in-transaction.ts';
import { onlyOnce } from '../../server/services/idempotency.ts';
import { db } from '../support/db.ts';

type Work = Parameters<typeof inTransaction<void>>[1];

beforeAll(() => sql`create table shelves (id int primary key, books int not null)`.execute(db));
beforeEach(async () => {
  await sql`delete from shelves`.execute(db);
  await sql`insert into shelves values (1, 0), (2, 0)`.execute(db);
});

const put = (place: typeof db, shelf: number) =>
  sql`update shelves set books = books + 1 where id = ${shelf}`.execute(place);

const books = async () =>
  (await sql<{ books: number }>`select books from shelves order by id`.execute(db)).rows.map(
    (shelf) => shelf.books,
  );

/** Two that each hold what the other wants next: PostgreSQL has to give one of them up. */
function embrace() {
  let begun = 0;
  let free: () => void = () => {};
  const bothHold = new Promise<void>((resolve) => {
    free = resolve;
  });
  const workOf =
    (first: number, second: number): Work =>
    async (place) => {
      begun += 1;
      await put(place, first);
      if (begun === 2) free();
      await bothHold;
      await put(place, second);
    };
  return { works: [workOf(1, 2), workOf(2, 1)], begun: () => begun };
}

const failing = (code: string, times: number) => {
  let tried = 0;
  const work: Work = async (place) => {
    tried += 1;
    await put(place, 1);
    if (tried > times) return;
    await sql`do ${sql.lit(`begin raise exception 'no' using errcode = '${code}'; end`)}`.execute(
      place,
    );
  };
  return { work, tried: () => tried };
};

test('two that want what the other holds both come to their end, each once', async () => {
  const { works, begun } = embrace();

  await Promise.all(works.map((work) => inTransaction(db, work)));

  expect(await books()).toEqual([2, 2]);
  expect(begun()).toBe(3);
});

test('so it is with calls that are repeatable by a key', async () => {
  const { works } = embrace();
  const call = (key: string) => ({ scope: 'shelves', key, input: {} });

  const answers = await Promise.all(
    works.map((work, at) =>
      onlyOnce(db, call(`k${at}`), async (place) => {
        await work(place);
        return { status: 201, body: { at } };
      }),
    ),
  );

  expect(answers.map(({ body }) => body.at)).toEqual([0, 1]);
  expect(await books()).toEqual([2, 2]);
});

test('a serialization failure is tried again, but not for ever', async () => {
  const twice = failing('40001', 2);
  const always = failing('40001', 99);

  await inTransaction(db, twice.work);
  await expect(inTransaction(db, always.work)).rejects.toMatchObject({ code: '40001' });

  expect([twice.tried(), always.tried()]).toEqual([3, 4]);
  expect(await books()).toEqual([1, 0]);
});

test.each(['55P03', '57014', '23P01'])('what fails by %s is not tried again', async (code) => {
  const { work, tried } = failing(code, 1);

  await expect(inTransaction(db, work)).rejects.toMatchObject({ code });

  expect([tried(), await books()]).toEqual([1, [0, 0]]);
});
