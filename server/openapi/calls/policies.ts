import { PolicyAnswer } from '../../schemas/answers/policies.ts';
import { SeenVersion } from '../../schemas/common.ts';
import { NewPolicy, PolicyChanges, PolicyList } from '../../schemas/policies.ts';
import { type Calls, created, deleted, one, paged } from '../call.ts';

const named = ['code_taken'];
const ladder = {
  name: 'Esnek',
  tiers: [
    { days_before: 30, percent: 0 },
    { days_before: 15, percent: 50 },
    { days_before: 0, percent: 100 },
  ],
  date_changes: 1,
  date_change_days: 15,
};

// biome-ignore format: one line per call is what makes this table readable
export const policies: Calls = {
  listPolicies: { route: 'GET /v1/admin/policies',        query: PolicyList,   answer: paged(PolicyAnswer) },
  createPolicy: { route: 'POST /v1/admin/policies',       body: NewPolicy,     answer: created(PolicyAnswer), errors: { 409: named },   example: ladder },
  updatePolicy: { route: 'PUT /v1/admin/policies/:id',    body: PolicyChanges, answer: one(PolicyAnswer),     errors: { 409: ['stale'] }, example: ladder },
  deletePolicy: { route: 'DELETE /v1/admin/policies/:id', query: SeenVersion,   answer: deleted,               errors: { 409: ['in_use', 'stale'] } },
};
