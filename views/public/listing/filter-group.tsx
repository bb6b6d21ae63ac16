import { formatCount } from '../../../server/shared/format.ts';
import { Kept, slot } from '../../components/kept.tsx';
import type { Site } from '../../layouts/site.ts';
import { chosen, type FilterOption } from './listing.ts';

interface FilterGroupProps {
  site: Site;
  /** The parameter of the address. */
  name: string;
  kind: 'towns' | 'districts' | 'types' | 'features';
  /** Those worth showing first; all by category where they have one. */
  options: readonly FilterOption[];
  all: boolean;
}

/** Of each group, and all that are chosen. */
const SHOWN = 5;

/**
 * Boxes to tick with what each would find. All but the first few wait behind a button: it asks for
 * the page with every choice, of which a script takes this group alone (client/more-filters.ts).
 */
export function FilterGroup({ site, name, kind, options, all }: FilterGroupProps) {
  const { t } = site;
  if (options.length === 0) return null;
  const shown = all ? options.length : Math.max(SHOWN, chosen(options).length);
  const more = options.length - shown;
  return (
    <fieldset name={`all-${name}`}>
      <legend>{t(`listing:filters.${kind}`)}</legend>
      {all && kind === 'features' ? (
        <ByCategory site={site} name={name} options={options} />
      ) : (
        <Boxes site={site} name={name} options={options.slice(0, shown)} />
      )}
      {more > 0 && (
        <button type="submit" name="filters" value="all" className="more" data-more>
          {t(`listing:filters.more_${kind}`, { count: more })}
        </button>
      )}
    </fieldset>
  );
}

type BoxesProps = Pick<FilterGroupProps, 'site' | 'name' | 'options'>;

const ByCategory = ({ site, name, options }: BoxesProps) =>
  [...Map.groupBy(options, ({ category = '' }) => category)].map(([category, those]) => (
    <fieldset key={category}>
      <legend>{category}</legend>
      <Boxes site={site} name={name} options={those} />
    </fieldset>
  ));

const Boxes = ({ site, name, options }: BoxesProps) =>
  options.map((option) => (
    <Box key={option.value} site={site} name={name} option={option} found={option.villas} />
  ));

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
