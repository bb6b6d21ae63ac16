import { sql } from 'kysely';

import { fixed, fixedAround, fixedPer } from '../../server/db/fixed-sql.ts';
import { db } from '../support/db.ts';

const answerOf = async (query: ReturnType<typeof fixed>) => {
  const { rows } = await sql`select ${query} as answer`.execute(db);
  return rows;
};

test('a part without values is one piece of text', async () => {
  const part = fixed(sql`${sql.lit('Koy')} || ${sql.join([sql.lit(1), sql`${sql.lit(2)}`])}`);

  expect(part.compile(db)).toMatchObject({ sql: "'Koy' || 1, 2", parameters: [] });
});

test('a part with values in it is refused, as it would answer the first ones for ever', () => {
  expect(() => fixed(sql`select ${7}::int`)).toThrow('not fixed');
});

test('a part is put together once for each choice', async () => {
  let built = 0;
  const add = fixedPer(String, (amount: number) => {
    built += 1;
    return sql`40 + ${sql.lit(amount)}`;
  });

  expect(await answerOf(add(1))).toEqual([{ answer: 41 }]);
  expect(await answerOf(add(2))).toEqual([{ answer: 42 }]);
  expect(await answerOf(add(1))).toEqual([{ answer: 41 }]);
  expect(built).toBe(2);
});

describe('a part around another one', () => {
  test('is put together once, and the inner one brings its values each time', async () => {
    let built = 0;
    const doubled = fixedAround((inner) => {
      built += 1;
      return sql`2 * (${inner}) + 1`;
    });

    expect(await answerOf(doubled(sql`${20}::int`))).toEqual([{ answer: 41 }]);
    expect(await answerOf(doubled(doubled(sql`${5}::int`)))).toEqual([{ answer: 23 }]);
    expect(built).toBe(1);
  });

  test.each([
    ['nowhere', () => sql`1`],
    ['twice', (inner: ReturnType<typeof fixed>) => sql`${inner} + ${inner}`],
  ])('is refused where that stands in it %s', (_, build) => {
    expect(() => fixedAround(build)(sql`1`)).toThrow('around one part');
  });
});
