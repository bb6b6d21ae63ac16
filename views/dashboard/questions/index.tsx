import type { EntryAnswer, GroupAnswer } from '../../../server/schemas/answers/faq.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { SitePageTabs } from '../pages/tabs.tsx';
import { EntryForm } from './entry-form.tsx';
import { GroupForm } from './group-form.tsx';
import { Entries, Groups } from './lists.tsx';

/** A page of a type or a place that may have questions of its own. */
export interface Landing {
  kind: NonNullable<GroupAnswer['landing_kind']>;
  id: number;
  name: string;
}

export interface QuestionsPageProps {
  site: Site;
  shell: DashboardShell;
  /** In staff's order, with all their questions. */
  groups: GroupAnswer[];
  landings: Landing[];
  /** Whose questions are listed; null: there is none. */
  group: GroupAnswer | null;
  entry: EntryAnswer | null;
  /** Which form stands beside the lists, of the open row or of a new one. */
  form: 'group' | 'entry' | 'new_group' | 'new_entry' | null;
  history: HistoryEvent[];
}

/** `/dashboard/faq`: questions by group, as `/faq` and the landing pages show them. */
export function QuestionsPage(props: QuestionsPageProps) {
  const { site, shell, groups } = props;
  const { t } = site;
  const title = t('questions:title');
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <ContentSheet site={site} />
      <PageHead
        title={title}
        summary={t('questions:summary', {
          groups: formatCount(groups.length),
          total: formatCount(total),
        })}
        actions={
          <>
            <ExportButtons t={t} file={(format) => paths.api.questionGroups({ format })} />
            <LinkButton icon="external-link" href={paths.faq()} target="_blank" rel="noopener">
              {t('questions:open')}
            </LinkButton>
            <LinkButton
              kind="primary"
              icon="plus"
              href={`${paths.dashboard.questions({ add: 'new_group' })}#form`}
            >
              {t('questions:add_group')}
            </LinkButton>
          </>
        }
      />
      <SitePageTabs site={site} shell={shell} current="faq" />
      <div className="main-and-side even">
        <div className="form">
          <Groups {...props} />
          <Entries {...props} />
        </div>
        <aside id="form" aria-label={t('questions:form')}>
          <SideForm {...props} />
        </aside>
      </div>
    </DashboardLayout>
  );
}

function SideForm(props: QuestionsPageProps) {
  const { site, form, group, entry, history } = props;
  const { t } = site;
  const isNew = form === 'new_group' || form === 'new_entry';
  if (form === null) return <p className="muted">{t('questions:choose')}</p>;
  return (
    <>
      {form === 'entry' || form === 'new_entry' ? (
        <EntryForm {...props} entry={isNew ? null : entry} />
      ) : (
        <GroupForm {...props} group={isNew ? null : group} />
      )}
      {!isNew && <HistoryPanel t={t} events={history} />}
    </>
  );
}
