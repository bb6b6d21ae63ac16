import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { FactFields, type FactOptions } from './fact-fields.tsx';

interface NewVillaPageProps {
  site: Site;
  shell: DashboardShell;
  options: FactOptions;
}

/** `/dashboard/villas/new`: the facts; everything else has its tab afterwards. */
export function NewVillaPage({ site, shell, options }: NewVillaPageProps) {
  const { t } = site;
  const title = t('villas:add.title');
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t('dashboard:menu.villas'), href: paths.dashboard.villas() },
          { label: title },
        ]}
        title={title}
        summary={t('villas:add.summary')}
      />
      <ActionForm
        t={t}
        className="form narrow"
        method="POST"
        path={paths.api.villas()}
        success={`${paths.dashboard.villas()}/{id}`}
        once
        toast={t('villas:add.done')}
      >
        <FactFields t={t} villa={null} options={options} />
        <SaveBar t={t} back={paths.dashboard.villas()} label={t('villas:add.submit')} />
      </ActionForm>
    </DashboardLayout>
  );
}
