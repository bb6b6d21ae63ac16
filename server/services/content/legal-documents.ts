import { createHash } from 'node:crypto';

import type { Db } from '../../db/index.ts';
import { conflict } from '../../errors.ts';
import { t } from '../../i18n.ts';
import { insertAcceptances, listCurrentDocuments } from '../../queries/content/legal-documents.ts';
import {
  type ListingKind,
  ofReservation,
  type ReservationKey,
} from '../../queries/reservations/reservation-tables.ts';
import type { LegalKind } from '../../schemas/legal-documents.ts';
import { type AcceptedText, areAllThere } from '../../shared/accepted-texts.ts';
import { apart } from '../../shared/typed-text.ts';
import type { Doer } from '../audit.ts';
import { CHOSEN_WORDS, type LegalWord } from './legal-words.ts';
import { sanitiseRichText } from './rich-text.ts';

/** What a document may name as `{{word}}`, already formatted for reading. */
export type LegalFacts = Partial<Record<LegalWord, string>>;

export interface RenderedDocument {
  id: number;
  kind: AcceptedText;
  title: string;
  /** Safe HTML: staff's sanitised text with the facts escaped into it. */
  html: string;
  sha256: string;
}

/**
 * The pre-information and the contract in their newest edition, with this stay's facts in them, to be
 * read before the request is sent (Mesafeli Sözleşmeler Yönetmeliği m.5–7). A fact not known yet is
 * left as a line to be filled.
 */
export async function renderLegalDocuments(
  db: Db,
  facts: LegalFacts,
  listing: ListingKind,
): Promise<RenderedDocument[]> {
  const kinds = KINDS[listing];
  const documents = await listCurrentDocuments(db, Object.keys(kinds));
  return documents.map(({ id, kind, title, body }) => {
    // Once the facts are in: a guest's name in the place of a link's address is one.
    const html = sanitiseRichText(filledIn(body, facts));
    return { id, kind: kinds[kind as LegalKind] ?? 'CONTRACT', title, html, sha256: printOf(html) };
  });
}

/**
 * A short name for the texts of an offer and for what they may say of it, but for the guest's own choices
 * and the day: a form may be open over midnight.
 */
export function termsMark(documents: readonly RenderedDocument[], facts: LegalFacts): string {
  const left: ReadonlySet<string> = new Set([...CHOSEN_WORDS, 'today']);
  const terms = Object.entries(facts).filter(([word]) => !left.has(word));
  return printOf(JSON.stringify([documents.map(({ id }) => id), terms])).slice(0, 22);
}

/** The texts of a sale by what is let, and the part each plays. */
const KINDS: Record<ListingKind, Partial<Record<LegalKind, AcceptedText>>> = {
  villa: { PRE_INFORMATION: 'PRE_INFORMATION', CONTRACT: 'CONTRACT' },
  boat: { CHARTER_INFORMATION: 'PRE_INFORMATION', CHARTER_CONTRACT: 'CONTRACT' },
};

/** The sentences beside the boxes, as they are kept with what was accepted. */
export const acceptedWords = (): Record<AcceptedText, string> => ({
  PRE_INFORMATION: t('booking:accept_information'),
  CONTRACT: t('booking:accept_contract'),
});

/**
 * Keeps what exactly a guest accepted, and under which words, as proof. @throws 409 `texts_missing`:
 * nothing may be sold under texts that are not there
 */
export async function recordAcceptances(
  db: Db,
  key: ReservationKey,
  documents: readonly RenderedDocument[],
  { doer, userAgent }: { doer: Doer; userAgent: string | null },
): Promise<void> {
  if (!areAllThere(documents)) throw conflict('texts_missing');
  const texts = acceptedWords();
  await insertAcceptances(
    db,
    documents.map(({ id, kind, html, sha256 }) => ({
      ...ofReservation(key),
      legal_document_id: id,
      rendered_sha256: sha256,
      rendered_html: html,
      checkbox_text: texts[kind],
      ip: doer.ip,
      user_agent: userAgent,
    })),
  );
}

/** The SHA-256 of a text as hex: by it is proved which words were accepted. */
export const printOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A text with the facts in their places, escaped. */
export const filledIn = (body: string, facts: LegalFacts): string =>
  body.replace(/\{\{\s*([a-z_]+)\s*\}\}/g, (_whole, word: string) =>
    escapeHtml(apart(facts[word as LegalWord] ?? '…')),
  );

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
