import { createHash } from 'node:crypto';

import { AppError } from '../../errors.ts';
import { readFirstStep, signFirstStep } from './tokens.ts';

/** What a first step is bound to, of the person whose password was right. */
interface Person {
  id: number;
  password_hash: string | null;
  last_login_at: Date | null;
  signed_out_at: Date | null;
}

/**
 * The password was right, the code of the second step is missing or wrong. With `first_step` the code
 * can be given without the password, for a few minutes; it is worth nothing else, and no answer carries it.
 */
export class SecondStepWanted extends AppError {
  readonly first_step: string;

  constructor(code: SecondStepProblem, person: Person) {
    super(401, code);
    this.name = 'SecondStepWanted';
    this.first_step = signFirstStep({ id: person.id, mark: markOf(person) });
  }
}

export type SecondStepProblem = 'totp_required' | 'totp_wrong';

/** Whether a first step is this person's, and nothing ended it since. */
export function isFirstStepOf(person: Person, first_step: string): boolean {
  const claims = readFirstStep(first_step);
  return claims?.id === person.id && claims.mark === markOf(person);
}

/**
 * Another one after a new password, after a sign-out of other places, and after each signing in: what was
 * begun before that is over. Salt and hash are of more bits than anybody guesses.
 */
const markOf = ({ password_hash, last_login_at, signed_out_at }: Person): string =>
  createHash('sha256')
    .update(JSON.stringify([password_hash, last_login_at, signed_out_at]))
    .digest('base64url');
