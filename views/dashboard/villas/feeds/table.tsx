import type { Translate } from '../../../../server/i18n.ts';
import type { FeedAnswer } from '../../../../server/schemas/answers/feeds.ts';
import { formatShortInstant } from '../../../../server/shared/format.ts';
import { paths } from '../../../../server/shared/paths.ts';
import { type Column, DataTable } from '../../../components/dashboard/data-table.tsx';
import { Nothing } from '../../../components/dashboard/nothing.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Tag, type TagKind } from '../../../components/tag.tsx';
import { FeedAddress } from './address.tsx';

interface FeedTableProps {
  t: Translate;
  villa_id: number;
  feeds: FeedAnswer[];
}

export function FeedTable({ t, villa_id, feeds }: FeedTableProps) {
  return (
    <DataTable
      label={t('feeds:in.title')}
      columns={feedColumns(t, (feed) => paths.dashboard.villa(villa_id, 'feeds', { feed }))}
      rows={feeds}
      row_key={({ id }) => id}
      row_tone={({ active, needs_attention }) => {
        if (!active) return 'past';
        return needs_attention ? 'late' : undefined;
      }}
      empty={<EmptyState title={t('feeds:empty.title')} text={t('feeds:empty.text')} />}
    />
  );
}

const TONES: Record<FeedAnswer['health'], TagKind | undefined> = {
  OK: 'ok',
  NEW: 'info',
  PAUSED: undefined,
  WAITING: 'warn',
  FAILING: 'bad',
  STALE: 'bad',
};

const HealthTag = ({ feed }: { feed: FeedAnswer }) => (
  <Tag kind={TONES[feed.health]}>{feed.health_text}</Tag>
);

const feedColumns = (t: Translate, address: (id: number) => string): Column<FeedAnswer>[] => [
  {
    key: 'name',
    label: t('feeds:column.name'),
    slot: 'a1',
    cell: ({ id, name }) => (
      <a className="row-link" href={`${address(id)}#feed`}>
        <b>{name}</b>
      </a>
    ),
  },
  {
    key: 'health',
    label: t('feeds:column.health'),
    slot: 'a2',
    cell: (feed) => <HealthTag feed={feed} />,
  },
  {
    key: 'last_ok_at',
    label: t('feeds:column.last_ok_at'),
    slot: 'b1',
    cell: ({ last_ok_at, last_error_text }) => (
      <span className="wrapping">
        {last_ok_at ? formatShortInstant(last_ok_at) : <Nothing />}
        {last_error_text && <small className="down">{` ${last_error_text}`}</small>}
      </span>
    ),
  },
  {
    key: 'event_count',
    label: t('feeds:column.event_count'),
    align: 'end',
    slot: 'b2',
    cell: ({ event_count }) => t('feeds:events', { count: event_count }),
  },
  {
    key: 'url',
    label: t('feeds:column.url'),
    slot: 'c1',
    cell: ({ url, name }) =>
      url ? (
        <FeedAddress {...{ t, url, name }} />
      ) : (
        <span className="dim">{t('feeds:source.FILE')}</span>
      ),
  },
  {
    key: 'read',
    label: t('feeds:column.read'),
    slot: 'c2',
    silent: true,
    cell: (feed) => feed.url && <ReadNow t={t} feed={feed} url={feed.url} />,
  },
];

interface ReadNowProps {
  t: Translate;
  feed: FeedAnswer;
  url: string;
}

/** Its form is the one below, which adds a calendar by its address; this one is there already. */
const ReadNow = ({ t, feed: { id, name }, url }: ReadNowProps) => (
  <button
    type="button"
    className="button outline small over needs-script"
    data-feed-url={url}
    data-feed-id={id}
    data-feed-log={paths.dashboard.audit({ entity: 'calendar_feed', entity_id: id })}
    aria-label={t('feeds:read_now_of', { name })}
  >
    {t('feeds:read_now')}
  </button>
);
