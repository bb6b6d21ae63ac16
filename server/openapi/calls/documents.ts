import { Ranked } from '../../schemas/answers/common.ts';
import { DocumentAnswer, PublicDocument } from '../../schemas/answers/documents.ts';
import { Nothing, Ranking, SeenVersion } from '../../schemas/common.ts';
import { DocumentChanges, DocumentList, NewDocument } from '../../schemas/documents.ts';
import { all, type Calls, created, deleted, one, paged } from '../call.ts';

const onePaper = { field: 'file', most: 1 };
const refused = { 413: ['file_too_large'], 422: ['not_a_pdf'] };

// biome-ignore format: one line per call is what makes this table readable
export const documents: Calls = {
  listOfferedDocuments: { route: 'GET /v1/website/ourdocuments',    query: Nothing,        answer: all(PublicDocument) },
  listDocuments:        { route: 'GET /v1/admin/documents',         query: DocumentList,   answer: paged(DocumentAnswer) },
  addDocument:          { route: 'POST /v1/admin/documents',        body: NewDocument, files: onePaper, answer: created(DocumentAnswer), errors: refused },
  orderDocuments:       { route: 'PATCH /v1/admin/documents/order', body: Ranking,         answer: one(Ranked) },
  updateDocument:       { route: 'PUT /v1/admin/documents/:id',     body: DocumentChanges, answer: one(DocumentAnswer), errors: { 409: ['stale'] } },
  deleteDocument:       { route: 'DELETE /v1/admin/documents/:id',  query: SeenVersion,     answer: deleted, errors: { 409: ['stale'] } },
};
