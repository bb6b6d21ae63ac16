import { paths } from '../../../server/shared/paths.ts';
import { send } from '../../support/admin-calls.ts';
import { createUser } from '../../support/factories.ts';

const check = (call: string, fields: object) =>
  send('post', paths.api.fieldCheck(), { call, fields });

test.each([
  ['of the wrong form', 'POST /v1/admin/users', { email: 'ayse@', phone: '12', first_name: 'A' }],
  ['of the wrong kind', 'POST /v1/admin/policies', { name: 5, tiers: 'x' }],
  ['too long', 'POST /v1/admin/policies', { name: 'x'.repeat(500), tiers: [] }],
  ['inside a list', 'POST /v1/admin/policies', { name: 'Yaz', tiers: [{ days_before: -1 }] }],
])('fields %s are judged in the words of the call itself', async (_what, call, fields) => {
  const [, address = ''] = call.split(' ');
  const refused = await send('post', address, fields).expect(422);
  const { body } = await check(call, fields).expect(200);

  expect(body.content.fields).toEqual(refused.body.fields);
  expect(Object.keys(body.content.fields)).not.toEqual([]);
});

test('a row’s own address is known, and one that is written out goes before it', async () => {
  const { id } = await createUser();
  const edit = await check(`PUT /v1/admin/users/${id}`, { email: 'ayse@' });
  const flags = await check('PATCH /v1/admin/users/activity', { ids: [], active: true });

  expect(edit.body.content.fields.email).toContain('e-posta');
  expect(Object.keys(flags.body.content.fields)).toEqual(['ids']);
});

test('nothing is said of fields that are right, and nothing is done', async () => {
  const { body } = await check('POST /v1/admin/policies', {
    name: 'Denenmiş',
    tiers: [{ days_before: 0, percent: 100 }],
  });
  const policies = await send('get', paths.api.policies());

  expect(body.content).toEqual({ fields: {} });
  expect(policies.text).not.toContain('Denenmiş');
});

test.each(['POST /v1/admin/nosuchcall', 'PUT /v1/admin/users', 'GET /v1/admin/users', 'users'])(
  '%s is no call that takes fields',
  async (call) => {
    const { body } = await check(call, {}).expect(422);
    expect(Object.keys(body.fields)).toEqual(['call']);
  },
);
