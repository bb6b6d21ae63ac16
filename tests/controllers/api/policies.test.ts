import { auditOf, send } from '../../support/admin-calls.ts';
import { createVilla } from '../../support/factories.ts';
import { createPolicy } from '../../support/villa-catalogue-factories.ts';

const POLICIES = '/v1/admin/policies';

const ladder = (...tiers: [number, number][]) =>
  tiers.map(([days_before, percent]) => ({ days_before, percent }));

const LADDER = ladder([0, 100], [30, 0], [15, 50]);

test('a ladder is made in its order, edited and removed', async () => {
  const made = await send('post', POLICIES, { name: 'Yaz koşulu', tiers: LADDER }).expect(201);
  const { id, code, tiers, version } = made.body.content;
  const twice = await send('post', POLICIES, { name: 'Yaz koşulu', tiers: LADDER });
  const change = { name: 'Yaz', tiers: ladder([0, 100]), version };
  const edited = await send('put', `${POLICIES}/${id}`, change).expect(200);
  const late = await send('put', `${POLICIES}/${id}`, change);

  expect([code, tiers]).toEqual(['yaz-kosulu', ladder([30, 0], [15, 50], [0, 100])]);
  expect([twice.status, twice.body.code]).toEqual([409, 'code_taken']);
  expect(edited.body.content).toMatchObject({ name: 'Yaz', code, tiers: ladder([0, 100]) });
  expect([late.status, late.body.code]).toEqual([409, 'stale']);
  await send('delete', `${POLICIES}/${id}`).expect(200);
  expect(await auditOf('cancellation_policy', id)).toEqual([
    'cancellation_policy.created',
    'cancellation_policy.edited',
    'cancellation_policy.deleted',
  ]);
});

test.each([
  ['ends before the day of arrival', ladder([30, 0], [7, 100])],
  ['says two things of one day', ladder([7, 50], [7, 60], [0, 100])],
  ['keeps less from those who cancel later', ladder([30, 60], [0, 40])],
  ['has no step', []],
])('a ladder that %s is none', async (_, tiers) => {
  const { status, body } = await send('post', POLICIES, { name: 'Olmaz', tiers });
  expect([status, Object.keys(body.fields)]).toEqual([422, ['tiers']]);
});

test('stays, and stays of its kind, while a villa is sold by it', async () => {
  const id = await createPolicy();
  await createVilla({ cancellation_policy_id: id });
  const { body } = await send('get', `${POLICIES}?kind=VILLA`);
  const refused = await send('delete', `${POLICIES}/${id}`);
  const boat = await send('put', `${POLICIES}/${id}`, { name: 'X', kind: 'BOAT', tiers: LADDER });

  expect(body.content.find((each: { id: number }) => each.id === id).listings).toBe(1);
  expect([refused.status, refused.body.code]).toEqual([409, 'in_use']);
  expect([boat.status, Object.keys(boat.body.fields)]).toEqual([422, ['kind']]);
});

test('are had as a file', async () => {
  await createPolicy();
  const { headers, text } = await send('get', `${POLICIES}?format=csv`).expect(200);
  expect(headers['content-disposition']).toMatch(/iptal-kosullari-.*\.csv/);
  expect(text).toMatch(/No;Ad;Açıklama;İlan sayısı;Etkin/);
});
