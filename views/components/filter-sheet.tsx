import type { ReactNode } from 'react';
import type { ListingKind } from '../../server/shared/paths/listing.ts';

import type { Site } from '../layouts/site.ts';
import { LateIcon } from './late-icon.tsx';

/** The sort's select belongs to the same form, by this id. */
export const FILTERS_FORM = 'filters-form';
/** What the phone's button opens. */
export const FILTERS = 'filters';

interface FilterSheetProps {
  site: Site;
  /** Where the form is sent, without any filter. */
  action: string;
  /** The list without what is filtered by. */
  clear: string;
  /** The call that tells how many listings the form would find. */
  count: string;
  /** What is counted: the sheet's button says how many there are. */
  kind: ListingKind;
  children: ReactNode;
}

/**
 * One GET form with every filter: beside the list on wide screens, on others a sheet that the
 * browser opens as a popover. A script sends it on every change while it stands beside the list; in
 * the sheet the button says what it would find (islands/client/filters.ts).
 */
export function FilterSheet(props: FilterSheetProps) {
  const { site, action, clear, count, kind, children } = props;
  const { t } = site;
  return (
    <aside id={FILTERS} className="filters" popover="auto" aria-label={t('listing:filters.label')}>
      {/* What a browser fills in again on the way back would not be what the page shows. */}
      <form
        id={FILTERS_FORM}
        action={action}
        noValidate
        autoComplete="off"
        data-filter-form={kind}
        data-count={count}
      >
        {/* What Enter presses in a field of the form. */}
        <button type="submit" hidden />
        <div className="head">
          <b>{t('listing:filters.title')}</b>
          <button
            type="button"
            className="icon-button"
            popoverTarget={FILTERS}
            popoverTargetAction="hide"
            aria-label={t('listing:filters.close')}
          >
            <LateIcon site={site} name="x" />
          </button>
        </div>
        <div className="body">{children}</div>
        <div className="foot">
          <a className="button quiet" href={clear}>
            {t('listing:filters.clear')}
          </a>
          <button type="submit" className="button primary">
            <span>{t('listing:filters.apply')}</span>
          </button>
        </div>
      </form>
    </aside>
  );
}
