import type { Translate } from '../../server/i18n.ts';

type Purpose = 'PREPAYMENT' | 'BALANCE' | 'DEPOSIT' | 'REFUND';

/** What a payment is for: nobody checks in on a boat, its rest is paid on boarding. */
export const purposeWord = (t: Translate, purpose: Purpose, boat: boolean): string =>
  boat && purpose === 'BALANCE' ? t('common:boat_balance') : t(`states:purpose.${purpose}`);
