import { createHash } from 'node:crypto';

import type { Db } from '../db/index.ts';
import { insertAcceptances, listCurrentDocuments } from '../queries/legal-documents.ts';
import {
  type ListingKind,
  ofReservation,
  type ReservationKey,
} from '../queries/reservation-tables.ts';
import type { Doer } from './audit.ts';

/** What a document may name as `{{word}}`, already formatted for reading. */
export type LegalFacts = Record<string, string>;

export interface RenderedDocument {
  id: number;
  kind: 'PRE_INFORMATION' | 'CONTRACT';
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
  listing: ListingKind = 'villa',
): Promise<RenderedDocument[]> {
  const kinds = KINDS[listing];
  const documents = await listCurrentDocuments(db, Object.keys(kinds));
  return documents.map(({ id, kind, title, body }) => {
    const html = fill(body, facts);
    const sha256 = createHash('sha256').update(html).digest('hex');
    return { id, kind: kinds[kind] ?? 'CONTRACT', title, html, sha256 };
  });
}

/** The texts of a sale by what is let, and the part each plays. */
const KINDS: Record<ListingKind, Record<string, RenderedDocument['kind']>> = {
  villa: { PRE_INFORMATION: 'PRE_INFORMATION', CONTRACT: 'CONTRACT' },
  boat: { CHARTER_INFORMATION: 'PRE_INFORMATION', CHARTER_CONTRACT: 'CONTRACT' },
};

/** Keeps what exactly a guest accepted, and under which words, as proof. */
export async function recordAcceptances(
  db: Db,
  reservation: number | ReservationKey,
  documents: readonly RenderedDocument[],
  {
    doer,
    userAgent,
    texts,
  }: { doer: Doer; userAgent: string | null; texts: Record<string, string> },
): Promise<void> {
  if (documents.length === 0) return;
  const key: ReservationKey =
    typeof reservation === 'number' ? { kind: 'villa', id: reservation } : reservation;
  await insertAcceptances(
    db,
    documents.map(({ id, kind, html, sha256 }) => ({
      ...ofReservation(key),
      legal_document_id: id,
      rendered_sha256: sha256,
      rendered_html: html,
      checkbox_text: texts[kind] ?? '',
      ip: doer.ip,
      user_agent: userAgent,
    })),
  );
}

const fill = (body: string, facts: LegalFacts) =>
  body.replace(/\{\{\s*([a-z_]+)\s*\}\}/g, (_whole, word: string) =>
    escapeHtml(facts[word] ?? '…'),
  );

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
