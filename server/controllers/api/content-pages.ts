import type { Request, RequestHandler, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { parseBody, parsePath, parseQuery } from '../../parse.ts';
import {
  contentVersionColumns,
  presentContentPage,
  presentContentPages,
  presentContentVersion,
  presentWholeVersion,
} from '../../presenters/content/content-pages.ts';
import {
  findContentPageForEdit,
  getContentVersion,
  listContentPages,
  listContentVersions,
} from '../../queries/content/content-edits.ts';
import { Nothing } from '../../schemas/common.ts';
import {
  PageChanges,
  PagePreview,
  PageRestore,
  type Section,
  SectionParams,
  VersionList,
  VersionParams,
} from '../../schemas/content-pages.ts';
import { editContentPage, restoreContentPage } from '../../services/content/content-pages.ts';
import { sanitiseRichText } from '../../services/content/rich-text.ts';

export async function list(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: presentContentPages(await listContentPages(db)) });
}

export async function show(req: Request, res: Response) {
  const { section } = parsePath(SectionParams, req.params);
  parseQuery(Nothing, req.query);
  await sendPage(res, section);
}

export async function update(req: Request, res: Response) {
  const { section } = parsePath(SectionParams, req.params);
  await edit(section, req, res);
}

/** `PUT /{section}/edit` of one of the sections that the specification names. */
export const updateOf =
  (section: Section): RequestHandler =>
  (req, res) =>
    edit(section, req, res);

export async function history(req: Request, res: Response) {
  const { section } = parsePath(SectionParams, req.params);
  await sendList(req, res, parseQuery(VersionList, req.query), {
    name: 'content_versions',
    read: (source, page) => listContentVersions(source, section, page),
    present: presentContentVersion,
    columns: contentVersionColumns,
  });
}

export async function showVersion(req: Request, res: Response) {
  const { section, number } = parsePath(VersionParams, req.params);
  const version = await getContentVersion(db, section, number);
  parseQuery(Nothing, req.query);
  res.json({ content: presentWholeVersion(version) });
}

/** What the site would show of a text, once it is cleaned. */
export async function preview(req: Request, res: Response) {
  parsePath(SectionParams, req.params);
  const { title, body } = parseBody(PagePreview, req);
  res.json({ content: { title, body: sanitiseRichText(body) } });
}

export async function restore(req: Request, res: Response) {
  const { section } = parsePath(SectionParams, req.params);
  await restoreContentPage(db, section, parseBody(PageRestore, req), doer(req, res));
  await sendPage(res, section);
}

async function edit(section: Section, req: Request, res: Response) {
  await editContentPage(db, section, parseBody(PageChanges, req), doer(req, res));
  await sendPage(res, section);
}

async function sendPage(res: Response, section: Section) {
  res.json({ content: presentContentPage(section, await findContentPageForEdit(db, section)) });
}
