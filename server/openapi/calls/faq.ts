import { Ranked } from '../../schemas/answers/common.ts';
import { EntryAnswer, GroupAnswer } from '../../schemas/answers/faq.ts';
import { Ranking, SeenVersion, WholeList } from '../../schemas/common.ts';
import { EntryChanges, GroupChanges, NewEntry, NewGroup } from '../../schemas/faq-desk.ts';
import { all, type Calls, created, deleted, one } from '../call.ts';

const stale = { 409: ['stale'] };
const GENERAL = { title: 'Rezervasyon', landing_kind: null, landing_id: null };

// biome-ignore format: one line per call is what makes this table readable
export const faq: Calls = {
  listFaqGroups:  { route: 'GET /v1/admin/faqgroups',          query: WholeList,   answer: all(GroupAnswer) },
  createFaqGroup: { route: 'POST /v1/admin/faqgroups',         body: NewGroup,     answer: created(GroupAnswer), example: GENERAL },
  rankFaqGroups:  { route: 'PATCH /v1/admin/faqgroups/order',  body: Ranking,      answer: one(Ranked) },
  updateFaqGroup: { route: 'PUT /v1/admin/faqgroups/:id',      body: GroupChanges, answer: one(GroupAnswer), errors: stale, example: GENERAL },
  deleteFaqGroup: { route: 'DELETE /v1/admin/faqgroups/:id',   query: SeenVersion,  answer: deleted, errors: { 409: ['stale'] } },
  createFaqEntry: { route: 'POST /v1/admin/faqentries',        body: NewEntry,     answer: created(EntryAnswer) },
  rankFaqEntries: { route: 'PATCH /v1/admin/faqentries/order', body: Ranking,      answer: one(Ranked) },
  updateFaqEntry: { route: 'PUT /v1/admin/faqentries/:id',     body: EntryChanges, answer: one(EntryAnswer), errors: stale },
  deleteFaqEntry: { route: 'DELETE /v1/admin/faqentries/:id',  query: SeenVersion,  answer: deleted, errors: { 409: ['stale'] } },
};
