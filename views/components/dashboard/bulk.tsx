import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { ActionForm } from './action-form.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Column } from './data-table.tsx';

/** The column of ticks; `name` is how a dialog calls the row. */
export function selectColumn<Row extends { id: number }>(
  t: Translate,
  name: (row: Row) => string,
): Column<Row> {
  return {
    key: 'select',
    label: t('dashboard:bulk.select'),
    head: (
      <label className="check tick">
        <input type="checkbox" data-select-all="" aria-label={t('dashboard:bulk.select_all')} />
      </label>
    ),
    slot: 'a0',
    cell: (row) => (
      <label className="check tick over">
        <input
          type="checkbox"
          data-select=""
          data-name={name(row)}
          value={row.id}
          aria-label={t('dashboard:bulk.select_row', { name: name(row) })}
        />
      </label>
    ),
  };
}

export interface SwitchAct {
  active: boolean;
  label: string;
  title: string;
  /** What will happen, one sentence each. */
  consequences: string[];
  toast: string;
}

interface BulkSwitchProps {
  t: Translate;
  /** From `paths.api`: takes `{ids, active}`. */
  path: string;
  acts: SwitchAct[];
}

/** What can be done with the ticked rows; each act asks first, naming them. */
export function BulkSwitch({ t, path, acts }: BulkSwitchProps) {
  return (
    <>
      <div className="bulk-bar no-print" data-selection="" role="status" hidden>
        <b>
          <span data-selected-count="">0</span> {t('dashboard:bulk.chosen')}
        </b>
        {acts.map(({ active, label }) => (
          <button
            key={label}
            type="button"
            className="button outline"
            command="show-modal"
            commandfor={`bulk-${active}`}
          >
            {label}
          </button>
        ))}
        <button type="button" className="button quiet" data-select-none="">
          {t('common:cancel')}
        </button>
      </div>
      {acts.map((act) => (
        <SwitchDialog key={act.label} t={t} path={path} id={`bulk-${act.active}`} act={act}>
          <input type="hidden" name="ids" data-type="json" data-selected-ids="" value="[]" />
          <p className="chosen" data-selected-names="" />
        </SwitchDialog>
      ))}
    </>
  );
}

interface SwitchDialogProps {
  t: Translate;
  id: string;
  path: string;
  act: SwitchAct;
  /** The `ids`, and whose they are. */
  children: ReactNode;
}

/** Asks before rows are switched on or off. */
export function SwitchDialog({ t, id, path, act, children }: SwitchDialogProps) {
  return (
    <ConfirmDialog
      t={t}
      id={id}
      title={act.title}
      consequences={act.consequences}
      buttons={
        <button
          type="submit"
          form={`${id}-form`}
          className={act.active ? 'button primary' : 'button danger'}
          data-busy={t('common:saving')}
        >
          {act.label}
        </button>
      }
    >
      <ActionForm
        t={t}
        id={`${id}-form`}
        method="PATCH"
        path={path}
        success="reload"
        toast={act.toast}
      >
        {children}
        <input type="hidden" name="active" data-type="json" value={String(act.active)} />
      </ActionForm>
    </ConfirmDialog>
  );
}
