import { sql } from 'kysely';

import type { Db } from '../../db/index.ts';

const COLUMNS = ['key', 'value', 'version', 'updated_at'] as const;

/** The keys that are set, of those named. */
export const listSettingsOf = (db: Db, keys: readonly string[]) =>
  db.selectFrom('settings').select(COLUMNS).where('key', 'in', keys).execute();

/** The same, locked until the transaction ends. */
export const lockSettings = (db: Db, keys: readonly string[]) =>
  db
    .selectFrom('settings')
    .select(COLUMNS)
    .where('key', 'in', keys)
    .orderBy('key')
    .forUpdate()
    .execute();

export async function upsertSettings(
  db: Db,
  values: Readonly<Record<string, string>>,
  userId: number | null,
): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value, updated_by: userId }));
  if (rows.length === 0) return;
  await db
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        updated_by: eb.ref('excluded.updated_by'),
      })),
    )
    .execute();
}

export type StoredSetting = Awaited<ReturnType<typeof listSettingsOf>>[number];

/** A kept picture's measures; its words are the setting `home_picture_alt`. */
export const findStoredPicture = (db: Db, hash: string) =>
  db
    .selectFrom('stored_pictures')
    .select(['hash', 'width', 'height', sql<string>`''`.as('alt')])
    .where('hash', '=', hash)
    .executeTakeFirst();
