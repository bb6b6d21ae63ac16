import { EXCERPT, type Message, type MessageListRow } from '../../queries/content/contact-desk.ts';
import type { SubscriberListRow } from '../../queries/mail/subscriber-desk.ts';
import type { MessageAnswer, MessageRow, SubscriberRow } from '../../schemas/answers/desk.ts';
import type { Columns } from '../../services/exports/columns.ts';
import { truncate } from '../../shared/format.ts';

/** A line of the inbox. */
export const presentMessageRow = (row: MessageListRow): MessageRow => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  excerpt: truncate(row.excerpt, EXCERPT),
  state: row.state,
  answered_at: row.answered_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** What a file of the inbox shows. */
export const messageColumns: Columns<MessageRow> = {
  id: 'number',
  name: 'text',
  email: 'text',
  phone: 'phone',
  subject: 'text',
  excerpt: 'text',
  state: { code: 'states:message' },
  answered_at: 'instant',
  created_at: 'instant',
};

export const presentMessage = (message: Message): MessageAnswer => ({
  ...presentMessageRow(message),
  message: message.message,
  villa: message.villa,
  boat: message.boat,
  read_at: message.read_at?.toISOString() ?? null,
  read_by_name: message.read_by_name,
  answer: message.answer,
  answered_by_name: message.answered_by_name,
  consent_text: message.consent_text,
});

export const presentSubscriber = (row: SubscriberListRow): SubscriberRow => ({
  id: row.id,
  email: row.email,
  state: row.state,
  source: row.source,
  consent_text: row.consent_text,
  consent_ip: row.consent_ip,
  consent_user_agent: row.consent_user_agent,
  consented_at: row.consented_at.toISOString(),
  confirmed_at: row.confirmed_at?.toISOString() ?? null,
  confirmed_ip: row.confirmed_ip,
  left_at: row.left_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** What a file of the subscribers shows: the proof of each consent is part of it. */
export const subscriberColumns: Columns<SubscriberRow> = {
  id: 'number',
  email: 'text',
  state: { code: 'states:subscriber' },
  source: { code: 'states:subscriber_source' },
  consent_text: 'text',
  consent_ip: 'text',
  consented_at: 'instant',
  confirmed_at: 'instant',
  left_at: 'instant',
};
