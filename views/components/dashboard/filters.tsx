import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { RemovableChip } from '../chip.tsx';
import { Icon } from '../icon.tsx';

export interface AppliedFilter {
  key: string;
  label: string;
  /** The same list without this filter. */
  href: string;
}

/**
 * Filters that were asked for and left out, right by themselves and not beside another, by their names: as
 * they were typed, and why.
 */
export type WrongFilters = Record<string, { typed: string; text: string }>;

interface FiltersProps {
  t: Translate;
  /** The list's own address; the form is GET, so the filters are in it and can be shared. */
  action: string;
  label: string;
  /** What the form carries along unseen: order, page size, the state of the tab. */
  carried: Record<string, string | number | undefined>;
  applied: AppliedFilter[];
  wrong?: WrongFilters;
  clear_href: string;
  /** The one field that stays in sight on phones. */
  search: ReactNode;
  /** All others; null where a search is all there is, which needs no sheet. */
  children: ReactNode;
}

/** A list's filters: a line of fields on a wide screen, a sheet on a phone; chips take one off each. */
export function Filters(props: FiltersProps) {
  const { t, action, label, carried, applied, wrong = {}, search, children } = props;
  return (
    <>
      <form className="filters" action={action} aria-label={label} autoComplete="off">
        {Object.entries(carried).map(
          ([name, value]) =>
            value !== undefined &&
            value !== '' && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {search}
        {children ? <Sheet {...props} /> : <FilterButtons {...props} />}
      </form>
      {Object.entries(wrong).map(([name, { text }]) => (
        <p key={name} className="error" id={wrongId(name)}>
          <Icon name="circle-alert" size="small" />
          {text}
        </p>
      ))}
      {applied.length > 0 && (
        <ul className="chips" aria-label={t('dashboard:filters.applied')}>
          {applied.map(({ key, label: text, href }) => (
            <li key={key}>
              <RemovableChip site={{ t }} href={href} label={text} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Sheet(props: FiltersProps) {
  const { t, applied, children } = props;
  return (
    <>
      <button type="button" className="button outline on-phone" popoverTarget="filter-sheet">
        <Icon name="sliders-horizontal" />
        {t('dashboard:filters.open')}
        {applied.length > 0 && <span className="tag deniz">{applied.length}</span>}
      </button>
      <div className="filter-sheet" id="filter-sheet" popover="auto">
        <div className="sheet-head on-phone">
          <b>{t('dashboard:filters.open')}</b>
          <button
            type="button"
            className="icon-button"
            popoverTarget="filter-sheet"
            popoverTargetAction="hide"
            aria-label={t('dashboard:close')}
          >
            <Icon name="x" />
          </button>
        </div>
        {children}
        <FilterButtons {...props} />
      </div>
    </>
  );
}

function FilterButtons({ t, applied, clear_href }: FiltersProps) {
  return (
    <div className="filter-buttons">
      <button type="submit" className="button outline">
        {t('dashboard:filters.apply')}
      </button>
      {applied.length > 0 && (
        <a className="button quiet" href={clear_href}>
          {t('dashboard:filters.clear')}
        </a>
      )}
    </div>
  );
}

/** What a filter's field shows and says of itself: what was typed, also where it was left out. */
export function filled(name: string, value: string | number | undefined, wrong: WrongFilters) {
  const own = wrong[name];
  return {
    name,
    defaultValue: own?.typed ?? value,
    'aria-invalid': own ? true : undefined,
    'aria-describedby': own ? wrongId(name) : undefined,
  };
}

const wrongId = (name: string): string => `wrong-${name}`;
