import type { Request, Response } from 'express';

import { NewsletterPage } from '../../../views/public/newsletter/index.tsx';
import { db } from '../../db/index.ts';
import { AppError } from '../../errors.ts';
import { doer } from '../../middleware/doer.ts';
import { sendPage } from '../../page.ts';
import { SubscriptionForm } from '../../schemas/subscriptions.ts';
import { subscribe } from '../../services/subscriptions.ts';

/** The footer's form without JavaScript: the same outcomes as the call, told by a page. */
export async function subscribeByForm(req: Request, res: Response) {
  const form = SubscriptionForm.safeParse(req.body ?? {});
  const outcome = form.success ? await attempt(req, res, form.data.email) : 'failed';
  res.status(STATUS[outcome]).set('Cache-Control', 'no-store');
  sendPage(req, res, NewsletterPage, { outcome });
}

const STATUS = { done: 201, known: 409, failed: 422 } as const;

async function attempt(req: Request, res: Response, email: string): Promise<'done' | 'known'> {
  try {
    const userAgent = req.get('user-agent') ?? null;
    await subscribe(db, email, { doer: doer(req, res), userAgent });
    return 'done';
  } catch (error) {
    if (error instanceof AppError && error.code === 'already_subscribed') return 'known';
    throw error;
  }
}
