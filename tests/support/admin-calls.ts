import type { Test } from 'supertest';

import { bearer, db, signedIn, site } from './api.ts';
import { createUser } from './factories.ts';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

/** A call by staff, as JSON. */
export const send = (verb: Verb, address: string, body?: object): Test => {
  const call = site[verb](address).set('authorization', admin);
  return body ? call.send(body) : call;
};

/** An owner who is signed in, with the calls they make. */
export async function signedInOwner() {
  const owner = await createUser({ role: 'OWNER' });
  const { bearer: token } = await signedIn(owner);
  return {
    id: owner.id,
    get: (address: string): Test => site.get(address).set('authorization', token),
    post: (address: string, body: object): Test =>
      site.post(address).set('authorization', token).send(body),
    patch: (address: string, body: object): Test =>
      site.patch(address).set('authorization', token).send(body),
  };
}

/** What the audit log says was done to one row, in order. */
export async function auditOf(entity: string, entity_id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', entity)
    .where('entity_id', '=', entity_id)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

export { db };
