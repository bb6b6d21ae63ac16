import { Gone } from '../../schemas/answers/common.ts';
import {
  MessageAnswer,
  MessageRow,
  MessagesMarked,
  SubscriberRow,
} from '../../schemas/answers/desk.ts';
import { Nothing } from '../../schemas/common.ts';
import {
  MessageIds,
  MessageList,
  MessageReply,
  MessageState,
  MessageStates,
  SubscriberList,
} from '../../schemas/desk.ts';
import { type Calls, deleted, one, paged } from '../call.ts';

// biome-ignore format: one line per call is what makes this table readable
export const desk: Calls = {
  listMessages:    { route: 'GET /v1/admin/contact/messages',             query: MessageList,    answer: paged(MessageRow) },
  showMessage:     { route: 'GET /v1/admin/contact/messages/:id',         query: Nothing,        answer: one(MessageAnswer) },
  markMessage:     { route: 'PATCH /v1/admin/contact/messages/:id',       body: MessageState,    answer: one(MessageAnswer) },
  markMessages:    { route: 'PATCH /v1/admin/contact/messages',           body: MessageStates,   answer: one(MessagesMarked) },
  answerMessage:   { route: 'POST /v1/admin/contact/messages/:id/answer', body: MessageReply,    repeatable: true, answer: one(MessageAnswer), errors: { 409: ['already_answered'] } },
  deleteMessages:  { route: 'DELETE /v1/admin/contact/messages',          body: MessageIds,      answer: one(Gone) },
  deleteMessage:   { route: 'DELETE /v1/admin/contact/messages/:id',      body: Nothing,         answer: deleted },
  listSubscribers: { route: 'GET /v1/admin/subscriber',                   query: SubscriberList, answer: paged(SubscriberRow) },
  endSubscription: { route: 'DELETE /v1/admin/subscriber/:id',            body: Nothing,         answer: deleted },
};
