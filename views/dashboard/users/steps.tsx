import type { Translate } from '../../../server/i18n.ts';
import type { UserAnswer } from '../../../server/schemas/answers/users.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { SwitchDialog } from '../../components/dashboard/bulk.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { switchActs } from './acts.ts';
import { userName } from './columns.tsx';

interface StepsProps {
  t: Translate;
  user: UserAnswer;
  /** Somebody's own account cannot be closed by themselves. */
  own: boolean;
}

/** A new link, and letting in or keeping out. */
export function UserSteps({ t, user, own }: StepsProps) {
  const act = switchActs(t).find(({ active }) => active !== user.active);
  return (
    <section className="next-steps no-print" aria-label={t('users:steps')}>
      <b>{t('users:steps')}</b>
      {user.active && (
        <DialogButton opens="send-link">
          {user.has_password ? t('users:link.reset') : t('users:link.invite')}
        </DialogButton>
      )}
      {user.active && !own && (
        <DialogButton opens="end-sessions">{t('users:sessions.label')}</DialogButton>
      )}
      {act && !own && (
        <DialogButton opens="switch" kind={act.active ? 'primary' : 'danger'}>
          {act.label}
        </DialogButton>
      )}
      {own && <span className="dim">{t('users:own_account')}</span>}
      <LinkDialog t={t} user={user} />
      <SessionsDialog t={t} user={user} />
      {act && !own && (
        <SwitchDialog t={t} id="switch" path={paths.api.userActivity()} act={act}>
          <input type="hidden" name="ids" data-type="json" value={`[${user.id}]`} />
          <p className="chosen">{`${userName(user)} · ${user.email}`}</p>
        </SwitchDialog>
      )}
    </section>
  );
}

function SessionsDialog({ t, user }: Pick<StepsProps, 't' | 'user'>) {
  return (
    <ConfirmDialog
      t={t}
      id="end-sessions"
      title={t('users:sessions.title')}
      consequences={[t('users:sessions.all_end'), t('users:sessions.tries_forgotten')]}
      submit={t('users:sessions.submit')}
      busy={t('users:sessions.busy')}
    >
      <ActionForm
        t={t}
        id="end-sessions-form"
        method="DELETE"
        path={paths.api.userSessions(user.id)}
        success="reload"
        toast={t('users:sessions.done')}
      >
        {null}
      </ActionForm>
    </ConfirmDialog>
  );
}

function LinkDialog({ t, user }: Pick<StepsProps, 't' | 'user'>) {
  const { id, email, has_password } = user;
  const label = has_password ? t('users:link.reset') : t('users:link.invite');
  return (
    <ConfirmDialog
      t={t}
      id="send-link"
      title={label}
      consequences={[
        t('users:link.goes_to', { email }),
        has_password ? t('users:link.one_hour') : t('users:link.three_days'),
        t('users:link.old_ends'),
      ]}
      submit={t('users:link.send')}
      busy={t('users:link.sending')}
    >
      <ActionForm
        t={t}
        id="send-link-form"
        method="POST"
        path={paths.api.userLink(id)}
        success="reload"
        toast={t('users:link.done', { email })}
      >
        {null}
      </ActionForm>
    </ConfirmDialog>
  );
}
