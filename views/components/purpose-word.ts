import type { Translate } from '../../server/i18n.ts';
import type { MovementPurpose } from '../../server/shared/movement-codes.ts';

/**
 * What `states:purpose` calls it: nobody checks in on a boat, its rest is paid on boarding; and what goes back
 * of a deposit, which is in no sum of the stay, is not taken for a part of its price.
 */
export function purposeCode(purpose: MovementPurpose, boat: boolean, of_deposit: boolean) {
  if (of_deposit && purpose === 'REFUND') return 'DEPOSIT_REFUND';
  return boat && purpose === 'BALANCE' ? 'BOAT_BALANCE' : purpose;
}

/** What a payment is for. */
export const purposeWord = (
  t: Translate,
  purpose: MovementPurpose,
  boat: boolean,
  of_deposit = false,
) => t(`states:purpose.${purposeCode(purpose, boat, of_deposit)}`);

/** The same for villas and boats together, as a filter has it. */
export const purposeOfAny = (t: Translate, purpose: MovementPurpose): string =>
  purpose === 'BALANCE' ? t('states:any_balance') : t(`states:purpose.${purpose}`);
