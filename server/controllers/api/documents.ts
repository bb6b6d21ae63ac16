import type { Request, Response } from 'express';

import { db } from '../../db/index.ts';
import { sendList } from '../../list.ts';
import { doer } from '../../middleware/doer.ts';
import { parseUpload } from '../../middleware/uploads.ts';
import { parse, parseBody, parseQuery } from '../../parse.ts';
import {
  documentColumns,
  presentDocument,
  presentPublicDocument,
} from '../../presenters/content/documents.ts';
import { getAnyDocument, listAllDocuments } from '../../queries/content/documents.ts';
import { IdParams, Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import { DocumentChanges, DocumentList, NewDocument } from '../../schemas/documents.ts';
import {
  addDocument,
  deleteDocument,
  editDocument,
  listOfferedDocuments,
} from '../../services/content/documents.ts';
import { rerank } from '../../services/ranks.ts';

/** `/v1/website/ourdocuments`: the agency's papers. */
export async function offered(req: Request, res: Response) {
  parseQuery(Nothing, req.query);
  const documents = await listOfferedDocuments(db);
  res.json({ content: documents.map(presentPublicDocument) });
}

export async function list(req: Request, res: Response) {
  const wanted = parseQuery(DocumentList, req.query);
  await sendList(req, res, wanted, {
    name: 'documents',
    read: listAllDocuments,
    present: presentDocument,
    columns: documentColumns,
  });
}

export async function create(req: Request, res: Response) {
  const { fields, files } = parseUpload(NewDocument, req);
  const [file] = files as [(typeof files)[number]];
  const id = await addDocument(db, { ...fields, file }, doer(req, res));
  res.status(201).json({ content: presentDocument(await getAnyDocument(db, id)) });
}

export async function update(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getAnyDocument(db, id);
  await editDocument(db, id, parseBody(DocumentChanges, req), doer(req, res));
  res.json({ content: presentDocument(await getAnyDocument(db, id)) });
}

export async function order(req: Request, res: Response) {
  const ranking = parseBody(Ranking, req);
  await rerank(db, { table: 'documents', entity: 'document' }, ranking, doer(req, res));
  res.json({ content: { ids: ranking.ids } });
}

export async function remove(req: Request, res: Response) {
  const { id } = parse(IdParams, req.params);
  await getAnyDocument(db, id);
  parse(Nothing, req.body);
  const { version } = parseQuery(SeenVersion, req.query);
  await deleteDocument(db, { id, version }, doer(req, res));
  res.json({ content: { id } });
}
