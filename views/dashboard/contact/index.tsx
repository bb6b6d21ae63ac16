import type { Translate } from '../../../server/i18n.ts';
import type { MessageRow } from '../../../server/schemas/answers/desk.ts';
import type { MessageInbox } from '../../../server/schemas/desk.ts';
import { formatCount, formatShortInstant, truncate } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { BulkSwitch, selectColumn } from '../../components/dashboard/bulk.tsx';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { EmailText } from '../../components/dashboard/email-text.tsx';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListTable } from '../../components/dashboard/list-table.tsx';
import { SearchFilter } from '../../components/dashboard/search-filter.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ListPage } from '../../layouts/dashboard-list.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { SavedViews } from '../../layouts/dashboard-views.tsx';
import type { Site } from '../../layouts/site.ts';
import { messageActs, messageDeletion } from './acts.ts';

interface MessagesPageProps {
  site: Site;
  shell: DashboardShell;
  rows: MessageRow[];
  total: number;
  query: MessageInbox;
}

const DEFAULTS = { skip: 0, take: 10, order: '-created_at' } as const;

/** `/dashboard/contact`: what visitors wrote. */
export function MessagesPage({ site, shell, rows, total, query }: MessagesPageProps) {
  const { t } = site;
  const title = t('messages:title');
  const address = listAddress<MessageInbox>(paths.dashboard.contactMessages(), query, DEFAULTS);
  const { skip: _, take: __, ...filters } = query;
  return (
    <ListPage
      site={site}
      shell={shell}
      title={title}
      summary={t('messages:summary', { unread: formatCount(shell.counts?.contactCount ?? 0) })}
      file={(format) => paths.api.contactMessages({ ...filters, format })}
    >
      <Tabs label={t('messages:tabs')} tabs={tabs(t, query, address)} />
      <SavedViews t={t} list="messages" here={address({})} views={shell.views} />
      <MessageFilters t={t} query={query} address={address} />
      <BulkSwitch
        t={t}
        path={paths.api.contactMessages()}
        acts={messageActs(t)}
        rows={rows}
        whole={{ total, address }}
        deletion={messageDeletion(t)}
      />
      <ListTable
        t={t}
        choice={{ list: 'messages', shell }}
        label={title}
        columns={columns(t)}
        rows={rows}
        row_tone={({ state }) => (state === 'READ' ? 'past' : undefined)}
        empty={<Nothing t={t} narrowed={Boolean(query.q ?? query.state ?? query.answered)} />}
        total={total}
        query={query}
        address={address}
        sizes={[10, 50, 100]}
      />
    </ListPage>
  );
}

interface FilterProps {
  t: Translate;
  query: MessageInbox;
  address: ListAddress<MessageInbox>;
}

function MessageFilters({ t, query, address }: FilterProps) {
  return (
    <SearchFilter
      t={t}
      action={paths.dashboard.contactMessages()}
      label={t('messages:filter')}
      carried={{ state: query.state, answered: query.answered }}
      field={{
        name: 'q',
        label: t('messages:filter_q'),
        defaultValue: query.q,
        maxLength: 100,
      }}
      all_href={address({ q: undefined })}
    />
  );
}

function Nothing({ t, narrowed }: { t: Translate; narrowed: boolean }) {
  return (
    <EmptyState heading="h2" title={t('messages:empty_title')} text={t('messages:empty_text')}>
      {narrowed && (
        <LinkButton href={paths.dashboard.contactMessages()}>{t('messages:see_all')}</LinkButton>
      )}
    </EmptyState>
  );
}

function tabs(
  t: Translate,
  { state, answered }: MessageInbox,
  address: (changes: Partial<Record<keyof MessageInbox, unknown>>) => string,
) {
  return [
    {
      href: address({ state: undefined, answered: undefined }),
      label: t('messages:all'),
      current: !state && !answered,
    },
    {
      href: address({ state: 'UNREAD', answered: undefined }),
      label: t('messages:unread'),
      current: state === 'UNREAD',
    },
    {
      href: address({ state: undefined, answered: '0' }),
      label: t('messages:unanswered'),
      current: answered === '0',
    },
    {
      href: address({ state: undefined, answered: '1' }),
      label: t('messages:answered'),
      current: answered === '1',
    },
  ];
}

const columns = (t: Translate): Column<MessageRow>[] => [
  selectColumn(t, ({ name, subject }) => [name, subject].filter(Boolean).join(', ')),
  {
    key: 'name',
    label: t('messages:column.name'),
    slot: 'a1',
    cell: ({ id, name }) => (
      <a className="row-link" href={paths.dashboard.contactMessage(id)}>
        <b>{name}</b>
      </a>
    ),
  },
  {
    key: 'state',
    label: t('messages:column.state'),
    slot: 'a2',
    cell: (message) => <MessageState t={t} message={message} />,
  },
  {
    key: 'subject',
    label: t('messages:column.subject'),
    slot: 'b',
    cell: ({ subject, excerpt }) => (
      <span className="wrapping">
        {subject && <b>{truncate(subject, 40)}</b>} {truncate(excerpt, 60)}
      </span>
    ),
  },
  {
    key: 'email',
    label: t('messages:column.email'),
    slot: 'c1',
    cell: ({ email }) => <EmailText>{email}</EmailText>,
  },
  {
    key: 'created_at',
    label: t('messages:column.created_at'),
    order: 'created_at',
    slot: 'c2',
    cell: ({ created_at }) => formatShortInstant(created_at),
  },
];

/** A ring while nobody has read it; a full dot once it is answered. */
export function MessageState({
  t,
  message: { state, answered_at },
}: {
  t: Translate;
  message: Pick<MessageRow, 'state' | 'answered_at'>;
}) {
  if (answered_at) return <span className="state-dot ok">{t('messages:state.answered')}</span>;
  return state === 'UNREAD' ? (
    <span className="state-dot ring warn">{t('states:message.UNREAD')}</span>
  ) : (
    <span className="state-dot plain">{t('states:message.READ')}</span>
  );
}
