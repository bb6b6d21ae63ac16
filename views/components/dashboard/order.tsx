import type { Translate } from '../../../server/i18n.ts';
import type { Site } from '../../layouts/site.ts';
import { Icon } from '../icon.tsx';
import { ActionForm } from './action-form.tsx';
import type { Column } from './data-table.tsx';

/** The column by which rows of a `DataTable` with `order_form` are moved. */
export const orderColumn = <Row extends { position: number }>(
  t: Translate,
  name: (row: Row) => string,
): Column<Row> => ({
  key: 'move',
  label: t('dashboard:sort.column'),
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

/** Saves the order of the rows of a table or a list as a whole; in sight only once it has changed. */
export function OrderForm({ site, id, path, rows }: OrderFormProps) {
  const { t } = site;
  return (
    <ActionForm
      t={t}
      id={id}
      className="sort-form"
      method="PATCH"
      path={path}
      success="close"
      toast={t('dashboard:sort.saved')}
    >
      <OrderFields
        site={site}
        ids={rows.map((row) => row.id)}
        places={rows.map((row) => row.position)}
      />
    </ActionForm>
  );
}

interface OrderFieldsProps {
  site: Site;
  ids: number[];
  /** Those the rows have among all, where others stand between or before them. */
  places?: number[];
}

/** What a form needs to save an order: the ids, what is said of a move, and its buttons. */
export function OrderFields({ site, ids, places }: OrderFieldsProps) {
  const { t } = site;
  return (
    <>
      <OrderSheet site={site} />
      <input type="hidden" name="ids" data-type="json" defaultValue={JSON.stringify(ids)} />
      <SortStatus t={t} places={places} />
      <div className="save-bar no-print">
        <p className="unsaved">{t('dashboard:sort.changed')}</p>
        <button type="reset" className="button quiet">
          {t('common:cancel')}
        </button>
        <button type="submit" className="button primary" data-busy={t('common:saving')}>
          {t('dashboard:sort.save')}
        </button>
      </div>
    </>
  );
}

/** The stylesheet of lists in staff's order; only their pages load it. */
export function OrderSheet({ site }: { site: Site }) {
  const sheet = site.assets.asset('css/dashboard-sort.css');
  return <link rel="stylesheet" href={sheet} precedence="default" />;
}

/** Says what happens to an item that is moved, in words that have its name and place (islands/dashboard/sortable.ts). */
export function SortStatus({ t, places }: { t: Translate; places?: number[] }) {
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
      data-sort-said={JSON.stringify(said)}
    />
  );
}
