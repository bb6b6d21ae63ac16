import { db } from './db.ts';
import { createBankAccount, createSettings } from './factories.ts';
import { takeCardsBy } from './fake-provider.ts';

export const PREPAYMENT = 14_000_00;

/** Guests pay by card at a provider, or by transfer. */
beforeAll(async () => {
  takeCardsBy('iyzico');
  await createSettings({ site_email: 'bilgi@koy.example' });
  await createBankAccount();
});

export const stateOf = (id: number) =>
  db
    .selectFrom('reservations')
    .select(['status', 'paid_kurus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const movementsOf = (reservation_id: number) =>
  db
    .selectFrom('transactions')
    .select(['id', 'status', 'method', 'amount_kurus', 'needs_action', 'note', 'card_last_four'])
    .where('reservation_id', '=', reservation_id)
    .orderBy('id')
    .execute();
