import { createHash, createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Role } from '../../shared/roles.ts';

import { tokenSecrets } from '../signing-secrets.ts';

const ISSUER = 'koy';
const AUDIENCE = 'koy-api';
const ALGORITHM = 'HS256';

/** Life of a session and of its token, in seconds: they end together. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** Nobody guesses it: 192 bits. */
export const newSessionId = (): string => randomBytes(24).toString('base64url');

interface TokenClaims {
  iat: number;
  exp: number;
  id: number;
  role: Role;
  sid: string;
}

type Signed = Omit<TokenClaims, 'iat'> & Partial<Pick<TokenClaims, 'iat'>>;

/** Signs a bearer token bound to the session row `sid`; both end at `exp`. Without `iat` it is issued now. */
export const signToken = (claims: Signed): string => sign(claims, { audience: AUDIENCE });

/** The claims of a token this server signed, or undefined: forged, expired, for somebody else. */
export const readToken = (token: string): TokenClaims | undefined =>
  read<TokenClaims>(token, AUDIENCE);

/** How long a right password waits for the code of the second step, in seconds. */
export const FIRST_STEP_SECONDS = 5 * 60;

/** Whose password was right, and what it was right for (`services/accounts/first-steps.ts`). */
interface FirstStepClaims {
  id: number;
  mark: string;
}

/** Of an audience of its own: it is no bearer token, and no bearer token is one. */
const FIRST_STEP_AUDIENCE = 'koy-second-step';

/** A token that a right password earns, good for `FIRST_STEP_SECONDS` and for the second step alone. */
export const signFirstStep = (claims: FirstStepClaims): string =>
  sign(claims, { audience: FIRST_STEP_AUDIENCE, expiresIn: FIRST_STEP_SECONDS });

/** Undefined: forged, or more than five minutes old. */
export const readFirstStep = (token: string): FirstStepClaims | undefined =>
  read<FirstStepClaims>(token, FIRST_STEP_AUDIENCE);

/** By so many seconds: another machine reads what this one has just signed. */
const CLOCKS_DIFFER = 60;

/** Each has a name of its own, is good from now on, and says by which secret it is signed. */
function sign(claims: object, own: Pick<jwt.SignOptions, 'audience' | 'expiresIn'>): string {
  const [secret] = tokenSecrets();
  return jwt.sign(claims, keyOf(secret), {
    ...own,
    algorithm: ALGORITHM,
    issuer: ISSUER,
    jwtid: randomUUID(),
    notBefore: -CLOCKS_DIFFER,
    keyid: kidOf(secret),
  });
}

function read<Claims>(token: string, audience: string): Claims | undefined {
  try {
    const kid = jwt.decode(token, { complete: true })?.header.kid;
    const secret = tokenSecrets().find((each) => kidOf(each) === kid);
    if (secret === undefined) return undefined;
    return jwt.verify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience,
    }) as unknown as Claims;
  } catch (error) {
    // What stands where the claims should may be no JSON at all, which the package lets through as it comes.
    if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** As text a secret would be tried as a public key first, with every token that is read. */
const keyOf = kept((secret): KeyObject => createSecretKey(Buffer.from(secret)));

/** What a secret is called in the head of its tokens: the same in every process, and nothing of the secret. */
const kidOf = kept((secret) =>
  createHash('sha256').update(`kid ${secret}`).digest('base64url').slice(0, 8),
);

/** Of the one or two secrets there are. */
function kept<Made>(make: (secret: string) => Made): (secret: string) => Made {
  const made = new Map<string, Made>();
  return (secret) => made.getOrInsertComputed(secret, make);
}
