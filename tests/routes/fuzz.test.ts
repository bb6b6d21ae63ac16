import type { Response } from 'supertest';

import { openApiDocument } from '../../server/openapi/document.ts';
import { problemWith } from '../support/answers.ts';
import { bearer, unchecked } from '../support/api.ts';
import { type Attack, attacksOn, randomFrom } from './hostile.ts';
import { addressOf, createRows, hasSample, type Rows } from './samples.ts';
import { calls, type Walked } from './walk.ts';

const SEED = Number(process.env.KOY_FUZZ_SEED ?? 20261120);
const A_CALL = Number(process.env.KOY_FUZZ_ATTACKS ?? 12);

/** Half of them reach a row, the others one that is hostile itself. */
const BAD_IDS = ['0', '-1', '1.5', '1e3', 'x', '%00', '%27', '2147483648', '99999999999', '%F0%9F'];

const random = randomFrom(SEED);
let rows: Rows;
let admin: string;

beforeAll(async () => {
  rows = await createRows();
  admin = await bearer('ADMIN');
});

test.each(calls.filter(({ address }) => hasSample(address)))(
  '$method $address breaks at nothing (KOY_FUZZ_SEED, KOY_FUZZ_ATTACKS)',
  async (call) => {
    const attacks = attacksOn(operationOf(call), A_CALL, random);
    const problems = await inGroups(attacks, async (attack) => {
      const problem = problemOf(await send(call, attack));
      return problem && `${attack.what}: ${problem}`;
    });

    expect(problems.filter(Boolean)).toEqual([]);
    expect(attacks.length).toBeGreaterThan(0);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  },
);

test.each(calls.filter(({ address }) => address.includes(':')))(
  '$method $address breaks at no address',
  async ({ method, address }) => {
    for (const id of BAD_IDS) {
      const response = await unchecked[method](address.replaceAll(/:\w+/g, id)).set(
        'authorization',
        admin,
      );

      expect([id, response.status < 500]).toEqual([id, true]);
    }
  },
);

function operationOf({ method, address }: Walked) {
  const path = address.replaceAll(/:(\w+)/g, '{$1}');
  const operation = openApiDocument().paths[path]?.[method];
  if (!operation) throw new Error(`${method} ${address} is not described`);
  return operation;
}

function send({ method, address }: Walked, { query, body, type }: Attack): PromiseLike<Response> {
  const request = unchecked[method](addressOf(address, rows) + (query ? `?${query}` : ''));
  // Signing out would end everybody's attacks.
  if (!address.startsWith('/v1/auth/')) request.set('authorization', admin);
  if (body === undefined) return request;
  // As it is: superagent would write JSON anew.
  return request
    .set('content-type', type ?? 'application/json')
    .serialize((text: unknown) => String(text))
    .send(body);
}

/** What is wrong with the answer; a hostile value may well be taken, it must not break anything. */
function problemOf(response: Response): string | undefined {
  if (response.body?.code === 'sign_in_required') return 'is not reached';
  if (response.status >= 500) return `${response.status} ${response.text.slice(0, 200)}`;
  return problemWith(response);
}

const AT_ONCE = 6;

async function inGroups<Item, Result>(
  items: readonly Item[],
  each: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(each))));
  return results;
}
