import { z } from 'zod';

import { exported, Ids, Line, paging, Text } from './common.ts';

export const MESSAGE_STATES = ['UNREAD', 'READ'] as const;
export const SUBSCRIBER_STATES = ['WAITING', 'ACTIVE', 'LEFT'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** Where somebody signed up; `WEB` is what was noted of everybody before November 2026. */
export const SUBSCRIBER_SOURCES = ['WEB', 'FOOTER', 'BOOKING', 'API'] as const;

/** `GET /v1/admin/contact/messages` (spec §7): the newest first. */
export const MessageList = z.strictObject({
  ...paging(10),
  ...exported,
  order: z.enum(['created_at', '-created_at']).default('-created_at'),
  state: z.enum(MESSAGE_STATES).optional(),
  answered: z.enum(['0', '1']).optional(),
  q: Line(100).optional(),
});

/** The inbox's address. */
export const MessageInbox = z.object({
  ...paging(10),
  order: z.enum(['created_at', '-created_at']).default('-created_at'),
  state: z.enum(MESSAGE_STATES).optional(),
  answered: z.enum(['0', '1']).optional(),
  q: Line(100).optional(),
});

/** The list of subscribers as its address says it. */
export const SubscriberPage = z.object({
  ...paging(50),
  order: z.enum(['created_at', '-created_at', 'email', '-email']).default('-created_at'),
  state: z.enum(SUBSCRIBER_STATES).optional(),
  q: Line(100).optional(),
});

/** `PATCH /v1/admin/contact/messages/{id}`: puts a message back among the unread, or takes it out. */
export const MessageState = z.strictObject({ state: z.enum(MESSAGE_STATES) });

/** `PATCH /v1/admin/contact/messages`: the same of several, or of none when one is gone. */
export const MessageStates = MessageState.extend({ ids: Ids });

/** `DELETE /v1/admin/contact/messages`: deletes several, or none when one is gone. */
export const MessageIds = z.strictObject({ ids: Ids });

/** `POST /v1/admin/contact/messages/{id}/answer`: goes out by mail. */
export const MessageReply = z.strictObject({ answer: Text(5000).min(1) });

/** `GET /v1/admin/subscriber` (spec §7). */
export const SubscriberList = z.strictObject({
  ...paging(50),
  ...exported,
  order: z.enum(['created_at', '-created_at', 'email', '-email']).default('-created_at'),
  state: z.enum(SUBSCRIBER_STATES).optional(),
  q: Line(100).optional(),
});

export type MessageStates = z.infer<typeof MessageStates>;
export type MessageInbox = z.infer<typeof MessageInbox>;
export type SubscriberPage = z.infer<typeof SubscriberPage>;
export type MessageList = Omit<z.infer<typeof MessageList>, 'format'>;
export type SubscriberList = Omit<z.infer<typeof SubscriberList>, 'format'>;
