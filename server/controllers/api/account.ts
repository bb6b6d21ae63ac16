import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { wakeMails } from '../../jobs/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { doer } from '../../middleware/doer.ts';
import {
  forgivePasswordTries,
  limitPasswordTries,
  limitProof,
} from '../../middleware/rate-limit.ts';
import { renewCookie } from '../../middleware/session.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import { presentSession } from '../../presenters/accounts/account.ts';
import { getOwnSession, listSessionsOf } from '../../queries/accounts/sessions.ts';
import { OwnPassword, PasswordAgain } from '../../schemas/account.ts';
import { IdParams, Nothing } from '../../schemas/common.ts';
import {
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
} from '../../services/accounts/account.ts';
import { proveAgain } from '../../services/accounts/proof.ts';

export async function sessions(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  const rows = await listSessionsOf(db, actorOf(res));
  res.json({ content: rows.map(presentSession) });
}

export async function endSession(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  const actor = actorOf(res);
  await getOwnSession(db, actor, id);
  parseBody(Nothing, req);
  await endOwnSession(db, actor, id, doer(req, res));
  res.json({ content: { id } });
}

export async function endOthers(req: Request, res: Response) {
  parseBody(Nothing, req);
  res.json({ content: { ended: await endOtherSessions(db, actorOf(res), doer(req, res)) } });
}

export async function setPassword(req: Request, res: Response) {
  const wanted = parseBody(OwnPassword, req);
  const actor = actorOf(res);
  await limitPasswordTries(actor.id);
  const ended = await changeOwnPassword(db, actor, wanted, doer(req, res));
  wakeMails();
  await forgivePasswordTries(actor.id);
  res.json({ content: { ended } });
}

export async function prove(req: Request, res: Response) {
  const { password } = parseBody(PasswordAgain, req);
  const actor = actorOf(res);
  await limitProof(req, actor.id);
  const { sid, accessToken } = await proveAgain(db, actor, password, doer(req, res));
  await forgivePasswordTries(actor.id);
  await renewCookie(req, { from: actor.sid, to: sid });
  res.set('Cache-Control', 'no-store').json({ content: { proved: true, accessToken } });
}
