import { OwnPassword, PasswordAgain } from '../../schemas/account.ts';
import { SessionAnswer, SessionProved, SessionsEnded } from '../../schemas/answers/account.ts';
import { Nothing } from '../../schemas/common.ts';
import { all, type Calls, deleted, one } from '../call.ts';

const password = {
  current: 'eski bir parola cümlesi',
  password: 'yeni ve uzun bir parola cümlesi',
  repeated: 'yeni ve uzun bir parola cümlesi',
};

// biome-ignore format: one line per call is what makes this table readable
export const account: Calls = {
  listOwnSessions:  { route: 'GET /v1/admin/account/sessions',        query: Nothing,    answer: all(SessionAnswer) },
  endOwnSession:    { route: 'DELETE /v1/admin/account/sessions/:id', body: Nothing,     answer: deleted },
  endOtherSessions: { route: 'DELETE /v1/admin/account/sessions',     body: Nothing,     answer: one(SessionsEnded) },
  setOwnPassword:   { route: 'PUT /v1/admin/account/password',        body: OwnPassword, answer: one(SessionsEnded), example: password },
  proveAgain:       { route: 'POST /v1/admin/account/proof',          body: PasswordAgain, answer: one(SessionProved) },
};
