import { RecoveryCodes, TotpBegun, TotpConfirmed, TotpEnded } from '../../schemas/answers/totp.ts';
import { Nothing } from '../../schemas/common.ts';
import { OwnProof, TotpConfirmation, TotpStart } from '../../schemas/totp.ts';
import { type Calls, deleted, one } from '../call.ts';

const code = { code: '492039' };
const proof = { password: 'uzun bir parola cümlesi', ...code };

// biome-ignore format: one line per call is what makes this table readable
export const totp: Calls = {
  startTotp:          { route: 'POST /v1/admin/account/totp',         body: TotpStart,        answer: one(TotpBegun),     errors: { 409: ['totp_on'] } },
  confirmTotp:        { route: 'POST /v1/admin/account/totp/confirm', body: TotpConfirmation, answer: one(TotpConfirmed), errors: { 409: ['totp_not_started'] }, example: code },
  endTotp:            { route: 'DELETE /v1/admin/account/totp',       body: OwnProof,         answer: one(TotpEnded),     errors: { 409: ['totp_off'] }, example: proof },
  renewRecoveryCodes: { route: 'POST /v1/admin/account/totp/codes',   body: OwnProof,         answer: one(RecoveryCodes), errors: { 409: ['totp_off'] }, example: proof },
  takeTotpFromUser:   { route: 'DELETE /v1/admin/users/:id/totp',     body: Nothing,          answer: deleted,            errors: { 409: ['totp_off', 'totp_own'] } },
};
