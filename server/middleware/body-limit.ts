import type { Request, Response } from 'express';

import { AppError } from '../errors.ts';

/**
 * Refuses a body by the length it announces, before any of it is read: a parser reads all of it first.
 * The connection ends with the answer, as what still comes belongs to nobody. Files are let through:
 * their own step says how long they may be. @throws 413 `too_large`
 */
export function refuseLonger(bytes: number, req: Request, res: Response): void {
  if (req.is('multipart/form-data') || !(Number(req.headers['content-length']) > bytes)) return;
  res.set('Connection', 'close');
  throw new AppError(413, 'too_large');
}
