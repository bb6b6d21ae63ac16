import { formatCount } from '../../../server/shared/format.ts';
import { Kept, type KeptElement, KeptRow, keptMarkup, slot } from '../../components/kept.tsx';
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
  const title = t(`listing:filters.${kind}`);
  if (all && kind === 'features')
    return (
      <fieldset name={`all-${name}`}>
        <legend>{title}</legend>
        <ByCategory site={site} name={name} options={options} />
      </fieldset>
    );
  const more = options.length - shown;
  return (
    <KeptRow
      as="fieldset"
      name={`all-${name}`}
      elements={[
        keptMarkup(`legend|${title}`, () => <legend>{title}</legend>),
        ...options.slice(0, shown).map((option) => boxOf(site, name, option)),
        ...(more > 0 ? [moreButton(t(`listing:filters.more_${kind}`, { count: more }))] : []),
      ]}
    />
  );
}

const moreButton = (text: string): string =>
  keptMarkup(`more-options|${text}`, () => (
    <button type="submit" name="filters" value="all" className="more" data-more>
      {text}
    </button>
  ));

type BoxesProps = Pick<FilterGroupProps, 'site' | 'name' | 'options'>;

const ByCategory = ({ site, name, options }: BoxesProps) =>
  [...Map.groupBy(options, ({ category = '' }) => category)].map(([category, those]) => (
    <fieldset key={category}>
      <legend>{category}</legend>
      <Boxes site={site} name={name} options={those} />
    </fieldset>
  ));

const Boxes = ({ site, name, options }: BoxesProps) =>
  options.map((option) => <Kept key={option.value} {...boxOf(site, name, option)} />);

type Ticked = Pick<FilterOption, 'value' | 'name' | 'about' | 'chosen'>;

interface BoxProps {
  site: Site;
  name: string;
  option: Ticked;
  /** How many villas or boats it would find. */
  found: number;
}

/** One choice to tick, with what it would find. */
export const Box = ({ site, name, option, found }: BoxProps) => (
  <Kept {...boxOf(site, name, { ...option, villas: found })} />
);

function boxOf(site: Site, name: string, option: Ticked & { villas: number }): KeptElement {
  const { value, about, chosen } = option;
  return {
    as: 'label',
    className: 'tick',
    by: `tick|${JSON.stringify([name, value, option.name, about, chosen])}`,
    texts: [formatCount(option.villas)],
    content: () => (
      <>
        <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
        <span>{option.name}</span>
        <span className="count">
          {about ? site.t('listing:about', { villas: slot(0) }) : slot(0)}
        </span>
      </>
    ),
  };
}
