import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Actor } from '../actor.ts';
import { db } from '../db/index.ts';
import { env } from '../env.ts';
import { forbidden, noRoute, unauthenticated } from '../errors.ts';
import { findSessionActor } from '../queries/accounts/sessions.ts';
import { noteDenial } from '../services/accounts/sign-in-log.ts';
import { readToken } from '../services/accounts/tokens.ts';
import { paths } from '../shared/paths.ts';
import { ROLES, type Role } from '../shared/roles.ts';
import { bearerOf } from './bearer.ts';
import { doer } from './doer.ts';
import { loggedPath } from './logged-path.ts';
import { sessionUserId } from './session.ts';

/** Who may call a route. Every route names one; the label is what `npm run routes` and the route tests read. */
export type Access = RequestHandler & { readonly label: string };

export const anyone: Access = access('anyone', async () => {});

/** Metrics: from this machine, or with the token the operator set. */
export const opsOnly: Access = access('ops', async (req) => {
  const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(req.socket.remoteAddress ?? '');
  const forwarded = req.headers['x-forwarded-for'] !== undefined;
  const token = env.METRICS_TOKEN;
  if (token && isSame(req.get('authorization') ?? '', `Bearer ${token}`)) return;
  if (!local || forwarded) throw noRoute();
});

/** Compares in a time that tells nothing of where two texts part. */
const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const digest = (text: string) => createHash('sha256').update(text).digest();

/** API for staff: a bearer token of role ADMIN whose session still lives. The default for `/v1/admin`. */
export const staff: Access = access('ADMIN', (req, res) => requireToken(req, res, ['ADMIN']));

/** API open to owners as well; the query narrows rows to what is theirs. */
export const staffOrOwner: Access = access('ADMIN OWNER', (req, res) =>
  requireToken(req, res, ROLES),
);

/** Dashboard pages, by session cookie: ADMIN only. */
export const staffPage: Access = access('page ADMIN', (req, res) =>
  requireSession(req, res, ['ADMIN']),
);

/** Dashboard pages, by session cookie: ADMIN and OWNER. */
export const staffOrOwnerPage: Access = access('page ADMIN OWNER', (req, res) =>
  requireSession(req, res, ROLES),
);

/** Lets everybody on; who is signed in is told within the dashboard's shell that a screen is not there. */
export const recognise: RequestHandler = async (req, res, next) => {
  res.locals.actor = await signedIn(req);
  next();
};

/** The person behind a request that passed an access check. */
export function actorOf(res: Response): Actor {
  const { actor } = res.locals as { actor?: Actor };
  if (!actor) throw unauthenticated();
  return actor;
}

function access(label: string, check: (req: Request, res: Response) => Promise<void>): Access {
  const step: RequestHandler = async (req, res, next) => {
    await check(req, res);
    if (!res.headersSent) next();
  };
  return Object.assign(step, { label });
}

async function requireToken(req: Request, res: Response, roles: readonly Role[]) {
  const token = bearerOf(req);
  const claims = token ? readToken(token) : undefined;
  const actor = claims && (await findSessionActor(db, claims.sid, claims.id));
  if (!actor) throw unauthenticated();
  await requireRole(req, res, { actor, roles });
}

async function requireSession(req: Request, res: Response, roles: readonly Role[]) {
  const actor = await signedIn(req);
  if (!actor)
    return res
      .set('Cache-Control', 'no-store')
      .redirect(303, paths.dashboard.login(req.originalUrl));
  await requireRole(req, res, { actor, roles });
}

async function signedIn(req: Request): Promise<Actor | undefined> {
  const userId = sessionUserId(req);
  return userId === undefined ? undefined : findSessionActor(db, req.sessionID, userId);
}

/**
 * Lets in whoever has one of the roles; that somebody else came this far is noted, and who it is stands
 * in the answer, so that the dashboard can refuse within its shell. @throws 403
 */
async function requireRole(
  req: Request,
  res: Response,
  { actor, roles }: { actor: Actor; roles: readonly Role[] },
) {
  res.locals.actor = actor;
  if (!roles.includes(actor.role)) {
    const { id, role } = actor;
    const asked = `${req.method} ${loggedPath(req.originalUrl)}`;
    await noteDenial(db, { ...doer(req, res), id, role }, asked);
    throw forbidden();
  }
}
