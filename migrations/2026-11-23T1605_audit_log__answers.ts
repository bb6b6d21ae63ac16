import { type Kysely, sql } from 'kysely';

/**
 * Answers to messages of the contact form stand in the message, not in the log as well: who deletes a
 * message promises that nothing of it is kept (KVKK m.7).
 */
export async function up(db: Kysely<any>) {
  await sql`select set_config('koy.erasing', 'on', true)`.execute(db);
  await sql`
    update audit_log set after = after - 'answer'
    where entity = 'contact_message' and action = 'contact_message.answered' and after ? 'answer'
  `.execute(db);
  await sql`select set_config('koy.erasing', 'off', true)`.execute(db);
}

/** What was taken out is not kept anywhere. */
export async function down() {}
