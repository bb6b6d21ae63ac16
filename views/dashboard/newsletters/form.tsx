import type { NewsletterAnswer } from '../../../server/schemas/answers/newsletters.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { FormRichText } from '../../components/dashboard/rich-text.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import type { Site } from '../../layouts/site.ts';

interface NewsletterFormProps {
  site: Site;
  /** Null: a new one. */
  newsletter: NewsletterAnswer | null;
}

/** Saving sends nothing. */
export function NewsletterForm({ site, newsletter }: NewsletterFormProps) {
  const { t } = site;
  const action = newsletter
    ? ({ method: 'PUT', path: paths.api.newsletter(newsletter.id), success: 'reload' } as const)
    : ({
        method: 'POST',
        path: paths.api.newsletters(),
        success: `${paths.dashboard.newsletters()}/{id}`,
      } as const);
  return (
    <ActionForm
      t={t}
      className="form"
      {...action}
      toast={t('newsletters:saved')}
      draft={`newsletter-${newsletter?.id ?? 'new'}`}
      guarded
    >
      {newsletter && <StaleNote t={t} version={newsletter.version ?? 1} />}
      <Panel title={t('newsletters:compose')}>
        <div className="fields">
          <FormInput
            t={t}
            name="subject"
            label={t('newsletters:field.subject')}
            wide
            defaultValue={newsletter?.subject}
            maxLength={150}
            autoComplete="off"
          />
          <FormRichText
            site={site}
            name="body"
            label={t('newsletters:field.body')}
            hint={t('newsletters:body_hint')}
            data-stored={newsletter?.body}
            defaultValue={newsletter ? asParagraphs(newsletter.body) : undefined}
          />
        </div>
      </Panel>
      <SaveBar t={t} back={paths.dashboard.newsletters()} />
    </ActionForm>
  );
}

/** A plain text, as they were written before there was an editor, for the editor. */
function asParagraphs(body: string): string {
  if (body.trimStart().startsWith('<')) return body;
  return body
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}
