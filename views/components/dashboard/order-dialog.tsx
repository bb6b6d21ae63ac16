import type { Translate } from '../../../server/i18n.ts';
import type { Site } from '../../layouts/site.ts';
import { Icon, type IconName } from '../icon.tsx';
import { DialogButton } from './asking-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { SortForm } from './order.tsx';

interface Ordered {
  id: number;
  name: string;
  /** Not shown on the site. */
  hidden?: boolean;
}

interface OrderDialogProps {
  site: Site;
  id: string;
  title: string;
  /** What the order decides. */
  consequence: string;
  /** From `paths.api`: takes PATCH `{ids}`. */
  path: string;
  rows: Ordered[];
}

/** Opens the dialog of this id; without two rows there is nothing to order. */
export function OrderButton({ site, id, rows }: Pick<OrderDialogProps, 'site' | 'id' | 'rows'>) {
  if (rows.length < 2) return null;
  return (
    <DialogButton opens={id} icon="arrow-up-down">
      {site.t('dashboard:order.label')}
    </DialogButton>
  );
}

/** Rows put into another order by dragging, buttons or keys, which is stored at once (islands/dashboard/sortable.ts). */
export function OrderDialog({ site, id, title, consequence, path, rows }: OrderDialogProps) {
  if (rows.length < 2) return null;
  const { t } = site;
  return (
    <ConfirmDialog
      t={t}
      id={id}
      title={title}
      consequences={[consequence]}
      leave={t('dashboard:close')}
      buttons={null}
    >
      <SortForm site={site} id={`${id}-form`} path={path} ids={rows.map((row) => row.id)}>
        <ol className="ordered" data-sortable="">
          {rows.map((row, at) => (
            <OrderedRow key={row.id} t={t} row={row} at={at} />
          ))}
        </ol>
      </SortForm>
    </ConfirmDialog>
  );
}

function OrderedRow({ t, row, at }: { t: Translate; row: Ordered; at: number }) {
  const { name } = row;
  const step = (by: '-1' | '1', icon: IconName, label: string) => (
    <button type="button" className="icon-button" data-sort-step={by} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
  return (
    <li data-id={row.id}>
      <button
        type="button"
        className="icon-button"
        data-sort-handle={name}
        aria-label={t('dashboard:sort.move', { name })}
      >
        <Icon name="grip-vertical" />
      </button>
      <span className="dim" data-position="">
        {at + 1}
      </span>
      <span className={row.hidden ? 'name dim' : 'name'}>{name}</span>
      {step('-1', 'arrow-up', t('dashboard:order.up', { name }))}
      {step('1', 'arrow-down', t('dashboard:order.down', { name }))}
    </li>
  );
}
