import type { ReactNode } from 'react';

import { identityOf, Kept } from '../components/kept.tsx';
import type { ShellSite } from './site.ts';

interface ShellPartProps {
  site: ShellSite;
  as: 'div' | 'footer' | 'header' | 'nav' | 'template';
  /** Tells the parts of a page apart; also what a part varies by beside the site. */
  name: string;
  id?: string;
  className?: string;
  popover?: 'auto';
  role?: string;
  'aria-label'?: string;
  children: () => ReactNode;
}

/** A part of every page's shell, rendered once for all pages that show the same of it. */
export function ShellPart({ site, name, children, ...attributes }: ShellPartProps) {
  return <Kept {...attributes} by={`${name}|${shellKey(site)}`} content={children} />;
}

/** All that a `ShellSite` holds: menus and settings are read anew, as other objects, when they change. */
function shellKey(site: ShellSite): string {
  const { settings, rates, villa_types, boat_types, regions, t, assets } = site;
  const { locale, currency, today, has_favourites, takes_cards } = site;
  return [
    identityOf(settings, rates, villa_types, boat_types, regions, t, assets.asset),
    locale,
    currency,
    today,
    has_favourites,
    takes_cards,
  ].join('|');
}
