import { addDays } from '../../../server/shared/days.ts';
import { formatCount } from '../../../server/shared/format.ts';
import { InputField } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Site } from '../../layouts/site.ts';
import { Choice, Crews, Steps } from './filter-choices.tsx';
import { address, type BoatFilterOption, type BoatListingData, unfiltered } from './listing.ts';

/** The sort's select belongs to the same form, by this id. */
export const FILTERS_FORM = 'filters-form';
/** What the phone's button opens. */
export const FILTERS = 'filters';

interface FiltersProps {
  site: Site;
  listing: BoatListingData;
}

/** One GET form with every filter; on phones a sheet that the browser opens as a popover. */
export function Filters({ site, listing }: FiltersProps) {
  const { t } = site;
  const { landing, options } = listing;
  return (
    <aside id={FILTERS} className="filters" popover="auto" aria-label={t('boats:filters.label')}>
      <form id={FILTERS_FORM} action={address({ search: {}, landing })} data-filter-form>
        <div className="head">
          <b>{t('boats:filters.title')}</b>
          <button
            type="button"
            className="icon-button"
            popoverTarget={FILTERS}
            popoverTargetAction="hide"
            aria-label={t('boats:filters.close')}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="body">
          {listing.search.view && <input type="hidden" name="view" value={listing.search.view} />}
          <Days site={site} listing={listing} />
          <Units site={site} listing={listing} />
          <Guests site={site} listing={listing} />
          <Steps site={site} listing={listing} name="berths" steps={options.berths} />
          <Steps site={site} listing={listing} name="cabins" steps={options.cabins} />
          <Crews site={site} listing={listing} />
          <Steps site={site} listing={listing} name="length" steps={options.lengths} />
          <Group site={site} name="type" options={options.types} />
          <Group site={site} name="town" options={options.towns} />
          <Group site={site} name="marina" options={options.marinas} />
        </div>
        <div className="foot">
          <a className="button quiet" href={unfiltered(listing)}>
            {t('boats:filters.clear')}
          </a>
          <button type="submit" className="button primary">
            {t('boats:filters.apply')}
          </button>
        </div>
      </form>
    </aside>
  );
}

/** With a unit they give every boat's total. */
function Days({ site, listing: { days } }: FiltersProps) {
  const { t, today } = site;
  return (
    <fieldset>
      <legend>{t('boats:filters.days')}</legend>
      <InputField
        site={site}
        name="check_in"
        kind="date"
        label={t('boats:form.check_in')}
        defaultValue={days.check_in}
        min={today}
        optional
      />
      <InputField
        site={site}
        name="check_out"
        kind="date"
        label={t('boats:form.check_out')}
        defaultValue={days.check_out}
        min={addDays(today, 1)}
        optional
      />
    </fieldset>
  );
}

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

const PARTIES = [4, 8, 12, 16, 24];

/** How many come aboard by day; a number that the address brought along is a choice too. */
function Guests({ site, listing }: FiltersProps) {
  const { t } = site;
  const { adults } = listing.search;
  const parties = adults ? [...new Set([...PARTIES, adults])] : PARTIES;
  return (
    <fieldset>
      <legend>{t('boats:filters.guests')}</legend>
      <div className="row wrapping">
        <Choice name="adults" value="" on={!adults} text={t('boats:filters.any')} />
        {parties
          .sort((one, other) => one - other)
          .map((count) => (
            <Choice
              key={count}
              name="adults"
              value={String(count)}
              on={count === adults}
              text={t('boats:filters.guests_from', { count })}
            />
          ))}
      </div>
    </fieldset>
  );
}

interface GroupProps {
  site: Site;
  /** The parameter of the address. */
  name: 'type' | 'town' | 'marina';
  options: readonly BoatFilterOption[];
}

function Group({ site, name, options }: GroupProps) {
  if (options.length === 0) return null;
  return (
    <fieldset>
      <legend>{site.t(`boats:filters.${name}`)}</legend>
      {options.map(({ value, name: text, boats, chosen }) => (
        <label key={value} className="tick">
          <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
          <span>{text}</span>
          <span className="count">{formatCount(boats)}</span>
        </label>
      ))}
    </fieldset>
  );
}
