import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import type { MailDetail } from './mail.tsx';

interface ResendProps {
  t: Translate;
  mail: MailDetail;
}

export function ResendButton({ t }: ResendProps) {
  return (
    <DialogButton opens="resend" icon="send">
      {t('mails:resend.label')}
    </DialogButton>
  );
}

/** What became of the mail decides what sending it again means. */
export function ResendDialog({ t, mail }: ResendProps) {
  const { id, state, recipient, subject } = mail;
  return (
    <ConfirmDialog
      t={t}
      id="resend"
      title={t('mails:resend.title')}
      consequences={[
        t(state === 'SENT' ? 'mails:resend.twice' : 'mails:resend.now', { recipient }),
        t('mails:resend.same'),
      ]}
      submit={t('mails:resend.label')}
      busy={t('mails:resend.sending')}
    >
      <ActionForm
        t={t}
        id="resend-form"
        method="POST"
        path={paths.api.mailResend(id)}
        success={paths.dashboard.mail(id).replace(String(id), '{id}')}
        toast={t('mails:resend.done')}
        once
      >
        <p className="chosen">{subject}</p>
      </ActionForm>
    </ConfirmDialog>
  );
}
