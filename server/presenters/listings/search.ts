import type { DatedStay, SuggestedVilla } from '../../queries/search/villa-search.ts';
import type { FilterCounts } from '../../queries/search/villa-search-counts.ts';
import type { VillaSearch } from '../../schemas/search.ts';
import { nightsBetween } from '../../shared/days.ts';
import type { ListingKind } from '../../shared/paths/listing.ts';
import { thumbnailUrl } from '../../shared/pictures.ts';
import { presentVillaCard } from './villa-cards.ts';

/** A card of `/v2/search`: the page's card with its first picture as `thumbnail`. */
export function presentFoundVilla(villa: DatedStay, search: VillaSearch) {
  const card = presentVillaCard({ ...villa, nights: nightsOf(search) });
  const { check_in, check_out } = villa;
  return { ...card, thumbnail: thumbnailOf(villa.pictures[0]), check_in, check_out };
}

/** What other choices would find: counts per option, and nearest days when nothing was found. */
export const presentCounts = (counts: FilterCounts) => ({
  one_of: counts.one_of,
  places_one_of: counts.places_one_of,
  towns: counts.towns,
  types: counts.types,
  districts: counts.districts,
  features: counts.features.map(({ category_place: _, ...feature }) => feature),
  bedrooms: counts.bedrooms,
  bathrooms: counts.bathrooms,
  pools: counts.pools,
  privacy: counts.privacy,
  sea: counts.sea,
  pets: counts.pets,
  instant: counts.instant,
  prices: counts.prices,
  without: counts.without,
  nearest: counts.nearest,
});

export const presentSuggestion = (
  kind: ListingKind,
  { slug, name, town, picture }: SuggestedVilla,
) => ({
  kind,
  slug,
  name,
  town,
  thumbnail: thumbnailOf(picture ?? undefined),
});

/** Nights of the searched stay, or null without dates. */
export const nightsOf = ({ check_in, check_out }: Pick<VillaSearch, 'check_in' | 'check_out'>) =>
  check_in && check_out ? nightsBetween(check_in, check_out) : null;

const thumbnailOf = (picture: Parameters<typeof thumbnailUrl>[0] | undefined) =>
  picture ? thumbnailUrl(picture) : null;
