import { paths } from '../../server/shared/paths.ts';
import type { ShellSite } from '../layouts/site.ts';

interface LogoProps {
  site: Pick<ShellSite, 't' | 'settings'>;
  href?: string;
  label?: string;
}

/** As text, in which React writes no closing tags. */
const MARK =
  '<path d="M33.5 25.5A15.5 15.5 0 1 1 29.5 8" fill="none" stroke="currentColor" stroke-width="5.5" stroke-linecap="round"/><circle cx="30" cy="17" r="4.4"/>';

/** Longer names stand smaller, in two or three lines: the header has no place for more of the large ones. */
const SHORT = 20;

/** The mark, an arc of coast and a boat in it, with the word beside it; leads home unless told otherwise. */
export function Logo({ site, href, label }: LogoProps) {
  const name = site.settings.site_name;
  const words = label ?? site.t('layout:home_link', { site: name });
  return (
    <a
      className={name.length > SHORT ? 'logo long' : 'logo'}
      href={href ?? paths.home()}
      aria-label={words}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true" dangerouslySetInnerHTML={{ __html: MARK }} />
      {name.toLocaleLowerCase('tr')}
    </a>
  );
}
