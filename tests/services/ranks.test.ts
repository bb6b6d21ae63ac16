import { SYSTEM } from '../../server/services/audit.ts';
import { rerank } from '../../server/services/ranks.ts';
import { db } from '../support/db.ts';
import { createRegion, createTown } from '../support/factories.ts';

const TOWNS = { table: 'towns', entity: 'town' } as const;

let ids: Record<string, number>;

beforeEach(async () => {
  await db.deleteFrom('towns').execute();
  const { id: region_id } = await createRegion();
  ids = {};
  for (const name of ['A', 'B', 'C', 'D'])
    ids[name] = (await createTown({ region_id, name, position: 0 })).id;
});

const idsOf = (names: string) => [...names].map((name) => ids[name] ?? 0);

const order = async () => {
  const rows = await db
    .selectFrom('towns')
    .select('name')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name).join('');
};

test.each([
  ['DB', 'ADCB'],
  ['DCBA', 'DCBA'],
  ['CA', 'CBAD'],
  ['A', 'ABCD'],
  ['BDA', 'BDCA'],
])('%s change places among themselves: %s', async (wanted, expected) => {
  await rerank(db, TOWNS, { ids: idsOf(wanted) }, SYSTEM);

  expect(await order()).toBe(expected);
});

test('one change after another', async () => {
  await rerank(db, TOWNS, { ids: idsOf('DA') }, SYSTEM);
  await rerank(db, TOWNS, { ids: idsOf('BD') }, SYSTEM);

  expect(await order()).toBe('BDCA');
});

test('an id that is nobody’s moves nothing', async () => {
  const refused = rerank(db, TOWNS, { ids: [...idsOf('DA'), 999_999_999] }, SYSTEM);

  await expect(refused).rejects.toMatchObject({ status: 422, fields: { 'ids.2': 'no_such_row' } });
  expect(await order()).toBe('ABCD');
});

test('the order before and after is in the audit log', async () => {
  await rerank(db, TOWNS, { ids: idsOf('CB') }, SYSTEM);

  const { before, after } = await db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'town.ranked')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect([before, after]).toEqual([{ ids: idsOf('BC') }, { ids: idsOf('CB') }]);
});
