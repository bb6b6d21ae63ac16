import { createHash } from 'node:crypto';

import { db } from './db.ts';

/** The reservation a row hangs on, a villa's or a boat's. */
type Of = { reservation_id: number } | { boat_reservation_id: number };

interface NewRequest {
  kind?: 'CHANGE' | 'CANCELLATION' | 'MESSAGE';
  message?: string;
  wanted_stay?: string;
}

/** What a guest asked for and waits to be answered. */
export async function createRequest(of: Of, own: NewRequest = {}): Promise<number> {
  const { id } = await db
    .insertInto('reservation_requests')
    .values({ ...of, kind: 'MESSAGE', message: 'Bebek yatağı var mı?', ...own })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A text that a guest accepted, with the print that names it. */
export async function createAcceptance(of: Of, html = '<p>Cayma hakkı yoktur.</p>') {
  const rendered_sha256 = createHash('sha256').update(html).digest('hex');
  const { id } = await db
    .selectFrom('legal_documents')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('legal_acceptances')
    .values({
      ...of,
      legal_document_id: id,
      rendered_sha256,
      rendered_html: html,
      checkbox_text: 'Okudum, kabul ediyorum.',
      ip: '203.0.113.7',
    })
    .execute();
  return rendered_sha256;
}
