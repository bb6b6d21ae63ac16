import type { Translate } from '../../../server/i18n.ts';
import { formatShortInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type MailState, MailStateTag } from '../../components/dashboard/mail-state.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';

export interface ReservationMail {
  id: number;
  subject: string;
  recipient: string;
  state: MailState;
  /** ISO instants. */
  created_at: string;
  sent_at: string | null;
}

export function SentMails({ t, mails }: { t: Translate; mails: ReservationMail[] }) {
  return (
    <Panel title={t('reservations:mails')} aside={mails.length}>
      {mails.length === 0 && <p className="muted">{t('reservations:no_mails')}</p>}
      <ul className="lines">
        {mails.map(({ id, subject, recipient, state, created_at, sent_at }) => (
          <li key={id}>
            <div>
              <a className="stretched" href={paths.dashboard.mail(id)}>
                <b>{subject}</b>
              </a>
              <small>{recipient}</small>
            </div>
            <div className="end">
              <MailStateTag t={t} state={state} />
              <small>{formatShortInstant(sent_at ?? created_at)}</small>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
