import {
  ContentPageAnswer,
  ContentPageRow,
  ContentPreview,
  ContentVersionAnswer,
  ContentVersionRow,
} from '../../schemas/answers/content-pages.ts';
import { Nothing } from '../../schemas/common.ts';
import {
  PageChanges,
  PagePreview,
  PageRestore,
  SectionParams,
  VersionList,
  VersionParams,
} from '../../schemas/content-pages.ts';
import { all, type Calls, one, paged } from '../call.ts';

const page = one(ContentPageAnswer);
const edit = { body: PageChanges, answer: page, errors: { 409: ['stale'] } } as const;
const unknown = { 404: ['not_found'] };

// biome-ignore format: one line per call is what makes this table readable
export const contentPages: Calls = {
  listPages:         { route: 'GET /v1/admin/pages',                           query: Nothing,     answer: all(ContentPageRow) },
  showPage:          { route: 'GET /v1/admin/pages/:section',                  query: Nothing,     answer: page, params: SectionParams, errors: unknown },
  updatePage:        { route: 'PUT /v1/admin/pages/:section',                  ...edit,            params: SectionParams, errors: { ...unknown, 409: ['stale'] } },
  listPageVersions:  { route: 'GET /v1/admin/pages/:section/versions',         query: VersionList, answer: paged(ContentVersionRow), params: SectionParams, errors: unknown },
  showPageVersion:   { route: 'GET /v1/admin/pages/:section/versions/:number', query: Nothing,     answer: one(ContentVersionAnswer), params: VersionParams, errors: unknown },
  previewPage:       { route: 'POST /v1/admin/pages/:section/preview',         body: PagePreview,  answer: one(ContentPreview), params: SectionParams, errors: unknown },
  restorePage:       { route: 'POST /v1/admin/pages/:section/restore',         body: PageRestore,  answer: page, params: SectionParams, errors: { ...unknown, 409: ['stale'] } },
  updateAbout:       { route: 'PUT /v1/admin/about/edit',   ...edit },
  updateRental:      { route: 'PUT /v1/admin/rental/edit',  ...edit },
  updateCancel:      { route: 'PUT /v1/admin/cancel/edit',  ...edit },
  updatePrivacy:     { route: 'PUT /v1/admin/privacy/edit', ...edit },
  updateKvkk:        { route: 'PUT /v1/admin/kvkk/edit',    ...edit },
  updateHowRent:     { route: 'PUT /v1/admin/howrent/edit', ...edit },
  updateBankPage:    { route: 'PUT /v1/admin/bank/edit',    ...edit },
  updateDocumentPage: { route: 'PUT /v1/admin/documents/edit', ...edit },
};
