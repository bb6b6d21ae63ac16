import { createHash } from 'node:crypto';

import type { Insertable } from 'kysely';

import type {
  Comments,
  ContactMessages,
  Newsletters,
  Subscribers,
} from '../../server/db/tables.ts';
import { allTemplates } from '../../server/services/mail/mail-template-edits.ts';
import { createFaqGroup } from './content-factories.ts';
import { db } from './db.ts';

type Own<Table> = Partial<Insertable<Table>>;

let count = 0;
const next = () => ++count;

/** A comment that waits for staff. */
export async function createComment(own: Own<Comments>): Promise<number> {
  const { id } = await db
    .insertInto('comments')
    .values({
      author_name: 'Zeynep Y.',
      score: 5,
      body: 'Çok güzel bir haftaydı.',
      stayed_on: '2026-07-01',
      ...own,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An unread message. */
export async function createMessage(own: Own<ContactMessages> = {}): Promise<number> {
  const { id } = await db
    .insertInto('contact_messages')
    .values({
      name: 'Ayşe Demirtaş',
      email: 'ayse@ornek.example',
      subject: 'Evcil hayvan',
      message: 'Köpeğimizle gelebilir miyiz?',
      ...own,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A subscriber who has not confirmed yet. */
/** What stands in a subscriber's every newsletter. */
async function createLeaveCode(): Promise<string> {
  const leave_code = `ayrilma-kodu-${next()}-0123456789-${process.pid}`;
  await createSubscriber({ leave_code });
  return leave_code;
}

/** What stands in the mail to somebody who has just signed up. */
async function createConfirmCode(): Promise<string> {
  const code = `onay-kodu-${next()}-0123456789-${process.pid}`;
  await createSubscriber({
    confirm_code_hash: createHash('sha256').update(code).digest('hex'),
    confirm_expires_at: Temporal.Now.instant().add({ hours: 48 }).toString(),
  });
  return code;
}

/** A draft. */
export async function createNewsletter(own: Own<Newsletters> = {}): Promise<number> {
  const { id } = await db
    .insertInto('newsletters')
    .values({
      subject: 'Boşalan haftalar',
      body: 'Merhaba,\n\nBu hafta iki villa boşaldı.',
      ...own,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function createSubscriber(own: Own<Subscribers> = {}): Promise<number> {
  const n = next();
  const { id } = await db
    .insertInto('subscribers')
    .values({
      email: `abone-${n}-${process.pid}@ornek.example`,
      leave_code: `ayril-${n}-${process.pid}`,
      source: 'FOOTER',
      consent_text: 'Bülteni almak istiyorum.',
      ...own,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The row of one of the product's mail templates. */
export async function templateId(code: string): Promise<number> {
  const found = (await allTemplates(db)).find((each) => each.code === code);
  if (!found) throw new Error(`There is no template ${code}`);
  return found.id;
}

/** One of each thing that staff's desk has. */
export async function createDeskRows(villa_id: number) {
  const group = await createFaqGroup('Ödeme', [['Kart geçer mi?', '<p>Evet.</p>']]);
  const entry = await db
    .selectFrom('faq_entries')
    .select('id')
    .where('group_id', '=', group.id)
    .executeTakeFirstOrThrow();
  await keepVersion('about');
  return {
    comment: await createComment({ villa_id }),
    message: await createMessage(),
    subscriber: await createSubscriber(),
    newsletter: await createNewsletter(),
    leave_code: await createLeaveCode(),
    confirm_code: await createConfirmCode(),
    group: group.id,
    entry: entry.id,
    template: await templateId('reservation_option'),
  };
}

/** The first version of a page that is there. */
async function keepVersion(section: string): Promise<void> {
  const { id: page_id } = await db
    .selectFrom('content_pages')
    .select('id')
    .where('section', '=', section)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('content_versions')
    .values({ page_id, number: 1, title: 'Bilgi', body: '<p>Metin</p>' })
    .onConflict((conflict) => conflict.columns(['page_id', 'number']).doNothing())
    .execute();
}
