import { cancellationPresets } from '../domain/cancellation.ts';
import { chargedSums } from '../domain/charged-sums.ts';
import { holdOf } from '../domain/reservation-states.ts';
import { charterQuoteOf } from './boat-quotes.ts';
import type { EndingSums } from './ending-sums.ts';
import type { Moment } from './moments.ts';
import { endOf, type Movement, movementsOf, paidKurus } from './movements.ts';
import { codeOf } from './numbers.ts';
import { createRandom, type Random } from './random.ts';
import type { BoatDraft } from './reservation-draft.ts';
import { historyOf } from './reservation-history.ts';
import { type Booked, bookingDay, frozenPolicy, reservationColumns } from './reservation-rows.ts';
import type { Numbered, Row } from './rows.ts';
import { ratesOn } from './site.ts';

/** A boat's reservation with its row and its money. */
export interface BookedBoat extends Booked<BoatDraft> {
  row: Numbered<'boat_reservations'>;
  movements: Movement[];
  ending: EndingSums | null;
}

export function bookBoats(drafts: readonly BoatDraft[], moment: Moment): BookedBoat[] {
  const random = createRandom('rows of boat reservations');
  const policy = cancellationPresets.find(({ code }) => code === 'boat');
  return drafts.map((draft, index) => {
    const quote = charterQuoteOf(draft.boat, draft.unit, { ...draft, today: bookingDay(draft) });
    const steps = historyOf(draft, moment, random);
    const sums = chargedSums(quote, undefined);
    const booked = { id: index + 1, draft, quote, steps, code: codeOf(random), sums };
    const movements = movementsOf(booked, policy, random);
    const ending = endOf(booked, policy, movements);
    return { ...booked, movements, ending, row: rowOf(booked, { movements, ending }, random) };
  });
}

function rowOf(
  booked: Booked<BoatDraft>,
  { movements, ending }: Pick<BookedBoat, 'movements' | 'ending'>,
  random: Random,
): Numbered<'boat_reservations'> {
  const { id, draft } = booked;
  const { boat, unit, option_until } = draft;
  const isTrip = unit === 'trip';
  return {
    id,
    boat_id: boat.row.id,
    unit: unit.toUpperCase(),
    starts_at: isTrip ? '10:00' : null,
    ends_at: isTrip ? '18:00' : null,
    ...reservationColumns(booked, random),
    option_until: option_until?.toString() ?? null,
    rates: ratesOn(bookingDay(draft)),
    policy: frozenPolicy(boat.row.cancellation_policy_id),
    paid_kurus: paidKurus(movements),
    kept_kurus: ending?.kept_kurus ?? null,
    refund_kurus: ending?.refund_kurus ?? null,
    commission_percent: boat.row.commission_percent ?? null,
    override_reason: null,
  };
}

export const boatHoldsOf = (booked: readonly BookedBoat[]): Row<'boat_occupancies'>[] =>
  booked.flatMap(({ id, draft, row }) => {
    const kind = holdOf(draft.state);
    if (!kind) return [];
    return [
      {
        boat_id: draft.boat.row.id,
        stay: row.stay,
        kind,
        reservation_id: id,
        closing_id: null,
        starts_at: row.starts_at ?? null,
        ends_at: row.ends_at ?? null,
        expires_at: kind === 'OPTION' ? (row.option_until ?? null) : null,
        created_at: row.created_at,
      },
    ];
  });
