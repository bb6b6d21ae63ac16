import { paths } from '../../server/shared/paths.ts';
import { Icon } from '../components/icon.tsx';
import type { ShellSite } from './site.ts';

interface SearchBoxProps {
  site: ShellSite;
  /** Unique on the page: the header, the drawer and an error page each have one. */
  id: string;
  className: string;
  /** Two search boxes that are seen together need different names. */
  label?: string;
}

/** Typed search: a GET form to the listing; suggestions come while typing where scripts run. */
export function SearchBox({ site, id, className, label }: SearchBoxProps) {
  const { t } = site;
  const name = label ?? t('layout:search');
  return (
    <form
      className={className}
      role="search"
      aria-label={name}
      action={paths.villas()}
      data-search-box
      data-styles={site.assets.asset('css/by-script.css')}
    >
      <Icon name="search" size="small" />
      <label className="hidden-text" htmlFor={id}>
        {name}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('layout:search_placeholder')}
        maxLength={80}
      />
    </form>
  );
}
