import type { Request, RequestHandler, Response } from 'express';

import { reauth } from '../errors.ts';
import type { ProvedDoer } from '../services/accounts/proof.ts';
import { actorOf } from './access.ts';
import { doer } from './doer.ts';

/** A step that may answer 403 `reauth`; by `asksProof` the route tables and the document know. */
type ProofStep = RequestHandler & { readonly asksProof: true };

/** Refuses whoever gave their password too long ago (`PROOF_MINUTES`): 403 `reauth`. */
export const proved: ProofStep = proofStep((res) => {
  if (!actorOf(res).proved) throw reauth();
});

/** For calls that need it for some of their fields only: their service asks, by its `ProvedDoer`. */
export const provedForSome: ProofStep = proofStep((res) => {
  res.locals.proved = actorOf(res).proved;
});

/** Proved only on a route with `provedForSome`: none may do without it in its table. */
export const provedDoer = (req: Request, res: Response): ProvedDoer => ({
  doer: doer(req, res),
  proved: (res.locals as { proved?: boolean }).proved === true,
});

function proofStep(check: (res: Response) => void): ProofStep {
  const step: RequestHandler = (_req, res, next) => {
    check(res);
    next();
  };
  return Object.assign(step, { asksProof: true } as const);
}
