import { randomBytes } from 'node:crypto';

import type { Request, Response } from 'express';

import { readCookies } from '../cookies.ts';
import { env } from '../env.ts';
import { isSigned, signatureOf } from '../services/signed-facts.ts';

const secure = env.APP_ENV === 'production';

/** Left in a browser from which somebody came in, and there after they left; it lets nobody in. */
const COOKIE = secure ? '__Host-known' : 'known';
/** From one sign-in to the next: a summer house's owner comes twice a year. */
const LIFE = 200 * 24 * 60 * 60 * 1000;

/** The number of the browser, where this person came in from it before. */
export function knownBrowserOf(req: Request, email: string): string | undefined {
  const kept = readCookies(req.headers.cookie).get(COOKIE) ?? '';
  const [number = '', until = '', signature = ''] = kept.split('.');
  const isKnown = isSigned(factsOf(number, until, email), signature) && Number(until) > Date.now();
  return isKnown ? number : undefined;
}

/** Says with the next sign-in that this person came in from here. Whose it is cannot be read from it. */
export function rememberBrowser(req: Request, res: Response, email: string): void {
  const number = knownBrowserOf(req, email) ?? randomBytes(12).toString('base64url');
  const until = String(Date.now() + LIFE);
  const kept = `${number}.${until}.${signatureOf(factsOf(number, until, email))}`;
  res.cookie(COOKIE, kept, {
    maxAge: LIFE,
    httpOnly: true,
    sameSite: 'strict',
    secure,
    path: '/',
  });
}

const factsOf = (number: string, until: string, email: string): string =>
  ['known-browser', number, until, email].join('\n');
