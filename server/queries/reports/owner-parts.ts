import { type RawBuilder, sql } from 'kysely';

import { amountCounted } from '../payments/amounts-due.ts';
import { broughtBy } from './nights-brought.ts';
import { SOLD } from './state-lists.ts';

/**
 * What an owner gets of one kuruş a reservation brings: all but the agency's commission; null while none is
 * agreed. `reservations` is what the query calls the villas' or the boats' reservations.
 */
export const ownersShare = (reservations: string): RawBuilder<number | null> =>
  sql<number | null>`((100 - ${sql.ref(`${reservations}.commission_percent`)}) / 100.0)`;

/** What an owner gets of a reservation, to the kuruş. */
export const ownersAmount = (reservations: string): RawBuilder<number | null> =>
  sql<number | null>`round(${amountCounted(reservations)} * ${ownersShare(reservations)})::bigint`;

/**
 * The same of what a stay with the columns of `broughtColumns` brings from `from` until `until`: by what it
 * brought until each, so that the parts of a stay make up what its owner gets of it.
 */
export const ownersPartWithin = (
  stay: string,
  { from, until }: { from: RawBuilder<unknown>; until: RawBuilder<unknown> },
): RawBuilder<number | null> => {
  const by = (day: RawBuilder<unknown>) =>
    sql`round(${broughtBy(stay, day)} * ${ownersShare(stay)})`;
  return sql<number | null>`(${by(until)} - ${by(from)})`;
};

/**
 * Whose a stay is: its villa's or boat's owner, or who was that when it began. Names are what the query
 * calls both tables.
 */
export const ownerOfStay = (reservations: string, listings: string): RawBuilder<number | null> =>
  sql<
    number | null
  >`coalesce(${sql.ref(`${reservations}.owner_id`)}, ${sql.ref(`${listings}.owner_id`)})`;

/** Who owns what was sold, and what of the money is whose, in kuruş. */
export interface SharedOut {
  owner_name: string | null;
  commission_percent: number | null;
  commission_kurus: number | null;
  owner_amount_kurus: number | null;
}

/**
 * Columns that tell what a sold reservation leaves to the agency and to whom the rest is owed, for a file by which
 * owners are paid; null while no commission is agreed, and of what is no sale. Names are what the query calls both
 * tables.
 */
export const sharedOut = (reservations: string, listings: string) => {
  const whenSold = (amount: RawBuilder<number | null>) =>
    sql<
      number | null
    >`case when ${sql.ref(`${reservations}.status`)} in ${SOLD} then ${amount} end`;
  const owners = ownersAmount(reservations);
  return [
    sql<
      string | null
    >`(select coalesce(nullif(owner.title, ''), owner.first_name || ' ' || owner.last_name)
      from users owner where owner.id = ${ownerOfStay(reservations, listings)})`.as('owner_name'),
    sql<number | null>`${sql.ref(`${reservations}.commission_percent`)}`.as('commission_percent'),
    whenSold(sql`${amountCounted(reservations)} - ${owners}`).as('commission_kurus'),
    whenSold(owners).as('owner_amount_kurus'),
  ] as const;
};
