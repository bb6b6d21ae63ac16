import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { wakeMails } from '../../jobs/index.ts';
import { actorOf } from '../../middleware/access.ts';
import { doer } from '../../middleware/doer.ts';
import {
  forgiveCodeTries,
  forgivePasswordTries,
  limitCodeTries,
  limitPasswordTries,
} from '../../middleware/rate-limit.ts';
import { parse, parseBody } from '../../parse.ts';
import { getUser } from '../../queries/accounts/users.ts';
import { Nothing } from '../../schemas/common.ts';
import { OwnProof, TotpConfirmation, TotpStart } from '../../schemas/totp.ts';
import { UserIdParams } from '../../schemas/users.ts';
import {
  renewRecoveryCodes,
  startTotp,
  takeTotpFrom,
  turnTotpOff,
  turnTotpOn,
} from '../../services/accounts/totp.ts';

export async function start(req: Request, res: Response) {
  const { password } = parseBody(TotpStart, req);
  const actor = actorOf(res);
  await limitPasswordTries(actor.id);
  const begun = await startTotp(db, actor, password, doer(req, res));
  await forgivePasswordTries(actor.id);
  res.json({ content: begun });
}

export async function confirm(req: Request, res: Response) {
  const { code } = parseBody(TotpConfirmation, req);
  const actor = actorOf(res);
  await limitCodeTries(actor.id);
  const content = await turnTotpOn(db, actor, code, doer(req, res));
  wakeMails();
  await forgiveCodeTries(actor.id);
  res.json({ content });
}

export async function turnOff(req: Request, res: Response) {
  const proof = parseBody(OwnProof, req);
  const actor = actorOf(res);
  await limitOwnProof(actor.id);
  await turnTotpOff(db, actor, proof, doer(req, res));
  wakeMails();
  await forgiveOwnProof(actor.id);
  res.json({ content: { on: false } });
}

export async function renewCodes(req: Request, res: Response) {
  const proof = parseBody(OwnProof, req);
  const actor = actorOf(res);
  await limitOwnProof(actor.id);
  const codes = await renewRecoveryCodes(db, actor, proof, doer(req, res));
  wakeMails();
  await forgiveOwnProof(actor.id);
  res.json({ content: codes });
}

/** For a colleague or an owner who lost the device. */
export async function takeFrom(req: Request, res: Response) {
  const { id } = parse(UserIdParams, req.params);
  await getUser(db, id);
  parseBody(Nothing, req);
  await takeTotpFrom(db, id, doer(req, res));
  wakeMails();
  res.json({ content: { id } });
}

/** Password and code are tried together, and each is counted. */
async function limitOwnProof(user_id: number): Promise<void> {
  await limitPasswordTries(user_id);
  await limitCodeTries(user_id);
}

async function forgiveOwnProof(user_id: number): Promise<void> {
  await forgivePasswordTries(user_id);
  await forgiveCodeTries(user_id);
}
