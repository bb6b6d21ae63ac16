import type { Kysely } from 'kysely';

/**
 * Which of its addresses a page shows: of two who gave a calendar a new one, the second ended the first's, which
 * may have been handed to another site a moment before.
 */
export async function up(db: Kysely<any>) {
  await db.schema
    .alterTable('calendar_exports')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}

export async function down(db: Kysely<any>) {
  await db.schema.alterTable('calendar_exports').dropColumn('version').execute();
}
