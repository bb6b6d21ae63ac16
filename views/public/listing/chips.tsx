import { formatMoney } from '../../../server/shared/format.ts';
import type { ListingSearch } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { RemovableChip } from '../../components/chip.tsx';
import type { Site } from '../../layouts/site.ts';
import { address, chosen, type ListingData, unfiltered } from './listing.ts';

interface Chip {
  key: string;
  label: string;
  /** What the address loses with it. */
  without: ListingSearch;
}

/** What is filtered by; each goes with one tap, and all of them with another. */
export function Chips({ site, listing }: { site: Site; listing: ListingData }) {
  const { t } = site;
  const chips = chipsOf(site, listing);
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('listing:filters.chosen')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableChip site={site} href={address(listing, without)} label={label} />
        </li>
      ))}
      <li>
        <LinkButton kind="quiet" small href={unfiltered(listing)}>
          {t('listing:filters.clear_all')}
        </LinkButton>
      </li>
    </ul>
  );
}

const chipsOf = (site: Site, listing: ListingData): Chip[] => [
  ...wordsChips(site, listing),
  ...placeChips(listing),
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
  return [
    ...towns,
    ...districts.map(({ value, name }) => ({
      key: value,
      label: name,
      without: { district: left(search.district, value) },
    })),
  ];
}

function priceChips({ t }: Site, { search: { min_price, max_price } }: ListingData): Chip[] {
  if (min_price === undefined && max_price === undefined) return [];
  const from = formatMoney((min_price ?? 0) * 100);
  const to = formatMoney((max_price ?? 0) * 100);
  let label = t('listing:chip.price_between', { from, to });
  if (max_price === undefined) label = t('listing:chip.price_from', { from });
  if (min_price === undefined) label = t('listing:chip.price_to', { to });
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
  const some = (key: 'bathrooms' | 'sea', value: number | undefined): Chip[] =>
    value
      ? [{ key, label: t(`listing:chip.${key}`, { count: value }), without: { [key]: undefined } }]
      : [];
  return [...some('bathrooms', bathrooms), ...some('sea', sea), ...chips];
}

/** The list without one of its values; undefined when none is left. */
function left<Value>(list: Value | Value[] | undefined, value: Value): Value[] | undefined {
  const others = [list ?? []].flat().filter((each) => each !== value) as Value[];
  return others.length ? others : undefined;
}
