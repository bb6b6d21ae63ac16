import type { ReactNode } from 'react';

import { Icon, type IconName } from '../icon.tsx';

export type Tone = 'info' | 'ok' | 'warn' | 'bad';

const icons: Record<Tone, IconName> = {
  info: 'info',
  ok: 'circle-check',
  warn: 'timer',
  bad: 'circle-alert',
};

interface InlineBarProps {
  tone: Tone;
  title: ReactNode;
  children?: ReactNode;
  /** What can be done about it: undo, try again, extend. */
  action?: ReactNode;
  icon?: IconName;
}

/** News that must stay until it is dealt with: undo, lasting errors, running deadlines. Never a toast. */
export function InlineBar({ tone, title, children, action, icon }: InlineBarProps) {
  return (
    <div className={`note inline-bar ${tone}`}>
      <Icon name={icon ?? icons[tone]} />
      <p>
        <b>{children ? sentence(title) : title}</b> {children}
      </p>
      {action}
    </div>
  );
}

/** More follows it. */
const sentence = (title: ReactNode) =>
  typeof title === 'string' && /[^.!?:]$/.test(title) ? `${title}.` : title;
