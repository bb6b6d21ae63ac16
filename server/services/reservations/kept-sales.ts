import { agreedWithExtras, frozenQuote, quoteWithExtras } from '../../domain/frozen-sale.ts';
import type { listReservationExtras } from '../../queries/reservations/reservation-sales.ts';
import type { LockedReservation } from '../../queries/reservations/reservation-writes.ts';
import { divideHalfUp } from '../../shared/rounding.ts';
import { pricedFacts } from './booking-quotes.ts';
import type { NewSale } from './reservation-changes.ts';

interface People {
  adults: number;
  children: number;
}

type ExtraRow = Awaited<ReturnType<typeof listReservationExtras>>[number];

/** An extra of a sale under the number it was sold by, which it keeps when its listing has it no more. */
export type SoldExtra = ExtraRow & { id: number };

/** The extras of a sale, each with its number. */
export function soldExtrasOf(sale: { quote: unknown }, rows: readonly ExtraRow[]): SoldExtra[] {
  const { extras = [] } = frozenQuote(sale.quote);
  return rows.map((row) => {
    const frozen = extras.find(({ name }) => name === row.name);
    return { ...row, id: idOf(row) ?? frozen?.id ?? 0 };
  });
}

const idOf = (row: { villa_extra_id?: number | null; boat_extra_id?: number | null }) =>
  row.villa_extra_id ?? row.boat_extra_id;

/** The numbers of those that were the guest's choice. */
export const chosenOf = (sold: readonly SoldExtra[]): number[] =>
  sold.flatMap(({ chosen, id }) => (chosen ? id : []));

/** Whether the number of people is part of the price: an extra is paid by person. */
export const isPaidByPerson = (sold: readonly SoldExtra[]): boolean =>
  sold.some(({ unit }) => unit === 'PERSON');

/** Whether the same stay costs what it did: the same extras, and as many payers where that counts. */
export function keepsLines(
  reservation: People,
  sold: readonly SoldExtra[],
  changes: People & { extras?: readonly number[] | undefined },
): boolean {
  const chosen = chosenOf(sold);
  const { extras = chosen } = changes;
  if (extras.toSorted().join() !== chosen.toSorted().join()) return false;
  return !isPaidByPerson(sold) || payersOf(changes) === payersOf(reservation);
}

/** Of what a guest had chosen, what can still be had there and then, and the names of what cannot. */
export function keptExtras(sold: readonly SoldExtra[], { extras }: { extras: { id: number }[] }) {
  const offered = new Set(extras.map(({ id }) => id));
  const chosen = sold.filter((extra) => extra.chosen);
  return {
    kept: chosen.map(({ id }) => id).filter((id) => offered.has(id)),
    dropped: chosen.filter(({ id }) => !offered.has(id)).map(({ name }) => name),
  };
}

interface Kept {
  sold: readonly SoldExtra[];
  /** Numbers of the extras the guest is to have; undefined: nobody named any. */
  named: readonly number[] | undefined;
  adults: number;
  children: number;
  override_reason?: string | undefined;
  total_kurus?: number | undefined;
}

type NewExtra = NewSale['extras'][number];

/**
 * The sale of the same nights with other people, other extras or another agreed total. All that was
 * sold keeps its price, also the extras, which go by the number of people where they are paid by
 * person; `offered` are the extras at today's prices, of which those are added that were not sold yet.
 * A total staff agreed on goes up or down with the extras, and its reason stays with it.
 */
export function keptSale(
  reservation: LockedReservation,
  kept: Kept,
  offered: readonly NewExtra[],
): NewSale {
  const extras = keptExtraRows(reservation, kept, offered);
  const lines = extras.map(({ id, name, amount_kurus }) => ({
    id,
    name,
    amount_kurus: Number(amount_kurus),
  }));
  const quote = quoteWithExtras(reservation, lines);
  const agreed = {
    override_reason: kept.override_reason ?? reservation.override_reason ?? undefined,
    total_kurus: kept.total_kurus ?? agreedWithExtras(reservation, lines),
  };
  return {
    listing_id: reservation.listing_id,
    stay: reservation.stay,
    quote,
    frozen: pricedFacts(quote, agreed),
    extras: extras.map(({ id, ...row }) => row),
    dropped_extras: [],
  };
}

function keptExtraRows(
  before: LockedReservation,
  { sold, named, ...people }: Kept,
  offered: readonly NewExtra[],
): (NewExtra & { id: number })[] {
  const payers = { before: payersOf(before), after: payersOf(people) };
  const staying = sold
    .filter(({ chosen, id }) => !chosen || !named || named.includes(id))
    .map(({ chosen, offered: _, ...row }) => forPeople(row, payers));
  const had = new Set(sold.map(({ id }) => id));
  const added = offered
    .map((row) => ({ ...row, id: idOf(row) ?? 0 }))
    .filter(({ id }) => named?.includes(id) && !had.has(id));
  return [...staying, ...added];
}

/** Who pays for an extra by person. */
const payersOf = ({ adults, children }: People): number => adults + children;

function forPeople<Row extends Pick<ExtraRow, 'unit' | 'quantity' | 'amount_kurus'>>(
  row: Row,
  payers: { before: number; after: number },
): Row {
  if (row.unit !== 'PERSON' || payers.before === payers.after) return row;
  const amount_kurus = divideHalfUp(row.amount_kurus * payers.after, payers.before);
  return { ...row, quantity: payers.after, amount_kurus };
}
