import { FoundAnswer } from '../../schemas/answers/find.ts';
import { Find } from '../../schemas/find.ts';
import { type Calls, one } from '../call.ts';

// biome-ignore format: one line per call is what makes this table readable
export const find: Calls = {
  findAnything: { route: 'GET /v1/admin/find', query: Find, answer: one(FoundAnswer) },
};
