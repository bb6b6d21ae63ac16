import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { OwnerCard } from '../listings/side.tsx';
import { FactFields, type FactOptions } from './fact-fields.tsx';
import { Missing, Publication } from './side.tsx';
import { BoatTabForm, type BoatTabProps } from './tab-form.tsx';

interface BoatFactsPageProps extends BoatTabProps {
  options: FactOptions;
}

/** `/dashboard/boats/{id}`: what it is. */
export function BoatFactsPage({ options, ...tab }: BoatFactsPageProps) {
  const { site, head, boat } = tab;
  const { t } = site;
  return (
    <BoatTabForm
      {...tab}
      tab="facts"
      side={
        <>
          <Publication t={t} boat={boat} />
          <OwnerCard t={t} kind="boat" listing={boat} />
          <Missing t={t} boat={boat} pictures={head.counts.pictures} today={site.today} />
        </>
      }
    >
      <FactFields t={t} boat={boat} options={options} />
    </BoatTabForm>
  );
}

interface NewBoatPageProps {
  site: Site;
  shell: DashboardShell;
  options: FactOptions;
}

/** `/dashboard/boats/new`: as much as makes a boat; the rest is in its tabs. */
export function NewBoatPage({ site, shell, options }: NewBoatPageProps) {
  const { t } = site;
  const title = t('fleet:new_title');
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[{ label: t('fleet:title'), href: paths.dashboard.boats() }, { label: title }]}
        title={title}
        summary={t('fleet:new_note')}
      />
      <ActionForm
        t={t}
        className="form narrow"
        method="POST"
        path={paths.api.boats()}
        success={`${paths.dashboard.boats()}/{id}`}
        once
        toast={t('fleet:created')}
      >
        <FactFields t={t} boat={null} options={options} />
        <SaveBar t={t} back={paths.dashboard.boats()} label={t('fleet:add')} />
      </ActionForm>
    </DashboardLayout>
  );
}
