import { type Kysely, sql } from 'kysely';

/**
 * Months in which an extra is offered, such as a pool's heating months (domain §1.1). Only what a
 * guest chooses may have some: search prices what belongs to every stay without looking at months.
 */
export async function up(db: Kysely<any>) {
  await sql`
    alter table villa_extras
      add months smallint[]
        constraint villa_extras__months_known check (is_months(months) and cardinality(months) > 0),
      add constraint villa_extras__months_only_optional check (optional or months is null)
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    alter table villa_extras
      drop constraint villa_extras__months_only_optional,
      drop column months
  `.execute(db);
}
