import type { Db } from '../../db/index.ts';

/** All settings of the site. */
export function listSettings(db: Db) {
  return db.selectFrom('settings').select(['key', 'value', 'updated_at']).execute();
}
