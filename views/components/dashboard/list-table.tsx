import type { ComponentProps, ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { type ChosenColumns, ColumnChoice, shownColumns } from './column-choice.tsx';
import { DataTable } from './data-table.tsx';
import { ListPaging } from './list-paging.tsx';

type RowKey<Row> = (row: Row) => number | string;

type ListTableProps<Row> = Omit<ComponentProps<typeof DataTable<Row>>, 'row_key' | 'sorting'> & {
  t: Translate;
  /** Rows of the whole filtered list. */
  total: number;
  /** What the page's address says. */
  query: { skip: number; take: number; order?: string };
  /** From `listAddress`. */
  address: (changes: { skip?: number; take?: number; order?: string }) => string;
  /** The row's `id` by default. */
  row_key?: RowKey<Row>;
  /** Page sizes to choose from. */
  sizes?: number[];
  /** Sums of the whole list, beside the count. */
  note?: string;
  /** Columns can be left out of it. */
  choice?: ChosenColumns | undefined;
  /** Between the table and its pages: the form that saves its order, dialogs of its rows. */
  children?: ReactNode;
} & (Row extends { id: number | string } ? unknown : { row_key: RowKey<Row> });

/** A page of a list, sorted and turned by its address. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { t, total, query, address, sizes, note, choice, children, ...table } = props;
  const { skip, take, order } = query;
  return (
    <>
      <DataTable
        row_key={(row) => (row as { id: number | string }).id}
        {...table}
        columns={shownColumns(table.columns, choice)}
        sorting={order === undefined ? undefined : { order, href: (to) => address({ order: to }) }}
      />
      {children}
      <ListPaging t={t} {...{ total, skip, take, sizes, note }} href={address}>
        {choice && <ColumnChoice t={t} choice={choice} columns={table.columns} />}
      </ListPaging>
    </>
  );
}
