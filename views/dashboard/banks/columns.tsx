import type { Translate } from '../../../server/i18n.ts';
import type { BankAnswer } from '../../../server/schemas/answers/banks.ts';
import type { Currency } from '../../../server/shared/currency.ts';
import { formatIban } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { selectColumn } from '../../components/dashboard/bulk.tsx';
import type { Column } from '../../components/dashboard/data-table.tsx';

/** The list's columns in their order; slots fold them into the phone's record. */
export const bankColumns = (t: Translate): Column<BankAnswer>[] => [
  selectColumn<BankAnswer>(
    t,
    ({ bank_name, currency }) => `${bank_name} (${currencyName(t, currency)})`,
  ),
  {
    key: 'position',
    label: t('banks:column.position'),
    align: 'end',
    cell: ({ position }) => position + 1,
  },
  {
    key: 'bank_name',
    label: t('banks:column.bank_name'),
    slot: 'a1',
    cell: ({ id, bank_name }) => (
      <a className="row-link" href={`${paths.dashboard.banks({ id })}#form`}>
        <b>{bank_name}</b>
      </a>
    ),
  },
  {
    key: 'active',
    label: t('banks:column.active'),
    slot: 'a2',
    cell: ({ active }) => (
      <span className={active ? 'state-dot ok' : 'state-dot plain'}>
        {active ? t('banks:state.shown') : t('banks:state.hidden')}
      </span>
    ),
  },
  {
    key: 'iban',
    label: t('banks:column.iban'),
    slot: 'b',
    // A cut one cannot be compared: a page of large letters is narrower than its digits.
    cell: ({ iban }) => <span className="wrapping">{formatIban(iban)}</span>,
  },
  {
    key: 'currency',
    label: t('banks:column.currency'),
    slot: 'c2',
    cell: ({ currency }) => currencyName(t, currency),
  },
  {
    key: 'holder',
    label: t('banks:column.holder'),
    slot: 'c1',
    cell: ({ holder }) => <span className="wrapping">{holder}</span>,
  },
];

/** The column's check in the database lets in these only. */
const currencyName = (t: Translate, currency: string) =>
  t(`banks:currency.${currency as Currency}`);
