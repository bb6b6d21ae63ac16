import {
  ACCOUNT_WORDS,
  type MailPart,
  type MailWord,
  MESSAGE_WORDS,
  MONTH_WORDS,
  NEWSLETTER_WORDS,
  OFFER_WORDS,
  SUBSCRIBER_WORDS,
  USER_WORDS,
} from './mail-placeholders.ts';
import { RESERVATION_TEMPLATES } from './reservation-templates.ts';

/** Whom a mail is about; it decides which rows its words and parts are read from. */
type MailKind = 'reservation' | 'owner' | 'user' | 'subscriber' | 'message' | 'offer';

export interface TemplateRules {
  kind: MailKind;
  /** Whose mailbox it goes to. */
  to: 'guest' | 'staff' | 'owner' | 'user' | 'subscriber';
  words: readonly MailWord[];
  /** All of them are in every mail; what the body does not place comes at its end, in this order. */
  parts: readonly MailPart[];
  /** Somebody waits for it, or has to know for their safety: it cannot be switched off. */
  always?: true;
}

/** Every mail the product sends, and what its text may name. */
export const MAIL_TEMPLATES = {
  ...RESERVATION_TEMPLATES,
  owner_month: {
    kind: 'owner',
    to: 'owner',
    words: MONTH_WORDS,
    parts: ['month_stays', 'month_arrivals', 'owner_button'],
  },
  user_invitation: {
    kind: 'user',
    to: 'user',
    words: USER_WORDS,
    parts: ['password_button'],
    always: true,
  },
  password_reset: {
    kind: 'user',
    to: 'user',
    words: USER_WORDS,
    parts: ['password_button'],
    always: true,
  },
  account_changed: {
    kind: 'user',
    to: 'user',
    words: ACCOUNT_WORDS,
    parts: ['account_advice', 'password_button'],
    always: true,
  },
  newsletter_confirmation: {
    kind: 'subscriber',
    to: 'subscriber',
    words: SUBSCRIBER_WORDS,
    parts: ['confirm_button'],
    always: true,
  },
  newsletter: {
    kind: 'subscriber',
    to: 'subscriber',
    words: NEWSLETTER_WORDS,
    parts: ['newsletter_text'],
    always: true,
  },
  contact_answer: {
    kind: 'message',
    to: 'guest',
    words: MESSAGE_WORDS,
    parts: ['answer_text', 'message_text'],
    always: true,
  },
  offer: {
    kind: 'offer',
    to: 'guest',
    words: OFFER_WORDS,
    parts: ['offer_note', 'offer_villas', 'offer_button'],
    always: true,
  },
} as const satisfies Record<string, TemplateRules>;
