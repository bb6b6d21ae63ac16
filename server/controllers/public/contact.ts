import type { Request, Response } from 'express';

import { ContactPage } from '../../../views/public/contact/index.tsx';
import { ContactSentPage } from '../../../views/public/contact/sent.tsx';
import { db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { keepPage, sendPage } from '../../page.ts';
import { parseLenient, tryParse } from '../../parse.ts';
import { presentContactForm, questionAbout } from '../../presenters/content/contact.ts';
import { findContentPage } from '../../queries/content/content-pages.ts';
import { findListingOnSale } from '../../queries/listings/listings-on-sale.ts';
import { ContactForm, ContactQuery } from '../../schemas/contact-messages.ts';
import { sendContactMessage } from '../../services/content/contact-messages.ts';
import { sanitiseRichText } from '../../services/content/rich-text.ts';
import { paths } from '../../shared/paths.ts';

export async function form(req: Request, res: Response) {
  const asked = parseLenient(ContactQuery, req.query);
  const listing = await askedAbout(asked);
  keepPage(res, ...(listing ? [listing.tag] : []));
  const about = listing && questionAbout(listing, asked);
  sendPage(req, res, ContactPage, { ...presentContactForm(about), text: await staffsText() });
}

/** What a question is about, and the tag of its pages. */
async function askedAbout(asked: ContactQuery) {
  for (const kind of ['villa', 'boat'] as const) {
    const slug = asked[kind];
    const found = slug && (await findListingOnSale(db, kind, slug));
    if (found) return { ...found, kind, slug, tag: `${kind}:${found.id}` };
  }
  return undefined;
}

/** Takes the message, or shows the form again with what was typed and what has to be put right. */
export async function send(req: Request, res: Response) {
  const given = tryParse(ContactForm, req.body);
  if (given.success) {
    const { website: _, ...message } = given.data;
    await sendContactMessage(db, message, doer(req, res));
    return res.redirect(303, paths.contactSent());
  }
  res.status(422).set('Cache-Control', 'no-store');
  const page = presentContactForm(req.body, given.fields);
  sendPage(req, res, ContactPage, { ...page, text: await staffsText() });
}

export function sent(req: Request, res: Response) {
  keepPage(res);
  sendPage(req, res, ContactSentPage, {});
}

async function staffsText(): Promise<string | null> {
  const page = await findContentPage(db, 'contact');
  return page ? sanitiseRichText(page.body) : null;
}
