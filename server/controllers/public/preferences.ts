import type { Request, Response } from 'express';

import { env } from '../../env.ts';
import { parse } from '../../parse.ts';
import { Preferences } from '../../schemas/preferences.ts';
import { localPath } from '../../shared/local-path.ts';

const A_YEAR = 365 * 24 * 60 * 60 * 1000;

/** Theme and currency without JavaScript: kept in the same plain cookies the islands write. */
export function store(req: Request, res: Response) {
  const { theme, currency, next } = parse(Preferences, req.body);
  const options = {
    maxAge: A_YEAR,
    sameSite: 'lax',
    path: '/',
    secure: env.APP_ENV === 'production',
  } as const;
  if (theme) res.cookie('theme', theme, options);
  if (currency) res.cookie('currency', currency, options);
  res.redirect(303, localPath(next));
}
