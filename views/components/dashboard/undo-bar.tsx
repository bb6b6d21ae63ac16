import type { Translate } from '../../../server/i18n.ts';
import { Icon } from '../icon.tsx';

/** How what a form does to one row or several is taken back (islands/dashboard/undo.ts). */
export interface Undoing {
  /** What was done: `{{changed}}` stands for how many. */
  said: string;
  /** Verb and path of the call that does it; `{id}` in it: one call for each row. */
  call: string;
  /** By row, as it was: what the call takes. Rows that are not named stay. */
  rows: Record<number, object>;
}

interface Deleted {
  /** What was done, in a sentence. */
  said: string;
  /** The call that makes a row. */
  path: string;
  rows: { id: number; version?: number }[];
  /** Whose the rows are, as the call names it. */
  owner?: object;
}

/** Rows that are deleted one by one are written again: all they said but their number and version. */
export const writtenAgain = ({ said, path, rows, owner }: Deleted): Undoing => ({
  said,
  call: `POST ${path}`,
  rows: Object.fromEntries(
    rows.map(({ id, version: _, ...written }) => [id, { ...written, ...owner }]),
  ),
});

/** Offers to take back what the page's last form did, once it is done; it goes with the page. */
export const UndoBar = ({ t }: { t: Translate }) => (
  <div
    className="note inline-bar info no-print"
    role="status"
    data-undo-bar=""
    data-undone={t('dashboard:undo.undone')}
    data-refused={t('dashboard:undo.refused')}
    data-offline={t('common:unreachable')}
    hidden
  >
    <Icon name="info" />
    <p data-undo-said="" />
    <button type="button" className="button outline small" data-busy={t('common:saving')}>
      {t('common:undo')}
    </button>
  </div>
);
