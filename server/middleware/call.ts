import type { Request, Response } from 'express';

import { actorOf } from './access.ts';

/** A call that may be repeated: who called what, under which `Idempotency-Key`, with what. */
export const callOf = (req: Request, res: Response, input: unknown) => ({
  scope: `user ${actorOf(res).id} ${req.method} ${req.baseUrl}${req.path}`,
  key: req.get('idempotency-key'),
  input,
});
