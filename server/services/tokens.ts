import { createSecretKey, randomBytes } from 'node:crypto';

import jwt from 'jsonwebtoken';

import { env } from '../env.ts';

const ISSUER = 'koy';
const AUDIENCE = 'koy-api';
const ALGORITHM = 'HS256';
/** As text it would be tried as a public key first, with every token that is read. */
const SECRET = createSecretKey(Buffer.from(env.JWT_SECRET));

/** Life of a session and of its token, in seconds: they end together. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** Nobody guesses it: 192 bits. */
export const newSessionId = (): string => randomBytes(24).toString('base64url');

export type Role = 'ADMIN' | 'OWNER';

export interface TokenClaims {
  iat: number;
  exp: number;
  id: number;
  role: Role;
  sid: string;
}

type Signed = Omit<TokenClaims, 'iat'> & Partial<Pick<TokenClaims, 'iat'>>;

/** Signs a bearer token bound to the session row `sid`; both end at `exp`. Without `iat` it is issued now. */
export function signToken(claims: Signed): string {
  return jwt.sign(claims, SECRET, {
    algorithm: ALGORITHM,
    issuer: ISSUER,
    audience: AUDIENCE,
  });
}

/** The claims of a token this server signed, or undefined: forged, expired, for somebody else. */
export const readToken = (token: string): TokenClaims | undefined =>
  read<TokenClaims>(token, AUDIENCE);

/** How long a right password waits for the code of the second step, in seconds. */
export const FIRST_STEP_SECONDS = 5 * 60;

/** Whose password was right, and what it was right for (`services/first-steps.ts`). */
interface FirstStepClaims {
  id: number;
  mark: string;
}

/** Of an audience of its own: it is no bearer token, and no bearer token is one. */
const FIRST_STEP_AUDIENCE = 'koy-second-step';

export const signFirstStep = (claims: FirstStepClaims): string =>
  jwt.sign(claims, SECRET, {
    algorithm: ALGORITHM,
    issuer: ISSUER,
    audience: FIRST_STEP_AUDIENCE,
    expiresIn: FIRST_STEP_SECONDS,
  });

/** Undefined: forged, or more than five minutes old. */
export const readFirstStep = (token: string): FirstStepClaims | undefined =>
  read<FirstStepClaims>(token, FIRST_STEP_AUDIENCE);

function read<Claims>(token: string, audience: string): Claims | undefined {
  try {
    return jwt.verify(token, SECRET, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience,
    }) as unknown as Claims;
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return undefined;
    throw error;
  }
}
