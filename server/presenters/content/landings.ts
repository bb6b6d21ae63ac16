import type { LandingData } from '../../../views/public/listing/listing.ts';
import { t } from '../../i18n.ts';
import type { LandingRow } from '../../queries/content/landings.ts';
import { sanitiseRichText } from '../../services/content/rich-text.ts';
import { paths } from '../../shared/paths.ts';
import { presentFaqGroups } from './faq.ts';

type VillaLandingRow = LandingRow & { kind: LandingData['kind'] };

export const isVillaLanding = (row: LandingRow): row is VillaLandingRow => row.kind !== 'BOAT_TYPE';

/** A type or place with its texts and the links around it. */
export function presentLanding(row: VillaLandingRow): LandingData {
  const { kind, slug } = row;
  return {
    kind,
    slug,
    name: row.name,
    locative: row.locative,
    intro: row.intro,
    body: row.body ? sanitiseRichText(row.body) : '',
    seo_title: row.seo_title,
    seo_description: row.seo_description,
    picture: row.picture,
    within: row.within.map((place) => ({ href: paths.landing(place.slug), text: place.name })),
    related: {
      places: row.places.map((place) => ({
        href:
          kind === 'VILLA_TYPE'
            ? paths.landing(slug, { town: place.slug })
            : paths.landing(place.slug),
        text: withCount(place),
      })),
      types: row.types.slice(0, TYPES_SHOWN).map((type) => ({
        href: paths.landing(slug, { type: type.slug }),
        text: withCount(type),
      })),
    },
    questions: presentFaqGroups(row.questions),
  };
}

const TYPES_SHOWN = 12;

const withCount = ({ name, villas }: { name: string; villas: number }) =>
  t('listing:related.link', { name, count: villas });
