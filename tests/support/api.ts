import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import request, { type Response, type Test } from 'supertest';

import { createApp } from '../../server/app.ts';
import { paths } from '../../server/shared/paths.ts';
import { checkAnswer } from './answers.ts';
import { expectAudited, noteWrite } from './audited.ts';
import { db } from './db.ts';
import { checkSummary } from './error-summaries.ts';
import { createUser, PASSWORD } from './factories.ts';

type Role = 'ADMIN' | 'OWNER';
type User = Awaited<ReturnType<typeof createUser>>;

const server: Server = createApp().listen(0, '127.0.0.1');

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

afterEach(expectAudited);

/** Where it listens, for clients that are no supertest. */
export const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** The same without that check, for tests that look at all answers of all calls. */
export const unchecked = request(server);

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options'] as const;

/**
 * The product as HTTP sees it: `site.get('/')`, `site.post(…).send(…)`. It keeps no cookies. Every
 * answer of the JSON API is held against its description (`checkAnswer`), every refused form against
 * what it owes (`checkSummary`), and every write of staff and owners must be in the audit log
 * (`expectAudited`): a test fails by it.
 */
export const site = Object.fromEntries(
  METHODS.map((method) => [
    method,
    (address: string) =>
      request(server)[method](address).set('accept-encoding', 'identity').expect(check),
  ]),
) as Record<(typeof METHODS)[number], (address: string) => Test>;

/** All of it at once: supertest formats a stack for each `expect`, which takes longer than these do. */
function check(answer: Response): void {
  checkAnswer(answer);
  checkSummary(answer);
  noteWrite(answer);
}

/** Signs a person in over the API; what the browser would keep afterwards. */
export async function signedIn(user: Pick<User, 'email'>) {
  const response = await site
    .post(paths.api.login())
    .send({ email: user.email, password: PASSWORD })
    .expect(200);
  return {
    token: response.body.content.accessToken as string,
    bearer: `Bearer ${response.body.content.accessToken}`,
    cookie: cookieOf(response, 'sid'),
    known: cookieOf(response, 'known'),
  };
}

/** 'sid=…', as the browser sends it back; '' where it was given none of that name. */
export function cookieOf(response: Response, name: string): string {
  const cookies = response.get('Set-Cookie') ?? [];
  return cookies.find((each) => each.startsWith(`${name}=`))?.split(';', 1)[0] ?? '';
}

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

const everyday = new Map<Role, Promise<SignedIn>>();

/** The `Authorization` header of one everyday person of that role. */
export const bearer = async (role: Role): Promise<string> => (await person(role)).bearer;

/** The session cookie of one everyday person of that role, for dashboard pages. */
export const signIn = async (role: Role): Promise<string> => (await person(role)).cookie;

function person(role: Role): Promise<SignedIn> {
  const known = everyday.get(role) ?? createUser({ role }).then(signedIn);
  everyday.set(role, known);
  return known;
}

export { db };
