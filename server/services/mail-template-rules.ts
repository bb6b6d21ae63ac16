import {
  DUE_WORDS,
  LINK_WORDS,
  type MailPart,
  type MailWord,
  MESSAGE_WORDS,
  NEWSLETTER_WORDS,
  OFFER_WORDS,
  OPTION_WORDS,
  OWNER_WORDS,
  PAID_WORDS,
  STAY_WORDS,
  SUBSCRIBER_WORDS,
  USER_WORDS,
} from './mail-placeholders.ts';

/** Whom a mail is about; it decides which rows its words and parts are read from. */
export type MailKind = 'reservation' | 'user' | 'subscriber' | 'message' | 'offer';

export interface TemplateRules {
  kind: MailKind;
  /** Whose mailbox it goes to. */
  to: 'guest' | 'staff' | 'owner' | 'user' | 'subscriber';
  words: readonly MailWord[];
  /** All of them are in every mail; what the body does not place comes at its end, in this order. */
  parts: readonly MailPart[];
  /** Somebody asked for it and waits: it cannot be switched off. */
  always?: true;
}

export const RESERVATION_TEMPLATES = {
  reservation_requested: {
    kind: 'reservation',
    to: 'guest',
    words: STAY_WORDS,
    parts: ['stay_details', 'price_details', 'enquiry_button'],
  },
  reservation_option: {
    kind: 'reservation',
    to: 'guest',
    words: OPTION_WORDS,
    parts: ['bank_accounts', 'stay_details', 'price_details', 'enquiry_button'],
  },
  option_reminder: {
    kind: 'reservation',
    to: 'guest',
    words: [...OPTION_WORDS, 'amount'],
    parts: ['bank_accounts', 'stay_details', 'enquiry_button'],
  },
  reservation_confirmed: {
    kind: 'reservation',
    to: 'guest',
    words: STAY_WORDS,
    parts: [
      'stay_details',
      'voucher_details',
      'price_details',
      'cancellation_terms',
      'voucher_button',
    ],
  },
  payment_received: {
    kind: 'reservation',
    to: 'guest',
    words: PAID_WORDS,
    parts: ['payment_details', 'stay_details', 'enquiry_button'],
  },
  payment_failed: {
    kind: 'reservation',
    to: 'guest',
    words: PAID_WORDS,
    parts: ['payment_details', 'stay_details', 'enquiry_button'],
  },
  balance_reminder: {
    kind: 'reservation',
    to: 'guest',
    words: PAID_WORDS,
    parts: ['payment_details', 'stay_details', 'enquiry_button'],
  },
  before_arrival: {
    kind: 'reservation',
    to: 'guest',
    words: PAID_WORDS,
    parts: ['stay_details', 'payment_details', 'enquiry_button'],
  },
  check_in_details: {
    kind: 'reservation',
    to: 'guest',
    words: PAID_WORDS,
    parts: ['arrival_details', 'stay_details', 'voucher_button'],
  },
  comment_invitation: {
    kind: 'reservation',
    to: 'guest',
    words: STAY_WORDS,
    parts: ['comment_button', 'stay_details'],
  },
  reservation_rejected: {
    kind: 'reservation',
    to: 'guest',
    words: STAY_WORDS,
    parts: ['stay_details', 'alternatives_button'],
  },
  reservation_cancelled: {
    kind: 'reservation',
    to: 'guest',
    words: STAY_WORDS,
    parts: ['stay_details', 'cancellation_terms'],
  },
  refunded: {
    kind: 'reservation',
    to: 'guest',
    words: PAID_WORDS,
    parts: ['payment_details', 'stay_details'],
  },
  reservation_expired: {
    kind: 'reservation',
    to: 'guest',
    words: STAY_WORDS,
    parts: ['stay_details', 'villa_button'],
  },
  bank_details: {
    kind: 'reservation',
    to: 'guest',
    words: DUE_WORDS,
    parts: ['bank_accounts', 'stay_details', 'price_details', 'enquiry_button'],
  },
  payment_link: {
    kind: 'reservation',
    to: 'guest',
    words: LINK_WORDS,
    parts: ['payment_button', 'stay_details', 'price_details'],
  },
  staff_new_request: {
    kind: 'reservation',
    to: 'staff',
    words: STAY_WORDS,
    parts: ['customer_details', 'stay_details', 'price_details', 'dashboard_button'],
  },
  owner_confirmed: {
    kind: 'reservation',
    to: 'owner',
    words: OWNER_WORDS,
    parts: ['owner_details', 'stay_details', 'owner_button'],
  },
  owner_cancelled: {
    kind: 'reservation',
    to: 'owner',
    words: OWNER_WORDS,
    parts: ['stay_details', 'owner_button'],
  },
  owner_payment: {
    kind: 'reservation',
    to: 'owner',
    words: OWNER_WORDS,
    parts: ['owner_details', 'stay_details', 'owner_button'],
  },
} as const satisfies Record<string, TemplateRules>;

/** Every mail the product sends, and what its text may name. */
export const MAIL_TEMPLATES = {
  ...RESERVATION_TEMPLATES,
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
