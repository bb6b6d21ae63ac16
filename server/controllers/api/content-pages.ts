import type { Request, RequestHandler, Response } from 'express';

import { db } from '../../db/index.ts';
import { doer } from '../../middleware/doer.ts';
import { parse, parsePath, parseQuery } from '../../parse.ts';
import {
  presentContentPage,
  presentContentPages,
  presentContentVersion,
  presentWholeVersion,
} from '../../presenters/content-pages.ts';
import {
  findContentPageForEdit,
  getContentVersion,
  listContentPages,
  listContentVersions,
} from '../../queries/content-edits.ts';
import { Nothing } from '../../schemas/common.ts';
import {
  PageChanges,
  PageRestore,
  type Section,
  SectionParams,
  VersionList,
  VersionParams,
} from '../../schemas/content-pages.ts';
import { editContentPage, restoreContentPage } from '../../services/content-pages.ts';

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
  const page = parseQuery(VersionList, req.query);
  const { rows, total } = await listContentVersions(db, section, page);
  res.json({ content: rows.map(presentContentVersion), total, ...page });
}

export async function showVersion(req: Request, res: Response) {
  const { section, number } = parsePath(VersionParams, req.params);
  const version = await getContentVersion(db, section, number);
  parseQuery(Nothing, req.query);
  res.json({ content: presentWholeVersion(version) });
}

export async function restore(req: Request, res: Response) {
  const { section } = parsePath(SectionParams, req.params);
  await restoreContentPage(db, section, parse(PageRestore, req.body), doer(req, res));
  await sendPage(res, section);
}

async function edit(section: Section, req: Request, res: Response) {
  await editContentPage(db, section, parse(PageChanges, req.body), doer(req, res));
  await sendPage(res, section);
}

async function sendPage(res: Response, section: Section) {
  res.json({ content: presentContentPage(section, await findContentPageForEdit(db, section)) });
}
