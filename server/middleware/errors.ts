import type { ErrorRequestHandler, Request, Response } from 'express';

import { now } from '../clock.ts';
import { asAppError, failureName, isDatabaseDown, isOverTime, isOwnFault } from '../db/errors.ts';
import { fieldSentences, sentenceOf } from '../error-sentences.ts';
import { AppError } from '../errors.ts';
import { log } from '../log.ts';
import { noteFailure } from '../recent-failures.ts';
import { unquoted } from '../unquoted.ts';
import { requestIdOf } from './log.ts';
import { loggedPath } from './logged-path.ts';

/** JSON for calls: a sentence for the person, a code for the program, every bad field at once. */
export const apiErrors: ErrorRequestHandler = (error, req, res, _next) => {
  if (res.headersSent) return cutOff(error, req, res);
  const known = expected(error, req, res);
  // How one is let in has to be named (RFC 9110 §15.5.2).
  if (known.status === 401) res.set('WWW-Authenticate', 'Bearer');
  res
    .status(known.status)
    .set(known.headers)
    .set('Cache-Control', 'no-store')
    .json({
      ...known.details,
      content: sentenceOf(known),
      code: known.code,
      fields: fieldSentences(ofFields(known.fields)),
      request_id: requestIdOf(res),
    });
};

/** Without what is wrong with the whole, which the answer's sentence tells. */
const ofFields = ({ '': _, ...fields }: AppError['fields']): AppError['fields'] => fields;

/** An answer that has begun can say nothing any more. Left to Express, it would be lines of no log. */
export function cutOff(error: unknown, req: Request, res: Response): void {
  const request_id = requestIdOf(res);
  log.error({ err: error, request_id, method: req.method }, 'failed after its answer began');
  req.socket.destroy();
}

/**
 * What went wrong, as an error the product knows; anything else is logged whole and told as 500. What is known and
 * our own fault is logged, too.
 */
export function expected(error: unknown, req: Request, res: Response): AppError {
  const known = knownOf(error, req);
  if (known && !isOwnFault(error)) return known;
  log.error({ err: error, request_id: requestIdOf(res), method: req.method }, failureName(error));
  noteFailure({
    at: now(),
    request_id: requestIdOf(res),
    method: req.method,
    path: loggedPath(req.originalUrl),
    message: String(unquoted(error)).slice(0, 300),
  });
  if (known) return known;
  return isDatabaseDown(error) || isOverTime(error)
    ? new AppError(503, 'unavailable', { headers: { 'Retry-After': '5' } })
    : new AppError(500, 'unexpected');
}

/** Who only reads clashes with nobody: what a lock holds up is as busy as all that took too long. */
function knownOf(error: unknown, { method }: Request): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isOverTime(error) && ['GET', 'HEAD'].includes(method)) return undefined;
  return asAppError(error) ?? asHttpError(error);
}

/**
 * Errors of Express and its body parsers carry a status and are the caller's mistake below 500; what could
 * not be unpacked has no type, but the code of what failed to. A 415 with a type is about its packing or
 * its letters (`encoding.unsupported`, `charset.unsupported`).
 */
function asHttpError(error: unknown): AppError | undefined {
  const { status, type, code } = (error ?? {}) as { status?: number; type?: string; code?: string };
  if (status === 413) return new AppError(413, 'too_large');
  if (status === 415) return new AppError(415, type ? 'bad_encoding' : 'not_json');
  if (status === 400) return new AppError(400, type || code ? 'bad_body' : 'bad_request');
  return undefined;
}
