import type { Translate } from '../../../server/i18n.ts';
import type { DocumentAnswer } from '../../../server/schemas/answers/documents.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';
import { FormInput, FormTick } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import type { Site } from '../../layouts/site.ts';
import { linkedTexts } from '../linked-texts.ts';

/** With how many texts of the site link to it. */
export type EditedDocument = DocumentAnswer & { linked_texts: number };

interface DocumentFormProps {
  site: Site;
  document: EditedDocument;
}

/** What a paper is called and whether it is shown; another file is another paper. */
export function DocumentForm({ site: { t }, document }: DocumentFormProps) {
  return (
    <Panel title={t('documents:edit')} action={<DeleteDocument t={t} document={document} />}>
      <ActionForm
        t={t}
        className="form"
        method="PUT"
        path={paths.api.documentRow(document.id)}
        success={paths.dashboard.documents()}
        toast={t('documents:saved')}
      >
        <StaleNote t={t} version={document.version ?? 1} />
        <div className="fields">
          <FormInput
            t={t}
            name="title"
            label={t('documents:field.title')}
            hint={document.file_name}
            wide
            defaultValue={document.title}
            maxLength={160}
            autoComplete="off"
          />
          <FormTick
            t={t}
            name="active"
            label={t('documents:field.active')}
            hint={t('documents:hint.active')}
            defaultChecked={document.active}
          />
        </div>
        <SaveBar t={t} back={paths.dashboard.documents()} />
      </ActionForm>
    </Panel>
  );
}

function DeleteDocument({ t, document }: { t: Translate; document: EditedDocument }) {
  return (
    <DeleteButton
      t={t}
      title={t('documents:delete.title', { title: document.title })}
      label={t('documents:delete.label')}
      consequences={[
        t('documents:delete.gone'),
        ...linkedTexts(t, document.linked_texts),
        t('documents:delete.hide_instead'),
      ]}
      path={paths.api.documentRow(document.id)}
      version={document.version}
      success={paths.dashboard.documents()}
      toast={t('documents:delete.done')}
    />
  );
}
