import type { ReactNode } from 'react';
import type { Translate } from '../../../server/i18n.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { ActionForm } from './action-form.tsx';
import { DialogButton } from './asking-button.tsx';
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
          aria-label={t('dashboard:bulk.select_row', { name: label(row) })}
        />
      </label>
    ),
  };
}

export interface SwitchAct {
  active: boolean;
  /** Tells apart acts of several switches. */
  key?: string;
  /** From `paths.api`, where it is not that of all acts. */
  path?: string;
  /** What it switches, where that is not `active`. */
  flag?: 'popular' | 'villa_of_month';
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
  /** Those that can be ticked. */
  rows: SwitchedRow[];
  /** The whole list, where it has pages. */
  whole?: WholeList;
}

export interface WholeList {
  /** Rows of the whole filtered list. */
  total: number;
  /** From `listAddress`. */
  address: (changes: { take: number; order: undefined }) => string;
}

/** As many as a call takes. */
const MOST = 500;

type SwitchedRow = { id: number; active: boolean } & Partial<
  Record<NonNullable<SwitchAct['flag']>, boolean>
>;

/** What can be done with the ticked rows; each act asks first, naming them, and can be taken back. */
export function BulkSwitch({ t, path, acts, rows, whole }: BulkSwitchProps) {
  return (
    <>
      <UndoBar t={t} />
      <BulkBar t={t} shown={rows.length} whole={whole}>
        {acts.map((act) => (
          <DialogButton key={idOf(act)} opens={idOf(act)}>
            {act.label}
          </DialogButton>
        ))}
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
          <ChosenRows t={t} />
        </SwitchDialog>
      ))}
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
    <div className="bulk-bar no-print" data-selection="" role="status" hidden>
      <b>
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

/** In the form of an act: the ticked rows' ids, and what they are called. */
export const ChosenRows = ({ t }: { t: Translate }) => (
  <>
    <input type="hidden" name="ids" data-type="json" data-selected-ids="" value="[]" />
    <p
      className="chosen"
      data-selected-names=""
      data-selected-more={t('dashboard:bulk.more', { count: '{{count}}' })}
    />
  </>
);

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
  { act, path, rows }: { act: SwitchAct; path: string; rows: SwitchedRow[] },
): Undoing {
  const others = rows.filter((row) => row[act.flag ?? 'active'] !== act.active);
  return {
    said: t('dashboard:undo.said', { act: act.label, changed: '{{changed}}' }),
    call: `PATCH ${path}`,
    rows: Object.fromEntries(others.map(({ id }) => [id, { ids: [id], active: !act.active }])),
  };
}

const idOf = ({ active, key }: SwitchAct) => `bulk-${key ?? active}`;

interface SwitchDialogProps {
  t: Translate;
  id: string;
  path: string;
  act: SwitchAct;
  undo?: Undoing;
  /** The `ids`, and whose they are. */
  children: ReactNode;
}

/** Asks before rows are switched on or off. */
export function SwitchDialog({ t, id, path, act, undo, children }: SwitchDialogProps) {
  return (
    <ConfirmDialog
      t={t}
      id={id}
      title={act.title}
      consequences={act.consequences}
      submit={act.label}
      danger={!act.active}
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
        <input type="hidden" name="active" data-type="json" value={String(act.active)} />
      </ActionForm>
    </ConfirmDialog>
  );
}

/** Which rows were refused, each with the way to what it lacks; the others can go on without them. */
export function RefusedRows({ t, act }: { t: Translate; act: string }) {
  return (
    <div className="refused" data-refused="" hidden>
      <ul className="lacks" />
      {/* No submit button before it is shown: Enter would press it, as the first of the form. */}
      <button
        type="button"
        className="button outline"
        data-refused-rest={t('dashboard:bulk.rest', { count: '{{count}}', act })}
      />
    </div>
  );
}
