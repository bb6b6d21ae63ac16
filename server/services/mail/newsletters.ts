import { randomUUID } from 'node:crypto';

import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { conflict } from '../../errors.ts';
import { t } from '../../i18n.ts';
import { getStaffAddress } from '../../queries/mail/desk-mails.ts';
import {
  deleteNewsletter,
  getNewsletterForUpdate,
  insertNewsletter,
  updateNewsletter,
} from '../../queries/mail/newsletters.ts';
import type {
  NewNewsletter,
  NewsletterChanges,
  NewsletterMove,
} from '../../schemas/newsletters.ts';
import { audit, type Doer } from '../audit.ts';
import { sanitiseWritten } from '../content/rich-text.ts';
import { dropPictures, picturesIn } from '../content/text-pictures.ts';
import { refuseStale } from '../stale-rows.ts';
import { queueMail } from './mail.ts';
import { isRichText } from './mail-rich-text.ts';
import { readMailTexts } from './mail-texts.ts';
import { composeNewsletter, leaveUrl, type NewsletterText } from './newsletter-mails.ts';

const entity = 'newsletter';

/** Stands in a preview where a subscriber's own code will be; it opens nothing. */
const NOBODYS_CODE = 'onizleme';

/** A newsletter as a subscriber would get it. */
export async function previewNewsletter(db: Db, newsletter: NewsletterText) {
  const texts = await readMailTexts(db, 'newsletter');
  const reader = { email: texts.settings.site_email ?? '', leave_url: leaveUrl(NOBODYS_CODE) };
  return composeNewsletter(newsletter, reader, texts);
}

/** Keeps a draft, cleaned when it was written with the editor. 422 when it says nothing */
export function createNewsletter(pool: Db, given: NewNewsletter, doer: Doer): Promise<number> {
  const wanted = cleaned(given);
  return pool.transaction().execute(async (db) => {
    const id = await insertNewsletter(db, { ...wanted, created_by: doer.id });
    await audit(db, doer, {
      action: 'newsletter.created',
      entity,
      entity_id: id,
      after: { subject: wanted.subject },
    });
    return id;
  });
}

/** Changes a draft. 409 `newsletter_started`, `stale` */
export async function editNewsletter(
  pool: Db,
  id: number,
  { version, ...given }: NewsletterChanges,
  doer: Doer,
): Promise<void> {
  const texts = cleaned(given);
  const former = await pool.transaction().execute(async (db) => {
    const newsletter = await getNewsletterForUpdate(db, id);
    if (newsletter.state !== 'DRAFT') throw conflict('newsletter_started');
    const { subject, body } = newsletter;
    refuseStale(newsletter, version, { subject, body });
    await updateNewsletter(db, id, texts);
    const change = { before: { subject, body }, after: texts };
    await audit(db, doer, { action: 'newsletter.edited', entity, entity_id: id, ...change });
    return body;
  });
  await dropPictures(pool, picturesIn(former));
}

function cleaned(text: NewNewsletter): NewNewsletter {
  if (!isRichText(text.body)) return text;
  return { ...text, body: sanitiseWritten(text.body, 'body') };
}

/** Removes a draft. 409 `newsletter_started` */
export async function removeNewsletter(pool: Db, id: number, doer: Doer): Promise<void> {
  const former = await pool.transaction().execute(async (db) => {
    const { state, subject, body } = await getNewsletterForUpdate(db, id);
    if (state !== 'DRAFT') throw conflict('newsletter_started');
    await deleteNewsletter(db, id);
    const before = { subject, body };
    await audit(db, doer, { action: 'newsletter.deleted', entity, entity_id: id, before });
    return body;
  });
  await dropPictures(pool, picturesIn(former));
}

/**
 * Lets a newsletter go out to all who have confirmed until now, or stops it: who got it, got it, and
 * going on continues with the next. 409 `newsletter_over` for one that is through, `stale` for a draft
 * that a colleague has changed since it was read: what has gone out can't be taken back
 */
export function moveNewsletter(
  pool: Db,
  id: number,
  { state, version }: NewsletterMove,
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const before = await getNewsletterForUpdate(db, id);
    if (before.state === state) return;
    const isOver = before.state === 'SENT' || (before.state === 'DRAFT' && state === 'STOPPED');
    if (isOver) throw conflict('newsletter_over', { state: before.state });
    const { subject, body } = before;
    if (before.state === 'DRAFT') refuseStale(before, version, { subject, body });
    const started = { started_at: now().toString(), started_by: doer.id };
    await updateNewsletter(db, id, { state, ...(before.state === 'DRAFT' ? started : {}) });
    await audit(db, doer, {
      action: state === 'SENDING' ? 'newsletter.started' : 'newsletter.stopped',
      entity,
      entity_id: id,
      before: { state: before.state },
      after: { state },
    });
  });
}

/** Sends it to one address of the house, marked as a trial, inside the caller's transaction. */
export async function testNewsletter(
  db: Db,
  { id, ...newsletter }: NewsletterText & { id: number },
  email: string | undefined,
  doer: Doer & { id: number },
) {
  const mail = await previewNewsletter(db, newsletter);
  const recipient = email ?? (await getStaffAddress(db, doer.id));
  const mail_id = await queueMail(db, {
    ...mail,
    template_code: null,
    recipient,
    subject: t('desk:test_mail.subject', { subject: mail.subject }),
    event_key: `test:newsletter:${id}:${randomUUID()}`,
    created_by: doer.id,
  });
  const after = { mail_id, recipient };
  await audit(db, doer, { action: 'newsletter.tested', entity, entity_id: id, after });
  return { mail_id: Number(mail_id), recipient };
}
