import {
  NewsletterAnswer,
  NewsletterRow,
  NewsletterTested,
} from '../../schemas/answers/newsletters.ts';
import { Nothing } from '../../schemas/common.ts';
import {
  NewNewsletter,
  NewsletterChanges,
  NewsletterList,
  NewsletterMove,
  NewsletterTest,
} from '../../schemas/newsletters.ts';
import { type Calls, created, deleted, one, paged } from '../call.ts';

// biome-ignore format: one line per call is what makes this table readable
export const newsletters: Calls = {
  listNewsletters:  { route: 'GET /v1/admin/newsletters',           query: NewsletterList,   answer: paged(NewsletterRow) },
  showNewsletter:   { route: 'GET /v1/admin/newsletters/:id',       query: Nothing,          answer: one(NewsletterAnswer) },
  createNewsletter: { route: 'POST /v1/admin/newsletters',          body: NewNewsletter,     answer: created(NewsletterAnswer) },
  updateNewsletter: { route: 'PUT /v1/admin/newsletters/:id',       body: NewsletterChanges, answer: one(NewsletterAnswer), errors: { 409: ['newsletter_started', 'stale'] } },
  moveNewsletter:   { route: 'PATCH /v1/admin/newsletters/:id',     body: NewsletterMove,    answer: one(NewsletterAnswer), errors: { 409: ['newsletter_over', 'stale'] } },
  testNewsletter:   { route: 'POST /v1/admin/newsletters/:id/test', body: NewsletterTest,    repeatable: true, answer: created(NewsletterTested) },
  deleteNewsletter: { route: 'DELETE /v1/admin/newsletters/:id',    body: Nothing,           answer: deleted,               errors: { 409: ['newsletter_started'] } },
};
