import type { ErrorRequestHandler, Request, Response } from 'express';

import { DashboardErrorPage } from '../../views/dashboard/error.tsx';
import { ErrorPage } from '../../views/public/errors/show.tsx';
import type { Actor } from '../actor.ts';
import { sendDashboardPage } from '../dashboard-page.ts';
import { sentenceOf } from '../error-sentences.ts';
import type { AppError } from '../errors.ts';
import { sendPage } from '../page.ts';
import { localPath } from '../shared/local-path.ts';
import { cutOff, expected } from './errors.ts';
import { siteFor } from './site.ts';

/** Every error of a page is a page: what happened in words, a way on, and the request's id. */
export const pageErrors: ErrorRequestHandler = async (error, req, res, _next) => {
  if (res.headersSent) return cutOff(error, req, res);
  await sendErrorPage(req, res, expected(error, req, res));
};

/** Inside the dashboard for who is signed in there, else as a page of the site. */
async function sendErrorPage(req: Request, res: Response, error: AppError): Promise<void> {
  const { actor } = res.locals as { actor?: Actor };
  const { status } = error;
  const back = cameFrom(req);
  res.locals.site ??= await siteFor(req, res);
  // What a form was sent to may be no page of its own.
  const again = req.method === 'GET' ? res.locals.site.path : back;
  const page = { status, ...toldOf(error), back, again };
  res.status(status).set(error.headers).set('Cache-Control', 'no-store');
  if (actor) return sendDashboardPage(req, res, DashboardErrorPage, page);
  sendPage(req, res, ErrorPage, page);
}

/** What the error has to say beyond its status. */
const toldOf = (error: AppError) => ({
  what: sentenceOf(error),
  minutes: Number(error.values.minutes ?? 1),
});

/** The page of ours that a form was sent from, or whose link led here. */
function cameFrom(req: Request): string | undefined {
  const referer = req.get('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { host, pathname, search } = new URL(referer);
  if (host !== req.get('host')) return undefined;
  const path = localPath(pathname + search);
  const isHere = req.method === 'GET' && path === req.originalUrl;
  return isHere ? undefined : path;
}
