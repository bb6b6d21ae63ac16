import type { Request, Response } from 'express';

import { db } from '../db/index.ts';
import type { Credentials } from '../schemas/auth.ts';
import {
  confirmSignIn,
  type GivenStep,
  type SignedIn,
  signIn,
  signInBySecondStep,
} from '../services/accounts/auth.ts';
import { endSessions, noteStart, noteTry } from '../services/accounts/sign-in-log.ts';
import type { Doer } from '../services/audit.ts';
import { doer } from './doer.ts';
import { knownBrowserOf, rememberBrowser } from './known-browser.ts';
import { forgiveLogin, limitLogin } from './rate-limit.ts';
import { endSession, startSession } from './session.ts';

/**
 * Lets somebody in, from the page as from the API, and starts their session. However it ends, the audit
 * log has a line of it. Strangers wait behind who came in from their browser before: some dozen addresses that
 * guess, each as often as it may, fill minutes. @throws 401, 429
 */
export function enter(req: Request, res: Response, credentials: Credentials): Promise<SignedIn> {
  const { email } = credentials;
  const later = knownBrowserOf(req, email) === undefined;
  return enterBy(req, res, {
    email,
    check: (guest) => signIn(db, { ...credentials, later }, guest),
  });
}

/** The same by the second step alone; its codes are counted with the passwords. @throws 401, 429 */
export const enterBySecondStep = (req: Request, res: Response, step: GivenStep) =>
  enterBy(req, res, { email: step.email, check: (guest) => signInBySecondStep(db, step, guest) });

interface Entry {
  email: string;
  check: (guest: Doer) => Promise<SignedIn>;
}

async function enterBy(req: Request, res: Response, { email, check }: Entry): Promise<SignedIn> {
  const guest = doer(req, res);
  await limitLogin(req, email, (lock) =>
    noteTry(db, guest, { email, act: 'locked', facts: { lock } }),
  );
  const user = await check(guest);
  await startSession(req, user.id);
  await confirmOrEnd(req, { email, user }, guest);
  await forgiveLogin(req, email);
  rememberBrowser(req, res, email);
  await noteStart(db, req.sessionID, { ...guest, id: user.id, role: user.role });
  return user;
}

/** @throws 401 */
async function confirmOrEnd(req: Request, entered: { email: string; user: SignedIn }, guest: Doer) {
  try {
    await confirmSignIn(db, entered, guest);
  } catch (error) {
    await endSession(req);
    throw error;
  }
}

/** Ends the session of the cookie, and those that are named; their tokens are refused from now on. */
export async function leave(req: Request, res: Response, ...sids: string[]): Promise<void> {
  await endSessions(db, [req.sessionID, ...sids], doer(req, res));
  await endSession(req);
}
