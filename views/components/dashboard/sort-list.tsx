import type { ReactNode } from 'react';

import type { Site } from '../../layouts/site.ts';
import { Icon } from '../icon.tsx';
import { SortForm } from './order.tsx';

interface SortListProps<Row> {
  site: Site;
  /** Of the form: each list of a page has its own. */
  id: string;
  /** Names the list. */
  label: string;
  /** From `paths.api`: takes PATCH `{ids}`. */
  path: string;
  rows: Row[];
  name: (row: Row) => string;
  /** Opens the row's form. */
  href: (row: Row) => string;
  /** The row whose form is open. */
  open?: number;
  /** Beside the name, at the row's end. */
  cells: (row: Row) => ReactNode;
}

/**
 * Rows in staff's order, which is changed by dragging, by buttons and with the keyboard and stored
 * at once (islands/dashboard/sortable.ts): those that are shown, within the places they have together.
 */
export function SortList<Row extends { id: number }>(props: SortListProps<Row>) {
  const { site, id, label, path, rows } = props;
  return (
    <SortForm site={site} id={id} path={path} ids={rows.map((row) => row.id)}>
      <ul className="sort-list" aria-label={label} data-sortable="">
        {rows.map((row) => (
          <Line key={row.id} {...props} row={row} />
        ))}
      </ul>
    </SortForm>
  );
}

function Line<Row extends { id: number }>(props: SortListProps<Row> & { row: Row }) {
  const { site, row, name, href, open, cells } = props;
  const { t } = site;
  const called = { name: name(row) };
  return (
    <li data-id={row.id} aria-current={row.id === open ? 'true' : undefined}>
      <button
        type="button"
        className="icon-button needs-script no-print"
        data-sort-handle={called.name}
        aria-label={t('dashboard:sort.move', called)}
      >
        <Icon name="grip-vertical" size="small" />
      </button>
      <a className="row-link" href={href(row)}>
        <b>{called.name}</b>
      </a>
      <div className="cells">{cells(row)}</div>
      <div className="steps needs-script no-print">
        <button
          type="button"
          className="icon-button"
          data-sort-step="-1"
          aria-label={t('dashboard:sort.earlier', called)}
        >
          <Icon name="arrow-up" size="small" />
        </button>
        <button
          type="button"
          className="icon-button"
          data-sort-step="1"
          aria-label={t('dashboard:sort.later', called)}
        >
          <Icon name="arrow-down" size="small" />
        </button>
      </div>
    </li>
  );
}
