import type { Request, Response } from 'express';

import { ForgottenPage } from '../../../views/dashboard/login/forgotten.tsx';
import { LinkOverPage } from '../../../views/dashboard/login/link-over.tsx';
import { NewPasswordPage } from '../../../views/dashboard/login/new-password.tsx';
import { db } from '../../db/index.ts';
import { fieldSentences } from '../../error-sentences.ts';
import { AppError, notFound } from '../../errors.ts';
import { wakeMails } from '../../jobs/index.ts';
import { doer } from '../../middleware/doer.ts';
import { rememberBrowser } from '../../middleware/known-browser.ts';
import { limitReset } from '../../middleware/rate-limit.ts';
import { sendPage } from '../../page.ts';
import { ForgottenForm, ResetForm, ResetParams } from '../../schemas/users.ts';
import { readCode, redeemCode, requestReset } from '../../services/accounts/password-codes.ts';
import { paths } from '../../shared/paths.ts';

export function forgotten(req: Request, res: Response) {
  res.set('Cache-Control', 'no-store');
  sendPage(req, res, ForgottenPage, { sent: false, email: '', problem: null });
}

/** Answers alike whether somebody has that address or not. */
export async function sendLink(req: Request, res: Response) {
  res.set('Cache-Control', 'no-store');
  const form = ForgottenForm.safeParse(req.body ?? {});
  if (!form.success) {
    const email = String((req.body as { email?: unknown } | undefined)?.email ?? '').slice(0, 254);
    const { email: problem = null } = fieldSentences({ email: 'not_email' });
    res.status(422);
    return sendPage(req, res, ForgottenPage, { sent: false, email, problem });
  }
  const { email } = form.data;
  await limitReset(req, email);
  await requestReset(db, email, doer(req, res));
  wakeMails();
  sendPage(req, res, ForgottenPage, { sent: true, email, problem: null });
}

export const form = byLink(async (req, res, code) => {
  const person = await readCode(db, code);
  sendPage(req, res, NewPasswordPage, { person, problems: {} });
});

export const set = byLink(async (req, res, code) => {
  const person = await readCode(db, code);
  const typed = ResetForm.safeParse(req.body ?? {});
  try {
    const { password, repeated } = typed.data ?? { password: '', repeated: '' };
    await redeemCode(db, code, { password, repeated, doer: doer(req, res) });
    wakeMails();
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 422) throw error;
    res.status(422);
    const problems = fieldSentences(error.fields);
    return sendPage(req, res, NewPasswordPage, { person, problems });
  }
  // Whoever has the mailbox is not kept waiting for what others have tried.
  rememberBrowser(req, res, person.email);
  res.redirect(303, `${paths.dashboard.login()}?ready=1`);
});

type ByLink = (req: Request, res: Response, code: string) => Promise<void>;

/** A link that is over, was used or was not copied whole opens a page that leads to a new one. */
function byLink(act: ByLink) {
  return async (req: Request, res: Response): Promise<void> => {
    try {
      await act(req, res, codeOf(req));
    } catch (error) {
      if (!(error instanceof AppError) || ![404, 410].includes(error.status)) throw error;
      res.status(error.status);
      sendPage(req, res, LinkOverPage, {});
    }
  };
}

function codeOf(req: Request): string {
  const params = ResetParams.safeParse(req.params);
  if (!params.success) throw notFound();
  return params.data.code;
}
