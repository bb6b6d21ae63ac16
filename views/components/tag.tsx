import type { ReactNode } from 'react';

import { Icon, type IconName } from './icon.tsx';

export type TagKind =
  | 'ok'
  | 'warn'
  | 'bad'
  | 'info'
  | 'deniz'
  | 'begonvil'
  | 'solid'
  /** White, for standing on a picture. */
  | 'ink';

/** A short word about the thing beside it: a state, a discount. The status kinds need form.css. */
export function Tag({
  kind,
  icon,
  children,
}: {
  kind?: TagKind;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <span className={kind ? `tag ${kind}` : 'tag'}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
