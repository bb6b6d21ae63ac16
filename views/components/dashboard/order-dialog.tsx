import type { Translate } from '../../../server/i18n.ts';
import { Icon, type IconName } from '../icon.tsx';
import { ActionForm } from './action-form.tsx';
import { DialogButton } from './asking-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { SortStatus } from './order.tsx';

interface Ordered {
  id: number;
  name: string;
  /** Not shown on the site. */
  hidden?: boolean;
}

interface OrderDialogProps {
  t: Translate;
  id: string;
  title: string;
  /** What the order decides. */
  consequence: string;
  /** From `paths.api`: takes PATCH `{ids}`. */
  path: string;
  rows: Ordered[];
  toast: string;
}

/** Opens the dialog of this id; without two rows there is nothing to order. */
export function OrderButton({ t, id, rows }: Pick<OrderDialogProps, 't' | 'id' | 'rows'>) {
  if (rows.length < 2) return null;
  return (
    <DialogButton opens={id} icon="arrow-up-down">
      {t('dashboard:order.label')}
    </DialogButton>
  );
}

/** Rows put into another order by dragging, buttons or keys (islands/dashboard/sortable.ts). */
export function OrderDialog({ t, id, title, consequence, path, rows, toast }: OrderDialogProps) {
  if (rows.length < 2) return null;
  return (
    <ConfirmDialog
      t={t}
      id={id}
      title={title}
      consequences={[consequence]}
      submit={t('dashboard:order.save')}
    >
      <ActionForm t={t} id={`${id}-form`} method="PATCH" path={path} success="reload" toast={toast}>
        <input
          type="hidden"
          name="ids"
          data-type="json"
          defaultValue={JSON.stringify(rows.map((row) => row.id))}
        />
        <SortStatus t={t} />
        <ol className="ordered" data-sortable="">
          {rows.map((row, at) => (
            <OrderedRow key={row.id} t={t} row={row} at={at} />
          ))}
        </ol>
      </ActionForm>
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
