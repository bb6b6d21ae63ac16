import type { PlaceRow } from '../../../server/queries/content/place-tree.ts';
import type { PlacesPage } from '../../../server/schemas/place-pages.ts';

/** The region and the town whose towns and districts are listed. */
export interface OpenPlaces {
  region: number | undefined;
  town: number | undefined;
}

/** What the address names, with what that lies in; without one the first region. */
export function openPlaces(tree: PlaceRow[], query: PlacesPage): OpenPlaces {
  const at = (level: PlaceRow['level'], id: number | undefined) =>
    tree.find((row) => row.level === level && row.id === id);
  const district = at('district', query.district);
  const town = at('town', district?.parent_id ?? query.town);
  const region =
    at('region', town?.parent_id ?? query.region) ?? tree.find(({ level }) => level === 'region');
  return { region: region?.id, town: town?.id };
}

/** The places of one level below one. */
export const placesOf = (tree: PlaceRow[], level: PlaceRow['level'], parent = 0): PlaceRow[] =>
  tree.filter((row) => row.level === level && row.parent_id === parent);
