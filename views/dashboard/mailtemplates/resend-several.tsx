import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { BulkBar, type WholeList } from '../../components/dashboard/bulk.tsx';
import { ChosenRows, RefusedRows } from '../../components/dashboard/bulk-form.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';

interface ResendSeveralProps {
  t: Translate;
  /** How many mails the page has to tick. */
  shown: number;
  whole: WholeList;
}

const DIALOG = 'resend-several';

/** Mails that were given up, once what held them up is mended, such as a mail server that was away. */
export function ResendSeveral({ t, shown, whole }: ResendSeveralProps) {
  const label = t('mails:resend.label');
  return (
    <>
      <BulkBar t={t} shown={shown} whole={whole}>
        <DialogButton opens={DIALOG} icon="send">
          {label}
        </DialogButton>
      </BulkBar>
      <ConfirmDialog
        t={t}
        id={DIALOG}
        title={t('mails:resend.several')}
        consequences={[t('mails:resend.several_now'), t('mails:resend.same')]}
        submit={label}
        busy={t('mails:resend.sending')}
      >
        <ActionForm
          t={t}
          id={`${DIALOG}-form`}
          method="POST"
          path={paths.api.mailsResend()}
          success="reload"
          toast={t('mails:resend.several_done')}
        >
          <RefusedRows t={t} act={t('mails:resend.send')} />
          <ChosenRows t={t} />
        </ActionForm>
      </ConfirmDialog>
    </>
  );
}
