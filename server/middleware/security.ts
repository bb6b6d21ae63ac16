import type { RequestHandler } from 'express';
import helmet from 'helmet';

import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import { holdsCode } from './logged-path.ts';

const production = env.APP_ENV === 'production';

/**
 * The policy of every page. Inlined stylesheets are allowed by their hash, so the header is as
 * cacheable as the page; there is no inline script and no `unsafe-…`.
 */
export function contentSecurityPolicy(
  styleHashes: readonly string[] = [],
  formHosts: readonly string[] = [],
): string {
  const styles = styleHashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // A form that is answered by sending the guest on to a card provider's page leads there.
    ["form-action 'self'", ...formHosts].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

export const securityHeaders: RequestHandler[] = [
  helmet({
    contentSecurityPolicy: false,
    // The default, no-referrer, makes browsers send `Origin: null` with form posts.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // For programs that nobody has: bytes of a page's first packets (docs/performance.md).
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  }),
  (_req, res, next) => {
    res.setHeader('Content-Security-Policy', contentSecurityPolicy());
    res.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    next();
  },
];

/**
 * What stands at an address that holds a code goes into no cache unless it says so itself, and all that is
 * fetched from it hears of this site alone. `no-referrer` would make browsers send `Origin: null` with the
 * page's own form, which those without Sec-Fetch-Site (Safari before 16.4) are refused for.
 */
export const keepCodesSecret: RequestHandler = (req, res, next) => {
  if (holdsCode(req.path)) {
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Referrer-Policy', 'strict-origin');
  }
  next();
};

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state changes that another site's page started. Browsers say where a request comes from
 * in Sec-Fetch-Site or Origin; scripts and apps send neither and carry no ambient cookie to abuse.
 */
export const sameSiteOnly: RequestHandler = (req, _res, next) => {
  if (SAFE_METHODS.has(req.method)) return next();
  const site = req.get('sec-fetch-site');
  const origin = req.get('origin');
  const allowed = site
    ? site === 'same-origin' || site === 'none'
    : origin === undefined || hostOf(origin) === req.get('host');
  if (!allowed) throw new AppError(403, 'cross_site');
  next();
};

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);
