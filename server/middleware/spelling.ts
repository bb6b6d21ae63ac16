import type { ErrorRequestHandler, Request } from 'express';

import { db } from '../db/index.ts';
import { AppError } from '../errors.ts';
import { isKnownSlug, type KnownSlug } from '../queries/content/known-slugs.ts';
import { paths } from '../shared/paths.ts';
import { slugOf } from '../shared/slug.ts';

/**
 * Leads whoever typed an address in capitals or in Turkish letters ('/KALKAN', '/Kaş', '/villa/Villa-ADI')
 * to the page that they mean; all others go on to the page that says that there is none. `fixed`: the
 * addresses that are always there. What it leads to is made of this site's own words alone.
 */
export function leadToPlain(fixed: ReadonlySet<string>): ErrorRequestHandler {
  return async (error, req, res, next) => {
    const plain = isMissed(error, req) ? plainPath(req.path) : undefined;
    if (plain === undefined || !(fixed.has(plain) || (await isPage(plain)))) return next(error);
    const at = req.originalUrl.indexOf('?');
    res.redirect(301, at < 0 ? plain : plain + req.originalUrl.slice(at));
  };
}

const isMissed = (error: unknown, { method }: Request): boolean =>
  error instanceof AppError && error.status === 404 && (method === 'GET' || method === 'HEAD');

/** Undefined where nothing is spelt otherwise than our addresses are. */
function plainPath(path: string): string | undefined {
  const typed = decoded(path);
  if (typed === undefined || !/[^\P{L}a-z]/u.test(typed)) return undefined;
  const words = typed.split('/').slice(1).map(slugOf);
  return words.includes('') ? undefined : `/${words.join('/')}`;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const PAGES: [KnownSlug['kind'], (slug: string) => string][] = [
  ['LANDING', (slug) => paths.landing(slug)],
  ['VILLA', (slug) => paths.villa(slug)],
  ['VILLA', paths.villaCalendar],
  ['VILLA', (slug) => paths.bookVilla(slug)],
  ['BOAT', (slug) => paths.boat(slug)],
  ['BOAT', paths.boatCalendar],
  ['BOAT', (slug) => paths.bookBoat(slug)],
  ['POST', paths.post],
];

async function isPage(path: string): Promise<boolean> {
  for (const slug of path.split('/').slice(1))
    for (const [kind, address] of PAGES)
      if (address(slug) === path && (await isKnownSlug(db, { kind, slug }))) return true;
  return false;
}
