import { now } from '../../clock.ts';
import type { Db } from '../../db/index.ts';
import { conflict, invalid } from '../../errors.ts';
import { t } from '../../i18n.ts';
import {
  deleteMessageRows,
  getMessageForUpdate,
  insertDestructions,
  lockMessageStates,
  updateMessages,
} from '../../queries/content/contact-desk.ts';
import { listSettings } from '../../queries/mail/mail-settings.ts';
import { findTemplateTexts } from '../../queries/mail/mail-templates.ts';
import type { MessageStates } from '../../schemas/desk.ts';
import { audit, auditAll, type Doer } from '../audit.ts';
import { queueMail } from '../mail/mail.ts';
import { composeMail, type MailContent } from '../mail/mail-composing.ts';
import { strangers } from './flags.ts';
import { siteSettingsFrom } from './settings.ts';

const entity = 'contact_message';
const TEMPLATE = 'contact_answer';

/** Marks a message read by whom and when, or unread again; one that stands so already is left alone. */
export function markMessage(
  pool: Db,
  id: number,
  state: 'READ' | 'UNREAD',
  doer: Doer,
): Promise<void> {
  return pool.transaction().execute(async (db) => {
    await mark(db, [await getMessageForUpdate(db, id)], state, doer);
  });
}

/** The same of several, or of none. @throws 422 when an id is nobody's */
export function markMessages(pool: Db, { ids, state }: MessageStates, doer: Doer): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const messages = await lockMessageStates(db, ids);
    if (messages.length !== ids.length) throw invalid(strangers(ids, messages));
    await mark(db, messages, state, doer);
  });
}

async function mark(
  db: Db,
  messages: { id: number; state: string }[],
  state: MessageStates['state'],
  doer: Doer,
): Promise<void> {
  const others = messages.filter((message) => message.state !== state);
  const changed = others.map(({ id }) => id);
  await updateMessages(db, changed, readingOf(state, doer));
  const lines = others.map((message) => ({
    action: `contact_message.${state.toLowerCase()}`,
    entity,
    entity_id: message.id,
    before: { state: message.state },
    after: { state },
  }));
  await auditAll(db, doer, lines);
}

/** Answers a message by mail, once, inside the caller's transaction. 409 `already_answered` */
export async function answerMessage(db: Db, id: number, answer: string, doer: Doer): Promise<void> {
  const settings = siteSettingsFrom(await listSettings(db));
  const template = (await findTemplateTexts(db, TEMPLATE)) ?? null;
  const message = await getMessageForUpdate(db, id);
  if (message.answered_at) throw conflict('already_answered');
  const content = contentOf({ ...message, answer }, settings.site_name);
  await queueMail(db, {
    ...composeMail(TEMPLATE, { settings, template }, content),
    template_code: TEMPLATE,
    recipient: message.email,
    event_key: `contact-answer:${id}`,
    created_by: doer.id,
  });
  const answered = { answer, answered_at: now().toString(), answered_by: doer.id };
  const reading = message.state === 'READ' ? {} : readingOf('READ', doer);
  await updateMessages(db, [id], { ...answered, ...reading });
  // The words stand in the message alone: what is deleted with it must not live on in the log.
  const after = { answered_at: answered.answered_at };
  await audit(db, doer, { action: 'contact_message.answered', entity, entity_id: id, after });
}

/**
 * Deletes a message for good (KVKK). What it said is kept nowhere: the audit log and the journal of
 * destructions say only that there was one. @throws 404
 */
export function deleteMessage(pool: Db, id: number, doer: Doer): Promise<void> {
  return pool.transaction().execute(async (db) => {
    await getMessageForUpdate(db, id);
    await deleteAll(db, [id], doer);
  });
}

/** The same of several, or of none; each has its own line in both. @throws 422 when an id is nobody's */
export function deleteMessages(pool: Db, ids: readonly number[], doer: Doer): Promise<void> {
  return pool.transaction().execute(async (db) => {
    const messages = await lockMessageStates(db, ids);
    if (messages.length !== ids.length) throw invalid(strangers(ids, messages));
    await deleteAll(db, ids, doer);
  });
}

async function deleteAll(db: Db, ids: readonly number[], doer: Doer): Promise<void> {
  const deleted = await deleteMessageRows(db, ids);
  const destroyed = {
    what: t('desk:destroyed.what'),
    reason: t('desk:destroyed.reason'),
    actor_id: doer.id,
  };
  await insertDestructions(
    db,
    deleted.map(({ id: entity_id }) => ({ entity, entity_id, ...destroyed })),
  );
  const lines = deleted.map(({ id: entity_id, ...before }) => ({
    action: 'contact_message.deleted',
    ...{ entity, entity_id, before },
  }));
  await auditAll(db, doer, lines);
}

const readingOf = (state: 'READ' | 'UNREAD', doer: Doer) =>
  state === 'READ'
    ? { state, read_at: now().toString(), read_by: doer.id }
    : { state, read_at: null, read_by: null };

interface Answered {
  name: string;
  subject: string;
  message: string;
  answer: string;
}

/** The visitor's own words stand below the answer, so that it can be understood years later. */
const contentOf = (
  { name, subject, message, answer }: Answered,
  site_name: string,
): MailContent => ({
  words: {
    site_name,
    customer_name: name,
    message_subject: subject || t('desk:answer.no_subject'),
  },
  parts: {
    answer_text: { kind: 'passage', title: '', paragraphs: paragraphsOf(answer), quoted: false },
    message_text: {
      kind: 'passage',
      title: t('desk:answer.quoted'),
      paragraphs: paragraphsOf(message),
      quoted: true,
    },
  },
});

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
