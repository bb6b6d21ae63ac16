import type { MailBlock, PassageBlock, TextRun } from '../../../views/mail/mail-document.ts';
import { truncate } from '../../shared/format.ts';
import { apart } from '../../shared/typed-text.ts';
import { PLACEHOLDER } from '../content/placeholders.ts';
import type { MailPart } from './mail-placeholders.ts';
import { MAIL_TEMPLATES } from './mail-template-rules.ts';
import type { MailTemplateCode } from './mail-templates.ts';

/** What a template's words stand for. A word without a value is left out. */
export type MailWords = Readonly<Record<string, string>>;

/** The structured parts; null: there is nothing to show, such as terms nobody set. */
export type MailParts = Partial<Record<MailPart, MailBlock | null>>;

/** A subject line: one line, whatever a guest wrote into a field. */
export function subjectOf(template: string, words: MailWords): string {
  return truncate(oneLine(filled(template, words)), 250);
}

/**
 * A template's body as blocks. Paragraphs are parted by an empty line, `**…**` is strong, and a
 * paragraph that is only `{{part}}` becomes that part. Values are never read as markup.
 */
export function bodyBlocks(
  code: MailTemplateCode,
  body: string,
  words: MailWords,
  parts: MailParts,
): MailBlock[] {
  const waiting = new Set<MailPart>(MAIL_TEMPLATES[code].parts);
  const placed = paragraphsOf(body).map((paragraph) => {
    const part = partNamedBy(paragraph, waiting);
    if (part === undefined) return paragraphBlock(paragraph, words);
    waiting.delete(part);
    return parts[part] ?? null;
  });
  const rest = [...waiting].map((part) => parts[part] ?? null);
  return [...placed, ...rest].filter((block) => block !== null);
}

/** Somebody's own text under a title; '' for none. Paragraphs are parted by an empty line. */
export const passage = (title: string, text: string): PassageBlock => ({
  kind: 'passage',
  title,
  paragraphs: paragraphsOf(text),
  quoted: false,
});

/** One line of readable characters: line breaks and other control characters become a space. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

const paragraphsOf = (body: string) =>
  body
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

function partNamedBy(paragraph: string, parts: ReadonlySet<MailPart>): MailPart | undefined {
  return [...parts].find((part) => paragraph.replace(/\s/g, '') === `{{${part}}}`);
}

function paragraphBlock(paragraph: string, words: MailWords): MailBlock | null {
  const runs: TextRun[] = paragraph
    .split('**')
    .map((text, index) => ({ text: filled(text, words), strong: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
  return runs.some(({ text }) => text.trim() !== '') ? { kind: 'text', runs } : null;
}

const filled = (text: string, words: MailWords) =>
  text.replace(PLACEHOLDER, (_, name: string) => apart(oneLine(words[name.trim()] ?? '')));
