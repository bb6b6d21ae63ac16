import { sql } from 'kysely';

import { pressingMonths } from '../../domain/btrans-months.ts';
import { waitsForDecision } from '../calendars/feed-conflicts.ts';
import { papersEnding } from '../listings/boat-papers.ts';
import { permitIsDue } from '../listings/permit-checks.ts';
import { needsSomebody } from '../payments/needed-actions.ts';
import { lastDay } from '../reservations/boat-reservation-columns.ts';
import { SOLD } from './state-lists.ts';
import { leftOutOfReport } from './villa-report-facts.ts';

/**
 * What comes next until guests find something and can buy it: places, a villa in one of them, what the first villas or
 * boats lack to be on sale, prices of villas and of boats, and what home shows of all that.
 */
export type FirstStep =
  | 'places'
  | 'villa'
  | 'villas'
  | 'boats'
  | 'prices'
  | 'boat_prices'
  | 'showcase';

/** What waits for a member of staff, counted. */
export interface NeedsAction {
  /** null once nothing is left of it. */
  first_step: FirstStep | null;
  /** Movements of money: what came late, twice or for nobody, and what is to go back. */
  transactions: number;
  /** Stays whose payment, none of those, would make a contract, were there a permit, or papers: the guest waits, and the option ends. */
  paid_unsold: number;
  feed_conflicts: number;
  external: number;
  /** Villas that are not withdrawn and lack a verified permit number. */
  permits: number;
  /** Of the lists they link to: no number at all, and a number that nobody verified. */
  permits_missing: number;
  permits_unverified: number;
  /** Verified over a year ago, and not looked up since. */
  permits_due: number;
  /** Boats on sale whose insurance or seaworthiness ran out, or does within a month. */
  papers_ending: number;
  /** Villas on sale whose stays the ministry's report would leave out. */
  btrans: number;
  /** Months with stays whose ministry's report is not filed, near or past its deadline. */
  btrans_months: number;
  /** Filed months of which something stands otherwise by now, and the first of them. */
  btrans_changed: number;
  btrans_changed_month: string | null;
  /** Guests who should have come, or gone, before today as far as anybody noted. */
  late_arrivals: number;
  late_departures: number;
  /** Stays of villas, and of boats, whose payment somebody has to look for, or the provider reviews. */
  reviews: number;
  boat_reviews: number;
  /** Transfers that guests told of and nobody has seen on the account: also for stays that are confirmed. */
  transfers: number;
  /** The same of boats, which have a list of their own. */
  late_boat_arrivals: number;
  late_boat_departures: number;
  comments: number;
  messages: number;
  /** Changes, cancellations and messages of guests that wait for an answer. */
  requests: number;
  /** Mails that will not be tried again. */
  mails: number;
  /** 1 while guests have no account in lira to transfer to. */
  banks_missing: number;
}

/** Of a payment that somebody has to look at: whether it would make a contract, while its option runs. */
const isUnsold = sql<boolean>`(t.action_note is not null and t.action_note in ('no_permit', 'no_papers')
  and t.action_done_at is null and coalesce(v.status, b.status) in ('OPTION', 'PAYMENT_REVIEW'))`;

/** All of it as one row, for a query that asks for more. */
export const needsAction = (today: string) => sql`
  select (${firstStep(today)}) as first_step, waiting_money.*,
      (select count(*)::int from feed_conflicts where ${waitsForDecision(today)}) as feed_conflicts,
      (select count(*)::int from external_records where status = 'PENDING') as external,
      villa_permits.*,
      (select count(*)::int from boats
        where boats.active and ${papersEnding(sql`${today}::date`)}) as papers_ending,
      (select count(*)::int from villas left join users on users.id = villas.owner_id
        where villas.active and ${leftOutOfReport}) as btrans,
      (select count(*)::int from unnest(${pressingMonths(today)}::text[]) as due(month)
        where exists (select from reservations
            where confirmed_at >= (month || '-01')::timestamp at time zone 'Europe/Istanbul'
              and confirmed_at < ((month || '-01')::timestamp + interval '1 month')
                at time zone 'Europe/Istanbul'
              and status in ${SOLD})
          and not exists (select from btrans_reports b
            where b.period = month and b.filed_at is not null)) as btrans_months,
      changed_months.*,
      (select count(*)::int from reservations where status = 'CONFIRMED'
        and check_in < ${today}::date) as late_arrivals,
      (select count(*)::int from reservations where status = 'CHECKED_IN'
        and check_out < ${today}::date) as late_departures,
      (select count(*)::int from reservations where status = 'PAYMENT_REVIEW') as reviews,
      (select count(*)::int from boat_reservations where status = 'PAYMENT_REVIEW')
        as boat_reviews,
      (select count(*)::int from transactions where status = 'PENDING' and method = 'TRANSFER'
        and purpose <> 'REFUND') as transfers,
      (select count(*)::int from boat_reservations where status = 'CONFIRMED'
        and check_in < ${today}::date) as late_boat_arrivals,
      (select count(*)::int from boat_reservations r where status = 'CHECKED_IN'
        and ${lastDay('r')} < ${today}::date) as late_boat_departures,
      (select count(*)::int from comments where state = 'WAITING') as comments,
      (select count(*)::int from contact_messages where state = 'UNREAD') as messages,
      (select count(*)::int from reservation_requests where state = 'OPEN') as requests,
      (select count(*)::int from mails where state = 'DEAD') as mails,
      (not exists (select from bank_accounts where active and currency = 'TL'))::int
        as banks_missing
  from (
    select count(*) filter (where not ${isUnsold})::int as transactions,
      count(distinct (t.reservation_id, t.boat_reservation_id)) filter (where ${isUnsold})::int
        as paid_unsold
    from transactions t
      left join reservations v on v.id = t.reservation_id
      left join boat_reservations b on b.id = t.boat_reservation_id
    where ${needsSomebody('t')}
  ) waiting_money, (
    select count(*)::int as btrans_changed, min(period) as btrans_changed_month
    from (
      select distinct on (period) period, differing from btrans_reports
      where filed_at is not null order by period, edition desc
    ) last_filed where differing > 0
  ) changed_months, (
    select count(*) filter (where withdrawn_at is null
          and (permit_no is null or permit_verified_at is null))::int as permits,
      count(*) filter (where permit_no is null)::int as permits_missing,
      count(*) filter (where permit_no is not null and permit_verified_at is null)::int
        as permits_unverified,
      count(*) filter (where ${permitIsDue(today)})::int as permits_due
    from villas where deleted_at is null
  ) villa_permits`;

/**
 * Of prices the coming ones, of which the first tells all; home shows nothing of its own as long as no villa on sale
 * stands in what somebody chose for it: as the month's, in a town or in a showcase.
 */
const firstStep = (today: string) => sql`
    select case
      when villas.on_sale = 0 and boats.on_sale = 0 then case
        when villas.written > 0 then 'villas'
        when boats.written > 0 then 'boats'
        when exists (select from districts) then 'villa'
        else 'places' end
      when villas.on_sale > 0 and not exists (select from villa_prices p
        join villas v on v.id = p.villa_id and v.deleted_at is null and v.active
        where upper(p.days) > ${today}::date) then 'prices'
      when boats.on_sale > 0 and not exists (select from boat_prices p
        join boats b on b.id = p.boat_id and b.deleted_at is null and b.active
        where upper(p.days) > ${today}::date) then 'boat_prices'
      when villas.on_sale > 0 and villas.of_month = 0
        and not exists (select from showcases s join showcase_villas shown on shown.showcase_id = s.id
          join villas v on v.id = shown.villa_id where s.active and v.active)
        and not exists (select from towns t join districts d on d.town_id = t.id
          join villas v on v.district_id = d.id where t.popular and v.active) then 'showcase' end
    from (
      select count(*) as written, count(*) filter (where active) as on_sale,
        count(*) filter (where active and villa_of_month) as of_month
      from villas where deleted_at is null
    ) villas, (
      select count(*) as written, count(*) filter (where active) as on_sale
      from boats where deleted_at is null
    ) boats`;
