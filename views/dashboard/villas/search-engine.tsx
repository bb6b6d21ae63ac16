import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SearchPreview } from '../listings/search-preview.tsx';
import { ParagraphField, TextField } from './fields.tsx';
import { VillaTabForm, type VillaTabProps } from './tab-form.tsx';
import { Length } from './texts.tsx';

/** What search engines show of a title and of a description. */
const TITLE = 60;
const DESCRIPTION = 160;

/** `/dashboard/villas/{id}/search-engine`: title and description, with how a search shows them. */
export function VillaSearchEnginePage(tab: VillaTabProps) {
  const { site, villa } = tab;
  const { t } = site;
  return (
    <VillaTabForm {...tab} tab="search-engine">
      <Panel title={t('villas:section.search_engine')}>
        <div className="fields">
          <TextField
            t={t}
            villa={villa}
            name="seo_title"
            wide
            optional
            maxLength={120}
            hint={
              <>
                {t('villas:hint.seo_title')}{' '}
                <Length t={t} of="seo_title" text={villa.seo_title ?? ''} most={TITLE} />
              </>
            }
          />
          <ParagraphField
            t={t}
            villa={villa}
            name="seo_description"
            rows={3}
            optional
            maxLength={320}
            hint={
              <>
                {t('villas:hint.seo_description')}{' '}
                <Length
                  t={t}
                  of="seo_description"
                  text={villa.seo_description ?? ''}
                  most={DESCRIPTION}
                />
              </>
            }
          />
        </div>
      </Panel>
      <Panel title={t('villas:section.preview')}>
        <SearchPreview
          site={site}
          listing={villa}
          path={paths.villa(villa.slug)}
          title={t('villa:title', { name: villa.name, town: villa.town })}
        />
      </Panel>
    </VillaTabForm>
  );
}
