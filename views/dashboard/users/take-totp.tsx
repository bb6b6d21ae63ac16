import type { Translate } from '../../../server/i18n.ts';
import type { UserAnswer } from '../../../server/schemas/answers/users.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { AskingButton } from '../../components/dashboard/asking-button.tsx';
import { userName } from './columns.tsx';

/** Takes the second step of somebody who lost the device it was on. */
export function TakeTotp({ t, user }: { t: Translate; user: UserAnswer }) {
  return (
    <AskingButton
      t={t}
      id="take-totp"
      label={t('users:totp.take')}
      small
      title={t('users:totp.take_title')}
      consequences={[
        t('users:totp.ask_first'),
        t('users:totp.password_only'),
        t('users:totp.sessions_end'),
      ]}
      danger
    >
      <ActionForm
        t={t}
        id="take-totp-form"
        method="DELETE"
        path={paths.api.userTotp(user.id)}
        success="reload"
        toast={t('users:totp.taken')}
      >
        <p className="chosen">{`${userName(user)} · ${user.email}`}</p>
      </ActionForm>
    </AskingButton>
  );
}
