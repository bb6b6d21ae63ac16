import { now } from '../../../clock.ts';
import type { Random } from '../../../seed/random.ts';
import { ENDED_BY } from '../../../shared/ended-by.ts';
import type { Wish } from '../journal.ts';
import { type Known, pickKnown, someStay, type World } from '../world.ts';
import type { Act } from './act.ts';

type Reservation = 'villa' | 'boat';

const ADDRESSES = { villa: '/v1/admin/reservations', boat: '/v1/admin/boatreservations' };
const REASON = { reason: 'Misafir istedi' };

/** Any move, allowed or not: the table of states is the site's affair. */
function someMove(random: Random): Record<string, unknown> {
  const moves: Record<string, unknown>[] = [
    { status: 'CONFIRMED', ...REASON },
    { status: 'CONFIRMED', ...REASON },
    { status: 'CANCELLED', cancelled_by: random.pick(ENDED_BY), ...REASON },
    { status: 'CANCELLED', ...REASON },
    {
      status: 'OPTION',
      option_until: now()
        .add({ seconds: random.int(2, 20) })
        .toString(),
    },
    { status: 'PAYMENT_REVIEW' },
    { status: 'CHECKED_IN', balance_method: 'CASH', deposit_method: 'CASH' },
    { status: 'REJECTED', ...REASON },
    { status: 'NO_SHOW', ...REASON },
  ];
  return random.pick(moves);
}

/** Confirms, cancels, rejects, offers anew or checks in a reservation of anybody. */
const moveOf =
  (kind: Reservation): Act =>
  ({ world, random }) => {
    const row = pickKnown(world, kind, random);
    if (!row) return undefined;
    return {
      ...changed(kind, `move of a ${kind}'s reservation`, row),
      method: 'PATCH',
      body: { ...someMove(random), ...seen(row, random) },
    };
  };

export const moveVilla = moveOf('villa');
export const moveBoat = moveOf('boat');

/** Other days, and now and then another villa. */
const editOf =
  (kind: Reservation): Act =>
  ({ world, random, marker }) => {
    const row = pickKnown(world, kind, random);
    if (!row) return undefined;
    const { from, until } = someStay(world, random, kind === 'villa' ? random.int(2, 10) : 1);
    const elsewhere = random.chance(0.3) ? otherListing(world, kind, random) : {};
    const days = random.chance(0.9) ? { check_in: from, check_out: until, ...elsewhere } : {};
    return {
      ...changed(kind, `other days for a ${kind}`, row),
      method: 'PUT',
      body: {
        customer_name: 'Ada Deniz',
        customer_phone: '+905321234567',
        customer_email: 'ayse@ornek.example',
        customer_note: row.marker,
        staff_note: marker,
        adults: 2,
        tell_guest: random.chance(0.5),
        override_reason: 'Agreed on the phone',
        ...days,
        ...seen(row, random),
      },
    };
  };

export const editVilla = editOf('villa');
export const editBoat = editOf('boat');

const otherListing = ({ villas, boats }: World, kind: Reservation, random: Random) =>
  kind === 'villa' ? { villa_id: random.pick(villas) } : { boat_id: random.pick(boats).id };

/** Some say which version they saw; it may be an old one by now. */
const seen = ({ version }: Known, random: Random) =>
  version !== null && random.chance(0.3) ? { version } : {};

function changed(kind: Reservation, what: string, row: Known): Omit<Wish, 'method'> {
  return {
    what,
    kind,
    does: 'change',
    path: `${ADDRESSES[kind]}/${row.id}`,
    by: 'staff',
    keyed: true,
    done: ({ version }) => {
      row.version = version ?? null;
    },
  };
}

/** Money for a reservation: a prepayment confirms an option, a late one revives it or waits. */
export const pay: Act = ({ world, random, marker }) => {
  const kind = random.chance(0.75) ? 'villa' : 'boat';
  const row = pickKnown(world, kind, random);
  if (!row) return undefined;
  const of = kind === 'villa' ? { reservation_id: row.id } : { boat_reservation_id: row.id };
  return {
    what: 'payment',
    kind: 'payment',
    does: 'create',
    method: 'POST',
    path: '/v1/admin/transactions',
    by: 'staff',
    keyed: true,
    marker,
    body: {
      ...of,
      method: random.pick(['TRANSFER', 'CASH']),
      purpose: random.pick(['PREPAYMENT', 'PREPAYMENT', 'BALANCE']),
      amount_kurus: random.int(1, 60) * 100_000,
      status: random.chance(0.9) ? 'PAID' : 'PENDING',
      note: marker,
    },
  };
};
