import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { parseBody, parsePath, parseQuery } from '../../parse.ts';
import {
  editionColumns,
  presentEdition,
  presentLegalDocument,
  presentLegalDocuments,
  presentWholeEdition,
} from '../../presenters/content/legal-documents.ts';
import {
  getEdition,
  listDocumentsInForce,
  listEditions,
} from '../../queries/content/legal-documents.ts';
import { Nothing } from '../../schemas/common.ts';
import {
  EditionList,
  EditionParams,
  EditionPreview,
  kindOf,
  LEGAL_KINDS,
  LegalParams,
  NewEdition,
} from '../../schemas/legal-documents.ts';
import { previewEdition, publishEdition } from '../../services/content/legal-editions.ts';

export async function list(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  res.json({ content: presentLegalDocuments(await listDocumentsInForce(db, LEGAL_KINDS)) });
}

export async function show(req: Request, res: Response) {
  const kind = kindOf(parsePath(LegalParams, req.params).kind);
  parseQuery(Nothing, req.query);
  const [inForce] = await listDocumentsInForce(db, [kind]);
  res.json({ content: presentLegalDocument(kind, inForce) });
}

export async function editions(req: Request, res: Response) {
  const kind = kindOf(parsePath(LegalParams, req.params).kind);
  await sendList(req, res, parseQuery(EditionList, req.query), {
    name: 'legal_documents',
    read: (source, page) => listEditions(source, kind, page),
    present: presentEdition,
    columns: editionColumns,
  });
}

export async function showEdition(req: Request, res: Response) {
  const { kind, number } = parsePath(EditionParams, req.params);
  const edition = await getEdition(db, kindOf(kind), number);
  parseQuery(Nothing, req.query);
  res.json({ content: presentWholeEdition(edition) });
}

export async function publish(req: Request, res: Response) {
  const kind = kindOf(parsePath(LegalParams, req.params).kind);
  const edition = await publishEdition(db, kind, parseBody(NewEdition, req), doer(req, res));
  res.status(201).json({ content: presentWholeEdition(await getEdition(db, kind, edition)) });
}

/** What a guest would read of a text, once it is cleaned. */
export async function preview(req: Request, res: Response) {
  const kind = kindOf(parsePath(LegalParams, req.params).kind);
  const { title, body } = parseBody(EditionPreview, req);
  res.json({ content: { title, body: previewEdition(kind, body) } });
}
