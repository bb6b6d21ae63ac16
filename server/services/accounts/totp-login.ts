import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import {
  countRecoveryCodes,
  findTotp,
  type TotpRow,
  takeRecoveryCode,
  takeStep,
} from '../../queries/accounts/totp.ts';
import { audit, type Doer } from '../audit.ts';
import type { SecondStepProblem } from './first-steps.ts';
import { hashOfRecoveryCode, stepOfCode, unsealSecret } from './totp-codes.ts';

/** What somebody gave beside the password: six digits of their app, or a code they wrote down. */
export interface SecondStep {
  totp?: string | undefined;
  recovery_code?: string | undefined;
}

/**
 * The second step of signing in, after the password was right; `off`: the person has none. A code passes
 * once, also when it comes twice at the same moment.
 */
export async function trySecondStep(
  pool: Db,
  given: SecondStep,
  doer: SignedInDoer,
): Promise<'off' | 'passed' | SecondStepProblem> {
  const stored = await findTotp(pool, doer.id);
  if (!stored) return 'off';
  if (!given.totp && !given.recovery_code) return 'totp_required';
  const passes = await pool.transaction().execute((db) => takeCode(db, stored, given, doer));
  return passes ? 'passed' : 'totp_wrong';
}

type SignedInDoer = Doer & { id: number };

/** Whether a code is right; then it is used up. A recovery code's use is noted. Call it in a transaction. */
export async function takeCode(
  db: Db,
  stored: TotpRow,
  { totp = '', recovery_code }: SecondStep,
  doer: SignedInDoer,
): Promise<boolean> {
  if (!recovery_code) {
    const secret = unsealSecret(stored.secret_encrypted, doer.id);
    const step = stepOfCode({ secret, code: totp, last_step: stored.last_step }, now());
    return step !== undefined && takeStep(db, doer.id, step);
  }
  if (!(await takeRecoveryCode(db, doer.id, hashOfRecoveryCode(recovery_code)))) return false;
  const after = { codes_left: await countRecoveryCodes(db, doer.id) };
  await audit(db, doer, {
    action: 'user.recovery_code_used',
    entity: 'user',
    entity_id: doer.id,
    after,
  });
  return true;
}
