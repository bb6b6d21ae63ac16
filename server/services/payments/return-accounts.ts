import type { Db } from '../../db/index.ts';
import { findReturnAccount } from '../../queries/payments/deposits.ts';
import type { ReservationKey } from '../../queries/reservations/reservation-tables.ts';
import { plainIban } from '../../shared/iban.ts';
import { SEALED_IBANS } from '../seal-ibans.ts';
import { seal, unseal } from '../sealed.ts';

/** The guest's account as a deposit keeps it: sealed. */
export const accountOf = (iban: string) => ({
  return_iban_encrypted: seal(plainIban(iban), SEALED_IBANS.deposits),
});

/** The account a reservation's deposit goes back to, readable: whoever sends the money types it. Null: not known. */
export async function readReturnAccount(db: Db, of: ReservationKey): Promise<string | null> {
  const { return_iban_encrypted: sealed } = (await findReturnAccount(db, of)) ?? {};
  return sealed ? unseal(sealed, SEALED_IBANS.deposits) : null;
}
