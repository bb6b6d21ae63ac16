import type { BoatListingSearch } from '../../../server/shared/paths.ts';
import { type FilterChip, FilterChips, left, priceLabel } from '../../components/filter-chips.tsx';
import type { Site } from '../../layouts/site.ts';
import {
  address,
  type BoatListingData,
  chosen,
  chosenFeatures,
  peopleOf,
  unfiltered,
} from './listing.ts';

type Chip = FilterChip<BoatListingSearch>;

export const Chips = ({ site, listing }: { site: Site; listing: BoatListingData }) => (
  <FilterChips
    site={site}
    chips={chipsOf(site, listing)}
    href={(changes) => address(listing, changes)}
    clear={unfiltered(listing)}
  />
);

const chipsOf = (site: Site, listing: BoatListingData): Chip[] => [
  ...charterChips(site, listing),
  ...buildChips(site, listing),
  ...placeChips(listing),
  ...chosen(listing.options.types).map(({ value, name }) => ({
    key: value,
    label: name,
    without: { type: left(listing.search.type, value) },
  })),
  ...chosenFeatures(listing.options).map(({ value, name }) => ({
    key: `feature-${value}`,
    label: name,
    without: { feature: left(listing.search.feature, Number(value)) },
  })),
];

/** Words, unit, party, price, and whether it is sold at once. */
function charterChips(site: Site, listing: BoatListingData): Chip[] {
  const { t } = site;
  const { search } = listing;
  const { q, unit, instant } = search;
  const people = peopleOf(listing);
  const price = priceLabel(site, search);
  return [
    ...some('q', q && t('listing:chip.words', { words: q })),
    ...some('unit', unit && t(`boats:unit.${unit}`)),
    ...some('adults', people && t('boats:filters.guests_chip', { count: people }), NOBODY),
    ...some('price', price, { min_price: undefined, max_price: undefined }),
    ...some('instant', instant && t('listing:filters.other.instant')),
  ];
}

const NOBODY = { adults: undefined, children: undefined, babies: undefined };

/** Berths, cabins, length, crew. */
function buildChips({ t }: Site, { search }: BoatListingData): Chip[] {
  const { crew } = search;
  return [
    ...(['berths', 'cabins', 'length'] as const).flatMap((name) => {
      const count = search[name];
      return some(name, count && t(`boats:filters.${name}_chip`, { count }));
    }),
    ...some('crew', crew && t(`boats:filters.crews.${crew}`)),
  ];
}

const some = (
  key: string,
  label: string | 0 | null | undefined,
  without: BoatListingSearch = { [key]: undefined },
): Chip[] => (label ? [{ key, label, without }] : []);

/** A town goes with the marinas chosen in it. */
function placeChips({ search, options }: BoatListingData): Chip[] {
  const marinas = chosen(options.marinas) as typeof options.marinas;
  const towns = chosen(options.towns).map(({ value, name }) => {
    const outside = marinas.filter(({ town }) => town !== value).map((each) => Number(each.value));
    return {
      key: value,
      label: name,
      without: {
        town: left(search.town, value),
        marina: outside.length ? outside : undefined,
      },
    };
  });
  const regions = chosen(options.regions).map(({ value, name }) => ({
    key: `region-${value}`,
    label: name,
    without: { region: left(search.region, value) },
  }));
  return [
    ...regions,
    ...towns,
    ...marinas.map(({ value, name }) => ({
      key: `marina-${value}`,
      label: name,
      without: { marina: left(search.marina, Number(value)) },
    })),
  ];
}
