import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormTick } from '../../components/dashboard/form-fields.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { UserFields } from './fields.tsx';

/** `/dashboard/users/new`. */
export function NewUserPage({ site, shell }: { site: Site; shell: DashboardShell }) {
  const { t } = site;
  const title = t('users:add.title');
  return (
    <DashboardLayout site={site} shell={shell} title={title}>
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[{ label: t('users:list.title'), href: paths.dashboard.users() }, { label: title }]}
        title={title}
        summary={t('users:add.summary')}
      />
      <ActionForm
        t={t}
        className="form narrow"
        method="POST"
        path={paths.api.users()}
        success={`${paths.dashboard.users()}/{id}`}
        toast={t('users:add.done')}
      >
        <UserFields t={t} user={null} />
        <Panel title={t('users:section.invitation')}>
          <FormTick
            t={t}
            name="invite"
            label={t('users:field.invite')}
            hint={t('users:hint.invite')}
            defaultChecked
          />
        </Panel>
        <SaveBar t={t} back={paths.dashboard.users()} label={t('users:add.submit')} />
      </ActionForm>
    </DashboardLayout>
  );
}
