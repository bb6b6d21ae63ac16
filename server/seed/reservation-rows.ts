import type { chargedSums } from '../domain/charged-sums.ts';
import type { Quote } from '../domain/pricing.ts';
import { todayInIstanbul } from '../shared/days.ts';
import { catalogue } from './catalogue.ts';
import { codeOf } from './numbers.ts';
import { OWNER_ID, STAFF_IDS } from './people.ts';
import type { Random } from './random.ts';
import type { Draft, Step } from './reservation-draft.ts';
import policies from './texts/policies.json' with { type: 'json' };

/** A reservation of a villa or a boat with what its other rows are made of. */
export interface Booked<Sale extends Draft = Draft> {
  id: number;
  /** 'reservation_id' or 'boat_reservation_id': where other tables refer to it. */
  draft: Sale;
  quote: Quote;
  steps: Step[];
  code: string;
  sums: ReturnType<typeof chargedSums>;
}

/** Where a row hangs: on a villa's or on a boat's reservation. */
export type Of = 'reservation_id' | 'boat_reservation_id';

export const ofReservation = ({ id }: Booked, of: Of) => ({
  reservation_id: of === 'reservation_id' ? id : null,
  boat_reservation_id: of === 'boat_reservation_id' ? id : null,
});

/** Which of staff did it: the same person all along for one reservation. */
export const staffFor = (id: number) => STAFF_IDS[id % STAFF_IDS.length] ?? OWNER_ID;

export const stepTo = ({ steps }: { steps: Step[] }, state: Step['to']) =>
  steps.findLast(({ to }) => to === state);

/** The day in Istanbul on which it was booked: prices are as of that day. */
export const bookingDay = ({ created }: Draft) => todayInIstanbul(created.epochMilliseconds);

/** What villa and boat reservations have in common. */
export function reservationColumns(booked: Booked, random: Random) {
  const { draft, quote, steps, code, sums, id } = booked;
  const { customer, state, source } = draft;
  const last = steps.at(-1);
  const ended = ['COMPLETED', 'NO_SHOW', 'REJECTED', 'EXPIRED', 'CANCELLED'].includes(state);
  const updated_at = (last?.at ?? draft.created).toString();
  return {
    reservation_id: code,
    stay: `[${draft.check_in},${draft.check_out})`,
    adults: draft.adults,
    children: draft.children,
    babies: draft.babies,
    status: state,
    state_reason: last?.reason ?? (draft.staff_word ? 'STAFF_WORD' : null),
    state_by: moverName(draft, last),
    customer_name: customer.customer_name,
    customer_phone: customer.customer_phone,
    customer_email: customer.customer_email,
    customer_note: draft.note,
    staff_note: draft.staff_note,
    source,
    quote,
    ...sums,
    guest_list_code: state === 'CONFIRMED' ? codeOf(random) : null,
    ...commentInvitation(booked, random),
    created_by: steps[0]?.by === 'ADMIN' ? staffFor(id) : null,
    confirmed_at: instantOf(booked, 'CONFIRMED'),
    checked_in_at: instantOf(booked, 'CHECKED_IN'),
    completed_at: instantOf(booked, 'COMPLETED'),
    ended_at: ended && state !== 'COMPLETED' ? updated_at : null,
    created_at: draft.created.toString(),
    updated_at,
  };
}

/** The policy of a listing as a reservation keeps it. */
export function frozenPolicy(policy_id: number | null | undefined) {
  const policy = catalogue.cancellation_policies.find(({ id }) => id === policy_id);
  const text = policies.find(({ code }) => code === policy?.code);
  if (!policy || !text) return {};
  const { code, name, base, tiers, date_changes, date_change_days } = policy;
  const { description } = text;
  return { code, name, base, tiers, date_changes, date_change_days, description };
}

const instantOf = (booked: Booked, state: Step['to']) =>
  stepTo(booked, state)?.at.toString() ?? null;

function moverName({ state, called_off_by }: Draft, last: Step | undefined): string {
  if (state === 'CANCELLED') return called_off_by;
  if (last?.by === 'ADMIN') return 'AGENCY';
  return last?.by ?? 'SYSTEM';
}

function commentInvitation(booked: Booked, random: Random) {
  const completed = stepTo(booked, 'COMPLETED');
  return {
    comment_code: completed ? codeOf(random) : null,
    comment_invited_at: completed ? completed.at.toString() : null,
  };
}
