import type { SiteSettings } from '../../../views/layouts/site.ts';
import type {
  MailBlock,
  MailDocument,
  MailLink,
  RichPassage,
} from '../../../views/mail/mail-document.ts';
import { renderMail } from '../../../views/mail/render-mail.tsx';
import { env } from '../../env.ts';
import { t } from '../../i18n.ts';
import { formatPhone, truncate } from '../../shared/format.ts';
import { paths } from '../../shared/paths.ts';
import { bodyBlocks, type MailParts, type MailWords, subjectOf } from './mail-body.ts';
import { defaultMailTemplate, type MailTemplateCode, mailRules } from './mail-templates.ts';
import { mailText } from './mail-text.ts';

/** The site's settings and the staff's text; without one the product's own is used. */
export interface MailTexts {
  settings: SiteSettings;
  template: { subject: string; body: string; active?: boolean } | null;
}

/** What one mail says: its words, its parts, the code in its head, a clerk's note. */
export interface MailContent {
  words: MailWords;
  parts: MailParts;
  reference?: string | null;
  note?: string | undefined;
  /** Why somebody gets this, and how it ends: the foot of a newsletter. */
  leave_url?: string;
}

export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  /** Switched off by staff: kept, not sent. */
  skipped: boolean;
}

/** A mail of any kind, ready to be addressed. */
export function composeMail(
  code: MailTemplateCode,
  texts: MailTexts,
  content: MailContent,
): ComposedMail {
  const mail = mailDocument(code, texts, content);
  const isOff = texts.template?.active === false && mailRules(code).always !== true;
  return { subject: mail.subject, html: renderMail(mail), text: mailText(mail), skipped: isOff };
}

/** The mail before it is HTML and text; the same for sending, for a preview and for tests. */
export function mailDocument(
  code: MailTemplateCode,
  { settings, template }: MailTexts,
  { words, parts, reference = null, note, leave_url }: MailContent,
): MailDocument {
  const { subject, body } = template ?? defaultMailTemplate(code);
  const blocks = withNote(bodyBlocks(code, body, words, parts), note);
  return {
    subject: subjectOf(subject, words),
    preview: previewOf(blocks),
    site_name: settings.site_name,
    home_url: `${env.PUBLIC_URL}${paths.home()}`,
    reference,
    blocks,
    footer: footerLines(settings, footNote(code, leave_url)),
    leave: leave_url === undefined ? null : leaveLink(leave_url),
  };
}

/** A clerk's own words stand below the greeting. */
function withNote(blocks: MailBlock[], note: string | undefined): MailBlock[] {
  if (!note) return blocks;
  const [greeting, ...rest] = blocks;
  const added = note
    .split(/\n+/)
    .map((line): MailBlock => ({ kind: 'text', runs: [{ text: line.trim() }] }));
  return greeting ? [greeting, ...added, ...rest] : added;
}

/** What an inbox shows beside the subject. */
const LONGEST_PREVIEW = 140;

/** The first words after the greeting. */
function previewOf(blocks: MailBlock[]): string {
  const paragraphs = blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.runs.map(({ text }) => text).join('')];
    if (block.kind === 'rich') return block.passages.map(firstWords);
    return block.kind === 'passage' ? block.paragraphs : [];
  });
  return truncate(paragraphs[1] ?? paragraphs[0] ?? '', LONGEST_PREVIEW);
}

const firstWords = (passage: RichPassage): string =>
  passage.kind === 'picture' ? passage.alt : passage.runs.map(({ text }) => text).join('');

/** Who sends this (domain §2.5: a commercial mail names the sender's MERSİS number too). */
function footerLines(settings: SiteSettings, note: FootNote): string[] {
  const { company_title, company_address, company_mersis_no, site_phone, site_name } = settings;
  const lines = [
    t('mail:footer.agency', { site_name: company_title ?? site_name, license: settings.tursab_no }),
    note === 'newsletter' &&
      company_mersis_no &&
      t('mail:footer.mersis', { mersis: company_mersis_no }),
    site_phone && formatPhone(site_phone),
    company_address,
    note === 'reply' ? replyLine(settings) : t(`mail:footer.${note}`),
  ];
  return lines.filter((line): line is string => Boolean(line));
}

/** Without an address of the agency's an answer would reach nobody (services/mail/mail-sending.ts). */
function replyLine({ site_email, site_phone }: SiteSettings): string {
  if (site_email) return t('mail:footer.reply');
  return site_phone
    ? t('mail:footer.reply_nowhere', { phone: formatPhone(site_phone) })
    : t('mail:footer.reply_nowhere_write', { url: `${env.PUBLIC_URL}${paths.contact()}` });
}

type FootNote = 'newsletter' | 'reply_to_guest' | 'reply';

/** Why one gets it, or whom an answer to it reaches: staff write to the guest whom it is about. */
function footNote(code: MailTemplateCode, leave_url: string | undefined): FootNote {
  if (leave_url !== undefined) return 'newsletter';
  return mailRules(code).to === 'staff' ? 'reply_to_guest' : 'reply';
}

const leaveLink = (url: string): MailLink => ({ label: t('mail:footer.leave'), url });
