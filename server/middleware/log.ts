import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { RequestHandler, Response } from 'express';
import type { Actor } from '../actor.ts';
import { log } from '../log.ts';
import { observeRequest } from '../metrics.ts';
import { loggedPath } from './logged-path.ts';

/** Marks what this process asks itself when it starts: nobody asked, so it has a line only where it failed. */
export const OWN_REQUEST = { 'x-koy-own': randomBytes(16).toString('hex') } as const;

const isOwn = (req: IncomingMessage): boolean =>
  req.headers['x-koy-own'] === OWN_REQUEST['x-koy-own'];

/** Names the request (also on error pages and in API errors) and writes one line when it is answered. */
export const logRequests: RequestHandler = (req, res, next) => {
  const started = performance.now();
  const requestId = newRequestId();
  res.locals.request_id = requestId;
  res.setHeader('X-Request-Id', requestId);
  res.once('close', () => {
    const { actor } = res.locals as { actor?: Actor };
    const ms = performance.now() - started;
    const route = (req.route as { path?: string } | undefined)?.path;
    observeRequest(req.method, route ?? 'none', res.statusCode, ms / 1000);
    const line = {
      request_id: requestId,
      method: req.method,
      path: loggedPath(req.originalUrl),
      status: res.writableFinished ? res.statusCode : 499,
      ms: Math.round(ms * 10) / 10,
      bytes: Number(res.getHeader('content-length') ?? 0),
      user_id: actor?.id,
    };
    if (res.statusCode >= 500) log.error(line, 'request');
    else if (!isOwn(req)) log.info(line, 'request');
  });
  next();
};

/** The line of a page answered from memory, before Express saw the request. Returns the request's id. */
export function logHit(req: IncomingMessage, status: number, bytes: number): string {
  const requestId = newRequestId();
  const path = loggedPath(req.url ?? '');
  log.info(
    { request_id: requestId, method: req.method, path, status, bytes, kept: true },
    'request',
  );
  observeRequest(req.method ?? 'GET', 'kept', status, 0);
  return requestId;
}

/** Drawn for many requests at once: one draw takes as long as a tenth of a page out of memory. */
const DRAWN = 512;
const ID_BYTES = 8;
let drawn = '';
let used = 0;

function newRequestId(): string {
  if (used === drawn.length) {
    drawn = randomBytes(DRAWN * ID_BYTES).toString('hex');
    used = 0;
  }
  const from = used;
  used += ID_BYTES * 2;
  return drawn.slice(from, used);
}

export const requestIdOf = (res: Response): string =>
  (res.locals as { request_id?: string }).request_id ?? '';
