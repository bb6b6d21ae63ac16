import mailTexts from '../../../views/locales/tr/mail.json' with { type: 'json' };
import type { FieldProblem } from '../../errors.ts';
import { placeholderProblem } from '../content/placeholders.ts';
import { MAIL_TEMPLATES, type TemplateRules } from './mail-template-rules.ts';
import { RESERVATION_TEMPLATES } from './reservation-templates.ts';

export type ReservationMailCode = keyof typeof RESERVATION_TEMPLATES;
export type MailTemplateCode = keyof typeof MAIL_TEMPLATES;

export const MAIL_TEMPLATE_CODES = Object.keys(MAIL_TEMPLATES) as MailTemplateCode[];

/** What its text may name, whom it goes to, and whether it can be switched off. */
export const mailRules = (code: MailTemplateCode): TemplateRules => MAIL_TEMPLATES[code];

/** A template as the table `mail_templates` holds it; `placeholders` are what its text may name. */
interface MailTemplate {
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

/** One of them. */
export function defaultMailTemplate(code: MailTemplateCode): MailTemplate {
  const { words, parts } = MAIL_TEMPLATES[code];
  return { code, ...mailTexts.templates[code], placeholders: [...words, ...parts], active: true };
}

/** In whose mailbox it lands; null for a template that the product no longer has. */
export const mailAudience = (code: string): TemplateRules['to'] | null =>
  isMailTemplateCode(code) ? mailRules(code).to : null;

export function isMailTemplateCode(code: string): code is MailTemplateCode {
  return Object.hasOwn(MAIL_TEMPLATES, code);
}

export function isReservationMailCode(code: string): code is ReservationMailCode {
  return Object.hasOwn(RESERVATION_TEMPLATES, code);
}

/** What is wrong with the `{{names}}` in a subject or body; null: the text can be saved. */
export const mailTextProblem = (code: MailTemplateCode, text: string): FieldProblem | null =>
  placeholderProblem(text, [...MAIL_TEMPLATES[code].words, ...MAIL_TEMPLATES[code].parts]);
