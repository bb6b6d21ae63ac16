import { cancellationPresets } from '../domain/cancellation.ts';
import { chargedSums } from '../domain/charged-sums.ts';
import { percentInWholeTl } from '../domain/money.ts';
import { holdOf } from '../domain/reservation-states.ts';
import { catalogue } from './catalogue.ts';
import type { EndingSums } from './ending-sums.ts';
import type { Moment } from './moments.ts';
import { endOf, type Movement, movementsOf, paidKurus } from './movements.ts';
import { codeOf } from './numbers.ts';
import { createRandom, type Random } from './random.ts';
import type { VillaDraft } from './reservation-draft.ts';
import { historyOf } from './reservation-history.ts';
import { type Booked, bookingDay, frozenPolicy, reservationColumns } from './reservation-rows.ts';
import type { Numbered, Row } from './rows.ts';
import { ratesOn } from './site.ts';
import { quoteOf } from './villa-quotes.ts';

/** A villa's reservation with its row and its money. */
export interface BookedVilla extends Booked<VillaDraft> {
  row: Numbered<'reservations'>;
  movements: Movement[];
  ending: EndingSums | null;
}

/** Numbers the drafts in their order and gives each its price, its past and its money. */
export function bookVillas(drafts: readonly VillaDraft[], moment: Moment): BookedVilla[] {
  const random = createRandom('rows of villa reservations');
  return drafts.map((draft, index) => bookVilla(draft, index + 1, { moment, random }));
}

function bookVilla(
  draft: VillaDraft,
  id: number,
  { moment, random }: { moment: Moment; random: Random },
): BookedVilla {
  const { villa } = draft;
  const quote = quoteOf(villa, { ...draft, today: bookingDay(draft) });
  const agreed = draft.agreed_percent
    ? percentInWholeTl(quote.total_kurus ?? 0, 100 - draft.agreed_percent)
    : undefined;
  const sums = chargedSums(quote, agreed);
  const steps = historyOf(draft, moment, random);
  const booked = { id, draft, quote, steps, code: codeOf(random), sums };
  const policy = policyOf(draft);
  const movements = movementsOf(booked, policy, random);
  const ending = endOf(booked, policy, movements);
  return { ...booked, movements, ending, row: rowOf(booked, { movements, ending }, random) };
}

const policyOf = ({ villa }: VillaDraft) => {
  const policy = catalogue.cancellation_policies.find(
    ({ id }) => id === villa.row.cancellation_policy_id,
  );
  return cancellationPresets.find(({ code }) => code === policy?.code);
};

function rowOf(
  booked: Booked<VillaDraft>,
  { movements, ending }: Pick<BookedVilla, 'movements' | 'ending'>,
  random: Random,
) {
  const { id, draft } = booked;
  const { villa, option_until, agreed_percent } = draft;
  return {
    id,
    villa_id: villa.row.id,
    ...reservationColumns(booked, random),
    option_until: option_until?.toString() ?? null,
    rates: ratesOn(bookingDay(draft)),
    policy: frozenPolicy(villa.row.cancellation_policy_id),
    paid_kurus: paidKurus(movements),
    kept_kurus: ending?.kept_kurus ?? null,
    refund_kurus: ending?.refund_kurus ?? null,
    commission_percent: villa.row.commission_percent ?? null,
    override_reason: agreed_percent
      ? `Eski misafire %${agreed_percent} indirim; ev sahibi kabul etti.`
      : null,
  };
}

/** The ledger's row of each reservation whose state holds its nights. */
export const villaHoldsOf = (booked: readonly BookedVilla[]): Row<'villa_occupancies'>[] =>
  booked.flatMap(({ id, draft, row }) => {
    const kind = holdOf(draft.state);
    if (!kind) return [];
    return [
      {
        villa_id: draft.villa.row.id,
        stay: row.stay,
        kind,
        reservation_id: id,
        closing_id: null,
        external_id: null,
        feed_event_id: null,
        expires_at: kind === 'OPTION' ? (row.option_until ?? null) : null,
        created_at: row.created_at,
      },
    ];
  });
