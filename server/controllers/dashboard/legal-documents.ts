import type { Request, Response } from 'express';

import { LegalDocumentPage } from '../../../views/dashboard/legal-documents/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient, parsePath } from '../../parse.ts';
import {
  presentEdition,
  presentLegalDocument,
  presentWholeEdition,
} from '../../presenters/content/legal-documents.ts';
import {
  getEdition,
  listDocumentsInForce,
  listEditions,
} from '../../queries/content/legal-documents.ts';
import {
  kindOf,
  LEGAL_KINDS,
  type LegalKind,
  LegalPageQuery,
  LegalParams,
} from '../../schemas/legal-documents.ts';
import { sanitiseRichText } from '../../services/content/rich-text.ts';

/** Editions beside the form; all of them are in the file. */
const SHOWN = 30;

/** `/dashboard/website/contracts`: the first of the texts. */
export const first = (req: Request, res: Response) => send(req, res, 'PRE_INFORMATION');

/** `/dashboard/website/contracts/{kind}`: the text that guests accept now, and what it was before. */
export const show = (req: Request, res: Response) =>
  send(req, res, kindOf(parsePath(LegalParams, req.params).kind));

async function send(req: Request, res: Response, kind: LegalKind) {
  const { number } = parseLenient(LegalPageQuery, req.query);
  const [inForce] = await listDocumentsInForce(db, [kind]);
  const editions = await listEditions(db, kind, { skip: 0, take: SHOWN });
  const read = number === undefined ? null : await getEdition(db, kind, number);
  await sendDashboardPage(req, res, LegalDocumentPage, {
    kinds: LEGAL_KINDS,
    document: presentLegalDocument(kind, inForce),
    editions: editions.rows.map(presentEdition),
    editions_total: editions.total,
    read: read && { ...presentWholeEdition(read), body: sanitiseRichText(read.body) },
  });
}
