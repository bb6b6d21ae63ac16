import type { Translate } from '../../../../server/i18n.ts';
import type { FeedImportAnswer } from '../../../../server/schemas/answers/feeds.ts';
import { formatShortInstant } from '../../../../server/shared/format.ts';
import { type Column, DataTable } from '../../../components/dashboard/data-table.tsx';

/** The last imports of a feed: when, how, and what each changed. */
export function FeedImports({ t, imports }: { t: Translate; imports: FeedImportAnswer[] }) {
  return (
    <>
      <h3>{t('feeds:imports.title')}</h3>
      <DataTable
        label={t('feeds:imports.title')}
        columns={importColumns(t)}
        rows={imports}
        row_key={({ id }) => id}
        empty={<p className="muted">{t('feeds:imports.none')}</p>}
      />
    </>
  );
}

const TONES: Record<FeedImportAnswer['state'], string> = {
  UNCHANGED: 'plain',
  APPLIED: 'ok',
  WAITING: 'warn ring',
  DISMISSED: 'plain',
  FAILED: 'bad',
  ROLLED_BACK: 'info',
};

const importColumns = (t: Translate): Column<FeedImportAnswer>[] => [
  {
    key: 'fetched_at',
    label: t('feeds:imports.fetched_at'),
    slot: 'a1',
    cell: ({ fetched_at }) => formatShortInstant(fetched_at),
  },
  {
    key: 'state',
    label: t('feeds:imports.state_label'),
    slot: 'a2',
    cell: ({ state }) => (
      <span className={`state-dot ${TONES[state]}`}>{t(`feeds:imports.state.${state}`)}</span>
    ),
  },
  {
    key: 'changes',
    label: t('feeds:imports.changes'),
    slot: 'b',
    cell: ({ added, removed, conflicts, error_text }) => (
      <span className="wrapping">
        {error_text ?? t('feeds:imports.counts', { added, removed, conflicts })}
      </span>
    ),
  },
  {
    key: 'applied_by',
    label: t('feeds:imports.applied_by'),
    slot: 'c1',
    cell: ({ applied_by, applied_at }) =>
      applied_by ?? <span className="dim">{applied_at ? t('feeds:imports.by_itself') : '—'}</span>,
  },
];
