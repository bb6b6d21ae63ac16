import type { Assets } from '../layouts/site.ts';

interface LateIconProps {
  site: { assets: Pick<Assets, 'asset'> };
  /** One of `LATE_ICONS`. */
  name: string;
  size?: 'small' | 'large';
}

/** A decorative symbol far below the first screen, drawn from static/icons/late.svg. */
export function LateIcon({ site, name, size }: LateIconProps) {
  return (
    <svg className={size ? `icon ${size}` : 'icon'} aria-hidden="true">
      <use href={`${site.assets.asset('icons/late.svg')}#${name}`} />
    </svg>
  );
}
