import type { Request, Response } from 'express';

import { readCookies } from '../cookies.ts';
import { env } from '../env.ts';
import { FIRST_STEP_SECONDS } from '../services/accounts/tokens.ts';

const secure = env.APP_ENV === 'production';

/** The login without a script keeps here, between its two pages, that the password was right. */
const FIRST_STEP_COOKIE = secure ? '__Host-first-step' : 'first-step';

const options = { httpOnly: true, sameSite: 'strict', secure, path: '/' } as const;

/** '' where there is none. */
export const firstStepOf = (req: Request): string =>
  readCookies(req.headers.cookie).get(FIRST_STEP_COOKIE) ?? '';

export function keepFirstStep(res: Response, first_step: string): void {
  res.cookie(FIRST_STEP_COOKIE, first_step, { ...options, maxAge: FIRST_STEP_SECONDS * 1000 });
}

export function dropFirstStep(req: Request, res: Response): void {
  if (firstStepOf(req)) res.clearCookie(FIRST_STEP_COOKIE, options);
}
