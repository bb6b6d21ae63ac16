import type { TemplateAnswer } from '../../../server/schemas/answers/mail-desk.ts';
import { MAIL_STATES, type MailState } from '../../../server/shared/desk-states.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { DataTable } from '../../components/dashboard/data-table.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import { type ListAddress, listAddress } from '../../components/dashboard/list-address.ts';
import { ListTable } from '../../components/dashboard/list-table.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import { SavedViews } from '../../layouts/dashboard-views.tsx';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { mailColumns, templateColumns } from './columns.tsx';
import { MailFilters } from './filters.tsx';
import { ResendSeveral } from './resend-several.tsx';

export interface MailRow {
  id: number;
  /** The template's name for people; null: written without one. */
  template_name: string | null;
  recipient: string;
  subject: string;
  state: MailState;
  attempts: number;
  /** ISO instants; when it is tried next while WAITING or FAILED. */
  next_attempt_at: string | null;
  sent_at: string | null;
  created_at: string;
}

export interface MailsQuery {
  view: 'outbox' | 'templates';
  skip: number;
  take: number;
  state?: MailState;
  /** A template's code. */
  template_code?: string;
  /** In the recipient or the subject. */
  q?: string;
}

export interface MailsPageProps {
  site: Site;
  shell: DashboardShell;
  query: MailsQuery;
  /** Newest first; empty in the templates view. */
  mails: MailRow[];
  /** Mails that match; in the templates view the templates. */
  total: number;
  /** Mails by state; a missing state counts as none. */
  state_counts: Partial<Record<MailState, number>>;
  /** Empty in the outbox. */
  templates: TemplateAnswer[];
  template_names: Pick<TemplateAnswer, 'code' | 'name'>[];
  /** False: no SMTP is configured, mails wait here. */
  smtp: boolean;
}

/** `/dashboard/templates/mailtemplates`: the outbox, and the templates to read. */
export function MailsPage(props: MailsPageProps) {
  const { site, shell, query, templates, smtp } = props;
  const { t } = site;
  const title = t('mails:title');
  const address = listAddress(paths.dashboard.mails(), query, {
    view: 'templates',
    skip: 0,
    take: 50,
  });
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <ContentSheet site={site} />
      <PageHead
        title={title}
        summary={t(smtp ? 'mails:sending' : 'mails:not_sending')}
        actions={
          query.view === 'outbox' && (
            <ExportButtons
              t={t}
              file={(format) => paths.api.mails({ ...filtersOf(query), format })}
            />
          )
        }
      />
      <MailTabs {...props} address={address} />
      {query.view === 'outbox' ? (
        <Outbox {...props} address={address} />
      ) : (
        <DataTable
          label={t('mails:templates')}
          columns={templateColumns(site)}
          rows={templates}
          row_key={(template) => template.id}
          row_tone={({ active }) => (active ? undefined : 'past')}
          empty={<EmptyState heading="h2" title={t('mails:no_templates')} />}
        />
      )}
    </DashboardLayout>
  );
}

function Outbox(props: MailsPageProps & { address: ListAddress<MailsQuery> }) {
  const { site, shell, query, mails, total, address } = props;
  const { t } = site;
  const isDead = query.state === 'DEAD' && mails.length > 0;
  return (
    <>
      <SavedViews t={t} list="outbox" here={address({})} views={shell.views} />
      <MailFilters {...props} />
      {isDead && <ResendSeveral t={t} shown={mails.length} whole={{ total, address }} />}
      <ListTable
        t={t}
        choice={{ list: 'outbox', shell }}
        label={t('mails:outbox')}
        columns={mailColumns(site, isDead)}
        rows={mails}
        row_tone={({ state }) => (state === 'DEAD' ? 'late' : undefined)}
        empty={
          <EmptyState heading="h2" title={t('mails:empty_title')} text={t('mails:empty_text')}>
            <LinkButton href={paths.dashboard.mails({ view: 'outbox' })}>
              {t('mails:outbox')}
            </LinkButton>
          </EmptyState>
        }
        total={total}
        query={query}
        address={address}
        sizes={[25, 50, 100]}
      />
    </>
  );
}

const filtersOf = ({ state, template_code, q }: MailsQuery) => ({ state, template_code, q });

function MailTabs(props: MailsPageProps & { address: ListAddress<MailsQuery> }) {
  const { site, query, state_counts, template_names, address } = props;
  const { t } = site;
  const outbox = query.view === 'outbox';
  const all = Object.values(state_counts).reduce((sum, each) => sum + each, 0);
  return (
    <Tabs
      label={t('mails:title')}
      tabs={[
        {
          href: paths.dashboard.mails(),
          label: t('mails:templates'),
          count: formatCount(template_names.length),
          current: !outbox,
        },
        {
          href: address({ view: 'outbox', state: undefined }),
          label: t('mails:outbox'),
          count: formatCount(all),
          current: outbox && !query.state,
        },
        ...MAIL_STATES.filter((state) => state_counts[state] || query.state === state).map(
          (state) => ({
            href: address({ view: 'outbox', state }),
            label: t(`mails:state.${state}`),
            count: formatCount(state_counts[state] ?? 0),
            current: outbox && query.state === state,
          }),
        ),
      ]}
    />
  );
}
