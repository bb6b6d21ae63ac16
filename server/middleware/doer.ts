import type { Request, Response } from 'express';

import type { Actor } from '../actor.ts';
import type { Doer } from '../services/audit.ts';
import { requestIdOf } from './log.ts';

/** Who is behind a change, for the timeline and the audit log: the signed-in person, or a guest. */
export function doer(req: Request, res: Response): Doer {
  const { actor } = res.locals as { actor?: Actor };
  return {
    id: actor?.id ?? null,
    role: actor?.role ?? 'GUEST',
    ip: req.ip ?? null,
    request_id: requestIdOf(res),
  };
}
