import mailTexts from '../../views/locales/tr/mail.json' with { type: 'json' };

/** Words a template's subject and body may name as `{{word}}`. */
const STAY_WORDS = [
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
const OPTION_WORDS = [...STAY_WORDS, 'option_until'] as const;

/** Structured parts: a paragraph that is nothing but `{{part}}` says where the part stands. */
const PARTS = [
  'stay_details',
  'price_details',
  'bank_accounts',
  'voucher_details',
  'cancellation_terms',
  'customer_details',
  'enquiry_button',
  'voucher_button',
  'villa_button',
  'alternatives_button',
  'dashboard_button',
] as const;

export type MailWord = (typeof OPTION_WORDS)[number];
export type MailPart = (typeof PARTS)[number];

interface TemplateRules {
  words: readonly MailWord[];
  /** All of them are in every mail; what the body does not place comes at its end, in this order. */
  parts: readonly MailPart[];
}

/** Every mail the product sends about a reservation, and what its text may name. */
export const MAIL_TEMPLATES = {
  reservation_requested: {
    words: STAY_WORDS,
    parts: ['stay_details', 'price_details', 'enquiry_button'],
  },
  reservation_option: {
    words: OPTION_WORDS,
    parts: ['bank_accounts', 'stay_details', 'price_details', 'enquiry_button'],
  },
  reservation_confirmed: {
    words: STAY_WORDS,
    parts: [
      'stay_details',
      'voucher_details',
      'price_details',
      'cancellation_terms',
      'voucher_button',
    ],
  },
  reservation_rejected: { words: STAY_WORDS, parts: ['stay_details', 'alternatives_button'] },
  reservation_cancelled: { words: STAY_WORDS, parts: ['stay_details', 'cancellation_terms'] },
  reservation_expired: { words: STAY_WORDS, parts: ['stay_details', 'villa_button'] },
  staff_new_request: {
    words: STAY_WORDS,
    parts: ['customer_details', 'stay_details', 'price_details', 'dashboard_button'],
  },
} as const satisfies Record<string, TemplateRules>;

export type MailTemplateCode = keyof typeof MAIL_TEMPLATES;

export const MAIL_TEMPLATE_CODES = Object.keys(MAIL_TEMPLATES) as MailTemplateCode[];

/** A template as the table `mail_templates` holds it; `placeholders` are what its text may name. */
export interface MailTemplate {
  code: MailTemplateCode;
  name: string;
  subject: string;
  body: string;
  placeholders: string[];
  active: boolean;
}

/** The texts the product comes with; staff change them under the mail templates. */
export const defaultMailTemplates = (): MailTemplate[] =>
  MAIL_TEMPLATE_CODES.map(defaultMailTemplate);

export function defaultMailTemplate(code: MailTemplateCode): MailTemplate {
  const { words, parts } = MAIL_TEMPLATES[code];
  return { code, ...mailTexts.templates[code], placeholders: [...words, ...parts], active: true };
}

export function isMailTemplateCode(code: string): code is MailTemplateCode {
  return Object.hasOwn(MAIL_TEMPLATES, code);
}

/** The `{{names}}` in a subject or body that its template does not know; empty: the text can be saved. */
export function unknownPlaceholders(code: MailTemplateCode, text: string): string[] {
  const known = new Set<string>([...MAIL_TEMPLATES[code].words, ...MAIL_TEMPLATES[code].parts]);
  const named = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => !known.has(name));
}

export const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;
