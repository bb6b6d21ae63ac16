import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import { formatStayWithYear, keepDaysWhole } from '../../../server/shared/format-days.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { LinkButton } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { Note } from '../../components/note.tsx';
import { PublicLayout } from '../../layouts/public.tsx';
import type { Site } from '../../layouts/site.ts';
import { listingAddress } from '../booking/addresses.ts';
import { Attempt } from '../booking/attempt.tsx';
import type {
  BookedVilla,
  DueTransfer,
  JourneyStep,
  OpenConfirmation,
  ReservationHead,
  StaySummary,
} from '../booking/booking.ts';
import { Journey } from '../booking/journey.tsx';
import { StateTag } from '../booking/state-tag.tsx';
import { Ladder, Price } from '../booking/summary.tsx';
import { Transfer } from '../booking/transfer.tsx';
import type { GuestAffairsData } from './affairs.ts';
import { Confirmation } from './confirmation.tsx';
import { Documents } from './documents.tsx';
import type { AcceptedDocument, GuestPayments, VoucherData } from './enquiry.ts';
import { GuestListPanel, isRefusedList } from './guest-list.tsx';
import { Help } from './help.tsx';
import { Payments } from './payments.tsx';
import { Requests } from './requests.tsx';
import { StayPanel } from './stay-panel.tsx';
import { Unread } from './unread.tsx';
import { Voucher } from './voucher.tsx';

export interface EnquiredPageProps {
  site: Site;
  head: ReservationHead;
  summary: StaySummary;
  journey: JourneyStep[];
  transfer: DueTransfer | null;
  /** Null: nothing waits for the guest's word alone. */
  confirmation: OpenConfirmation | null;
  /** Where the texts of a sale that is paid for are accepted; null: nothing is to be read. */
  accept_href: string | null;
  /** Where what expired can be asked for again. */
  again: string | null;
  /** Where the card payment of what expired is looked after that has no end yet. */
  attempt_href: string | null;
  /** Where to look further when this came to nothing. */
  alternatives: { href: string } | null;
  payments: GuestPayments;
  documents: AcceptedDocument[];
  /** Until check-in, for a confirmed stay; null otherwise. */
  days_left: number | null;
  /** Where the guest tells of the stay; null while nothing can be told of it, or once it was. */
  review_href: string | null;
  /** The stay as a calendar file; null while it is not sure. */
  calendar_href: string | null;
  /** Null until the stay is confirmed. */
  voucher: VoucherData | null;
  affairs: GuestAffairsData;
}

/** A guest's own booking: where it stands, what it costs, what is due, and its papers. */
export function EnquiredPage(props: EnquiredPageProps) {
  const { site, head, affairs } = props;
  const { t } = site;
  const title = t('enquire:page_title', { code: head.code });
  return (
    <PublicLayout
      site={site}
      title={isRefused(props) ? t('booking:error_prefix', { title }) : title}
      styles={['form', 'booking', 'own-booking', 'prose']}
      noindex
    >
      <div className="wrap booking enquired">
        <Head {...props} />
        {affairs.sent && (
          <div className="no-print">
            <Note kind="ok" icon="circle-check" title={affairs.sent} focus />
          </div>
        )}
        <div className="columns">
          <Body {...props} />
          <Aside {...props} />
        </div>
      </div>
    </PublicLayout>
  );
}

/** The page answers a form that was refused. */
function isRefused({ affairs, confirmation }: EnquiredPageProps): boolean {
  const { refused, not_confirmed, guest_list } = affairs;
  if (Object.keys(confirmation?.agreement?.errors ?? {}).length > 0) return true;
  return (
    refused !== null || not_confirmed !== null || (guest_list !== null && isRefusedList(guest_list))
  );
}

/** Where a page that answers a form is shown again, for each form of it. */
const answerOf = (props: EnquiredPageProps): string | undefined =>
  isRefused(props) ? paths.enquired(props.head.code, { token: props.affairs.token }) : undefined;

function Head(props: EnquiredPageProps) {
  const { site, head, summary, again, alternatives, days_left, review_href, calendar_href } = props;
  const { t } = site;
  const { villa, stay } = summary;
  return (
    <header>
      <Breadcrumbs
        noindex
        site={site}
        trail={[
          { text: t('enquire:title'), href: paths.enquire() },
          { text: head.code, href: paths.enquire({ code: head.code }) },
        ]}
      />
      <div className="row between wrapping">
        <div>
          <p className="row">
            <StateTag site={site} status={head.status} />
            {days_left !== null && (
              <span className="fine muted">{daysLeft(site, villa, days_left)}</span>
            )}
          </p>
          <h1>
            {t('enquire:result_title', {
              villa: villa.name,
              stay: keepDaysWhole(formatStayWithYear(stay.check_in, stay.check_out)),
            })}
          </h1>
          <p className="muted">{head.text}</p>
        </div>
        <div className="row wrapping">
          {again && (
            <LinkButton small kind="primary" href={again}>
              {t('payments:again')}
            </LinkButton>
          )}
          {alternatives && (
            <LinkButton small href={alternatives.href}>
              {t(villa.charter ? 'enquire:free_boats' : 'enquire:free_villas')}
            </LinkButton>
          )}
          {review_href && (
            <LinkButton small kind="primary" href={review_href}>
              {t('enquire:review')}
            </LinkButton>
          )}
          {calendar_href && (
            <LinkButton small icon="calendar-plus" href={calendar_href} download>
              {t('enquire:calendar')}
            </LinkButton>
          )}
          <LinkButton small href={listingAddress(villa)}>
            {t(villa.charter ? 'enquire:boat' : 'enquire:villa')}
          </LinkButton>
        </div>
      </div>
    </header>
  );
}

function daysLeft({ t }: Site, { charter }: BookedVilla, count: number): string {
  if (count === 0) return t(charter ? 'enquire:boat_today' : 'enquire:today');
  return t(charter ? 'enquire:boat_days_left' : 'enquire:days_left', { count });
}

function Body(props: EnquiredPageProps) {
  const { site, head, summary, journey, payments, voucher, documents, affairs } = props;
  const { transfer, confirmation, accept_href } = props;
  const { t } = site;
  const boat = summary.villa.charter !== null;
  return (
    <div className="stack loose">
      {affairs.not_confirmed && (
        <Note kind="bad" icon="circle-alert" title={affairs.not_confirmed} focus />
      )}
      <ErrorSummary site={site} fields={confirmation?.agreement?.errors} />
      <Attempt site={site} href={props.attempt_href} />
      {accept_href && <Unread site={site} href={accept_href} />}
      <StayPanel site={site} summary={summary} address={voucher?.address ?? null} />
      {confirmation && (
        <Confirmation
          site={site}
          code={head.code}
          token={affairs.token}
          confirmation={confirmation}
          answer={answerOf(props)}
        />
      )}
      {transfer && (
        <Transfer
          site={site}
          transfer={transfer}
          again={paths.enquired(head.code, { token: affairs.token })}
        />
      )}
      <Payments site={site} payments={payments} />
      {affairs.guest_list && (
        <GuestListPanel
          site={site}
          code={head.code}
          token={affairs.token}
          list={affairs.guest_list}
          boat={boat}
          answer={answerOf(props)}
        />
      )}
      <section className="panel no-print">
        <h2>{t('enquire:journey')}</h2>
        <Journey label={t('enquire:journey')} steps={journey} />
      </section>
      {voucher && <Voucher site={site} head={head} summary={summary} voucher={voucher} />}
      {documents.length > 0 && <Documents site={site} documents={documents} />}
    </div>
  );
}

/** Nobody comes: what is kept of the money or goes back stands among the payments. */
const OFF = new Set<ReservationState>(['REJECTED', 'EXPIRED', 'CANCELLED', 'NO_SHOW']);

function Aside(props: EnquiredPageProps) {
  const { site, head, summary, affairs } = props;
  const { t } = site;
  const boat = summary.villa.charter !== null;
  return (
    <aside className="stack">
      {summary.price && (
        <section className="panel">
          <h2>{t('enquire:price')}</h2>
          <Price site={site} price={summary.price} boat={boat} isOff={OFF.has(head.status)} />
          {summary.ladder.length > 0 && <Ladder site={site} ladder={summary.ladder} />}
        </section>
      )}
      <Requests
        site={site}
        code={head.code}
        affairs={affairs}
        unit={summary.villa.charter?.unit ?? null}
        answer={answerOf(props)}
      />
      <Help site={site} code={head.code} />
    </aside>
  );
}
