import { paths } from '../../../server/shared/paths.ts';
import {
  Length,
  SEARCHED_DESCRIPTION,
  SEARCHED_TITLE,
} from '../../components/dashboard/length.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SearchPreview } from '../listings/search-preview.tsx';
import { ParagraphField, TextField } from './fields.tsx';
import { VillaTabForm, type VillaTabProps } from './tab-form.tsx';

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
                <Length t={t} of="seo_title" text={villa.seo_title ?? ''} most={SEARCHED_TITLE} />
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
                  most={SEARCHED_DESCRIPTION}
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
