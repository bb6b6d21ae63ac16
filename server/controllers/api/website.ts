import type { Request, RequestHandler, Response } from 'express';

import { db } from '../../db/index.ts';
import { parseQuery } from '../../parse.ts';
import { presentPublicComment } from '../../presenters/content/comments.ts';
import {
  CONTACT_KEYS,
  presentWebsiteBank,
  presentWebsiteContact,
  presentWebsiteHome,
  presentWebsitePage,
} from '../../presenters/content/website.ts';
import { listBankAccounts } from '../../queries/content/bank-accounts.ts';
import { listPublicComments } from '../../queries/content/comments.ts';
import { findContentPage, getContentPage } from '../../queries/content/content-pages.ts';
import { listSettingsOf } from '../../queries/content/settings.ts';
import { getHomeSections } from '../../queries/listings/home.ts';
import { PublicComments } from '../../schemas/comments.ts';
import { Nothing } from '../../schemas/common.ts';
import type { Section } from '../../schemas/content-pages.ts';
import { siteShell } from '../../services/listings/shell.ts';

/** `/v1/website/about` and its like: 404 while nobody has written that page. */
export const page =
  (section: Section): RequestHandler =>
  async (req, res) => {
    parseQuery(Nothing, req.query);
    res.json({ content: presentWebsitePage(section, await getContentPage(db, section)) });
  };

export async function contact(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  const [settings, text] = await Promise.all([
    listSettingsOf(db, CONTACT_KEYS),
    findContentPage(db, 'contact'),
  ]);
  res.json({ content: presentWebsiteContact(settings, text) });
}

export async function bank(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  const [accounts, text] = await Promise.all([listBankAccounts(db), findContentPage(db, 'bank')]);
  res.json({ content: presentWebsiteBank(accounts, text) });
}

export async function home(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  const [shell, sections] = await Promise.all([siteShell(), getHomeSections(db)]);
  res.json({ content: presentWebsiteHome(shell, sections) });
}

export async function comments(req: Request, res: Response) {
  const wanted = parseQuery(PublicComments, req.query);
  const { rows, total } = await listPublicComments(db, wanted);
  const { skip, take } = wanted;
  res.json({ content: rows.map(presentPublicComment), total, skip, take });
}
