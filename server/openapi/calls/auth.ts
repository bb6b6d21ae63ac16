import { SignedInAnswer, SignedOutAnswer } from '../../schemas/answers/auth.ts';
import { Credentials } from '../../schemas/auth.ts';
import { Nothing } from '../../schemas/common.ts';
import { type Calls, one } from '../call.ts';

/** Of most people: without a second step. */
const credentials = { email: 'ayse@ornek.example', password: 'uzun bir parola 2026' };

// biome-ignore format: one line per call is what makes this table readable
export const auth: Calls = {
  login:  { route: 'POST /v1/auth/login',  body: Credentials, answer: one(SignedInAnswer), errors: { 401: ['bad_credentials', 'totp_required', 'totp_wrong'] }, example: credentials },
  logout: { route: 'POST /v1/auth/logout', body: Nothing,     answer: one(SignedOutAnswer) },
};
