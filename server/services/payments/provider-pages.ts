import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/index.ts';
import { log } from '../../log.ts';
import { type CardPayment, getCardPayment } from '../../queries/payments/card-payments.ts';
import { updateTransaction } from '../../queries/payments/movements.ts';
import type { Doer } from '../audit.ts';
import { seal, unseal } from '../sealed.ts';
import type { PaymentPage } from './gateways/index.ts';
import { noteStep } from './transaction-trail.ts';

const PLACE = 'transactions.provider_page';
/** Most providers give their page within a second. */
const LOOKS = { most: 12, milliseconds: 250 };

/** Keeps where the guest is sent to, sealed, so that a second press leads to the same page. */
export const keepPage = (pool: Db, id: number, page: PaymentPage, doer: Doer): Promise<void> =>
  inTransaction(pool, async (db) => {
    await updateTransaction(db, id, {
      provider_token_hash: hashOfToken(page.token),
      provider_page_encrypted: seal(JSON.stringify([page.token, page.page_url]), PLACE),
      provider_expires_at: page.expires_at.toString(),
    });
    const step = { kind: 'REDIRECTED', from_status: 'PENDING', to_status: 'PENDING' } as const;
    await noteStep(db, id, step, doer);
  });

/** By which a callback's token finds its payment. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** Null where there is none, or its key was changed: the provider is then asked by our own number. */
export function pageOf({ id, provider_page_encrypted }: CardPayment) {
  if (!provider_page_encrypted) return null;
  try {
    const [token, page_url] = JSON.parse(unseal(provider_page_encrypted, PLACE)) as string[];
    return token && page_url ? { token, page_url } : null;
  } catch {
    log.warn({ transaction: id }, 'a payment page was sealed under another key');
    return null;
  }
}

/** The page of an attempt whose provider is being asked for it just now; null where none comes. */
export async function pageSoon(db: Db, id: number): Promise<ReturnType<typeof pageOf>> {
  for (let look = 1; look <= LOOKS.most; look += 1) {
    await pause(LOOKS.milliseconds);
    const attempt = await getCardPayment(db, id);
    if (attempt.status !== 'PENDING') return null;
    const page = pageOf(attempt);
    if (page) return page;
  }
  return null;
}
