import {
  EditionAnswer,
  EditionPreviewAnswer,
  EditionRow,
  LegalDocumentAnswer,
  LegalDocumentRow,
} from '../../schemas/answers/legal-documents.ts';
import { Nothing } from '../../schemas/common.ts';
import {
  EditionList,
  EditionParams,
  EditionPreview,
  LegalParams,
  NewEdition,
} from '../../schemas/legal-documents.ts';
import { all, type Calls, created, one, paged } from '../call.ts';

const of = { params: LegalParams, errors: { 404: ['not_found'] } };

// biome-ignore format: one line per call is what makes this table readable
export const legalDocuments: Calls = {
  listLegalDocuments:   { route: 'GET /v1/admin/legaldocuments',                        query: Nothing,       answer: all(LegalDocumentRow) },
  showLegalDocument:    { route: 'GET /v1/admin/legaldocuments/:kind',                  query: Nothing,       answer: one(LegalDocumentAnswer), ...of },
  listEditions:         { route: 'GET /v1/admin/legaldocuments/:kind/editions',         query: EditionList,   answer: paged(EditionRow), ...of },
  showEdition:          { route: 'GET /v1/admin/legaldocuments/:kind/editions/:number', query: Nothing,       answer: one(EditionAnswer), ...of, params: EditionParams },
  publishEdition:       { route: 'POST /v1/admin/legaldocuments/:kind/editions',        body: NewEdition,     answer: created(EditionAnswer), ...of, errors: { ...of.errors, 409: ['stale'] }, example: { title: 'Ön Bilgilendirme Formu', body: '<p>{{villa}}: toplam {{total}}, cayma hakkı yoktur.</p>', version: 1 } },
  previewEdition:       { route: 'POST /v1/admin/legaldocuments/:kind/preview',         body: EditionPreview, answer: one(EditionPreviewAnswer), ...of },
};
