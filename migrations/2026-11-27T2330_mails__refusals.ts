import type { Kysely } from 'kysely';

/** How often a mail itself was refused; its attempts count outages as well, of which no mail may die. */
export async function up(db: Kysely<any>) {
  await db.schema
    .alterTable('mails')
    .addColumn('refusals', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

export async function down(db: Kysely<any>) {
  await db.schema.alterTable('mails').dropColumn('refusals').execute();
}
