import type { ReactNode } from 'react';

import { Icon, type IconName } from './icon.tsx';

interface NoteProps {
  kind?: 'info' | 'ok' | 'warn' | 'bad';
  icon: IconName;
  title?: ReactNode;
  /** Takes focus when the page opens and is read out: for what a form's answer says. */
  focus?: boolean;
  children?: ReactNode;
}

/** A tinted box in the page's flow: rules, waiting, errors that stay. */
export function Note({ kind, icon, title, focus, children }: NoteProps) {
  return (
    <div
      className={kind ? `note ${kind}` : 'note'}
      role={focus ? 'alert' : undefined}
      tabIndex={focus ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: what became of a form that was sent is read first
      autoFocus={focus}
    >
      <Icon name={icon} />
      <div>
        {title && (
          <p>
            <b>{title}</b>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
