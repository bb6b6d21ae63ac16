import { formatCount } from '../../../server/shared/format.ts';
import type { ListingSearch } from '../../../server/shared/paths.ts';
import type { Site } from '../../layouts/site.ts';
import { Box } from './filter-group.tsx';
import type { ListingData } from './listing.ts';

interface Props {
  site: Site;
  listing: ListingData;
}

const FLEXIBLE_DAYS = [1, 2, 3, 7, 'month'] as const;
const ROOMS = [1, 2, 3, 4, 5];
const METRES = [100, 500, 1000, 3000];

interface FlexibleDaysProps {
  site: Site;
  chosen: ListingSearch['flex'];
}

/** How many days earlier or later the stay may begin, or any day of the month; once there is a stay. */
export const FlexibleDays = ({ site, chosen }: FlexibleDaysProps) => (
  <Steps site={site} name="flex" steps={FLEXIBLE_DAYS} chosen={chosen} />
);

/** At least so many. */
export function Rooms({ site, listing: { search, options } }: Props) {
  const { bedrooms, bathrooms, about } = options.steps;
  return (
    <>
      <Steps
        {...{ site, about }}
        name="bedrooms"
        steps={ROOMS}
        chosen={search.bedrooms}
        villas={bedrooms}
      />
      <Steps
        {...{ site, about }}
        name="bathrooms"
        steps={ROOMS}
        chosen={search.bathrooms}
        villas={bathrooms}
      />
    </>
  );
}

/** The way to the sea, kinds of pool, pets, instant booking. */
export function OtherFilters({ site, listing }: Props) {
  const { search, options } = listing;
  return (
    <>
      <Steps
        site={site}
        name="sea"
        steps={METRES}
        chosen={search.sea}
        villas={options.steps.sea}
        about={options.steps.about}
      />
      {options.others.length > 0 && (
        <fieldset>
          <legend>{site.t('listing:filters.others')}</legend>
          {options.others.map((option) => (
            <Box
              key={option.parameter + option.value}
              site={site}
              name={option.parameter}
              option={option}
              found={option.villas}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

type Step = number | 'month';

interface StepsProps {
  site: Site;
  name: 'flex' | 'sea' | 'bedrooms' | 'bathrooms';
  steps: readonly Step[];
  chosen: Step | undefined;
  /** How many each would find. */
  villas?: Record<string, number>;
  /** Whether that was counted on a sample: then the chips stay without. */
  about?: boolean;
}

/** One of a few, or none. */
function Steps({ site, name, steps, chosen, villas, about }: StepsProps) {
  const { t } = site;
  const others = chosen && !steps.includes(chosen) ? [chosen] : [];
  const choice = (value: Step | '', text: string) => (
    <label className="chip" key={value}>
      <input
        className="hidden-text"
        type="radio"
        name={name}
        value={value}
        defaultChecked={value === (chosen ?? '')}
      />
      {text}
      {villas && !about && value && (
        <span className="count">{formatCount(villas[value] ?? 0)}</span>
      )}
    </label>
  );
  return (
    <fieldset>
      <legend>{t(`listing:filters.${name}`)}</legend>
      <div className="row wrapping">
        {choice('', t(`listing:filters.any_${name}`))}
        {[...steps, ...others].map((count) =>
          choice(
            count,
            count === 'month'
              ? t('listing:filters.flex_month')
              : t(`listing:filters.${name}_step`, { count }),
          ),
        )}
      </div>
    </fieldset>
  );
}
