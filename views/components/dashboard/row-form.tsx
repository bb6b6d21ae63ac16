import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { ActionForm } from './action-form.tsx';
import { Panel } from './panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { StaleNote } from './stale-note.tsx';

interface RowFormProps {
  t: Translate;
  title: string;
  /** Null: a new one. */
  row: { version?: number | undefined } | null;
  /** See `rowCall`. */
  call: RowCall;
  toast: string;
  /** Where giving up leads. */
  back: string;
  /** What takes the row away, in the panel's head; null for a new one. */
  remove: ReactNode;
  /** The panel's own, for links to it. */
  id?: string;
  form_id?: string;
  children: ReactNode;
}

interface RowCall {
  method: 'POST' | 'PUT';
  path: string;
  success: string;
  /** Of a new row that may have the name of another: see `ActionForm`. */
  once?: boolean;
}

/**
 * A row that is there is replaced and, without `saved`, shown again; a new one is added, which leads
 * to `success`.
 */
export const rowCall = (
  edited: string | null,
  added: Omit<RowCall, 'method'>,
  saved = 'reload',
): RowCall =>
  edited === null ? { method: 'POST', ...added } : { method: 'PUT', path: edited, success: saved };

/** The panel in which a row is edited or made: a form page is its fields. */
export function RowForm(props: RowFormProps) {
  const { t, title, row, call, toast, back, remove, id, form_id, children } = props;
  return (
    <Panel id={id} title={title} action={remove} off_paper={row === null}>
      <ActionForm t={t} id={form_id} className="form" {...call} toast={toast}>
        {row && <StaleNote t={t} version={row.version ?? 1} />}
        {children}
        <SaveBar t={t} back={back} />
      </ActionForm>
    </Panel>
  );
}
