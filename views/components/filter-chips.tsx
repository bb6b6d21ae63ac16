import type { PriceBounds } from '../../server/schemas/amount-ranges.ts';
import { formatMoney } from '../../server/shared/format.ts';
import type { Site } from '../layouts/site.ts';
import { LinkButton } from './button.tsx';
import { RemovableChip } from './chip.tsx';

export interface FilterChip<Search> {
  key: string;
  label: string;
  /** What the address loses with it. */
  without: Search;
}

interface FilterChipsProps<Search> {
  site: Site;
  chips: readonly FilterChip<Search>[];
  /** The list's own address with some of its choices changed. */
  href: (changes: Search) => string;
  /** The list without what is filtered by. */
  clear: string;
}

/** What is filtered by; each goes with one tap, and all of them with another. */
export function FilterChips<Search>({ site, chips, href, clear }: FilterChipsProps<Search>) {
  const { t } = site;
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('listing:filters.chosen')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableChip site={site} href={href(without)} label={label} />
        </li>
      ))}
      <li>
        <LinkButton kind="quiet" small href={clear}>
          {t('listing:filters.clear_all')}
        </LinkButton>
      </li>
    </ul>
  );
}

/** The list without one of its values; undefined when none is left. */
export function left<Value>(list: Value | Value[] | undefined, value: Value): Value[] | undefined {
  const others = [list ?? []].flat().filter((each) => each !== value) as Value[];
  return others.length ? others : undefined;
}

/** The bounds of the price in words; null without any. */
export function priceLabel(
  { t }: Pick<Site, 't'>,
  { min_price, max_price }: PriceBounds,
): string | null {
  const from = formatMoney((min_price ?? 0) * 100);
  const to = formatMoney((max_price ?? 0) * 100);
  if (max_price === undefined)
    return min_price === undefined ? null : t('listing:chip.price_from', { from });
  return min_price === undefined
    ? t('listing:chip.price_to', { to })
    : t('listing:chip.price_between', { from, to });
}
