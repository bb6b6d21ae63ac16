import type { BankAccount } from '../../queries/content/bank-accounts.ts';
import type { BankAnswer } from '../../schemas/answers/banks.ts';
import type { Columns } from '../../services/exports/columns.ts';

/** What a file of the list shows. */
export const bankColumns: Columns<BankAnswer> = {
  bank_name: 'text',
  branch: 'text',
  holder: 'text',
  iban: 'text',
  currency: 'text',
  note: 'text',
  active: 'yes_no',
};

export const presentBank = (account: BankAccount): BankAnswer => ({
  id: account.id,
  bank_name: account.bank_name,
  branch: account.branch,
  holder: account.holder,
  iban: account.iban,
  currency: account.currency,
  note: account.note,
  position: account.position,
  active: account.active,
  version: account.version,
});
