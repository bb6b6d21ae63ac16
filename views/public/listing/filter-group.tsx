import { formatCount } from '../../../server/shared/format.ts';
import { Kept, slot } from '../../components/kept.tsx';
import type { Site } from '../../layouts/site.ts';
import type { FilterOption, FilterOptions } from './listing.ts';

interface FilterGroupProps {
  site: Site;
  /** The parameter of the address. */
  name: string;
  kind: Exclude<keyof FilterOptions, 'prices' | 'others' | 'steps'>;
  /** Those worth showing first. */
  options: readonly FilterOption[];
}

const SHOWN = { towns: 5, districts: 5, types: 5, features: 5 };

/** Boxes to tick with what each would find; all but the first few wait behind "N more". */
export function FilterGroup({ site, name, kind, options }: FilterGroupProps) {
  const { t } = site;
  if (options.length === 0) return null;
  const chosen = options.filter((option) => option.chosen).length;
  const shown = Math.max(SHOWN[kind], chosen);
  const rest = options.slice(shown);
  return (
    <fieldset>
      <legend>{t(`listing:filters.${kind}`)}</legend>
      {options.slice(0, shown).map((option) => (
        <Box key={option.value} site={site} name={name} option={option} found={option.villas} />
      ))}
      {rest.length > 0 && (
        <details>
          <summary>{t(`listing:filters.more_${kind}`, { count: rest.length })}</summary>
          {rest.map((option) => (
            <Box key={option.value} site={site} name={name} option={option} found={option.villas} />
          ))}
        </details>
      )}
    </fieldset>
  );
}

interface BoxProps {
  site: Site;
  name: string;
  option: Pick<FilterOption, 'value' | 'name' | 'about' | 'chosen'>;
  /** How many villas or boats it would find. */
  found: number;
}

/** One choice to tick, with what it would find. */
export function Box({ site, name, option, found }: BoxProps) {
  const { value, about, chosen } = option;
  return (
    <Kept
      as="label"
      className="tick"
      by={`tick|${JSON.stringify([name, value, option.name, about, chosen])}`}
      texts={[formatCount(found)]}
      content={() => (
        <>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
          <span>{option.name}</span>
          <span className="count">
            {about ? site.t('listing:about', { villas: slot(0) }) : slot(0)}
          </span>
        </>
      )}
    />
  );
}
