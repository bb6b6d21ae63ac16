import type { Translate } from '../../server/i18n.ts';

type Purpose = 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT' | 'REFUND';

/** What `states:purpose` calls it: nobody checks in on a boat, its rest is paid on boarding. */
export const purposeCode = (purpose: Purpose, boat: boolean): Purpose | 'BOAT_BALANCE' =>
  boat && purpose === 'BALANCE' ? 'BOAT_BALANCE' : purpose;

/** What a payment is for. */
export const purposeWord = (t: Translate, purpose: Purpose, boat: boolean): string =>
  t(`states:purpose.${purposeCode(purpose, boat)}`);

/** The same for villas and boats together, as a filter has it. */
export const purposeOfAny = (t: Translate, purpose: Purpose): string =>
  purpose === 'BALANCE' ? t('states:any_balance') : t(`states:purpose.${purpose}`);
