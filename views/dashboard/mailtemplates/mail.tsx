import { formatInstant } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { MailStateTag } from '../../components/dashboard/mail-state.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { MailView } from '../mail-view.tsx';
import type { MailRow } from './index.tsx';
import { ResendButton, ResendDialog } from './resend.tsx';

export interface MailDetail extends MailRow {
  reply_to: string | null;
  last_error: string | null;
  html: string;
  text: string;
  attachments: { name: string }[];
  /** The reservation it tells of. */
  reservation: { kind: ListingKind; id: number; reservation_id: string } | null;
}

interface MailPageProps {
  site: Site;
  shell: DashboardShell;
  mail: MailDetail;
}

/** `/dashboard/mails/{id}`: one mail as it goes out. */
export function MailPage({ site, shell, mail }: MailPageProps) {
  const { t } = site;
  return (
    <DashboardLayout site={site} shell={shell} title={mail.subject}>
      <ContentSheet site={site} />
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t('mails:outbox'), href: paths.dashboard.mails({ view: 'outbox' }) },
          { label: t('mails:mail') },
        ]}
        title={mail.subject}
        tag={<MailStateTag t={t} state={mail.state} />}
        summary={mail.recipient}
        actions={<ResendButton t={t} mail={mail} />}
      />
      {mail.last_error && mail.state !== 'SENT' && (
        <InlineBar tone="bad" title={t('mails:last_error')}>
          {mail.last_error}
        </InlineBar>
      )}
      <div className="main-and-side">
        <MailView
          t={t}
          html={mail.html}
          text={<LinkedText text={mail.text} />}
          subject={mail.subject}
        />
        <aside aria-label={t('mails:envelope')}>
          <Envelope site={site} mail={mail} />
        </aside>
      </div>
      <ResendDialog t={t} mail={mail} />
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
              <a
                className="link"
                href={paths.dashboard.reservation(reservation.kind, reservation.id)}
              >
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
