import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../db/index.ts';
import type { DB } from '../../db/tables.ts';
import { notFound } from '../../errors.ts';

/** The templates in the order they were made, with their texts and how many mails each has made. */
export const listTemplates = (db: Db) => templates(db).orderBy('mail_templates.id').execute();

/** What the templates are called, in the same order. */
export const listTemplateNames = (db: Db) =>
  db.selectFrom('mail_templates').select(['code', 'name']).orderBy('id').execute();

/** @throws 404 */
export const getTemplate = (db: Db, id: number) =>
  templates(db)
    .where('mail_templates.id', '=', id)
    .executeTakeFirstOrThrow(() => notFound('mail template'));

/** Staff's text of a mail; undefined: the product's own serves. */
export const findTemplateTexts = (db: Db, code: string) =>
  db
    .selectFrom('mail_templates')
    .select(['subject', 'body', 'active'])
    .where('code', '=', code)
    .executeTakeFirst();

/** Locked until the transaction ends. @throws 404 */
export const getTemplateForUpdate = (db: Db, id: number) =>
  db
    .selectFrom('mail_templates')
    .select(['code', 'subject', 'body', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('mail template'));

export const updateTemplate = (db: Db, id: number, changes: Updateable<DB['mail_templates']>) =>
  db.updateTable('mail_templates').set(changes).where('id', '=', id).execute();

/** Adds those that are not there yet; staff's own texts stay. */
export const insertTemplates = (db: Db, rows: readonly Insertable<DB['mail_templates']>[]) =>
  db
    .insertInto('mail_templates')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();

/** The latest reservations of villas and boats, to try a template on. */
export async function listMailSamples(db: Db) {
  const { rows } = await sql<{ reservation_id: string; customer_name: string; listing: string }>`
    (select r.reservation_id, r.customer_name, v.name as listing, r.created_at
      from reservations r join villas v on v.id = r.villa_id order by r.id desc limit 12)
    union all
    (select r.reservation_id, r.customer_name, b.name, r.created_at
      from boat_reservations r join boats b on b.id = r.boat_id order by r.id desc limit 4)
    order by created_at desc`.execute(db);
  return rows.map(({ reservation_id, customer_name, listing }) => ({
    reservation_id,
    customer_name,
    listing,
  }));
}

const templates = (db: Db) =>
  db.selectFrom('mail_templates').select([
    'mail_templates.id',
    'mail_templates.code',
    'mail_templates.name',
    'mail_templates.subject',
    'mail_templates.body',
    'mail_templates.active',
    'mail_templates.updated_at',
    'mail_templates.version',
    sql<number>`(select count(*)::int from mails
        where mails.template_code = mail_templates.code)`.as('mail_count'),
  ]);

export type TemplateRow = Awaited<ReturnType<typeof getTemplate>>;
