import type { ToldStay } from '../../../server/queries/calendars/external-records.ts';
import type { Surroundings } from '../../../server/queries/reservations/reservation-surroundings.ts';
import type { Rivals } from '../../../server/services/reservations/rivals.ts';
import { paths } from '../../../server/shared/paths.ts';
import { apart } from '../../../server/shared/typed-text.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { PageHead } from '../../components/dashboard/page-head.tsx';
import { StatusChip } from '../../components/dashboard/status.tsx';
import type { TimelineEvent } from '../../components/dashboard/timeline.tsx';
import { DashboardLayout } from '../../layouts/dashboard.tsx';
import type { DashboardShell } from '../../layouts/dashboard-shell.ts';
import type { Site } from '../../layouts/site.ts';
import { Deposit } from './deposit.tsx';
import { Guest, RecordFacts } from './guest.tsx';
import { GuestList } from './guest-list.tsx';
import type { DoorMoney, EndingMoney, ReservationMove } from './moves.tsx';
import { NextSteps } from './next-steps.tsx';
import { CommentLink, Papers } from './papers.tsx';
import { Payments, type ReservationDue } from './payments.tsx';
import { Price } from './price.tsx';
import { AnsweredRequests } from './requests.tsx';
import type { ReservationDetail } from './reservation.ts';
import { type ReservationRevision, Revisions } from './revisions.tsx';
import { guestsOf, stayOf } from './stay-words.ts';
import { TimelinePanel, type TimelinePart } from './timeline-panel.tsx';
import { Warnings } from './warnings.tsx';

/** The mails staff send by hand; only those that say the truth in this state. */
export type DeskMailName = 'bank' | 'payment_link' | 'confirm' | 'deposit_link';

export interface ReservationPageProps {
  site: Site;
  shell: DashboardShell;
  reservation: ReservationDetail;
  /** Moves the state table allows this person now, guards already checked. */
  moves: ReservationMove[];
  /** Whether dates and listing may still change. */
  changeable: boolean;
  /** Whether only the agreed price still may. */
  repriceable: boolean;
  mails: DeskMailName[];
  door: DoorMoney;
  ending: EndingMoney;
  /** When an option given now would end by the site's rules, ISO instant. */
  usual_option_until: string;
  /** What is still to be paid, by day. */
  due: ReservationDue[];
  /** Newest last. */
  transactions: Surroundings['transactions'];
  /** Newest first. */
  timeline: TimelineEvent[];
  timeline_part: TimelinePart;
  revisions: ReservationRevision[];
  /** What of these nights is told as sold elsewhere and waits for a decision. */
  told_elsewhere: ToldStay[];
  /** Of a stay that holds no days: who has them by now, and who else asks for them. */
  rivals: Rivals;
  around: Pick<
    Surroundings,
    | 'deposit'
    | 'guests'
    | 'guest_list_reported_at'
    | 'documents'
    | 'acceptances'
    | 'requests'
    | 'unread_feeds'
    | 'comment_code'
    | 'comment_invited_at'
    | 'comment_state'
  >;
}

/** `/dashboard/reservations/villa/{id}` and `/boat/{id}`. */
export function ReservationPage(props: ReservationPageProps) {
  const { site, shell, reservation } = props;
  const { t } = site;
  const { kind, id, reservation_id, listing_name } = reservation;
  return (
    <DashboardLayout site={site} shell={shell} title={reservation_id}>
      <PageHead
        crumbs_label={t('common:breadcrumbs')}
        crumbs={[
          {
            label: t(`reservations:list.title.${kind}`),
            href: paths.dashboard.reservations(kind),
          },
          { label: reservation_id },
        ]}
        title={`${reservation_id} · ${listing_name}`}
        tag={<StatusChip t={t} status={reservation.status} />}
        summary={[
          apart(reservation.customer_name),
          stayOf(t, reservation),
          guestsOf(t, reservation),
        ].join(' · ')}
        actions={
          <>
            <LinkButton
              icon="pencil"
              className="no-print"
              href={paths.dashboard.reservationForm(kind, id)}
            >
              {t('reservations:edit.open')}
            </LinkButton>
            <Button type="button" icon="printer" className="needs-script no-print" data-print="">
              {t('dashboard:print')}
            </Button>
          </>
        }
      />
      <Warnings
        t={t}
        reservation={reservation}
        requests={props.around.requests}
        unread_feeds={props.around.unread_feeds}
        told_elsewhere={props.told_elsewhere}
        rivals={props.rivals}
        changeable={props.changeable}
        cancellable={props.moves.some(({ to }) => to === 'CANCELLED')}
        ending={props.ending}
      />
      <NextSteps {...props} />
      <div className="main-and-side">
        <MainColumn {...props} />
        <aside aria-label={t('reservations:side')}>
          <SideColumn {...props} />
        </aside>
      </div>
    </DashboardLayout>
  );
}

function MainColumn(props: ReservationPageProps) {
  const { site, reservation, timeline, timeline_part, revisions } = props;
  return (
    <div>
      <Payments {...props} />
      <TimelinePanel t={site.t} reservation={reservation} events={timeline} part={timeline_part} />
      <Revisions t={site.t} revisions={revisions} />
    </div>
  );
}

function SideColumn({ site, reservation, around, door }: ReservationPageProps) {
  const { t } = site;
  return (
    <>
      <Price site={site} reservation={reservation} />
      <Guest site={site} reservation={reservation} />
      <Deposit
        t={t}
        reservation={reservation}
        deposit={around.deposit}
        held_kurus={door.deposit_held_kurus}
      />
      <GuestList
        t={t}
        reservation={reservation}
        guests={around.guests}
        reported_at={around.guest_list_reported_at}
      />
      <AnsweredRequests t={t} requests={around.requests} reservation={reservation} />
      <Papers
        t={t}
        reservation={reservation}
        documents={around.documents}
        acceptances={around.acceptances}
      />
      <CommentLink
        site={site}
        code={around.comment_code}
        invited_at={around.comment_invited_at}
        state={around.comment_state}
      />
      <RecordFacts site={site} reservation={reservation} />
    </>
  );
}
