import { calls as described } from '../../server/openapi/calls/index.ts';
import { SeenVersion } from '../../server/schemas/common.ts';
import { bearer, site } from '../support/api.ts';
import { addressOf, createRows, type Rows } from './samples.ts';
import { calls } from './walk.ts';

let rows: Rows;
let admin: string;

beforeAll(async () => {
  rows = await createRows();
  admin = await bearer('ADMIN');
});

const versioned = new Set(
  described.filter(({ query }) => query === SeenVersion).map(({ route }) => route as string),
);
const deletes = calls.filter(({ method, address }) =>
  versioned.has(`${method.toUpperCase()} ${address}`),
);

test.each(deletes)('$method $address removes no row that is not as it was seen', async (call) => {
  const unseen = () =>
    site
      .delete(addressOf(call.address, rows))
      .query({ version: 9_999 })
      .set('authorization', admin);

  const { status, body } = await unseen();

  expect([status, body.code]).toEqual([409, 'stale']);
  expect(body).toMatchObject({ version: expect.any(Number), current: expect.any(Object) });
  // It is there still, to be refused again.
  expect((await unseen()).status).toBe(409);
});
