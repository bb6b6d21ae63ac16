import type { Kysely } from 'kysely';

import type { DB } from '../../../db/tables.ts';
import type { Journal } from '../journal.ts';
import type { World } from '../world.ts';

/** What the checks look at after the run. */
export interface Aftermath {
  db: Kysely<DB>;
  journal: Journal;
  world: World;
  url: string;
  database_url: string;
  token: string;
}

/** Looks at one promise; every string is one way in which it was broken. */
export type Check = (after: Aftermath) => Promise<string[]>;
