import {
  CHANGED_WORDS,
  DUE_WORDS,
  LINK_WORDS,
  OPTION_WORDS,
  OWNER_WORDS,
  PAID_WORDS,
  STAY_WORDS,
} from './mail-placeholders.ts';
import type { TemplateRules } from './mail-template-rules.ts';

/** Of the mails that a guest shows at the door. */
const VOUCHER = [
  'prepayment_due',
  'stay_details',
  'voucher_details',
  'price_details',
  'cancellation_terms',
  'voucher_button',
] as const;

/** The mails that tell of one reservation. */
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
  option_to_confirm: {
    kind: 'reservation',
    to: 'guest',
    words: OPTION_WORDS,
    parts: ['enquiry_button', 'stay_details', 'price_details'],
  },
  option_reminder: {
    kind: 'reservation',
    to: 'guest',
    words: [...OPTION_WORDS, 'amount'],
    parts: ['bank_accounts', 'stay_details', 'enquiry_button'],
  },
  payment_review: {
    kind: 'reservation',
    to: 'guest',
    words: STAY_WORDS,
    parts: ['enquiry_button', 'stay_details', 'price_details'],
  },
  reservation_confirmed: {
    kind: 'reservation',
    to: 'guest',
    words: STAY_WORDS,
    parts: VOUCHER,
  },
  reservation_changed: {
    kind: 'reservation',
    to: 'guest',
    words: STAY_WORDS,
    parts: VOUCHER,
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
    parts: ['guest_list', 'stay_details', 'payment_details', 'enquiry_button'],
  },
  check_in_details: {
    kind: 'reservation',
    to: 'guest',
    words: PAID_WORDS,
    parts: ['arrival_details', 'guest_list', 'stay_details', 'voucher_button'],
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
  request_answered: {
    kind: 'reservation',
    to: 'guest',
    words: STAY_WORDS,
    parts: ['request_answer', 'stay_details', 'enquiry_button'],
  },
  deposit_link: {
    kind: 'reservation',
    to: 'guest',
    words: LINK_WORDS,
    parts: ['payment_button', 'stay_details'],
  },
  deposit_received: {
    kind: 'reservation',
    to: 'guest',
    words: PAID_WORDS,
    parts: ['payment_details', 'stay_details', 'enquiry_button'],
  },
  deposit_returned: {
    kind: 'reservation',
    to: 'guest',
    words: PAID_WORDS,
    parts: ['payment_details', 'stay_details'],
  },
  staff_new_request: {
    kind: 'reservation',
    to: 'staff',
    words: STAY_WORDS,
    parts: ['customer_details', 'stay_details', 'price_details', 'dashboard_button'],
  },
  staff_receipt: {
    kind: 'reservation',
    to: 'staff',
    words: DUE_WORDS,
    parts: ['payment_details', 'customer_details', 'stay_details', 'dashboard_button'],
  },
  owner_confirmed: {
    kind: 'reservation',
    to: 'owner',
    words: OWNER_WORDS,
    parts: ['owner_details', 'stay_details', 'owner_button'],
  },
  owner_changed: {
    kind: 'reservation',
    to: 'owner',
    words: CHANGED_WORDS,
    parts: ['owner_details', 'stay_details', 'owner_button'],
  },
  owner_repriced: {
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
