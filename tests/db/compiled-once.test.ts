import { type Insertable, sql } from 'kysely';

import { compiledOnce, compiledPerColumns } from '../../server/db/compiled-once.ts';
import type { Db } from '../../server/db/index.ts';
import type { DB } from '../../server/db/tables.ts';
import { db } from '../support/db.ts';

test('a query is put together at its first use, and filled in at each', async () => {
  let built = 0;
  const sum = compiledOnce(['one', 'other'], (from: Db, { one, other }: Record<string, number>) => {
    built += 1;
    return from.selectNoFrom(sql<number>`${one}::int + ${other}::int + ${100}::int`.as('sum'));
  });

  expect(await sum(db, { one: 1, other: 2 })).toEqual([{ sum: 103 }]);
  expect(await sum(db, { one: 3, other: 4 })).toEqual([{ sum: 107 }]);
  expect(built).toBe(1);
});

describe('rows are put together once for each set of their columns', () => {
  const shapes: string[] = [];
  const insert = compiledPerColumns((to: Db, ...lines: Insertable<DB['audit_log']>[]) => {
    shapes.push(lines.map((line) => Object.keys(line).join(' ')).join(' | '));
    return to.insertInto('audit_log').values(lines).returning(['action', 'entity', 'ip']);
  });

  test('values are each call’s own', async () => {
    const first = await insert(db, { action: 'one', entity: 'test', ip: null });
    const second = await insert(db, { action: 'two', entity: 'test', ip: '192.0.2.7' });

    expect(first).toEqual([{ action: 'one', entity: 'test', ip: null }]);
    expect(second).toEqual([{ action: 'two', entity: 'test', ip: '192.0.2.7' }]);
    expect(shapes).toEqual(['action entity ip']);
  });

  test('several rows are one statement', async () => {
    const rows = await insert(
      db,
      { action: 'three', entity: 'test' },
      { action: 'four', entity: 'test' },
    );

    expect(rows.map(({ action }) => action)).toEqual(['three', 'four']);
    expect(shapes.at(-1)).toBe('action entity | action entity');
  });

  test('a column without a value is left to its default', async () => {
    const [row] = await insert(db, { action: 'five', entity: 'test', ip: undefined });

    expect(row).toEqual({ action: 'five', entity: 'test', ip: null });
    expect(shapes.at(-1)).toBe('action entity');
  });
});
