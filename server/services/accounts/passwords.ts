import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual, promisify } from 'node:util';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import { getPasswordHash } from '../../queries/accounts/users.ts';
import { createQueue } from './lanes.ts';

const argon2Of = promisify(argon2);

/**
 * Node has four threads for all that is not its own, files and names of hosts among it, and many who sign in
 * at once would have them all, for as long as a core each.
 */
const lanes = createQueue(2);

type Lane = { later: boolean };
type Argon2Options = Parameters<typeof argon2Of>[1];

const derive = (options: Argon2Options, lane?: Lane) =>
  lanes(() => argon2Of('argon2id', options), lane);

const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** argon2id as a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive({ message: typed(password), nonce, ...PARAMETERS });
  const { memory, passes, parallelism } = PARAMETERS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/**
 * Whether the password belongs to the stored hash. Without a hash (unknown or disabled account) the
 * same work is done, so that the time taken tells nothing. `later`: behind all who need not wait.
 */
export async function passwordMatches(
  password: string,
  stored: string | null,
  lane?: Lane,
): Promise<boolean> {
  const parsed = stored === null ? undefined : parsePhc(stored);
  const { nonce, tag, ...parameters } = parsed ?? DECOY;
  const derived = await derive({ message: typed(password), nonce, ...parameters }, lane);
  return timingSafeEqual(derived, tag) && parsed !== undefined;
}

/** Whether a stored hash took the work that one made today takes. */
export function isMadeAsToday(stored: string): boolean {
  const { memory, passes, parallelism, tagLength } = parsePhc(stored);
  const made = { memory, passes, parallelism, tagLength };
  return isDeepStrictEqual(made, PARAMETERS);
}

/** Whether it is the password of who is in. @throws 404 */
export const isOwnPassword = async (db: Db, { id }: Actor, password: string): Promise<boolean> =>
  passwordMatches(password, await getPasswordHash(db, id));

/** Keyboards write an ğ as one letter or as two: it is the same password (RFC 8265 §4.2.2). */
const typed = (password: string): string => password.normalize('NFC');

const DECOY = { ...PARAMETERS, nonce: randomBytes(16), tag: randomBytes(PARAMETERS.tagLength) };

function parsePhc(phc: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(phc);
  if (!match) throw new Error('A stored password hash is not in the expected form');
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match;
  const tagBytes = Buffer.from(tag, 'base64');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: tagBytes.length,
    nonce: Buffer.from(nonce, 'base64'),
    tag: tagBytes,
  };
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
