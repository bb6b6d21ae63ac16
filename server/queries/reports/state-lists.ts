import { sql } from 'kysely';

import { endedStates, ownersStates, soldStates, stayingStates } from '../../domain/state-groups.ts';

/** A group of states for `status in …`: constants, which a plan can be made for. */
const list = (states: readonly string[]) =>
  sql`(${sql.join(states.map((state) => sql.lit(state)))})`;

export const SOLD = list(soldStates);
export const STAYING = list(stayingStates);
export const ENDED = list(endedStates);
export const OWNERS_STATES = list(ownersStates);
