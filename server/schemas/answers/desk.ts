import { z } from 'zod';

import { MESSAGE_STATES, SUBSCRIBER_SOURCES, SUBSCRIBER_STATES } from '../desk.ts';
import { Id, Instant } from './common.ts';

/** A line of `GET /v1/admin/contact/messages`. */
export const MessageRow = z.strictObject({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  subject: z.string(),
  /** Its first 200 characters. */
  excerpt: z.string(),
  state: z.enum(MESSAGE_STATES),
  answered_at: Instant.nullable(),
  created_at: Instant,
});

/** The villa or boat a message asks about. */
const Asked = z.strictObject({ id: Id, slug: z.string(), name: z.string() }).nullable();

export const MessageAnswer = z.strictObject({
  ...MessageRow.shape,
  message: z.string(),
  villa: Asked,
  boat: Asked,
  read_at: Instant.nullable(),
  read_by_name: z.string().nullable(),
  answer: z.string().nullable(),
  answered_by_name: z.string().nullable(),
  /** What the visitor was told about their data. */
  consent_text: z.string().nullable(),
});

/** `{ids, state}`: what was asked, done. */
export const MessagesMarked = z.strictObject({ ids: z.array(Id), state: z.enum(MESSAGE_STATES) });

/** A line of `GET /v1/admin/subscriber`, with the proof of consent. */
export const SubscriberRow = z.strictObject({
  id: Id,
  email: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  source: z.enum(SUBSCRIBER_SOURCES),
  consent_text: z.string(),
  consent_ip: z.string().nullable(),
  consent_user_agent: z.string().nullable(),
  consented_at: Instant,
  confirmed_at: Instant.nullable(),
  confirmed_ip: z.string().nullable(),
  left_at: Instant.nullable(),
  created_at: Instant,
});

export type MessageRow = z.infer<typeof MessageRow>;
export type MessageAnswer = z.infer<typeof MessageAnswer>;
export type SubscriberRow = z.infer<typeof SubscriberRow>;
