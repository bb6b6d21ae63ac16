import type { ReactNode } from 'react';

import type { Site } from '../layouts/site.ts';
import { Icon } from './icon.tsx';

/** A choice as a link: the address carries it. */
export function Chip({ href, on, children }: { href: string; on?: boolean; children: ReactNode }) {
  return (
    <a className="chip" href={href} aria-current={on ? 'true' : undefined}>
      {children}
    </a>
  );
}

interface RemovableChipProps {
  site: Pick<Site, 't'>;
  /** The address without this filter. */
  href: string;
  label: string;
}

/** A filter that is on; the whole chip takes it off. */
export function RemovableChip({ site, href, label }: RemovableChipProps) {
  return (
    <a
      className="chip removable"
      href={href}
      aria-label={site.t('common:remove_filter', { label })}
    >
      {label}
      <Icon name="x" size="small" />
    </a>
  );
}
