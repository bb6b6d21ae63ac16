import { SYSTEM } from '../../server/services/audit.ts';
import { rerankOwned } from '../../server/services/owned-ranks.ts';
import { rerank } from '../../server/services/ranks.ts';
import { createBoat } from '../support/boat-factories.ts';
import { createBoatPicture } from '../support/catalogue-factories.ts';
import { db } from '../support/db.ts';
import { createRegion, createTown } from '../support/factories.ts';
import { holdRow } from '../support/gates.ts';

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

  await expect(refused).rejects.toMatchObject({ status: 422, fields: { 'ids.2': 'row_gone' } });
  expect(await order()).toBe('ABCD');
});

test('an order made from one that a colleague changed meanwhile moves nothing, and hears how they stand', async () => {
  await rerank(db, TOWNS, { ids: idsOf('BA') }, SYSTEM);
  const refused = rerank(db, TOWNS, { ids: idsOf('DABC'), seen: idsOf('ABCD') }, SYSTEM);

  await expect(refused).rejects.toMatchObject({
    ...{ status: 409, code: 'order_changed', details: { order: idsOf('BACD') } },
  });
  expect(await order()).toBe('BACD');
  await rerank(db, TOWNS, { ids: idsOf('DC'), seen: idsOf('CD') }, SYSTEM);
  await rerank(db, TOWNS, { ids: idsOf('BA'), seen: idsOf('AB') }, SYSTEM);
  expect(await order()).toBe('BADC');
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

describe('of two who change an order at once, neither undoes the other', () => {
  test('where they move different rows of a table', async () => {
    const gate = await holdRow('towns', ids.A ?? 0);
    const first = await gate.queue(() => rerank(db, TOWNS, { ids: idsOf('BA') }, SYSTEM));
    const second = await gate.queue(() => rerank(db, TOWNS, { ids: idsOf('DC') }, SYSTEM));
    await gate.open();

    expect([(await first.done).status, (await second.done).status]).toEqual([
      'fulfilled',
      'fulfilled',
    ]);
    expect(await order()).toBe('BADC');
  });

  test('where they move different pictures of a boat', async () => {
    const { id: boat_id } = await createBoat();
    const [a, b, c, d] = await picturesOf(boat_id);
    const rows = { table: 'boat_pictures', owner: 'boat_id', entity: 'boat_picture' } as const;
    const gate = await holdRow('boat_pictures', a);
    const first = await gate.queue(() => rerankOwned(db, rows, { ids: [b, a] }, SYSTEM));
    const second = await gate.queue(() => rerankOwned(db, rows, { ids: [d, c] }, SYSTEM));
    await gate.open();
    await Promise.all([first.done, second.done]);

    const stand = db.selectFrom('boat_pictures').select('id').where('boat_id', '=', boat_id);
    const now = await stand.orderBy('position').orderBy('id').execute();
    expect(now.map(({ id }) => id)).toEqual([b, a, d, c]);

    await db.deleteFrom('boat_pictures').where('id', '=', b).execute();
    const withGone = rerankOwned(db, rows, { ids: [b, d, a], seen: [b, a, d] }, SYSTEM);
    expect(await withGone.catch(({ fields }) => fields)).toEqual({ 'ids.0': 'row_gone' });
    const overtaken = rerankOwned(db, rows, { ids: [c, d, a], seen: [d, a, c] }, SYSTEM);
    await expect(overtaken).rejects.toMatchObject({ details: { order: [a, d, c] } });
  });

  async function picturesOf(boat_id: number) {
    const made: number[] = [];
    for (let at = 0; at < 4; at += 1) made.push((await createBoatPicture(boat_id)).id);
    return made as [number, number, number, number];
  }
});
