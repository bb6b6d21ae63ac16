import type { Translate } from '../../../server/i18n.ts';
import type {
  NewsletterRow,
  NewsletterState,
} from '../../../server/schemas/answers/newsletters.ts';
import { formatCount, formatShortInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';

const tones: Record<NewsletterState, string> = {
  DRAFT: 'plain ring',
  SENDING: 'info ring',
  STOPPED: 'warn',
  QUEUED: 'info ring',
  SENT: 'ok',
};

interface DotProps {
  t: Translate;
  newsletter: Pick<NewsletterRow, 'state'>;
}

export const NewsletterDot = ({ t, newsletter: { state } }: DotProps) => (
  <span className={`state-dot ${tones[state]}`}>{t(`newsletters:state.${state}`)}</span>
);

/** The list's columns in their order; slots fold them into the phone's record. */
export const newsletterColumns = (t: Translate): Column<NewsletterRow>[] => [
  {
    key: 'subject',
    always: true,
    label: t('newsletters:field.subject'),
    slot: 'a1',
    cell: ({ id, subject }) => (
      <a className="row-link wrapping" href={paths.dashboard.newsletter(id)}>
        <b>{subject}</b>
      </a>
    ),
  },
  {
    key: 'state',
    label: t('newsletters:column.state'),
    slot: 'a2',
    cell: (newsletter) => <NewsletterDot t={t} newsletter={newsletter} />,
  },
  {
    key: 'started_at',
    label: t('newsletters:column.started_at'),
    slot: 'b',
    cell: ({ started_at, created_at }) => formatShortInstant(started_at ?? created_at),
  },
  {
    key: 'sent_count',
    label: t('newsletters:column.sent_count'),
    align: 'end',
    slot: 'c1',
    cell: ({ sent_count, queued_count }) =>
      t('newsletters:sent_of', { sent: formatCount(sent_count), all: formatCount(queued_count) }),
  },
  {
    key: 'dead_count',
    label: t('newsletters:column.dead_count'),
    align: 'end',
    slot: 'c2',
    cell: ({ dead_count }) =>
      dead_count > 0 ? <span className="late">{formatCount(dead_count)}</span> : <Nothing />,
  },
];
