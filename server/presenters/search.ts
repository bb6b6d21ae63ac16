import type { FoundStay, SuggestedVilla } from '../queries/villa-search.ts';
import type { VillaSearch } from '../schemas/search.ts';
import { nightsBetween } from '../shared/days.ts';
import { thumbnailUrl } from '../shared/pictures.ts';
import { presentVillaCard } from './villa-cards.ts';

/** A card of `/v2/search`: the page's card with its first picture as `thumbnail`. */
export function presentFoundVilla(villa: FoundStay, search: VillaSearch) {
  const card = presentVillaCard({ ...villa, nights: nightsOf(search) });
  return { ...card, thumbnail: thumbnailOf(villa.pictures[0]) };
}

export const presentSuggestion = ({ slug, name, town, hash, width }: SuggestedVilla) => ({
  slug,
  name,
  town,
  thumbnail: thumbnailOf(hash === null || width === null ? undefined : { hash, width }),
});

/** Nights of the searched stay, or null without dates. */
export const nightsOf = ({ check_in, check_out }: Pick<VillaSearch, 'check_in' | 'check_out'>) =>
  check_in && check_out ? nightsBetween(check_in, check_out) : null;

const thumbnailOf = (picture: { hash: string; width: number } | undefined) =>
  picture ? thumbnailUrl(picture) : null;
