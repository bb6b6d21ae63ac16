import { formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { MailStateTag } from '../../components/dashboard/mail-state.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import type { MailRow } from './index.tsx';

export interface MailDetail extends MailRow {
  reply_to: string | null;
  last_error: string | null;
  /** The mail's plain-text part; its HTML carries styles a page of ours may not. */
  text: string;
  attachments: { name: string }[];
  /** The villa reservation it tells of. */
  reservation: { id: number; reservation_id: string } | null;
}

export interface MailPageProps {
  site: Site;
  shell: DashboardShell;
  mail: MailDetail;
}

/** `/dashboard/mails/{id}`: one mail as it goes out. */
export function MailPage({ site, shell, mail }: MailPageProps) {
  const { t } = site;
  return (
    <DashboardLayout site={site} shell={shell} title={mail.subject}>
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t('mails:title'), href: paths.dashboard.mails() },
          { label: t('mails:mail') },
        ]}
        title={mail.subject}
        tag={<MailStateTag t={t} state={mail.state} />}
        summary={mail.recipient}
      />
      {mail.last_error && mail.state !== 'SENT' && (
        <InlineBar tone="bad" title={t('mails:last_error')}>
          {mail.last_error}
        </InlineBar>
      )}
      <div className="main-and-side">
        <div className="mail-ground">
          <article className="mail-paper" aria-label={t('mails:body')}>
            <header>
              <b>{site.settings.site_name.toLocaleLowerCase('tr')}</b>
              <span>{mail.reservation?.reservation_id}</span>
            </header>
            <div className="mail-text">
              <LinkedText text={mail.text} />
            </div>
          </article>
        </div>
        <aside aria-label={t('mails:envelope')}>
          <Envelope site={site} mail={mail} />
        </aside>
      </div>
    </DashboardLayout>
  );
}

function Envelope({ site: { t }, mail }: Pick<MailPageProps, 'site' | 'mail'>) {
  const { reservation, attachments, next_attempt_at, sent_at, state } = mail;
  const waits = (state === 'WAITING' || state === 'FAILED') && next_attempt_at;
  return (
    <Panel title={t('mails:envelope')}>
      <DefinitionList
        items={[
          { term: t('mails:column.recipient'), value: mail.recipient },
          { term: t('mails:reply_to'), value: mail.reply_to },
          { term: t('mails:column.template'), value: mail.template_name },
          {
            term: t('mails:reservation'),
            value: reservation && (
              <a className="link" href={paths.dashboard.villaReservation(reservation.id)}>
                {reservation.reservation_id}
              </a>
            ),
          },
          { term: t('mails:created_at'), value: formatInstant(mail.created_at) },
          { term: t('mails:sent_at'), value: sent_at && formatInstant(sent_at) },
          { term: t('mails:column.attempts'), value: String(mail.attempts) },
          { term: t('mails:column.next'), value: waits && formatInstant(waits) },
          { term: t('mails:attachments'), value: attachments.map(({ name }) => name).join(', ') },
        ]}
      />
    </Panel>
  );
}

/** Plain text with its addresses made into links; React escapes the rest. */
function LinkedText({ text }: { text: string }) {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
      <a key={at} className="link" href={piece} rel="noopener noreferrer" target="_blank">
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
