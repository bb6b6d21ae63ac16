import type { Request, Response } from 'express';

import { SecondStepPage } from '../../../views/dashboard/login/code.tsx';
import { LoginPage, type LoginPageProps } from '../../../views/dashboard/login/index.tsx';
import { sentenceOf } from '../../error-sentences.ts';
import { AppError } from '../../errors.ts';
import { enter, enterBySecondStep, leave } from '../../middleware/enter.ts';
import { dropFirstStep, firstStepOf, keepFirstStep } from '../../middleware/first-step.ts';
import { sendPage } from '../../page.ts';
import { LoginForm, LoginQuery, SecondStepForm } from '../../schemas/auth.ts';
import { SecondStepWanted } from '../../services/accounts/first-steps.ts';
import { localPath } from '../../shared/local-path.ts';
import { paths } from '../../shared/paths.ts';

/** Whoever begins anew has no first step behind them. */
export function form(req: Request, res: Response) {
  const { next, ready } = LoginQuery.parse(req.query);
  dropFirstStep(req, res);
  sendLogin(req, res, { next, email: '', problem: null, is_ready: ready === '1' });
}

/**
 * Signing in without JavaScript: the session cookie only, which is enough to read. Where a right password
 * leaves the second step to be made, a page of its own asks for the code and for nothing else.
 */
export async function start(req: Request, res: Response) {
  const { next } = LoginQuery.parse(req.body ?? {});
  const email = String((req.body as { email?: unknown } | undefined)?.email ?? '');
  try {
    await enterByForm(req, res);
    dropFirstStep(req, res);
    res.redirect(303, afterLogin(next));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    res.status(error.status).set(error.headers);
    const tried = { next, email, problem: sentenceOf(error) };
    if (error.code.startsWith('totp_')) return askForCode(req, res, { ...tried, error });
    dropFirstStep(req, res);
    sendLogin(req, res, tried);
  }
}

async function enterByForm(req: Request, res: Response): Promise<void> {
  const second = SecondStepForm.safeParse(req.body ?? {});
  if (second.success) {
    const { step: _, ...given } = second.data;
    await enterBySecondStep(req, res, { ...given, first_step: firstStepOf(req) });
    return;
  }
  const typed = LoginForm.safeParse(req.body ?? {});
  if (!typed.success) throw new AppError(401, 'bad_credentials');
  await enter(req, res, typed.data);
}

/** A wrong code leaves the first step its time; only a password begins it. */
function askForCode(
  req: Request,
  res: Response,
  {
    error,
    next,
    email,
    problem,
  }: { error: AppError; next: string; email: string; problem: string },
) {
  const isFirst = error instanceof SecondStepWanted;
  if (isFirst) keepFirstStep(res, error.first_step);
  res.setHeader('Cache-Control', 'no-store');
  const is_new = isFirst && error.code === 'totp_required';
  sendPage(req, res, SecondStepPage, { next: afterLogin(next), email, problem, is_new });
}

/** Ends the session; the browser's own copy is cleared by its script before it posts. */
export async function end(req: Request, res: Response) {
  await leave(req, res);
  res.set('Clear-Site-Data', '"cache"').redirect(303, paths.home());
}

function sendLogin(
  req: Request,
  res: Response,
  { next, ...shown }: Pick<LoginPageProps, 'email' | 'problem' | 'is_ready'> & { next: string },
) {
  res.setHeader('Cache-Control', 'no-store');
  sendPage(req, res, LoginPage, { ...shown, next: afterLogin(next), can_reset: true });
}

const afterLogin = (next: string) => {
  const path = localPath(next);
  return path === '/' ? paths.dashboard.home() : path;
};
