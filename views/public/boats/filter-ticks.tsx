import type { Site } from '../../layouts/site.ts';
import { Box } from '../listing/filter-group.tsx';
import { PriceFilter } from '../listing/price-filter.tsx';
import type { BoatFilterOption, BoatFilterOptions, BoatListingData } from './listing.ts';

interface GroupProps {
  site: Site;
  /** The parameter of the address. */
  name: 'type' | 'region' | 'town' | 'marina';
  options: readonly BoatFilterOption[];
}

export function Group({ site, name, options }: GroupProps) {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend>{site.t(`boats:filters.${name}`)}</legend>
      <Boxes site={site} name={name} options={options} />
    </fieldset>
  );
}

/** What is aboard: the first few, all others by category on demand. */
export function Features({ site, first, rest }: { site: Site } & BoatFilterOptions['features']) {
  const { t } = site;
  if (first.length === 0) return null;
  const count = rest.flatMap(({ options }) => options).length;
  return (
    <fieldset>
      <legend>{t('boats:filters.features')}</legend>
      <Boxes site={site} name="feature" options={first} />
      {count > 0 && (
        <details>
          <summary>{t('listing:filters.more_features', { count })}</summary>
          {rest.map(({ category, options }) => (
            <fieldset key={category}>
              <legend>{category}</legend>
              <Boxes site={site} name="feature" options={options} />
            </fieldset>
          ))}
        </details>
      )}
    </fieldset>
  );
}

interface BoxesProps {
  site: Site;
  name: string;
  options: readonly BoatFilterOption[];
}

const Boxes = ({ site, name, options }: BoxesProps) =>
  options.map((option) => (
    <Box key={option.value} site={site} name={name} option={option} found={option.boats} />
  ));

/** Days that are sold at once, without waiting for an answer. */
export function Instant({ site, boats, chosen }: { site: Site } & BoatFilterOptions['instant']) {
  if (boats === 0 && !chosen) return null;
  const option = { value: '1', name: site.t('listing:filters.other.instant'), chosen };
  return (
    <fieldset>
      <legend>{site.t('boats:filters.booking')}</legend>
      <Box site={site} name="instant" option={option} found={boats} />
    </fieldset>
  );
}

/** Of the charter when days are chosen, else of the unit, without one of a day. */
export function BoatPrices({ site, listing }: { site: Site; listing: BoatListingData }) {
  const { t } = site;
  const { search, wrong_prices, unread, options, days } = listing;
  const { prices } = options;
  const unit = search.unit ?? 'any';
  return (
    <PriceFilter
      site={site}
      legend={t(days.check_in ? 'boats:filters.price.total' : `boats:filters.price.${unit}`)}
      search={search}
      wrong={wrong_prices}
      unread={unread}
      prices={prices && { ...prices, listings: prices.boats, exact: true }}
    />
  );
}
