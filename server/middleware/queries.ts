import type { RequestHandler } from 'express';

import { parseQuery } from '../parse.ts';
import { Nothing } from '../schemas/common.ts';

/** By `takesQuery` the route tables know that a call which changes something reads its query. */
export type QueryStep = RequestHandler & { readonly takesQuery: true };

/** For deletes whose query may name the version that was seen; their action reads it (`SeenVersion`). */
export const seenVersion: QueryStep = Object.assign(
  ((_req, _res, next) => next()) as RequestHandler,
  { takesQuery: true } as const,
);

/**
 * What a call is to change stands in its body; a query that nobody reads would be passed over, and
 * whoever deletes with `?version=` would believe that it was looked at. @throws 422
 */
export const noQuery: RequestHandler = (req, _res, next) => {
  parseQuery(Nothing, req.query);
  next();
};
