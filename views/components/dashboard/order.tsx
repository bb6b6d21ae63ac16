import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import type { Site } from '../../layouts/site.ts';
import { Icon } from '../icon.tsx';
import { NeedsScript } from './action-form.tsx';
import type { Column } from './data-table.tsx';

/** The column by which rows of a `DataTable` with `order_form` are moved. */
export const orderColumn = <Row extends { position: number }>(
  t: Translate,
  name: (row: Row) => string,
): Column<Row> => ({
  key: 'move',
  label: t('dashboard:sort.column'),
  head: <span className="no-print">{t('dashboard:sort.column')}</span>,
  slot: 'c2',
  cell: (row) => <Moves t={t} name={name(row)} />,
});

function Moves({ t, name }: { t: Translate; name: string }) {
  const step = (by: '-1' | '1', label: string) => (
    <button type="button" className="icon-button" data-sort-step={by} aria-label={label}>
      <Icon name={by === '-1' ? 'arrow-up' : 'arrow-down'} size="small" />
    </button>
  );
  return (
    <span className="moves over needs-script no-print">
      <button
        type="button"
        className="icon-button"
        data-sort-handle={name}
        aria-label={t('dashboard:sort.move', { name })}
      >
        <Icon name="grip-vertical" size="small" />
      </button>
      {step('-1', t('dashboard:sort.earlier', { name }))}
      {step('1', t('dashboard:sort.later', { name }))}
    </span>
  );
}

interface OrderFormProps {
  site: Site;
  id: string;
  /** From `paths.api`: takes PATCH `{ids}`, the rows in the places they have together. */
  path: string;
  rows: readonly { id: number; position: number }[];
}

/** Keeps the order of the rows of a table, below which it stands. */
export const OrderForm = ({ rows, ...props }: OrderFormProps) => (
  <SortForm
    {...props}
    className="beside"
    ids={rows.map((row) => row.id)}
    places={rows.map((row) => row.position)}
  />
);

interface SortFormProps {
  site: Site;
  id: string;
  className?: string;
  method?: 'PATCH' | 'PUT';
  /** From `paths.api`: takes `{ids}`. */
  path: string;
  ids: number[];
  /** Those the rows have among all, where others stand between or before them. */
  places?: number[];
  /** The list, unless it stands elsewhere. */
  children?: ReactNode;
}

/**
 * Stores the order of its list as rows are moved, and tells what came of it: in passing once it is
 * stored, with the reason and a way to try again where it is not (islands/dashboard/sort-saving.ts).
 */
export function SortForm(props: SortFormProps) {
  const { site, id, className = 'form', method = 'PATCH', path, ids, places, children } = props;
  const { t } = site;
  return (
    <form
      id={id}
      className={`${className} sort-form`}
      data-api={`${method} ${path}`}
      method="dialog"
      noValidate
    >
      <OrderSheet site={site} />
      <NeedsScript t={t} />
      {children}
      <input type="hidden" name="ids" data-type="json" defaultValue={JSON.stringify(ids)} />
      <SortStatus t={t} places={places} />
      {/* For eyes: what is read aloud stands above. */}
      <p className="sort-state no-print" aria-hidden="true">
        <span data-of="saving">{t('common:saving')}</span>
        <span data-of="saved">{t('dashboard:sort.saved')}</span>
      </p>
      <Refused t={t} />
    </form>
  );
}

const Refused = ({ t }: { t: Translate }) => (
  <div className="note inline-bar bad no-print" role="alert" data-sort-refused="" hidden>
    <Icon name="circle-alert" />
    <p>
      <b data-sort-lead="">{t('dashboard:sort.refused')}</b>{' '}
      <span data-sort-reason="" data-offline={t('common:unreachable')} />
    </p>
    <button type="button" className="button outline small" data-sort-again="">
      {t('common:retry')}
    </button>
  </div>
);

/** The stylesheet of lists in staff's order; only their pages load it. */
export function OrderSheet({ site }: { site: Site }) {
  const sheet = site.assets.asset('css/dashboard-sort.css');
  return <link rel="stylesheet" href={sheet} precedence="default" />;
}

/** Says what happens to an item that is moved, in words that have its name and place (islands/dashboard/sortable.ts). */
function SortStatus({ t, places }: { t: Translate; places?: number[] }) {
  const hole = { name: '{{name}}', position: '{{position}}' };
  const said = {
    lifted: t('dashboard:sort.lifted', hole),
    moved: t('dashboard:sort.moved', hole),
    dropped: t('dashboard:sort.dropped', hole),
    returned: t('dashboard:sort.returned', hole),
  };
  return (
    <p
      className="hidden-text"
      role="status"
      data-sort-status=""
      data-sort-places={places && JSON.stringify(places)}
      data-sort-saved={t('dashboard:sort.saved')}
      data-sort-said={JSON.stringify(said)}
    />
  );
}
