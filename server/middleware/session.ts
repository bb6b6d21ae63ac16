import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';

import { pool } from '../db/index.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';
import { newSessionId, SESSION_SECONDS } from '../services/accounts/tokens.ts';
import { signingSecrets } from '../services/signing-secrets.ts';
import { maskedAddress } from '../shared/masked-address.ts';
import { once } from '../shared/once.ts';

declare module 'express-session' {
  interface SessionData {
    user_id: number;
    /** What the browser says it is, and where it came from with the last part masked. */
    device: string;
    place: string;
  }
}

const PgStore = connectPgSimple(session);
const secure = env.APP_ENV === 'production';

/** `__Host-` ties the cookie to this very host, which only https allows; development has a plain name. */
const SESSION_COOKIE = secure ? '__Host-sid' : 'sid';

let handler: RequestHandler | undefined;

/**
 * Sessions, only where somebody can be signed in (the dashboard and its login calls): public pages
 * stay without a cookie so that they can be cached.
 */
export const sessions: RequestHandler = (req, res, next) => {
  handler ??= createSessions();
  handler(req, res, next);
};

function createSessions(): RequestHandler {
  return session({
    name: SESSION_COOKIE,
    secret: signingSecrets(),
    genid: (req) => renewals.get(req as Request) ?? newSessionId(),
    resave: false,
    saveUninitialized: false,
    rolling: false,
    proxy: env.TRUST_PROXY > 0,
    cookie: { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: SESSION_SECONDS * 1000 },
    store: new PgStore({
      pool: pool(),
      tableName: 'sessions',
      createTableIfMissing: false,
      disableTouch: true,
      pruneSessionInterval: false,
      errorLog: (...facts) => log.error({ facts: facts.map(String) }, 'session store'),
    }),
  });
}

export const sessionUserId = (req: Request): number | undefined => req.session?.user_id;

/** Starts a fresh session for a person: a new id, so that one known before login is worth nothing. */
export function startSession(req: Request, userId: number): Promise<void> {
  if (secure && !req.secure) warnOfLostCookie();
  return new Promise((resolve, reject) => {
    req.session.regenerate((error) => {
      if (error) return reject(error);
      req.session.user_id = userId;
      req.session.device = (req.get('user-agent') ?? '').slice(0, 300);
      req.session.place = maskedAddress(req.ip ?? '');
      req.session.save((saveError) => (saveError ? reject(saveError) : resolve()));
    });
  });
}

/** express-session drops such a cookie without a word; whoever signs in is back at the login page then. */
const warnOfLostCookie = once(() =>
  log.warn(
    { trust_proxy: env.TRUST_PROXY },
    'no session cookie given: not asked for over https, as far as TRUST_PROXY lets us know',
  ),
);

/** Ids that sessions were given in the database already, by the request that brought their cookie. */
const renewals = new WeakMap<Request, string>();

/** Hands the browser the new id of the session it came with; its end stays. Another's cookie is let be. */
export function renewCookie(req: Request, { from, to }: { from: string; to: string }) {
  if (req.sessionID !== from) return Promise.resolve();
  const { cookie, user_id, device, place } = req.session;
  renewals.set(req, to);
  return new Promise<void>((resolve, reject) => {
    req.session.regenerate((error) => {
      if (error) return reject(error);
      Object.assign(req.session, { user_id, device, place });
      req.session.cookie.expires = cookie.expires;
      req.session.save((saveError) => (saveError ? reject(saveError) : resolve()));
    });
  });
}

/** Deletes the session row; the token bound to it is refused from now on. */
export function endSession(req: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    req.session.destroy((error) => (error ? reject(error) : resolve()));
  });
}
