import type { Translate } from '../../../server/i18n.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { PictureField } from '../../components/dashboard/picture-field.tsx';
import { FormRichText } from '../../components/dashboard/rich-text.tsx';
import type { Site } from '../../layouts/site.ts';
import { SeoInputs } from '../seo-fields.tsx';

/** What the pages of types and places have in common. */
interface LandingRow {
  id: number;
  slug: string;
  name: string;
  body: string;
  seo_title: string | null;
  seo_description: string | null;
  version: number;
}

interface PartProps {
  t: Translate;
  /** Null: a new one. */
  row: LandingRow | null;
}

/** Its name and its address. */
export function NameFields({ t, row }: PartProps) {
  return (
    <>
      <FormInput
        t={t}
        name="name"
        label={t('landings:field.name')}
        wide
        defaultValue={row?.name}
        maxLength={80}
        autoComplete="off"
      />
      <FormInput
        t={t}
        name="slug"
        label={t('landings:field.slug')}
        hint={row ? t('landings:hint.slug', { slug: row.slug }) : t('landings:hint.slug_new')}
        wide
        before="/"
        optional={!row}
        data-optional={row ? undefined : ''}
        defaultValue={row?.slug}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}

type LandingPicture = Pick<PictureData, 'hash' | 'width' | 'height' | 'alt'> | null;

interface PageFieldsProps {
  site: Site;
  /** Null: a new one, which gets its picture once it is saved. */
  row: (LandingRow & { picture: LandingPicture }) | null;
  /** Where a row's picture is put and taken off. */
  path: (id: number) => string;
  /** Where the text stands. */
  hint: string;
}

/** Its picture and its text. */
export function PageFields({ site, row, path, hint }: PageFieldsProps) {
  const { t } = site;
  return (
    <>
      {row ? (
        <PictureField
          site={site}
          name="picture"
          label={t('landings:field.picture_hash')}
          hint={t('landings:hint.picture')}
          picture={row.picture}
          kept={{ at_once: path(row.id) }}
        />
      ) : (
        <p className="hint wide">{t('landings:hint.picture_later')}</p>
      )}
      <FormRichText
        site={site}
        name="body"
        label={t('landings:field.body')}
        hint={hint}
        optional
        short
        defaultValue={row?.body}
      />
    </>
  );
}

/** How search engines show its page. */
export const SearchFields = ({ t, row }: PartProps) => (
  <SeoInputs
    t={t}
    seo_title={row?.seo_title}
    seo_description={row?.seo_description}
    hints={{ title: t('landings:hint.seo_title') }}
  />
);
