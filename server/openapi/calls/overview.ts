import { Overview, UnreadCounts } from '../../schemas/answers/overview.ts';
import { Nothing } from '../../schemas/common.ts';
import { type Calls, one } from '../call.ts';

// biome-ignore format: one line per call is what makes this table readable
export const overview: Calls = {
  countUnread:  { route: 'GET /v1/admin/unreadcount', query: Nothing, answer: one(UnreadCounts) },
  showOverview: { route: 'GET /v1/admin/other',       query: Nothing, answer: one(Overview) },
};
