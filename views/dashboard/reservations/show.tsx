import { formatInstant, formatStayWithYear } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { PictureData } from '../../../server/shared/pictures.ts';
import { Button } from '../../components/button.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { StatusChip } from '../../components/dashboard/status.tsx';
import { Timeline, type TimelineEvent } from '../../components/dashboard/timeline.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { Guest } from './guest.tsx';
import type { ReservationRow } from './index.tsx';
import { MoveButtons, type ReservationMove } from './moves.tsx';
import { Payments, type ReservationDue, type ReservationTransaction } from './payments.tsx';
import { Price, type ReservationExtra, type ReservationNight } from './price.tsx';
import { type ReservationMail, SentMails } from './sent-mails.tsx';

export interface ReservationDetail extends ReservationRow {
  district: string;
  permit_no: string | null;
  picture: PictureData | null;
  /** Where it came from: WEB, OFFER, STAFF, PHONE, MESSAGE, API. */
  source: 'WEB' | 'OFFER' | 'STAFF' | 'PHONE' | 'MESSAGE' | 'API';
  customer_note: string;
  staff_note: string;
  /** Why it was rejected or cancelled, or staff's word for a confirmation without prepayment. */
  state_reason: string | null;
  /** Why it was sold against the rules or at another price. */
  override_reason: string | null;
  /** Reservations of this guest beside this one. */
  other_reservations: number;
  /** The frozen quote, night by night, in order. */
  quoted_nights: ReservationNight[];
  accommodation_kurus: number;
  discount_kurus: number;
  short_stay_fee_kurus: number;
  extras: ReservationExtra[];
  deposit_kurus: number;
}

export interface ReservationPageProps {
  site: Site;
  shell: DashboardShell;
  reservation: ReservationDetail;
  /** Moves the state table allows this person now, guards already checked. */
  moves: ReservationMove[];
  /** What is still to be paid, by day. */
  due: ReservationDue[];
  /** Newest last. */
  transactions: ReservationTransaction[];
  /** Newest first. */
  timeline: TimelineEvent[];
  mails: ReservationMail[];
}

/** `/dashboard/reservations/villa/{id}`. */
export function ReservationPage(props: ReservationPageProps) {
  const { site, shell, reservation, moves, timeline, mails } = props;
  const { t } = site;
  const name = `${reservation.reservation_id} · ${reservation.villa_name}`;
  return (
    <DashboardLayout site={site} shell={shell} title={reservation.reservation_id}>
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          { label: t('reservations:list.title'), href: paths.dashboard.villaReservations() },
          { label: reservation.reservation_id },
        ]}
        title={name}
        tag={<StatusChip t={t} status={reservation.status} />}
        summary={summaryOf(site, reservation)}
        actions={
          <Button type="button" icon="printer" className="no-print" data-print="">
            {t('dashboard:print')}
          </Button>
        }
      />
      <Warnings site={site} reservation={reservation} />
      {moves.length > 0 && <MoveButtons t={t} id={reservation.id} name={name} moves={moves} />}
      <div className="main-and-side">
        <div>
          <Payments {...props} />
          <Panel title={t('reservations:timeline')}>
            <Timeline t={t} events={timeline} />
          </Panel>
          <SentMails t={t} mails={mails} />
        </div>
        <aside aria-label={t('reservations:side')}>
          <Price site={site} reservation={reservation} />
          <Guest site={site} reservation={reservation} />
        </aside>
      </div>
    </DashboardLayout>
  );
}

function summaryOf({ t }: Site, reservation: ReservationDetail): string {
  const { customer_name, check_in, check_out, nights } = reservation;
  return [
    customer_name,
    t('reservations:stay', { dates: formatStayWithYear(check_in, check_out), count: nights }),
    guestsOf(t, reservation),
  ].join(' · ');
}

function guestsOf(t: Site['t'], { adults, children, babies }: ReservationDetail): string {
  return [
    t('reservations:adults', { count: adults }),
    children > 0 && t('reservations:children', { count: children }),
    babies > 0 && t('reservations:babies', { count: babies }),
  ]
    .filter(Boolean)
    .join(', ');
}

const ENDED: ReadonlySet<string> = new Set(['REJECTED', 'CANCELLED', 'EXPIRED']);

/** Deadlines and reasons that decide what to do next; they stay until they are dealt with. */
function Warnings({
  site: { t },
  reservation,
}: Pick<ReservationPageProps, 'site' | 'reservation'>) {
  const { status, option_until, overdue, state_reason, override_reason } = reservation;
  return (
    <>
      {status === 'OPTION' && option_until && (
        <InlineBar
          tone="warn"
          title={t('reservations:option_ends', { at: formatInstant(option_until) })}
        >
          {t('reservations:option_ends_text')}
        </InlineBar>
      )}
      {overdue && status !== 'OPTION' && (
        <InlineBar tone="bad" icon="triangle-alert" title={t('reservations:overdue')}>
          {t(`reservations:overdue_text.${overdueKind(status)}`)}
        </InlineBar>
      )}
      {state_reason && (
        <InlineBar
          tone={ENDED.has(status) ? 'bad' : 'info'}
          icon="message-square"
          title={t('reservations:state_reason')}
        >
          {state_reason}
        </InlineBar>
      )}
      {override_reason && (
        <InlineBar tone="info" title={t('reservations:override_reason')}>
          {override_reason}
        </InlineBar>
      )}
    </>
  );
}

function overdueKind(status: ReservationDetail['status']): 'request' | 'arrival' | 'other' {
  if (status === 'PENDING') return 'request';
  return status === 'CONFIRMED' ? 'arrival' : 'other';
}
