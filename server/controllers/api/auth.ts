import type { Request, Response } from 'express';

import { bearerOf } from '../../middleware/bearer.ts';
import { enter, leave } from '../../middleware/enter.ts';
import { parseBody } from '../../parse.ts';
import { Credentials } from '../../schemas/auth.ts';
import { Nothing } from '../../schemas/common.ts';
import type { SignedIn } from '../../services/accounts/auth.ts';
import { readToken, SESSION_SECONDS, signToken } from '../../services/accounts/tokens.ts';

/** Answers the bearer token and the dashboard's session cookie, which live and end together. */
export async function login(req: Request, res: Response) {
  const user = await enter(req, res, parseBody(Credentials, req));
  res.set('Cache-Control', 'no-store').json({ content: presentLogin(user, req.sessionID) });
}

/** Ends the session of the cookie and of the bearer token; answers alike when there is none. */
export async function logout(req: Request, res: Response) {
  parseBody(Nothing, req);
  const claims = readToken(bearerOf(req) ?? '');
  await leave(req, res, ...(claims ? [claims.sid] : []));
  res.set('Clear-Site-Data', '"cache"').json({ content: { ended: true } });
}

function presentLogin(user: SignedIn, sid: string) {
  const iat = Math.floor(Date.now() / 1000);
  const exp = iat + SESSION_SECONDS;
  return {
    accessToken: signToken({ id: user.id, role: user.role, sid, iat, exp }),
    user: {
      id: user.id,
      role: user.role,
      UserDetail: { firstName: user.first_name, lastName: user.last_name },
    },
  };
}
