import {
  address,
  chosen,
  type ListingData,
  type WayOn,
} from '../../../views/public/listing/listing.ts';
import { t } from '../../i18n.ts';
import type { FilterCounts } from '../../queries/search/villa-search-counts.ts';
import { formatCount } from '../../shared/format.ts';
import { formatShortStay } from '../../shared/format-days.ts';

type Shown = Pick<ListingData, 'search' | 'landing' | 'options'>;

/** Of each kind at most so many, so that a choice remains a choice. */
const EACH = 3;

/** Searches near one that found nothing, each with what it finds: other days, places, fewer filters. */
export function waysOn(counts: FilterCounts, shown: Shown): WayOn[] {
  return [...otherDays(counts, shown), ...otherTowns(shown), ...fewerFilters(counts, shown)];
}

const otherDays = ({ nearest, one_of }: FilterCounts, shown: Shown): WayOn[] =>
  nearest.map(({ check_in, check_out, villas }) => ({
    text: t('listing:way.days', {
      days: formatShortStay(check_in, check_out),
      villas: countText(villas, one_of > 1),
    }),
    href: address(shown, { check_in, check_out }),
  }));

function otherTowns(shown: Shown): WayOn[] {
  const { towns } = shown.options;
  if (!chosen(towns).length) return [];
  return towns
    .filter((town) => !town.chosen && town.villas > 0)
    .slice(0, EACH)
    .map(({ value, name, villas, about }) => ({
      text: t('listing:way.town', { town: name, villas: countText(villas, about) }),
      href: address(shown, { town: value, district: undefined }),
    }));
}

function fewerFilters({ without, one_of }: FilterCounts, shown: Shown): WayOn[] {
  const { min_price, max_price, bedrooms, type, feature } = shown.search;
  const filters = [
    ['price', min_price ?? max_price, { min_price: undefined, max_price: undefined }],
    ['bedrooms', bedrooms, { bedrooms: undefined }],
    ['types', type, { type: undefined }],
    ['features', feature, { feature: undefined }],
  ] as const;
  return filters
    .filter(([name, on]) => on !== undefined && without[name] > 0)
    .slice(0, EACH)
    .map(([name, , changes]) => ({
      text: t(`listing:way.without.${name}`, { villas: countText(without[name], one_of > 1) }),
      href: address(shown, changes),
    }));
}

/** What was counted on a sample says so. */
const countText = (villas: number, about = false): string =>
  about ? t('listing:about', { villas: formatCount(villas) }) : formatCount(villas);
