import { formatCount, formatDistance } from '../../../server/shared/format.ts';
import type { ListingSearch } from '../../../server/shared/paths.ts';
import { Kept, slot } from '../../components/kept.tsx';
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

/** One of a few, or none; kept with places for what each would find. */
function Steps(props: StepsProps) {
  const { site, name, steps, chosen, villas, about } = props;
  const others = chosen && !steps.includes(chosen) ? [chosen] : [];
  const values = [...steps, ...others];
  const counts = about ? undefined : villas;
  return (
    <Kept
      as="fieldset"
      by={`steps|${name}|${chosen}|${counts !== undefined}`}
      texts={counts && values.map((value) => formatCount(counts[value] ?? 0))}
      content={() => (
        <>
          <legend>{site.t(`listing:filters.${name}`)}</legend>
          <div className="row wrapping">
            <Choice
              name={name}
              value=""
              checked={!chosen}
              text={site.t(`listing:filters.any_${name}`)}
            />
            {values.map((value, place) => (
              <Choice
                key={value}
                name={name}
                value={value}
                checked={value === chosen}
                text={stepText(site, name, value)}
                found={counts && slot(place)}
              />
            ))}
          </div>
        </>
      )}
    />
  );
}

function stepText({ t }: Site, name: StepsProps['name'], value: Step): string {
  if (value === 'month') return t('listing:filters.flex_month');
  if (name === 'sea') return formatDistance(value);
  return t(`listing:filters.${name}_step`, { count: value });
}

interface ChoiceProps extends Pick<StepsProps, 'name'> {
  value: Step | '';
  checked: boolean;
  text: string;
  found?: string | undefined;
}

const Choice = ({ name, value, checked, text, found }: ChoiceProps) => (
  <label className="chip">
    <input
      className="hidden-text"
      type="radio"
      name={name}
      value={value}
      defaultChecked={checked}
    />
    {text}
    {found && <span className="count">{found}</span>}
  </label>
);
