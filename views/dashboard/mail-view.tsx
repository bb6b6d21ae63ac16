import type { ReactNode } from 'react';

import type { Translate } from '../../server/i18n.ts';
import { Icon, type IconName } from '../components/icon.tsx';

interface MailViewProps {
  t: Translate;
  /** The whole mail; undefined: the script asks for it (`call`). */
  html?: string;
  text?: ReactNode;
  subject?: string;
  /** Takes POST with what `form` says now, and answers `{subject, html, text}`. */
  call?: string;
  /** The id of the form whose `subject` and `body` are shown. */
  form?: string;
  /** The id of the field with the reservation that is told of. */
  about?: string;
}

const VIEWS = [
  { view: 'wide', icon: 'monitor' },
  { view: 'phone', icon: 'smartphone' },
  { view: 'text', icon: 'text-align-start' },
] as const satisfies { view: string; icon: IconName }[];

/**
 * A mail as it arrives: wide, on a phone, as plain text. Its HTML has style attributes, which a page of
 * ours may not have, so islands/dashboard/mail-view.ts draws it; without a script the plain text stands.
 */
export function MailView({ t, html, text = '', subject = '', call, form, about }: MailViewProps) {
  return (
    <section
      className="mail-view"
      aria-label={t('mails:preview.title')}
      data-mail-view=""
      data-html={html}
      data-call={call}
      data-form={form}
      data-about={about}
      data-failed={t('common:load_failed')}
    >
      <header>
        <p>
          <span className="dim">{t('mails:column.subject')}: </span>
          <b data-part="subject">{subject}</b>
        </p>
        <div
          className="mail-views needs-script no-print"
          role="group"
          aria-label={t('mails:preview.views')}
        >
          {VIEWS.map(({ view, icon }, at) => (
            <button
              key={view}
              type="button"
              className="icon-button"
              data-view={view}
              aria-pressed={at === 0}
              aria-label={t(`mails:preview.${view}`)}
              title={t(`mails:preview.${view}`)}
            >
              <Icon name={icon} />
            </button>
          ))}
        </div>
      </header>
      <p className="note bad" role="alert" data-part="problem" hidden />
      <div className="mail-drawn" data-part="drawn" hidden />
      <div className="mail-paper mail-text" data-part="text">
        {text}
      </div>
    </section>
  );
}
