import { BankAnswer } from '../../schemas/answers/banks.ts';
import { Flagged, Ranked } from '../../schemas/answers/common.ts';
import { BankChanges, BankFlags, BankList, NewBank } from '../../schemas/banks.ts';
import { Ranking, SeenVersion } from '../../schemas/common.ts';
import { type Calls, created, deleted, one, paged } from '../call.ts';

// biome-ignore format: one line per call is what makes this table readable
export const banks: Calls = {
  listBanks:  { route: 'GET /v1/admin/banks',            query: BankList,   answer: paged(BankAnswer) },
  createBank: { route: 'POST /v1/admin/banks',           body: NewBank,     answer: created(BankAnswer), errors: { 409: ['iban_taken'] } },
  updateBank: { route: 'PUT /v1/admin/banks/:id',        body: BankChanges, answer: one(BankAnswer),     errors: { 409: ['iban_taken', 'stale'] } },
  flagBanks:  { route: 'PATCH /v1/admin/banks/activity', body: BankFlags,   answer: one(Flagged) },
  orderBanks: { route: 'PATCH /v1/admin/banks/order',    body: Ranking,     answer: one(Ranked) },
  deleteBank: { route: 'DELETE /v1/admin/banks/:id',     query: SeenVersion, answer: deleted,             errors: { 409: ['in_use', 'stale'] } },
};
