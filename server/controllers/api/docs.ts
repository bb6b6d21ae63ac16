import type { Request, Response } from 'express';

import { DocsGroupPage } from '../../../views/public/docs/group.tsx';
import { DocsPage } from '../../../views/public/docs/overview.tsx';
import { notFound } from '../../errors.ts';
import { sendLastingJson } from '../../long-answer.ts';
import { openApiDocument } from '../../openapi/document.ts';
import { sendPage } from '../../page.ts';
import { parseLenient, parsePath, parseQuery } from '../../parse.ts';
import { presentDocs, presentDocsGroup } from '../../presenters/docs.ts';
import { Nothing } from '../../schemas/common.ts';
import { DocsQuery, GroupParams } from '../../schemas/docs.ts';

/** The OpenAPI document; it changes only with the program. */
export async function document(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  await sendLastingJson(req, res, openApiDocument());
}

/** What there is to call, group by group. */
export function overview(req: Request, res: Response) {
  const { q } = parseLenient(DocsQuery, req.query);
  sendPage(req, res, DocsPage, presentDocs(openApiDocument(), q));
}

/** One group's calls in full. */
export function group(req: Request, res: Response) {
  const { group: name } = parsePath(GroupParams, req.params);
  const docs = presentDocsGroup(openApiDocument(), name);
  if (!docs) throw notFound('group');
  sendPage(req, res, DocsGroupPage, docs);
}
