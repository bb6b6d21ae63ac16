import type { Translate } from '../../../server/i18n.ts';
import type { UserAnswer } from '../../../server/schemas/answers/users.ts';
import { formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { type HistoryEvent, HistoryPanel } from '../../components/dashboard/history.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { userName } from './columns.tsx';
import { UserFields } from './fields.tsx';
import { UserChip } from './state.tsx';
import { UserSteps } from './steps.tsx';
import { TakeTotp } from './take-totp.tsx';

interface UserPageProps {
  site: Site;
  shell: DashboardShell;
  user: UserAnswer;
  /** Newest first. */
  history: HistoryEvent[];
}

/** `/dashboard/users/{id}`. */
export function UserPage({ site, shell, user, history }: UserPageProps) {
  const { t } = site;
  const name = userName(user);
  return (
    <DashboardLayout site={site} shell={shell} title={name}>
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[{ label: t('users:list.title'), href: paths.dashboard.users() }, { label: name }]}
        title={name}
        tag={<UserChip t={t} user={user} />}
        summary={`${t(`dashboard:role.${user.role}`)} · ${user.email}`}
      />
      <UserSteps t={t} user={user} own={user.id === shell.user.id} />
      <div className="main-and-side">
        <ActionForm
          t={t}
          className="form"
          method="PUT"
          path={paths.api.user(user.id)}
          success="reload"
          toast={t('users:saved')}
        >
          <StaleNote t={t} version={user.version} />
          <UserFields t={t} user={user} />
          <SaveBar t={t} back={paths.dashboard.users()} />
        </ActionForm>
        <aside aria-label={t('users:section.account')}>
          <Account t={t} user={user} own={user.id === shell.user.id} />
          <HistoryPanel t={t} events={history} />
        </aside>
      </div>
    </DashboardLayout>
  );
}

function Account({ t, user, own }: { t: Translate; user: UserAnswer; own: boolean }) {
  return (
    <Panel title={t('users:section.account')}>
      <DefinitionList
        items={[
          {
            term: t('users:column.last_login'),
            value: user.last_login_at ? formatInstant(user.last_login_at) : t('users:never'),
          },
          { term: t('users:column.created_at'), value: formatInstant(user.created_at) },
          {
            term: t('users:password'),
            value: user.has_password ? t('users:password_set') : t('users:password_none'),
          },
          {
            term: t('users:totp.title'),
            value: user.has_totp ? t('users:totp.on') : t('users:totp.off'),
          },
        ]}
      />
      {user.has_totp && !own && <TakeTotp t={t} user={user} />}
    </Panel>
  );
}
