import { migrateTo, migrationNames } from '../../server/db/migrate.ts';

/**
 * Undoes a migration and all that came after it, so that rows can be written as they were before; at once, as
 * kysely reads the whole catalogue anew each time it is asked.
 */
export async function backBefore(
  db: Parameters<typeof migrateTo>[0],
  migration: string,
): Promise<void> {
  const names = migrationNames();
  const before = names[names.indexOf(migration) - 1];
  if (before === undefined) throw new Error(`nothing comes before ${migration}`);
  await migrateTo(db, before);
}
