import { SignedInAnswer, SignedOutAnswer } from '../../schemas/answers/auth.ts';
import { Credentials } from '../../schemas/auth.ts';
import { Nothing } from '../../schemas/common.ts';
import { type Calls, one } from '../call.ts';

// biome-ignore format: one line per call is what makes this table readable
export const auth: Calls = {
  login:  { route: 'POST /v1/auth/login',  body: Credentials, answer: one(SignedInAnswer), errors: { 401: ['bad_credentials'] } },
  logout: { route: 'POST /v1/auth/logout', body: Nothing,     answer: one(SignedOutAnswer) },
};
