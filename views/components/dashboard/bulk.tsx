import type { ReactNode } from 'react';
import type { Translate } from '../../../server/i18n.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { ActionForm } from './action-form.tsx';
import { DialogButton } from './asking-button.tsx';
import { DELETE_CHOSEN, DeleteChosen, type Deletion } from './bulk-delete.tsx';
import { ChosenRows, RefusedRows } from './bulk-form.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Column } from './data-table.tsx';
import { UndoBar, type Undoing } from './undo-bar.tsx';

/** The column of ticks; `name` is how a dialog calls the row, `label` what tells it from the others. */
export function selectColumn<Row extends { id: number }>(
  t: Translate,
  name: (row: Row) => string,
  label = name,
): Column<Row> {
  return {
    key: 'select',
    label: t('dashboard:bulk.select'),
    head: (
      <label className="check tick">
        <input type="checkbox" data-select-all="" aria-label={t('dashboard:bulk.select_all')} />
        <span className="on-phone">{t('dashboard:bulk.all')}</span>
      </label>
    ),
    slot: 'a0',
    cell: (row) => <SelectTick t={t} id={row.id} name={name(row)} label={label(row)} />,
  };
}

interface SelectTickProps {
  t: Translate;
  id: number;
  name: string;
  label?: string;
  /** As the page shows it, where acts on several are `guarded`. */
  version?: number;
}

/** The tick of one row. */
export const SelectTick = ({ t, id, name, label = name, version }: SelectTickProps) => (
  <label className="check tick over">
    <input
      type="checkbox"
      data-select=""
      data-name={name}
      data-version={version}
      value={id}
      aria-label={t('dashboard:bulk.select_row', { name: label })}
    />
  </label>
);

/** Ticks the whole page where rows stand in no table. */
export const SelectAll = ({ t }: { t: Translate }) => (
  <label className="check needs-script no-print">
    <input type="checkbox" data-select-all="" />
    <span>{t('dashboard:bulk.select_all')}</span>
  </label>
);

interface Act {
  /** Tells apart acts of several switches. */
  key?: string;
  /** From `paths.api`, where it is not that of all acts. */
  path?: string;
  label: string;
  title: string;
  /** What will happen, one sentence each. */
  consequences: string[];
  toast: string;
}

export interface SwitchAct extends Act {
  active: boolean;
  /** What it switches, where that is not `active`. */
  flag?: 'popular' | 'villa_of_month';
}

/** Brings rows into a state. */
export interface StateAct extends Act {
  state: string;
}

interface BulkSwitchProps {
  t: Translate;
  /** From `paths.api`: takes `{ids, active}`, or `{ids, state}`. */
  path: string;
  acts: (SwitchAct | StateAct)[];
  /** Those that can be ticked. */
  rows: SwitchedRow[];
  /** The whole list, where it has pages. */
  whole?: WholeList;
  /** They can be deleted, too. */
  deletion?: Deletion;
  /** Nothing is done to a row that somebody changed since the page came: the call takes `seen`. */
  guarded?: boolean;
}

export interface WholeList {
  /** Rows of the whole filtered list. */
  total: number;
  /** From `listAddress`. */
  address: (changes: { take: number; order: undefined }) => string;
}

/** As many as a call takes. */
const MOST = 500;

type SwitchedRow = { id: number; state?: string } & Partial<
  Record<'active' | NonNullable<SwitchAct['flag']>, boolean>
>;

/** What can be done with the ticked rows; each act asks first, naming them, and all but deleting can be taken back. */
export function BulkSwitch(props: BulkSwitchProps) {
  const { t, path, acts, rows, whole, deletion, guarded } = props;
  return (
    <>
      <UndoBar t={t} />
      <BulkBar t={t} shown={rows.length} whole={whole}>
        {acts.map((act) => (
          <DialogButton key={idOf(act)} opens={idOf(act)}>
            {act.label}
          </DialogButton>
        ))}
        {deletion && (
          <DialogButton opens={DELETE_CHOSEN} kind="danger">
            {t('dashboard:bulk.delete')}
          </DialogButton>
        )}
      </BulkBar>
      {acts.map((act) => (
        <SwitchDialog
          key={idOf(act)}
          t={t}
          path={act.path ?? path}
          id={idOf(act)}
          act={act}
          undo={undoingOf(t, { act, path: act.path ?? path, rows })}
        >
          <ChosenRows t={t} guarded={guarded} />
        </SwitchDialog>
      ))}
      {deletion && <DeleteChosen t={t} path={path} guarded={guarded} {...deletion} />}
    </>
  );
}

interface BulkBarProps {
  t: Translate;
  /** How many rows the page has to tick. */
  shown: number;
  whole?: WholeList | undefined;
  /** Buttons that open the acts' dialogs. */
  children: ReactNode;
}

/** Shows while rows are ticked: how many, and what can be done with them. */
export function BulkBar({ t, shown, whole, children }: BulkBarProps) {
  return (
    <div className="bulk-bar no-print" data-selection="" hidden>
      <b role="status">
        <span data-selected-count="">0</span> {t('dashboard:bulk.chosen')}{' '}
        <span data-selected-elsewhere={t('dashboard:bulk.elsewhere', { count: '{{count}}' })} />
      </b>
      {whole && whole.total > shown && <WholeButton t={t} {...whole} />}
      {children}
      <button type="button" className="button quiet" data-select-none="">
        {t('common:cancel')}
      </button>
    </div>
  );
}

/** Shows once the whole page is ticked: what is ticked now, and what could be, are told apart. */
function WholeButton({ t, total, address }: WholeList & { t: Translate }) {
  const most = Math.min(total, MOST);
  return (
    <button
      type="button"
      className="button outline"
      data-select-whole={address({ take: MOST, order: undefined })}
      data-most={most}
      data-offline={t('common:unreachable')}
      hidden
    >
      {total > most
        ? t('dashboard:bulk.first', { total: formatCount(total), most })
        : t('dashboard:bulk.whole', { total })}
    </button>
  );
}

/** Rows that stood so already are not switched back. */
function undoingOf(
  t: Translate,
  { act, path, rows }: { act: SwitchAct | StateAct; path: string; rows: SwitchedRow[] },
): Undoing {
  const [field, value] = setBy(act);
  const formerly = (row: SwitchedRow) =>
    'state' in act ? row.state : row[act.flag ?? 'active'] === true;
  const others = rows.filter((row) => formerly(row) !== value);
  return {
    said: t('dashboard:undo.said', { act: act.label, changed: '{{changed}}' }),
    call: `PATCH ${path}`,
    rows: Object.fromEntries(
      others.map((row) => [row.id, { ids: [row.id], [field]: formerly(row) }]),
    ),
  };
}

/** What an act sets, as its call names it. */
const setBy = (act: SwitchAct | StateAct) =>
  'state' in act ? (['state', act.state] as const) : (['active', act.active] as const);

const idOf = (act: SwitchAct | StateAct) => `bulk-${act.key ?? setBy(act)[1]}`;

interface SwitchDialogProps {
  t: Translate;
  id: string;
  path: string;
  act: SwitchAct | StateAct;
  undo?: Undoing;
  /** The `ids`, and whose they are. */
  children: ReactNode;
}

/** Asks before rows are switched on or off, or brought into a state. */
export function SwitchDialog({ t, id, path, act, undo, children }: SwitchDialogProps) {
  const [field, value] = setBy(act);
  return (
    <ConfirmDialog
      t={t}
      id={id}
      title={act.title}
      consequences={act.consequences}
      submit={act.label}
      danger={value === false}
    >
      <ActionForm
        t={t}
        id={`${id}-form`}
        method="PATCH"
        path={path}
        success="reload"
        toast={act.toast}
        undo={undo}
      >
        <RefusedRows t={t} act={act.label} />
        {children}
        <input type="hidden" name={field} data-type="json" value={JSON.stringify(value)} />
      </ActionForm>
    </ConfirmDialog>
  );
}
