import type { ReactNode } from 'react';

import { Icon } from '../icon.tsx';

/** Where a cell stands in a phone's three-line record: lines a to d; left 1, right 2, or a whole line; 0 before them: the tick, and below it. */
export type Slot = 'a0' | 'b0' | 'a1' | 'a2' | 'b' | 'b1' | 'b2' | 'c1' | 'c2' | 'd';

export interface Column<Row> {
  key: string;
  label: string;
  /** The `order` name this column sorts by; without it the heading is no link. */
  order?: string;
  align?: 'end';
  /** Stands in the heading's place: a tick for all rows. */
  head?: ReactNode;
  /** Without a slot the phone leaves the cell out. */
  slot?: Slot;
  /** Holds the row's own link outside `a1`: nobody can leave it out, and it names the row. */
  always?: boolean;
  /** A column of buttons: its heading is for screen readers, and it stays at the right edge. */
  silent?: boolean;
  /** Left out on a small desk, where the cell of another column says it too (`Folded`), unless nobody sees that one. */
  folds?: { into: string; on: SmallDesk };
  cell: (row: Row) => ReactNode;
}

/** Too narrow for all columns of the widest lists: below 1366 px, and below 1220. */
type SmallDesk = 'laptop' | 'tablet';

interface Sorting {
  /** `column` or `-column`. */
  order: string;
  href: (order: string) => string;
}

interface DataTableProps<Row> {
  /** Names the scrolling region and the table. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  row_key: (row: Row) => number | string;
  /** `past` (faded) or `late` (needs a person). */
  row_tone?: (row: Row) => 'past' | 'late' | undefined;
  sorting?: Sorting;
  /** The id of an `OrderForm`: rows can be put into another order (order.tsx). */
  order_form?: string;
  /** Stands in the table's place when there are no rows. */
  empty: ReactNode;
}

/**
 * The dense table of every list. A row's first link covers the whole row, so it opens in a new tab
 * like any link; on phones each row folds into three lines by the columns' slots.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  row_key,
  row_tone,
  sorting,
  order_form,
  empty,
}: DataTableProps<Row>) {
  if (rows.length === 0) return empty;
  const shown = columns.map((column) => ({ ...column, look: lookOf(column, columns) }));
  const naming = shown.find(({ always }) => always) ?? shown.find(({ slot }) => slot === 'a1');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-frame" tabIndex={0} aria-label={label}>
      <table className="dense" aria-label={label}>
        <thead>
          <tr>
            {shown.map((column) => (
              <Heading key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody data-sortable={order_form && ''} data-sort-form={order_form}>
          {rows.map((row) => (
            <tr key={row_key(row)} className={row_tone?.(row)} data-id={order_form && row_key(row)}>
              {shown.map((column) => (
                <Cell key={column.key} column={column} row={row} isName={column === naming} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface FoldedProps {
  on: SmallDesk;
  className?: string;
  children: ReactNode;
}

/** What a small desk reads here instead of in a column of its own. */
export const Folded = ({ on, className = 'dim', children }: FoldedProps) => (
  <span className={`on-${on} ${className}`}>{children}</span>
);

type Shown<Row> = Column<Row> & { look: string | undefined };

function lookOf<Row>({ silent, align, folds }: Column<Row>, columns: Column<Row>[]) {
  const isFolded = folds && columns.some(({ key }) => key === folds.into);
  return (
    [silent ? 'stick' : align, isFolded && `off-${folds.on}`].filter(Boolean).join(' ') || undefined
  );
}

interface CellProps<Row> {
  column: Shown<Row>;
  row: Row;
  /** Whoever hears another cell of the row hears this one with it. */
  isName: boolean;
}

function Cell<Row>({ column: { look, slot, cell }, row, isName }: CellProps<Row>) {
  const Tag = isName ? 'th' : 'td';
  return (
    <Tag scope={isName ? 'row' : undefined} className={look} data-slot={slot}>
      {cell(row)}
    </Tag>
  );
}

interface HeadingProps<Row> {
  column: Shown<Row>;
  sorting?: Sorting;
}

function Heading<Row>({ column, sorting }: HeadingProps<Row>) {
  const { label, order, look, silent, head } = column;
  if (!order || !sorting) {
    return (
      <th scope="col" className={look}>
        {head ?? (silent ? <span className="hidden-text">{label}</span> : label)}
      </th>
    );
  }
  const direction = directionOf(sorting.order, order);
  return (
    <th scope="col" className={look} aria-sort={direction}>
      <a href={sorting.href(direction === 'ascending' ? `-${order}` : order)}>
        {label}
        {direction && <Icon name={direction === 'ascending' ? 'arrow-up' : 'arrow-down'} />}
      </a>
    </th>
  );
}

function directionOf(current: string, order: string): 'ascending' | 'descending' | undefined {
  if (current === order) return 'ascending';
  return current === `-${order}` ? 'descending' : undefined;
}
