/** Words a template's subject and body may name as `{{word}}`. */
export const STAY_WORDS = [
  'site_name',
  'customer_name',
  'reservation_id',
  'villa',
  'town',
  'stay',
  'check_in',
  'check_out',
  'nights',
  'guests',
  'total',
  'prepayment',
  'balance',
  'deposit',
] as const;
export const OPTION_WORDS = [...STAY_WORDS, 'option_until'] as const;
/** `amount` is what is due now, what the link asks for, or what the told payment or refund moved. */
export const DUE_WORDS = [...STAY_WORDS, 'amount'] as const;
export const LINK_WORDS = [...DUE_WORDS, 'link_until'] as const;
/** `paid` and `remaining` make up the total: money that waits to go back pays for nothing, and `payment_details` tells it apart. */
export const PAID_WORDS = [...DUE_WORDS, 'paid', 'remaining'] as const;
export const OWNER_WORDS = [...STAY_WORDS, 'owner_name'] as const;
/** `former_stay` is what the owner was told before. */
export const CHANGED_WORDS = [...OWNER_WORDS, 'former_stay'] as const;
/** Of an owner's month: `month` is the one that is over, `next_month` the one that begins. */
export const MONTH_WORDS = [
  'site_name',
  'owner_name',
  'month',
  'next_month',
  'stay_count',
  'nights',
  'earnings',
  'arrival_count',
] as const;
export const USER_WORDS = ['site_name', 'first_name'] as const;
/** `change` is what became of somebody's account, `changed_at` when. */
export const ACCOUNT_WORDS = [...USER_WORDS, 'change', 'changed_at'] as const;
export const SUBSCRIBER_WORDS = ['site_name', 'email'] as const;
export const NEWSLETTER_WORDS = [...SUBSCRIBER_WORDS, 'newsletter_subject'] as const;
export const MESSAGE_WORDS = ['site_name', 'customer_name', 'message_subject'] as const;
export const OFFER_WORDS = [
  'site_name',
  'customer_name',
  'stay',
  'nights',
  'guests',
  'villa_count',
  'lowest_total',
  'offer_until',
] as const;

/** Structured parts: a paragraph that is nothing but `{{part}}` says where the part stands. */
const RESERVATION_PARTS = [
  'stay_details',
  'price_details',
  'bank_accounts',
  'prepayment_due',
  'voucher_details',
  'arrival_details',
  'payment_details',
  'cancellation_terms',
  'customer_details',
  'owner_details',
  'guest_list',
  'enquiry_button',
  'voucher_button',
  'villa_button',
  'alternatives_button',
  'dashboard_button',
  'owner_button',
  'payment_button',
  'comment_button',
  'request_answer',
] as const;
const OTHER_PARTS = [
  'password_button',
  'account_advice',
  'confirm_button',
  'newsletter_text',
  'answer_text',
  'message_text',
  'offer_note',
  'offer_villas',
  'offer_button',
  'month_stays',
  'month_arrivals',
] as const;

export type ReservationWord =
  | (typeof OPTION_WORDS)[number]
  | (typeof LINK_WORDS)[number]
  | (typeof PAID_WORDS)[number]
  | (typeof CHANGED_WORDS)[number];
export type MailWord =
  | ReservationWord
  | (typeof MONTH_WORDS)[number]
  | (typeof ACCOUNT_WORDS)[number]
  | (typeof NEWSLETTER_WORDS)[number]
  | (typeof MESSAGE_WORDS)[number]
  | (typeof OFFER_WORDS)[number];
export type ReservationPart = (typeof RESERVATION_PARTS)[number];
export type MailPart = ReservationPart | (typeof OTHER_PARTS)[number];
