import { formatCount } from '../../../server/shared/format.ts';
import type { Site } from '../../layouts/site.ts';
import type { BoatListingData, BoatStep } from './listing.ts';

interface Listed {
  site: Site;
  listing: BoatListingData;
}

interface ChoiceProps {
  name: string;
  value: string;
  on: boolean;
  text: string;
  /** How many it would find. */
  boats?: number;
}

export const Choice = ({ name, value, on, text, boats }: ChoiceProps) => (
  <label className="chip">
    <input className="hidden-text" type="radio" name={name} value={value} defaultChecked={on} />
    {text}
    {boats !== undefined && <span className="count">{formatCount(boats)}</span>}
  </label>
);

interface StepsProps extends Listed {
  name: 'berths' | 'cabins' | 'length';
  steps: readonly BoatStep[];
}

/** At least so much; steps that nothing reaches are left out unless chosen, and so is a choice of none. */
export function Steps({ site, listing, name, steps }: StepsProps) {
  const { t } = site;
  const chosen = listing.search[name];
  const known = steps.some(({ value }) => value === chosen);
  const shown = steps.filter(({ value, boats }) => boats > 0 || value === chosen);
  if (shown.length === 0 && !chosen) return null;
  return (
    <fieldset>
      <legend>{t(`boats:filters.${name}`)}</legend>
      <div className="row wrapping">
        <Choice name={name} value="" on={!chosen} text={t('boats:filters.any')} />
        {shown.map(({ value, boats }) => (
          <Choice
            key={value}
            name={name}
            value={String(value)}
            on={value === chosen}
            text={t(`boats:filters.${name}_step`, { count: value })}
            boats={boats}
          />
        ))}
        {chosen && !known && (
          <Choice
            name={name}
            value={String(chosen)}
            on
            text={t(`boats:filters.${name}_step`, { count: chosen })}
          />
        )}
      </div>
    </fieldset>
  );
}

export function Crews({ site, listing }: Listed) {
  const { t } = site;
  const { crew } = listing.search;
  return (
    <fieldset>
      <legend>{t('boats:filters.crew')}</legend>
      <div className="row wrapping">
        <Choice name="crew" value="" on={!crew} text={t('boats:filters.any')} />
        {listing.options.crews.map(({ value, boats }) => (
          <Choice
            key={value}
            name="crew"
            value={value}
            on={value === crew}
            text={t(`boats:filters.crews.${value}`)}
            boats={boats}
          />
        ))}
      </div>
    </fieldset>
  );
}
