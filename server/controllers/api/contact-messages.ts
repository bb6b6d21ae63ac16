import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { t } from '../../i18n.ts';
import { doer } from '../../middleware/doer.ts';
import { parseBody } from '../../parse.ts';
import { ContactMessage } from '../../schemas/contact-messages.ts';
import { sendContactMessage } from '../../services/content/contact-messages.ts';

export async function create(req: Request, res: Response) {
  await sendContactMessage(db, parseBody(ContactMessage, req), doer(req, res));
  res.status(201).json({ content: t('contact:sent.title') });
}
