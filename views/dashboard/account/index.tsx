import type { TotpState } from '../../../server/presenters/accounts/totp.ts';
import type { SessionAnswer } from '../../../server/schemas/answers/account.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { Sessions } from './sessions.tsx';
import { Totp } from './totp.tsx';

interface AccountPageProps {
  site: Site;
  shell: DashboardShell;
  /** One's own, this one first. */
  sessions: SessionAnswer[];
  totp: TotpState;
}

/** `/dashboard/account`: who one is here, where one is signed in, one's password and second step. */
export function AccountPage({ site, shell, sessions, totp }: AccountPageProps) {
  const { t } = site;
  const { user } = shell;
  return (
    <DashboardLayout site={site} shell={shell} title={t('account:title')}>
      <PageHead
        title={user.user_name}
        summary={t('account:summary', {
          email: user.email,
          role: t(`dashboard:role.${user.role}`),
        })}
      />
      <p className="note info">
        {user.role === 'ADMIN' ? t('account:edit_hint') : t('account:ask_staff')}
      </p>
      <div className="pair-of-panels">
        <div className="stack">
          <Sessions t={t} sessions={sessions} />
          <Totp t={t} totp={totp} />
        </div>
        {/* As high as its form, however many sessions stand beside it. */}
        <div>
          <Password site={site} email={user.email} />
        </div>
      </div>
    </DashboardLayout>
  );
}

function Password({ site: { t }, email }: { site: Site; email: string }) {
  return (
    <Panel title={t('account:password.title')}>
      <p className="muted">{t('account:password.text')}</p>
      <ActionForm
        t={t}
        className="form own-password"
        method="PUT"
        path={paths.api.ownPassword()}
        success="reload"
        toast={t('account:password.saved')}
      >
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <FormInput
          t={t}
          name="current"
          type="password"
          label={t('account:password.current')}
          autoComplete="current-password"
          maxLength={128}
          required
        />
        <FormInput
          t={t}
          name="password"
          type="password"
          label={t('account:password.new')}
          hint={t('account:password.hint')}
          autoComplete="new-password"
          minLength={15}
          maxLength={128}
          required
        />
        <FormInput
          t={t}
          name="repeated"
          type="password"
          label={t('account:password.repeated')}
          autoComplete="new-password"
          maxLength={128}
          required
        />
        <button type="submit" className="button primary" data-busy={t('common:saving')}>
          {t('account:password.submit')}
        </button>
      </ActionForm>
    </Panel>
  );
}
