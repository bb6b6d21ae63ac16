import type { Request, RequestHandler } from 'express';

import { AppError, notFound } from '../errors.ts';
import { IdText } from '../schemas/common.ts';

/** The ids in a path are numbers. @throws 400 `bad_id` */
export const idsAreNumbers: RequestHandler = (req, _res, next) => {
  if (!idsOf(req).every((id) => /^[1-9]\d*$/.test(id))) throw new AppError(400, 'bad_id');
  next();
};

/** No row has a number that no id can be. Who may not ask is told that first. @throws 404 */
export const idsCanBe: RequestHandler = (req, _res, next) => {
  if (!idsOf(req).every((id) => IdText.safeParse(id).success)) throw notFound();
  next();
};

const idsOf = ({ params }: Request): string[] =>
  Object.entries(params).flatMap(([name, value]) =>
    name === 'id' || name.endsWith('_id') ? [String(value)] : [],
  );
