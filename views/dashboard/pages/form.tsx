import type { ContentPageAnswer } from '../../../server/schemas/answers/content-pages.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { FormRichText } from '../../components/dashboard/rich-text.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import type { Site } from '../../layouts/site.ts';
import { SeoFields } from '../seo-fields.tsx';
import { TextPreview, TextPreviewButton } from '../text-preview.tsx';

interface SitePageFormProps {
  site: Site;
  page: ContentPageAnswer;
}

export function SitePageForm({ site, page }: SitePageFormProps) {
  const { t } = site;
  return (
    <>
      <ActionForm
        t={t}
        className="form"
        method="PUT"
        path={paths.api.sitePage(page.section)}
        success={paths.dashboard.sitePage(page.section)}
        toast={t('pages:saved')}
        draft={`page-${page.section}`}
        guarded
      >
        {page.version !== null && <StaleNote t={t} version={page.version ?? 1} />}
        <Panel title={t('pages:section.text')}>
          <div className="fields">
            <FormInput
              t={t}
              name="title"
              label={t('pages:field.title')}
              wide
              defaultValue={page.title ?? ''}
              maxLength={200}
              autoComplete="off"
            />
            <FormRichText
              site={site}
              name="body"
              label={t('pages:field.body')}
              defaultValue={page.body}
            />
          </div>
        </Panel>
        <SeoFields
          site={site}
          seo_title={page.seo_title}
          seo_description={page.seo_description}
          hints={{ title: t('pages:hint.seo_title'), description: t('pages:hint.seo_description') }}
        />
        <Publish site={site} page={page} />
      </ActionForm>
      <TextPreview t={t} title={t('pages:preview')} />
    </>
  );
}

/** Saving publishes, so the button says so, and a look at it comes before. */
function Publish({ site: { t }, page }: SitePageFormProps) {
  return (
    <div className="save-bar no-print">
      <p className="unsaved">{t('dashboard:unsaved')}</p>
      <div className="row wrapping">
        <a className="button quiet" href={paths.dashboard.sitePage(page.section)}>
          {t('common:cancel')}
        </a>
        <TextPreviewButton t={t} call={paths.api.sitePagePreview(page.section)} />
        <button type="submit" className="button primary" data-busy={t('common:saving')}>
          {t('pages:publish')}
        </button>
      </div>
    </div>
  );
}
