import type { Request, Response } from 'express';

import { LoginPage, type LoginPageProps } from '../../../views/dashboard/login/index.tsx';
import { AppError } from '../../errors.ts';
import { enter, leave } from '../../middleware/enter.ts';
import { sentenceOf } from '../../middleware/errors.ts';
import { sendPage } from '../../page.ts';
import { LoginForm, LoginQuery } from '../../schemas/auth.ts';
import { localPath } from '../../shared/local-path.ts';
import { paths } from '../../shared/paths.ts';

export function form(req: Request, res: Response) {
  const { next, ready } = LoginQuery.parse(req.query);
  sendLogin(req, res, { next, email: '', problem: null, is_ready: ready === '1' });
}

/** Signing in without JavaScript: the session cookie only, which is enough to read. */
export async function start(req: Request, res: Response) {
  const typed = LoginForm.safeParse(req.body ?? {});
  const { next } = LoginQuery.parse(req.body ?? {});
  const email = String((req.body as { email?: unknown } | undefined)?.email ?? '');
  try {
    if (!typed.success) throw new AppError(401, 'bad_credentials');
    await enter(req, res, typed.data);
    res.redirect(303, afterLogin(next));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    res.status(error.status).set(error.headers);
    const asks_code = error.code.startsWith('totp_');
    sendLogin(req, res, { next, email, problem: sentenceOf(error), asks_code });
  }
}

/** Ends the session; the browser's own copy is cleared by its script before it posts. */
export async function end(req: Request, res: Response) {
  await leave(req, res);
  res.set('Clear-Site-Data', '"cache"').redirect(303, paths.home());
}

function sendLogin(
  req: Request,
  res: Response,
  {
    next,
    ...shown
  }: Pick<LoginPageProps, 'email' | 'problem' | 'is_ready' | 'asks_code'> & { next: string },
) {
  res.setHeader('Cache-Control', 'no-store');
  sendPage(req, res, LoginPage, { ...shown, next: afterLogin(next), can_reset: true });
}

const afterLogin = (next: string) => {
  const path = localPath(next);
  return path === '/' ? paths.dashboard.home() : path;
};
