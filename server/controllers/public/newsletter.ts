import type { Request, Response } from 'express';

import {
  NewsletterPage,
  type NewsletterStep,
  type RefusedSignUp,
} from '../../../views/public/newsletter/index.tsx';
import { db } from '../../db/index.ts';
import { fieldSentences } from '../../error-sentences.ts';
import { AppError, notFound } from '../../errors.ts';
import { wakeMails } from '../../jobs/index.ts';
import { doer } from '../../middleware/doer.ts';
import { sendPage } from '../../page.ts';
import { tryParse } from '../../parse.ts';
import { typedText } from '../../presenters/typed-text.ts';
import { NewsletterCode } from '../../schemas/newsletters.ts';
import { SubscriptionForm } from '../../schemas/subscriptions.ts';
import {
  confirmSubscription,
  leave,
  readConfirmation,
  readLeaveLink,
  subscribe,
} from '../../services/mail/subscriptions.ts';

/** The footer's form without JavaScript: the same outcomes as the call, told by a page. */
export async function subscribeByForm(req: Request, res: Response) {
  const form = tryParse(SubscriptionForm, req.body);
  if (form.success) return tell(req, res, await attempt(req, res, form.data.email));
  const { email } = fieldSentences(form.fields);
  tell(req, res, 'failed', { typed: typedText(req.body?.email, 254), problem: email });
}

/** The link in the confirmation mail: a page with a button, because programs follow links too. */
export async function confirmation(req: Request, res: Response) {
  tell(req, res, await readConfirmation(db, codeOf(req)));
}

export async function confirm(req: Request, res: Response) {
  tell(req, res, await confirmSubscription(db, codeOf(req), reader(req, res)));
}

export async function leaving(req: Request, res: Response) {
  tell(req, res, await readLeaveLink(db, codeOf(req)));
}

/** The button of that page, and the one click in a mail program (RFC 8058): no session, no question. */
export async function end(req: Request, res: Response) {
  await leave(db, codeOf(req), reader(req, res));
  tell(req, res, 'left');
}

const STATUS: Partial<Record<NewsletterStep, number>> = {
  done: 201,
  known: 409,
  failed: 422,
  over: 410,
};

function tell(req: Request, res: Response, step: NewsletterStep, form?: RefusedSignUp) {
  res.status(STATUS[step] ?? 200).set('Cache-Control', 'no-store');
  sendPage(req, res, NewsletterPage, { step, form });
}

/** @throws 404 for what no link of ours can be */
function codeOf(req: Request): string {
  const { data } = NewsletterCode.safeParse(req.params);
  if (!data) throw notFound('newsletter link');
  return data.code;
}

const reader = (req: Request, res: Response) => ({
  doer: doer(req, res),
  userAgent: req.get('user-agent') ?? null,
});

async function attempt(req: Request, res: Response, email: string): Promise<'done' | 'known'> {
  try {
    await subscribe(db, email, reader(req, res), 'FOOTER');
    wakeMails();
    return 'done';
  } catch (error) {
    if (error instanceof AppError && error.code === 'already_subscribed') return 'known';
    throw error;
  }
}
