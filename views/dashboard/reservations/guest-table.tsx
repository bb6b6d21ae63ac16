import type { Translate } from '../../../server/i18n.ts';
import type { GuestAnswer } from '../../../server/schemas/answers/guest-lists.ts';
import { countryName } from '../../../server/shared/countries.ts';
import { formatDay } from '../../../server/shared/format.ts';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';

interface GuestTableProps {
  t: Translate;
  guests: GuestAnswer[];
  /** In the list's order; null: masked. */
  numbers: (string | null)[] | null;
}

/** The list to be read or printed. */
export const GuestTable = ({ t, guests, numbers }: GuestTableProps) => (
  <DataTable
    label={t('affairs:guests.title')}
    columns={columns(t)}
    rows={guests.map((guest, at) => ({
      ...guest,
      number: numbers?.[at] ?? guest.document_no_masked,
    }))}
    row_key={({ id }) => id}
    empty={null}
  />
);

type Row = GuestAnswer & { number: string | null };

const columns = (t: Translate): Column<Row>[] => [
  {
    key: 'name',
    label: t('affairs:guests.first_name'),
    slot: 'a1',
    cell: ({ first_name }) => <b>{first_name}</b>,
  },
  {
    key: 'last_name',
    label: t('affairs:guests.last_name'),
    slot: 'a2',
    cell: ({ last_name }) => <b>{last_name}</b>,
  },
  {
    key: 'nationality',
    label: t('affairs:guests.nationality'),
    slot: 'b1',
    cell: ({ nationality }) => countryName(nationality),
  },
  {
    key: 'document',
    label: t('affairs:guests.document_no'),
    slot: 'b2',
    cell: ({ document_kind, number }) => (
      <>
        {t(`affairs:guests.kind.${document_kind}`)} <span className="nowrap">{number ?? '—'}</span>
      </>
    ),
  },
  {
    key: 'birth_date',
    label: t('affairs:guests.birth_date'),
    slot: 'c1',
    cell: ({ birth_date }) => (birth_date ? formatDay(birth_date) : <Nothing />),
  },
  {
    key: 'sex',
    label: t('affairs:guests.sex'),
    slot: 'c2',
    cell: ({ sex }) => (sex ? t(`affairs:guests.sexes.${sex}`) : <Nothing />),
  },
];
