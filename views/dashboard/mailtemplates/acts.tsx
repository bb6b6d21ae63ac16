import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import type { MailTemplatePageProps } from './template.tsx';

/** Trying it on oneself, and going back to the text the product came with. */
export function TemplateActs(props: MailTemplatePageProps) {
  const { site, template } = props;
  const { t } = site;
  return (
    <>
      {!template.is_default && (
        <DialogButton opens="reset" kind="danger">
          {t('mails:reset.label')}
        </DialogButton>
      )}
      <DialogButton opens="test" icon="send">
        {t('mails:test.label')}
      </DialogButton>
      <TestDialog {...props} />
      {!template.is_default && <ResetDialog {...props} />}
    </>
  );
}

/** What is written now, saved or not, goes to one address; the hidden fields follow what is typed. */
function TestDialog({ site: { t }, shell, template, reservation }: MailTemplatePageProps) {
  const written = (name: 'subject' | 'body' | 'reservation_id', value: string) => (
    <input type="hidden" name={name} data-written={name} data-optional="" defaultValue={value} />
  );
  return (
    <ConfirmDialog
      t={t}
      id="test"
      title={t('mails:test.title', { name: template.name })}
      consequences={[t('mails:test.unsaved'), t('mails:test.only_there')]}
      submit={t('mails:test.send')}
      busy={t('mails:resend.sending')}
    >
      <ActionForm
        t={t}
        id="test-form"
        method="POST"
        path={paths.api.mailTemplateTest(template.id)}
        success="close"
        toast={t('mails:test.done')}
      >
        {written('subject', template.subject)}
        {written('body', template.body)}
        {written('reservation_id', reservation ?? '')}
        <FormInput
          t={t}
          name="email"
          type="email"
          label={t('mails:test.email')}
          defaultValue={shell.user.email}
          data-optional=""
          maxLength={254}
        />
      </ActionForm>
    </ConfirmDialog>
  );
}

function ResetDialog({ site: { t }, template }: MailTemplatePageProps) {
  return (
    <ConfirmDialog
      t={t}
      id="reset"
      title={t('mails:reset.title', { name: template.name })}
      consequences={[t('mails:reset.gone'), t('mails:reset.history')]}
      submit={t('mails:reset.label')}
      danger
    >
      <ActionForm
        t={t}
        id="reset-form"
        method="POST"
        path={paths.api.mailTemplateReset(template.id)}
        success="reload"
        toast={t('mails:reset.done')}
      >
        {null}
      </ActionForm>
    </ConfirmDialog>
  );
}
