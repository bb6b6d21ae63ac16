import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isIP } from 'node:net';

import type { Request, Response } from 'express';

import { env } from './env.ts';
import { t } from './i18n.ts';
import { log } from './log.ts';
import { observeRequest } from './metrics.ts';
import { securityHeaders } from './middleware/security.ts';
import { opsRoutes } from './routes/ops.ts';
import { LOOPBACK } from './setting-rules.ts';

/** Watchers in the machine's own net ask by whatever name they know it under. */
const FOR_WATCHERS = new Set(opsRoutes.map(({ path }) => path));

/**
 * Stands before everything else: 400 for a request under a name that is not the site's
 * (`PUBLIC_URL`) and not this machine's. No link is made of that name, but a cache on the way could
 * keep our pages for it, and a page elsewhere could read them under its own (DNS rebinding). Numeric
 * addresses are nobody's name. Nothing is refused where the program listens to other machines and
 * nobody has told it its name.
 */
export function withKnownHosts(listener: RequestListener): RequestListener {
  return (req, res) => {
    if (isKnown(req)) return listener(req, res);
    const requestId = randomBytes(8).toString('hex');
    log.info({ request_id: requestId, method: req.method, status: 400 }, 'unknown host');
    observeRequest(req.method ?? 'GET', 'none', 400, 0);
    protect(req, res);
    res.writeHead(400, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
      Connection: 'close',
    });
    res.end(req.method === 'HEAD' ? undefined : t('errors:unknown_host'));
  };
}

/** As what the app answers; none of it waits for anything. */
function protect(req: IncomingMessage, res: ServerResponse): void {
  for (const set of securityHeaders) set(req as Request, res as Response, () => {});
}

function isKnown({ headers, url = '' }: IncomingMessage): boolean {
  // HTTP/1.0 may leave it out; that is no other site's name.
  if (headers.host === undefined || FOR_WATCHERS.has(url)) return true;
  const name = nameIn(headers.host);
  if (LOOPBACK.has(name) || isIP(name) > 0) return true;
  const own = new URL(env.PUBLIC_URL).hostname;
  return name === own || (LOOPBACK.has(own) && !LOOPBACK.has(env.HOST));
}

/** 'Villa.example:443' → 'villa.example', '[::1]:3000' → '::1' */
const nameIn = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
