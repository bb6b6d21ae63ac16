import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';

import { Icon, type IconName } from './icon.tsx';

export type ButtonKind = 'primary' | 'outline' | 'quiet' | 'danger' | 'whatsapp' | 'done';

interface ButtonLook {
  /** One primary per region of a page. */
  kind?: ButtonKind;
  small?: boolean;
  /** As wide as its place. */
  full?: boolean;
  icon?: IconName;
  children: ReactNode;
}

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button; inside a form it submits unless `type` says otherwise. */
export function Button({ kind, small, full, icon, children, ...attributes }: ButtonProps) {
  return (
    <button {...attributes} className={look({ kind, small, full }, attributes.className)}>
      {icon && <Icon name={icon} size={small ? 'small' : undefined} />}
      {children}
    </button>
  );
}

type LinkButtonProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that looks like a button. */
export function LinkButton({ kind, small, full, icon, children, ...attributes }: LinkButtonProps) {
  return (
    <a {...attributes} className={look({ kind, small, full }, attributes.className)}>
      {icon && <Icon name={icon} size={small ? 'small' : undefined} />}
      {children}
    </a>
  );
}

function look(
  { kind = 'outline', small, full }: Pick<ButtonLook, 'kind' | 'small' | 'full'>,
  more: string | undefined,
): string {
  return ['button', kind, small && 'small', full && 'full', more].filter(Boolean).join(' ');
}
