import { formatDistance } from '../../../server/shared/format.ts';
import type { ListingSearch } from '../../../server/shared/paths.ts';
import { type FilterChip, FilterChips, left, priceLabel } from '../../components/filter-chips.tsx';
import type { Site } from '../../layouts/site.ts';
import { address, chosen, type ListingData, unfiltered } from './listing.ts';

type Chip = FilterChip<ListingSearch>;

export const Chips = ({ site, listing }: { site: Site; listing: ListingData }) => (
  <FilterChips
    site={site}
    chips={chipsOf(site, listing)}
    href={(changes) => address(listing, changes)}
    clear={unfiltered(listing)}
  />
);

const chipsOf = (site: Site, listing: ListingData): Chip[] => [
  ...wordsChips(site, listing),
  ...placeChips(listing),
  ...areaChips(site, listing),
  ...priceChips(site, listing),
  ...bedroomsChips(site, listing),
  ...otherChips(site, listing),
  ...chosen(listing.options.types).map(({ value, name }) => ({
    key: value,
    label: name,
    without: { type: left(listing.search.type, value) },
  })),
  ...chosen(listing.options.features).map(({ value, name }) => ({
    key: `feature-${value}`,
    label: name,
    without: { feature: left(listing.search.feature, Number(value)) },
  })),
];

function wordsChips({ t }: Site, { search: { q } }: ListingData): Chip[] {
  if (!q) return [];
  return [{ key: 'q', label: t('listing:chip.words', { words: q }), without: { q: undefined } }];
}

/** A town goes with the districts chosen in it. */
function placeChips({ search, options }: ListingData): Chip[] {
  const districts = chosen(options.districts);
  const towns = chosen(options.towns).map(({ value, name }) => {
    const outside = districts.filter(({ town }) => town !== value).map((each) => each.value);
    return {
      key: value,
      label: name,
      without: {
        town: left(search.town, value),
        district: outside.length ? outside : undefined,
      },
    };
  });
  const regions = chosen(options.regions).map(({ value, name }) => ({
    key: value,
    label: name,
    without: { region: left(search.region, value) },
  }));
  return [
    ...regions,
    ...towns,
    ...districts.map(({ value, name }) => ({
      key: value,
      label: name,
      without: { district: left(search.district, value) },
    })),
  ];
}

function areaChips({ t }: Site, { search: { area } }: ListingData): Chip[] {
  return area ? [{ key: 'area', label: t('listing:chip.area'), without: { area: undefined } }] : [];
}

function priceChips(site: Site, { search }: ListingData): Chip[] {
  const label = priceLabel(site, search);
  if (label === null) return [];
  return [{ key: 'price', label, without: { min_price: undefined, max_price: undefined } }];
}

function bedroomsChips({ t }: Site, { search: { bedrooms } }: ListingData): Chip[] {
  if (!bedrooms) return [];
  const label = t('listing:chip.bedrooms', { count: bedrooms });
  return [{ key: 'bedrooms', label, without: { bedrooms: undefined } }];
}

/** Rooms, the way to the sea, and the ticks of their own. */
function otherChips({ t }: Site, { search, options }: ListingData): Chip[] {
  const { bathrooms, sea } = search;
  const chips = chosen(options.others).map((option) => {
    const { value, name, parameter } = option as (typeof options.others)[number];
    const list = parameter === 'pool' || parameter === 'privacy';
    const without = list ? left(search[parameter], value) : undefined;
    return { key: `${parameter}-${value}`, label: name, without: { [parameter]: without } };
  });
  const some = (key: 'bathrooms' | 'sea', label: string | 0 | undefined): Chip[] =>
    label ? [{ key, label, without: { [key]: undefined } }] : [];
  return [
    ...some('bathrooms', bathrooms && t('listing:chip.bathrooms', { count: bathrooms })),
    ...some('sea', sea && t('listing:chip.sea', { distance: formatDistance(sea) })),
    ...chips,
  ];
}
