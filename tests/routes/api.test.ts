import type { Response, Test } from 'supertest';

import { bearer, site } from '../support/api.ts';
import { fill, takesFiles } from './bodies.ts';
import { addressOf, createRows, type Rows, takesNoBody } from './samples.ts';
import { calls, hasId, methodsByAddress, type Walked, withParameters, writes } from './walk.ts';

const MISSING_ID = '999999999';

let rows: Rows;
let admin: string;
let owner: string;

beforeAll(async () => {
  rows = await createRows();
  admin = await bearer('ADMIN');
  owner = await bearer('OWNER');
});

/** The page that people read about the calls; its own test says how it answers. */
const isPage = ({ address }: Walked) => address.startsWith('/v1/docs');

describe.each(calls)('$method $address', (call) => {
  const anywhere = withParameters(call.address, '1');

  test('is asked with a token, or is open to all', async () => {
    const response = await ask(call, anywhere);

    if (call.access === 'anyone') expect(response.status).not.toBe(401);
    else expectFailure(response, 401, 'sign_in_required');
  });

  if (call.access !== 'anyone') {
    test('refuses a token that is none', async () => {
      const response = await ask(call, anywhere).set('authorization', 'Bearer e30.e30.e30');

      expectFailure(response, 401, 'sign_in_required');
    });
  }

  if (call.access === 'ADMIN') {
    test('refuses an owner', async () => {
      expectFailure(await ask(call, anywhere).set('authorization', owner), 403, 'forbidden');
    });
  }

  if (hasId(call)) {
    test.each(['x', '0', '-1', '1.5', '1e3'])('refuses %s as an id', async (id) => {
      const response = await ask(call, withParameters(call.address, id)).set(
        'authorization',
        admin,
      );

      expectFailure(response, 400, 'bad_id');
    });

    test('answers 404 for a row that is not there, before it looks at the body or the query', async () => {
      const missing = withParameters(call.address, MISSING_ID);

      for (const query of [{}, { unknown_field: '1' }]) {
        const response = await ask(call, missing).query(query).set('authorization', admin);
        expectFailure(response, 404, 'not_found');
      }
    });

    test('answers 404 for a number that no row can have', async () => {
      const beyond = withParameters(call.address, '99999999999');

      expectFailure(await ask(call, beyond).set('authorization', admin), 404, 'not_found');
    });
  }

  if (!isPage(call)) {
    test('refuses a parameter it does not know', async () => {
      const response = await asked(call).query({ unknown_field: '1' });

      expectFailure(response, 422, 'invalid');
      expect(response.body.fields).toHaveProperty('unknown_field');
      const { body } = await asked(call).query('__proto__=1');
      expect(Object.keys(body.fields)).toContain('__proto__');
    });
  }

  if (call.method === 'get' && !isPage(call)) {
    test('answers any list page by page, and refuses what is no page', async () => {
      const list = await asked(call);
      if (list.body.total === undefined) return expect(list.status).toBeLessThan(500);

      expect(list.body).toMatchObject({
        content: expect.any(Array),
        total: expect.any(Number),
        skip: 0,
        take: expect.any(Number),
      });
      expect((await asked(call).query({ take: '' })).body.take).toBe(list.body.take);
      const { fields } = (await asked(call).query({ take: 500 })).body;
      expect(['Böyle bir alan yok.', undefined]).toContain(fields?.take);
      for (const query of ['take=501', 'take=0', 'skip=-1', 'skip=1&skip=2', 'take=x']) {
        expectFailure(await asked(call).query(query), 422, 'invalid');
      }
    });
  }

  if (writes(call)) {
    if (!takesNoBody(call)) {
      test('refuses an empty body and names the fields', async () => {
        const response = await fill(asked(call), call, {});

        expectFailure(response, 422, 'invalid');
        expect(Object.keys(response.body.fields)).not.toEqual([]);
      });

      test('refuses a body that is no object', async () => {
        const response = await asked(call).send([1]);

        if (takesFiles(call)) expectFailure(response, 415, 'not_multipart');
        else {
          expectFailure(response, 422, 'invalid');
          expect(response.body.fields).toEqual({});
          expect(response.body.content).toMatch(/^Gövde bir JSON nesnesi olmalı/);
        }
      });
    }

    test('refuses a field it does not know', async () => {
      const response = await fill(asked(call), call, { unknown_field: 1 });

      expectFailure(response, 422, 'invalid');
      expect(response.body.fields).toHaveProperty('unknown_field');
    });

    test('refuses what it does not read', async () => {
      const response = await ask(call, anywhere).type('text/plain').send('name=1');

      expectFailure(response, 415, takesFiles(call) ? 'not_multipart' : 'not_json');
    });

    test('takes files only where its description says so', async () => {
      const response = await ask(call, anywhere)
        .type('multipart/form-data; boundary=x')
        .send('--x--\r\n');

      if (takesFiles(call)) expect(response.status).not.toBe(415);
      else expectFailure(response, 415, 'not_json');
    });

    test('refuses broken JSON', async () => {
      const response = await ask(call, anywhere).type('json').send('{"name":');

      if (takesFiles(call)) expectFailure(response, 415, 'not_multipart');
      else expectFailure(response, 400, 'bad_body');
    });

    test('refuses too much', async () => {
      const tooMuch = isOfCalendars(call) ? 3_200_000 : 300_000;
      if (takesFiles(call)) return;
      const response = await ask(call, anywhere).send({ name: 'x'.repeat(tooMuch) });

      expectFailure(response, 413, 'too_large');
    });

    test('is not done for another site', async () => {
      const response = await asked(call).set('sec-fetch-site', 'cross-site').send({});

      expectFailure(response, 403, 'cross_site');
    });
  }
});

/** A whole calendar may come with it. */
const isOfCalendars = ({ address }: Walked) => address.startsWith('/v1/admin/villas/date/sync');

test.each(methodsByAddress(calls))('%s knows its methods only', async (address, methods) => {
  const known = methods.flatMap((method) => (method === 'get' ? ['get', 'head'] : method));
  const others = (['get', 'post', 'put', 'patch', 'delete'] as const).filter(
    (method) => !methods.includes(method),
  );
  expect(others).not.toEqual([]);
  for (const method of others) {
    const response = await site[method](withParameters(address, '1'));

    expectFailure(response, 405, 'method_not_allowed');
    const allowed = String(response.headers.allow).toLowerCase().split(', ');
    expect(allowed.toSorted()).toEqual(known.toSorted());
  }
});

test.each(['/v1', '/v1/nothing', '/v2/nothing', '/v1/admin', '/v1/admin/nothing'])(
  '%s is no address',
  async (address) => {
    expectFailure(await site.get(address), 404, 'no_route');
  },
);

/** The call as written, without a token. */
function ask({ method }: Walked, address: string): Test {
  return site[method](address);
}

/** The call for a row that exists, by somebody who may. */
function asked(call: Walked): Test {
  return ask(call, addressOf(call.address, rows)).set('authorization', admin);
}

/** Every failure is the same JSON: a Turkish sentence, a code, the bad fields, the request's id. */
function expectFailure(response: Response, status: number, code: string) {
  expect([response.status, response.body.code]).toEqual([status, code]);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.body).toEqual({
    content: expect.stringMatching(/^\p{Lu}.+[.!?]$/u),
    code,
    fields: expect.any(Object),
    request_id: response.headers['x-request-id'],
  });
  for (const sentence of Object.values(response.body.fields)) {
    expect(sentence).toMatch(/^\p{Lu}.+[.!?]$/u);
  }
}
