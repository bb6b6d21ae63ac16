import type { FeatureAnswer, FeatureGroup } from '../../../server/schemas/answers/features.ts';
import type { FeaturesPage as FeaturesQuery } from '../../../server/schemas/catalogue-pages.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { ExportButtons } from '../../components/dashboard/export-buttons.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Tabs } from '../../components/dashboard/tabs.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { CategoryForm, CategoryList } from './categories.tsx';
import { FeatureForm } from './form.tsx';
import { GroupPanel } from './group.tsx';

interface FeaturesPageProps {
  site: Site;
  shell: DashboardShell;
  /** Groups and features in staff's order. */
  groups: FeatureGroup[];
  query: FeaturesQuery;
  /** Whose form is open; null: a new feature's. */
  edited: FeatureAnswer | null;
  edited_category: FeatureGroup | null;
  /** The edited row's, newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/features`: what villas or boats can have, group by group, with its forms beside it. */
export function FeaturesPage(props: FeaturesPageProps) {
  const { site, shell, groups, query } = props;
  const { t } = site;
  const title = t('features:title');
  const features = groups.reduce((sum, group) => sum + group.features.length, 0);
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <PageHead
        title={title}
        summary={t('features:summary', {
          features: formatCount(features),
          groups: formatCount(groups.length),
        })}
        actions={
          <>
            <ExportButtons t={t} file={(format) => paths.api.featureList(query.kind, { format })} />
            <LinkButton
              kind="primary"
              icon="plus"
              href={`${paths.dashboard.features({ kind: query.kind })}#form`}
            >
              {t('features:add')}
            </LinkButton>
          </>
        }
      />
      <Tabs
        label={t('features:kinds')}
        tabs={(['villa', 'boat'] as const).map((kind) => ({
          href: paths.dashboard.features({ kind }),
          label: t(`features:kind.${kind}`),
          current: kind === query.kind,
        }))}
      />
      <div className="main-and-side">
        <Groups {...props} />
        <Side {...props} />
      </div>
    </DashboardLayout>
  );
}

function Groups({ site, groups, query, edited }: FeaturesPageProps) {
  const { t } = site;
  if (groups.length === 0)
    return (
      <EmptyState heading="h2" title={t('features:empty_title')} text={t('features:empty_text')} />
    );
  return (
    <div>
      {groups.map((group) => (
        <GroupPanel key={group.id} site={site} kind={query.kind} group={group} open={edited?.id} />
      ))}
    </div>
  );
}

function Side({ site, groups, query, edited, edited_category, history }: FeaturesPageProps) {
  const { t } = site;
  const { kind } = query;
  return (
    <aside id="form" aria-label={edited ? t('features:edit') : t('features:add')}>
      {groups.length > 0 && !edited_category && (
        <FeatureForm site={site} kind={kind} feature={edited} groups={groups} />
      )}
      <CategoryForm t={t} kind={kind} category={edited_category} />
      <CategoryList site={site} kind={kind} groups={groups} open={edited_category?.id} />
      {(edited || edited_category) && <HistoryPanel t={t} events={history} />}
    </aside>
  );
}
