import express, { type Express, type Request, type RequestHandler } from 'express';

import { env } from './env.ts';
import { noRoute } from './errors.ts';
import { servePictures } from './media.ts';
import { recognise } from './middleware/access.ts';
import { onlyFormLetters, refuseLonger } from './middleware/body-limit.ts';
import { apiErrors } from './middleware/errors.ts';
import { logRequests } from './middleware/log.ts';
import { pageErrors } from './middleware/page-errors.ts';
import { limitDesk, limitReads } from './middleware/rate-limit.ts';
import { keepCodesSecret, sameSiteOnly, securityHeaders } from './middleware/security.ts';
import { sessions } from './middleware/session.ts';
import { withSite } from './middleware/site.ts';
import { leadToPlain } from './middleware/spelling.ts';
import { announceCalls } from './openapi/access.ts';
import { apiAdminRoutes } from './routes/api-admin.ts';
import { apiPublicRoutes } from './routes/api-public.ts';
import { dashboardRoutes } from './routes/dashboard.ts';
import { opsRoutes } from './routes/ops.ts';
import { paymentRoutes } from './routes/payments.ts';
import { publicRoutes } from './routes/public.ts';
import { fixedAddresses, mountApi, mountPages } from './routes/route.ts';
import { announceScreens } from './routes/screens.ts';
import { serveStatic } from './static-files.ts';

/** The middleware in its order; what each URL does is in the route tables. */
export function createApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.TRUST_PROXY);
  app.use(logRequests, securityHeaders);
  app.use('/static', serveStatic);
  app.use('/media', servePictures);
  app.use(mountPages(opsRoutes));
  // Providers and the browsers they send back come from other sites: what they bring proves itself.
  app.use(mountPages(paymentRoutes));
  app.use(sameSiteOnly);
  app.use('/v1/admin', neverKept, limitDesk, mountApi(apiAdminRoutes), unknownRoute, apiErrors);
  app.use(limitReads);
  app.use(mountApi(apiPublicRoutes));
  app.use(['/v1', '/v2'], unknownRoute);
  app.use(onlyApi(apiErrors));
  announceScreens(dashboardRoutes);
  announceCalls([
    { mountedAt: '', routes: apiPublicRoutes },
    { mountedAt: '/v1/admin', routes: apiAdminRoutes },
  ]);
  app.use('/dashboard', sessions);
  app.use(keepCodesSecret, withSite, forms);
  app.use(mountPages(dashboardRoutes));
  app.use('/dashboard', recognise);
  app.use(mountPages(publicRoutes));
  app.use(unknownRoute, leadToPlain(fixedAddresses(publicRoutes)), pageErrors);
  return app;
}

/** Only what is posted: a page must not wait for what somebody says he will send with asking for it. */
const forms: RequestHandler = (req, res, next) => {
  if (req.method !== 'POST') return next();
  refuseLonger(FORM_BYTES, req, res);
  readForm(req, res, next);
};

const FORM_BYTES = 64 * 1024;
/** The longest form is a guest list's: six fields of each of at most 36 people, and a few beside them. */
const readForm = express.urlencoded({
  extended: false,
  limit: FORM_BYTES,
  parameterLimit: 240,
  verify: onlyFormLetters,
});

/** What staff see is theirs alone: no cache on the way, none in the browser. */
const neverKept: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

const unknownRoute: RequestHandler = () => {
  throw noRoute();
};

/** Errors of the public calls are JSON; those of pages go on to the page handler. */
const onlyApi =
  (handler: typeof apiErrors): typeof apiErrors =>
  (error, req, res, next) =>
    isCall(req) ? handler(error, req, res, next) : next(error);

const isCall = (req: Request): boolean => /^\/v[12](\/|$)/.test(req.path) && !isOwnPage(req);

/** The calls' own pages are described as calls, too: who doesn't ask for HTML, as browsers do, is told as JSON. */
const isOwnPage = (req: Request): boolean =>
  isRead(req.method) &&
  /^\/v1\/docs(\/|$)/.test(req.path) &&
  req.accepts(['json', 'html']) === 'html';

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
