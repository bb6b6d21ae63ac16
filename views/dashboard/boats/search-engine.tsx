import { paths } from '../../../server/shared/paths.ts';
import {
  Length,
  SEARCHED_DESCRIPTION,
  SEARCHED_TITLE,
} from '../../components/dashboard/length.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SearchPreview } from '../listings/search-preview.tsx';
import { ParagraphField, TextField } from './fields.tsx';
import { BoatTabForm, type BoatTabProps } from './tab-form.tsx';

/** `/dashboard/boats/{id}/search-engine`: title and description, with how a search shows them. */
export function BoatSearchEnginePage(tab: BoatTabProps) {
  const { site, boat } = tab;
  const { t } = site;
  const { seo_title, seo_description } = boat;
  const lengths = {
    title: <Length t={t} of="seo_title" text={seo_title ?? ''} most={SEARCHED_TITLE} />,
    description: (
      <Length t={t} of="seo_description" text={seo_description ?? ''} most={SEARCHED_DESCRIPTION} />
    ),
  };
  return (
    <BoatTabForm {...tab} tab="search-engine">
      <Panel title={t('fleet:section.search_engine')}>
        <div className="fields">
          <TextField
            {...{ t, boat }}
            name="seo_title"
            wide
            optional
            maxLength={120}
            hint={
              <>
                {t('fleet:hint.seo_title')} {lengths.title}
              </>
            }
          />
          <ParagraphField
            {...{ t, boat }}
            name="seo_description"
            rows={3}
            optional
            maxLength={320}
            hint={
              <>
                {t('fleet:hint.seo_description')} {lengths.description}
              </>
            }
          />
        </div>
      </Panel>
      <Panel title={t('fleet:section.preview')}>
        <SearchPreview
          site={site}
          listing={boat}
          path={paths.boat(boat.slug)}
          title={t('boats:title', { name: boat.name, town: boat.town })}
        />
      </Panel>
    </BoatTabForm>
  );
}
