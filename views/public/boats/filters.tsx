import { paths } from '../../../server/shared/paths.ts';
import { FilterSheet } from '../../components/filter-sheet.tsx';
import type { Site } from '../../layouts/site.ts';
import { HiddenFields } from '../listing/hidden-fields.tsx';
import { FlexibleDays } from '../listing/other-filters.tsx';
import { Choice, Crews, Steps } from './filter-choices.tsx';
import { BoatPrices, Features, Group, Instant } from './filter-ticks.tsx';
import { address, type BoatListingData, unfiltered } from './listing.ts';

interface FiltersProps {
  site: Site;
  listing: BoatListingData;
}

/** What the list can be narrowed by; place, days and party are changed above it. */
export function Filters({ site, listing }: FiltersProps) {
  const { landing, options, search, days } = listing;
  return (
    <FilterSheet
      site={site}
      action={address({ search: {}, landing })}
      clear={unfiltered(listing)}
      count={paths.api.boatSearch({ type: landing?.slug })}
      kind="boat"
    >
      <HiddenFields search={search} names={KEPT} />
      {days.check_in && <FlexibleDays site={site} chosen={search.flex} />}
      <Units site={site} listing={listing} />
      <BoatPrices site={site} listing={listing} />
      <Steps site={site} listing={listing} name="berths" steps={options.berths} />
      <Steps site={site} listing={listing} name="cabins" steps={options.cabins} />
      <Crews site={site} listing={listing} />
      <Steps site={site} listing={listing} name="length" steps={options.lengths} />
      <Group site={site} name="type" options={options.types} />
      <Group site={site} name="region" options={severalOf(options.regions)} />
      <Group site={site} name="town" options={options.towns} />
      <Group site={site} name="marina" options={options.marinas} />
      <Features site={site} {...options.features} />
      <Instant site={site} {...options.instant} />
    </FilterSheet>
  );
}

/** The only region there is narrows nothing. */
const severalOf = (regions: BoatListingData['options']['regions']) =>
  regions.length > 1 || regions.some(({ chosen }) => chosen) ? regions : [];

function Units({ site, listing }: FiltersProps) {
  const { t } = site;
  const { unit } = listing.search;
  return (
    <fieldset>
      <legend>{t('boats:filters.unit')}</legend>
      <div className="row wrapping">
        <Choice name="unit" value="" on={!unit} text={t('boats:filters.any')} />
        {listing.options.units.map(({ value, boats }) => (
          <Choice
            key={value}
            name="unit"
            value={value}
            on={unit === value}
            text={t(`boats:unit.${value}`)}
            boats={boats}
          />
        ))}
      </div>
    </fieldset>
  );
}

const KEPT = ['q', 'check_in', 'check_out', 'adults', 'children', 'babies', 'view'] as const;
