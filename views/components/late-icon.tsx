import type { Assets } from '../layouts/site.ts';
import { SymbolAt } from './icon.tsx';

interface LateIconProps {
  site: { assets: Pick<Assets, 'asset'> };
  /** One of `LATE_ICONS`. */
  name: string;
  size?: 'small' | 'large';
}

/** A decorative symbol that may come after the first screen, drawn from static/icons/late.svg. */
export function LateIcon({ site, name, size }: LateIconProps) {
  return <SymbolAt size={size} href={`${site.assets.asset('icons/late.svg')}#${name}`} />;
}
