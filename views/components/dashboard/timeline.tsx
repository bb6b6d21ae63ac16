import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { formatShortInstant } from '../../../server/shared/format.ts';
import { Icon, type IconName } from '../icon.tsx';
import { EmailText } from './email-text.tsx';
import { WholeCodes } from './whole-codes.tsx';

export type TimelineKind = 'created' | 'state' | 'mail' | 'payment' | 'note' | 'change';

export interface TimelineEvent {
  id: string;
  /** ISO instant. */
  at: string;
  kind: TimelineKind;
  /** It came to nothing: a stay that was cancelled, a card that was refused. */
  failed?: boolean;
  title: string;
  detail: string | null;
  /** Below both, and below the time: what an edit changed. */
  more?: ReactNode;
  /** Who did it; null: the system or the guest. */
  actor: string | null;
  /** Where more of it stands. */
  href?: string;
}

const icons: Record<TimelineKind, IconName> = {
  created: 'inbox',
  state: 'check',
  mail: 'mail',
  payment: 'banknote',
  note: 'message-square',
  change: 'pencil',
};

/** Newest first: staff look for what happened last. */
export function Timeline({ t, events }: { t: Translate; events: TimelineEvent[] }) {
  if (events.length === 0) return <p className="muted">{t('dashboard:timeline.empty')}</p>;
  return (
    <ol className="timeline">
      {events.map(({ id, at, kind, failed, title, detail, actor, href, more }) => (
        <li key={id} data-kind={failed ? 'failed' : kind}>
          <i>
            <Icon name={failed && kind === 'state' ? 'x' : icons[kind]} size="small" />
          </i>
          <div>
            <b>
              <Title href={href}>{title}</Title>
            </b>
            {(detail || actor) && (
              <p>
                <Words>{[detail, actor].filter(Boolean).join(' · ')}</Words>
              </p>
            )}
          </div>
          {more && <div className="across">{more}</div>}
          <time dateTime={at}>{formatShortInstant(at)}</time>
        </li>
      ))}
    </ol>
  );
}

const EMAIL = /(\S+@\S+)/;

/** What a mail's line says of it, with the address it went to. */
const Words = ({ children }: { children: string }) =>
  children
    .split(EMAIL)
    .map((piece, at) => (at % 2 === 0 ? piece : <EmailText key={piece}>{piece}</EmailText>));

function Title({ href, children }: { href?: string; children: string }) {
  const words = <WholeCodes>{children}</WholeCodes>;
  return href ? <a href={href}>{words}</a> : words;
}
