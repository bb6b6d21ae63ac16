import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormInput, FormTextarea } from '../../components/dashboard/form-fields.tsx';
import { InsertButtons } from '../../components/dashboard/insert-buttons.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import type { MailTemplatePageProps } from './template.tsx';

/** Subject and text, with the names that the mail fills in. */
export function TemplateForm({ site: { t }, template }: MailTemplatePageProps) {
  return (
    <ActionForm
      t={t}
      id="template-form"
      className="form"
      method="PUT"
      path={paths.api.mailTemplate(template.id)}
      success="reload"
      toast={t('mails:template.saved')}
      draft={`template-${template.id}`}
      guarded
    >
      <StaleNote t={t} version={template.version ?? 1} />
      <Panel title={t('mails:template.text')}>
        <div className="fields">
          <FormInput
            t={t}
            name="subject"
            label={t('mails:field.subject')}
            wide
            defaultValue={template.subject}
            maxLength={250}
            autoComplete="off"
          />
          <FormTextarea
            t={t}
            name="body"
            label={t('mails:field.body')}
            hint={t('mails:template.body_hint')}
            wide
            rows={14}
            maxLength={10_000}
            defaultValue={template.body}
          />
          <div className="field wide">
            <b className="label">{t('mails:template.placeholders')}</b>
            <InsertButtons
              into="field-body field-subject"
              label={t('mails:template.placeholders')}
              pieces={template.placeholders.map(({ name, label }) => ({
                text: `{{${name}}}`,
                label,
              }))}
            />
            <p className="hint">{t('mails:template.placeholders_hint')}</p>
          </div>
        </div>
      </Panel>
      <SaveBar t={t} back={paths.dashboard.mails()} />
    </ActionForm>
  );
}
