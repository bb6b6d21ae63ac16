import type { Request, Response } from 'express';

import { DocumentsPage } from '../../../views/dashboard/documents/index.tsx';
import { sendDashboardPage } from '../../dashboard-page.ts';
import { db } from '../../db/index.ts';
import { parseLenient } from '../../parse.ts';
import { presentDocument } from '../../presenters/content/documents.ts';
import { getAnyDocument, listAllDocuments } from '../../queries/content/documents.ts';
import { countTextLinks } from '../../queries/content/text-links.ts';
import { DocumentListPage } from '../../schemas/documents.ts';
import { paths } from '../../shared/paths.ts';
import { historyOf } from './history.ts';

/** The papers, and the form of one of them. */
export async function list(req: Request, res: Response) {
  const { id, skip, take } = parseLenient(DocumentListPage, req.query);
  const { rows, total } = await listAllDocuments(db, { skip, take });
  const edited = id === undefined ? null : await getAnyDocument(db, id);
  const history = await historyOf('document', edited);
  await sendDashboardPage(req, res, DocumentsPage, {
    rows: rows.map(presentDocument),
    total,
    query: { id, skip, take },
    edited: edited && {
      ...presentDocument(edited),
      linked_texts: await countTextLinks(db, paths.document(edited.id)),
    },
    history,
  });
}
