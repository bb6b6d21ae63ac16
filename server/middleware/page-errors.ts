import type { ErrorRequestHandler, Request, Response } from 'express';

import { DashboardErrorPage } from '../../views/dashboard/error.tsx';
import { ErrorPage } from '../../views/public/errors/show.tsx';
import type { Actor } from '../actor.ts';
import { sendDashboardPage } from '../dashboard-page.ts';
import type { AppError } from '../errors.ts';
import { sendPage } from '../page.ts';
import { expected } from './errors.ts';
import { siteFor } from './site.ts';

/** Every error of a page is a page: what happened in words, a way on, and the request's id. */
export const pageErrors: ErrorRequestHandler = async (error, req, res, next) => {
  if (res.headersSent) return next(error);
  await sendErrorPage(req, res, expected(error, req, res));
};

/** Inside the dashboard for who is signed in there, else as a page of the site. */
async function sendErrorPage(req: Request, res: Response, error: AppError): Promise<void> {
  const { actor } = res.locals as { actor?: Actor };
  const { status } = error;
  res.locals.site ??= await siteFor(req, res);
  res.status(status).set(error.headers).set('Cache-Control', 'no-store');
  if (actor) return sendDashboardPage(req, res, DashboardErrorPage, { status });
  sendPage(req, res, ErrorPage, { status });
}
