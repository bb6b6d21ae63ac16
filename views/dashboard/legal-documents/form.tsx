import type { LegalDocumentAnswer } from '../../../server/schemas/answers/legal-documents.ts';
import type { LegalWord } from '../../../server/services/content/legal-words.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { InsertButtons } from '../../components/dashboard/insert-buttons.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { FormRichText } from '../../components/dashboard/rich-text.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import type { Site } from '../../layouts/site.ts';
import { TextPreview, TextPreviewButton } from '../text-preview.tsx';

interface EditionFormProps {
  site: Site;
  document: LegalDocumentAnswer;
}

/** What is sent is a new edition; none is ever changed. */
export function EditionForm({ site, document }: EditionFormProps) {
  const { t } = site;
  return (
    <>
      <ActionForm
        t={t}
        className="form"
        method="POST"
        path={paths.api.legalEditions(document.kind)}
        success={paths.dashboard.contracts(document.kind)}
        toast={t('legal:published')}
      >
        {document.edition !== null && <StaleNote t={t} version={document.edition ?? 1} />}
        <Panel title={t('legal:text')}>
          <p className="panel-text">{t('legal:note')}</p>
          <div className="fields">
            <FormInput
              t={t}
              name="title"
              label={t('legal:field.title')}
              wide
              defaultValue={document.title ?? ''}
              maxLength={200}
              autoComplete="off"
            />
            <FormRichText
              site={site}
              name="body"
              label={t('legal:field.body')}
              defaultValue={document.body}
            />
            <Words site={site} document={document} />
          </div>
        </Panel>
        <Publish site={site} document={document} />
      </ActionForm>
      <TextPreview t={t} title={t('pages:preview')} />
    </>
  );
}

/** The facts of a reservation that the text may name. */
function Words({ site: { t }, document }: EditionFormProps) {
  const words = document.words as LegalWord[];
  return (
    <div className="field wide">
      <b className="label">{t('legal:words')}</b>
      <InsertButtons
        into="field-body"
        label={t('legal:words')}
        pieces={words.map((word) => ({ text: `{{${word}}}`, label: t(`legal:word.${word}`) }))}
      />
      <p className="hint">{t('legal:words_hint')}</p>
    </div>
  );
}

function Publish({ site: { t }, document }: EditionFormProps) {
  return (
    <div className="save-bar no-print">
      <p className="unsaved">{t('dashboard:unsaved')}</p>
      <div className="row wrapping">
        <a className="button quiet" href={paths.dashboard.contracts(document.kind)}>
          {t('common:cancel')}
        </a>
        <TextPreviewButton t={t} call={paths.api.legalPreview(document.kind)} />
        <button type="submit" className="button primary" data-busy={t('common:saving')}>
          {t('legal:publish')}
        </button>
      </div>
    </div>
  );
}
