import type { Translate } from '../../../server/i18n.ts';
import type { FeedAnswer } from '../../../server/schemas/answers/feeds.ts';
import { formatShortInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { SyncForm } from './sync-form.tsx';

const tones: Record<FeedAnswer['health'], string> = {
  OK: 'ok',
  NEW: 'info ring',
  PAUSED: 'plain',
  WAITING: 'warn ring',
  FAILING: 'bad',
  STALE: 'bad ring',
};

export function FeedHealth({ feed: { health, health_text } }: { feed: FeedAnswer }) {
  return <span className={`state-dot ${tones[health]}`}>{health_text}</span>;
}

interface ColumnOptions {
  open_address: (id: number) => string;
  /** A feed is open beside the list: what it tells stays away. */
  narrow: boolean;
}

export const feedColumns = (
  t: Translate,
  { open_address, narrow }: ColumnOptions,
): Column<FeedAnswer>[] => [
  {
    key: 'villa',
    label: t('feeds:column.villa'),
    slot: 'a1',
    cell: ({ id, villa_name }) => (
      <a className="row-link wrapping" href={open_address(id)}>
        {villa_name}
      </a>
    ),
  },
  {
    key: 'name',
    label: t('feeds:column.name'),
    slot: 'b1',
    cell: ({ name, source }) => (
      <span className="wrapping">
        {name}{' '}
        {name !== t(`feeds:source.${source}`) && (
          <span className="dim">{t(`feeds:source.${source}`)}</span>
        )}
      </span>
    ),
  },
  {
    key: 'health',
    label: t('feeds:column.health'),
    slot: 'a2',
    cell: (feed) => <FeedHealth feed={feed} />,
  },
  {
    key: 'last_ok_at',
    label: t('feeds:column.last_ok'),
    slot: 'b2',
    cell: ({ last_ok_at }) =>
      last_ok_at ? (
        formatShortInstant(last_ok_at)
      ) : (
        <span className="dim">{t('feeds:screen.never')}</span>
      ),
  },
  ...(narrow ? [] : factColumns(t)),
];

const factColumns = (t: Translate): Column<FeedAnswer>[] => [
  {
    key: 'failures',
    label: t('feeds:column.failures'),
    slot: 'c1',
    cell: ({ fail_count, last_error_text }) =>
      fail_count > 0 ? (
        <span className="late wrapping">
          {fail_count} · {last_error_text}
        </span>
      ) : (
        <Nothing />
      ),
  },
  {
    key: 'events',
    label: t('feeds:column.events'),
    align: 'end',
    cell: ({ event_count }) => event_count,
  },
  {
    key: 'conflicts',
    label: t('feeds:column.conflicts'),
    slot: 'c2',
    align: 'end',
    cell: ({ id, open_conflicts }) =>
      open_conflicts > 0 ? (
        <a className="over late" href={paths.dashboard.feedConflicts({ feed_id: id })}>
          {t('feeds:screen.conflict_count', { count: open_conflicts })}
        </a>
      ) : (
        <Nothing />
      ),
  },
  {
    key: 'sync',
    label: t('feeds:column.sync'),
    silent: true,
    cell: (feed) => feed.url && feed.active && <SyncForm t={t} feed={feed} />,
  },
];
