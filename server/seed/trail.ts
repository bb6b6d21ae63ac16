import { paymentLinkCode } from '../services/payments/payment-links.ts';
import { addDays } from '../shared/days.ts';
import { dayFrom, fromNow, type Moment, past } from './moments.ts';
import { codeOf } from './numbers.ts';
import { STAFF_IDS } from './people.ts';
import { createRandom } from './random.ts';
import { staffFor, stepTo } from './reservation-rows.ts';
import type { Row, Rows } from './rows.ts';
import texts from './texts/trail.json' with { type: 'json' };
import { quoteOf } from './villa-quotes.ts';
import type { BookedVilla } from './villa-reservations.ts';
import type { DemoVilla } from './villas.ts';

/** What people left behind them: links, wishes, former dates of a stay, the log. */
export function trailOf(
  booked: readonly BookedVilla[],
  villas: readonly DemoVilla[],
  moment: Moment,
): Rows {
  const coming = booked.filter(
    ({ draft }) => draft.state === 'CONFIRMED' && draft.check_in > dayFrom(moment, 5),
  );
  const { reservation_revisions, reservation_events } = revisionsOf(coming, moment);
  return {
    payment_links: paymentLinksOf(booked, moment),
    reservation_requests: requestsOf(coming, moment),
    reservation_revisions,
    reservation_events,
    audit_log: auditOf(booked, villas, moment),
  };
}

/** Links of the options that wait, and one that was used. */
function paymentLinksOf(booked: readonly BookedVilla[], moment: Moment): Row<'payment_links'>[] {
  const random = createRandom('payment links');
  const waiting = booked.filter(({ draft }) => draft.state === 'OPTION').slice(0, 4);
  const used = booked.findLast(({ movements }) => movements[0]?.method === 'CARD');
  const chosen = used ? [used, ...waiting] : waiting;
  return chosen.map((each) => {
    const paid = each.movements[0]?.at.toString() ?? null;
    const until = each.draft.option_until?.toString() ?? fromNow(moment, 12);
    return {
      code: paymentLinkCode(Buffer.from(codeOf(random))),
      reservation_id: each.id,
      boat_reservation_id: null,
      purpose: 'PREPAYMENT',
      amount_kurus: each.sums.prepayment_kurus,
      expires_at: until,
      opened_at: paid,
      used_at: paid,
      created_by: staffFor(each.id),
      created_at: each.draft.created.toString(),
    };
  });
}

function requestsOf(coming: readonly BookedVilla[], moment: Moment): Row<'reservation_requests'>[] {
  return texts.requests.flatMap(({ kind, message, state, answer }, index) => {
    const each = coming[index * 7];
    if (!each) return [];
    const day = dayFrom(moment, -index - 1);
    const isOpen = state === 'OPEN';
    const { check_in, check_out } = each.draft;
    return [
      {
        reservation_id: each.id,
        boat_reservation_id: null,
        kind,
        message,
        wanted_stay: kind === 'CHANGE' ? `[${addDays(check_in, -1)},${check_out})` : null,
        state,
        answer: answer ?? null,
        answered_at: isOpen ? null : past(moment, addDays(day, 1), [9, 30]),
        answered_by: isOpen ? null : staffFor(each.id),
        created_at: past(moment, day, [18, 20]),
      },
    ];
  });
}

const REVISED = 6;

/** Stays that began a day later before the guest moved them: the former dates and price are kept. */
function revisionsOf(coming: readonly BookedVilla[], moment: Moment) {
  const changed = coming.filter(({ quote }) => quote.nights.length > 5).slice(0, REVISED);
  const revisions = changed.flatMap((each) => {
    const { draft, id } = each;
    const check_in = addDays(draft.check_in, 1);
    const confirmed = stepTo(each, 'CONFIRMED')?.at ?? draft.created;
    const quote = quoteOf(draft.villa, { ...draft, check_in, today: moment.today });
    const later = confirmed.add({ hours: 20 });
    const at = Temporal.Instant.compare(later, moment.now) > 0 ? moment.now : later;
    return [{ id, draft, check_in, quote, at: at.toString() }];
  });
  return {
    reservation_revisions: revisions.map(({ id, draft, check_in, quote, at }) => ({
      reservation_id: id,
      boat_reservation_id: null,
      revision: 1,
      stay: `[${check_in},${draft.check_out})`,
      snapshot: {
        villa_id: draft.villa.row.id,
        check_in,
        check_out: draft.check_out,
        total_kurus: quote.total_kurus,
        prepayment_kurus: quote.prepayment_kurus,
        balance_kurus: quote.balance_kurus,
        quote,
      },
      reason: texts.revision,
      created_by: staffFor(id),
      created_at: at,
    })),
    reservation_events: revisions.map(({ id, check_in, draft, at }) => ({
      reservation_id: id,
      boat_reservation_id: null,
      at,
      kind: 'REVISED',
      from_status: null,
      to_status: null,
      reason: texts.revision,
      actor_id: staffFor(id),
      actor_role: 'ADMIN',
      guest_told: true,
      details: { before: { check_in, check_out: draft.check_out } },
    })),
  };
}

const LOGGED_DAYS = 21;

/** Three weeks of the log: what staff decided about reservations, and some edits of prices. */
function auditOf(
  booked: readonly BookedVilla[],
  villas: readonly DemoVilla[],
  moment: Moment,
): Row<'audit_log'>[] {
  const since = Temporal.Instant.from(past(moment, dayFrom(moment, -LOGGED_DAYS), [0, 0]));
  const decided = booked.flatMap(({ id, steps }) =>
    steps
      .filter(({ by, at }) => by === 'ADMIN' && Temporal.Instant.compare(at, since) > 0)
      .map((step) => ({
        at: step.at.toString(),
        actor_id: staffFor(id),
        action: step.from ? `reservation.${step.to.toLowerCase()}` : 'reservation.created',
        entity: 'reservation',
        entity_id: id,
        before: step.from ? { status: step.from } : null,
        after: { status: step.to, reason: step.reason },
      })),
  );
  const edited = villas.slice(0, 12).map(({ row, prices }, index) => {
    const price = prices.at(-index - 1);
    const tl = price?.nightly_price_kurus ?? 0;
    return {
      at: past(moment, dayFrom(moment, -index - 1), [11, 5 + index]),
      actor_id: STAFF_IDS[index % 3] ?? null,
      action: 'villa_price.edited',
      entity: 'villa',
      entity_id: row.id,
      before: { nightly_price_kurus: Math.round(tl * 0.95) },
      after: { nightly_price_kurus: tl },
    };
  });
  return [...decided, ...edited]
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map((row) => ({ ...row, actor_role: 'ADMIN', ip: '127.0.0.1' }));
}
