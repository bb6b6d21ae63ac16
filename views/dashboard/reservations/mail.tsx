import type { AwaitedPayment } from '../../../server/queries/mail/desk-mail-surroundings.ts';
import { formatMoney, formatShortInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { LinkButton } from '../../components/button.tsx';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormTextarea } from '../../components/dashboard/form-fields.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { ContentSheet } from '../content-sheet.tsx';
import { MailView } from '../mail-view.tsx';
import type { ReservationRow } from './reservation.ts';
import type { DeskMailName } from './show.tsx';

interface ReservationMailProps {
  site: Site;
  shell: DashboardShell;
  reservation: Pick<ReservationRow, 'kind' | 'id' | 'reservation_id' | 'listing_name'>;
  mail: DeskMailName;
  /** What the clerk adds, as it stands in the preview. */
  note: string;
  /** The mail as it would go out now; null: `refusal` says why it cannot. */
  preview: { recipient: string; subject: string; html: string; text: string } | null;
  refusal: string | null;
  /** What the guest may be paying already, where the mail asks for money. */
  awaited: AwaitedPayment[];
  /** When the same went to this guest last, ISO instant, and from whom; null: never. */
  last: { id: number; at: string; by: string | null } | null;
}

/** `/dashboard/reservations/{kind}/{id}/mail/{mail}`: one of the three mails, before it is sent. */
export function ReservationMailPage(props: ReservationMailProps) {
  const { site, shell, reservation, mail, preview, refusal } = props;
  const { t } = site;
  const { kind, id, reservation_id, listing_name } = reservation;
  const title = t(`reservations:mail.${mail}.open`);
  return (
    <DashboardLayout site={site} shell={shell} title={title} subject={reservation_id}>
      <ContentSheet site={site} />
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          {
            label: t(`reservations:list.title.${kind}`),
            href: paths.dashboard.reservations(kind),
          },
          { label: reservation_id, href: paths.dashboard.reservation(kind, id) },
          { label: title },
        ]}
        title={title}
        summary={`${reservation_id} · ${listing_name}`}
      />
      {refusal && (
        <InlineBar
          tone="bad"
          title={refusal}
          action={
            <LinkButton href={paths.dashboard.reservation(kind, id)}>
              {t('reservations:back')}
            </LinkButton>
          }
        />
      )}
      {preview && <Awaited {...props} />}
      {preview && (
        <div className="main-and-side">
          <Preview {...props} preview={preview} />
          <aside aria-label={t('reservations:mail.send')}>
            <SendForm {...props} />
          </aside>
        </div>
      )}
    </DashboardLayout>
  );
}

/** A receipt that nobody looked at, or a card page that is open: who is asked meanwhile pays twice. */
function Awaited({ site: { t }, reservation: { kind, id }, awaited }: ReservationMailProps) {
  if (awaited.length === 0) return null;
  const money = awaited.map(
    ({ method, amount_kurus }) => `${t(`states:method.${method}`)} ${formatMoney(amount_kurus)}`,
  );
  return (
    <InlineBar
      tone="warn"
      icon="wallet"
      title={t('reservations:mail.awaited')}
      action={
        <LinkButton href={`${paths.dashboard.reservation(kind, id)}#payments`}>
          {t('reservations:mail.awaited_open')}
        </LinkButton>
      }
    >
      {t('reservations:mail.awaited_text', { money: money.join(', ') })}
    </InlineBar>
  );
}

type PreviewProps = ReservationMailProps & {
  preview: NonNullable<ReservationMailProps['preview']>;
};

function Preview({ site: { t }, preview }: PreviewProps) {
  return (
    <div id="mail-preview">
      <p className="muted">{t('reservations:mail.to', { recipient: preview.recipient })}</p>
      <MailView t={t} html={preview.html} text={preview.text} subject={preview.subject} />
    </div>
  );
}

/** The note is seen in the mail before it goes; sending takes what stands in the preview. */
function SendForm({ site: { t }, reservation, mail, note, last }: ReservationMailProps) {
  const { kind, id, reservation_id } = reservation;
  return (
    <>
      <Panel title={t('reservations:mail.note')}>
        <form action={paths.dashboard.reservationMail(kind, id, mail)} className="form">
          <FormTextarea
            t={t}
            name="note"
            label={t('reservations:mail.note_label')}
            hint={t('reservations:mail.note_hint')}
            rows={4}
            maxLength={2000}
            defaultValue={note}
            optional
          />
          <button type="submit" className="button outline">
            {t('reservations:mail.see')}
          </button>
        </form>
      </Panel>
      <Panel title={t('reservations:mail.send')}>
        <ActionForm
          t={t}
          className="form"
          method="POST"
          path={paths.api.deskMail(mail)}
          success={paths.dashboard.reservation(kind, id)}
          toast={t('reservations:mail.sent')}
          once
        >
          <p className="muted">{t(`reservations:mail.${mail}.consequence`)}</p>
          <div data-seen="last">
            {last && (
              <InlineBar tone="warn" icon="mail" title={t('reservations:mail.again')}>
                {t('reservations:mail.last', {
                  told: [formatShortInstant(last.at), last.by].filter(Boolean).join(', '),
                })}
              </InlineBar>
            )}
            <input type="hidden" name="last_mail" value={last?.id ?? 0} data-type="int" />
          </div>
          <input type="hidden" name="reservation_id" value={reservation_id} />
          <input type="hidden" name="note" value={note} />
          {mail === 'deposit_link' && <input type="hidden" name="purpose" value="DEPOSIT" />}
          <button type="submit" className="button primary" data-busy={t('reservations:mail.busy')}>
            {t('reservations:mail.submit')}
          </button>
        </ActionForm>
      </Panel>
    </>
  );
}
