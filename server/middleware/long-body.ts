import type { RequestHandler } from 'express';

/** By `takesLongBody` the route tables know that a call's JSON may be longer than others'. */
type LongBodyStep = RequestHandler & { readonly takesLongBody: true };

/** Of a call that takes a whole calendar, which may be 1 MB as one that is fetched may. */
export const longBody: LongBodyStep = Object.assign(
  ((_req, _res, next) => next()) satisfies RequestHandler,
  { takesLongBody: true } as const,
);
