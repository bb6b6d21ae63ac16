import { now } from '../../../clock.ts';
import type { Random } from '../../../seed/random.ts';
import type { Wish } from '../journal.ts';
import { remember, someStay } from '../world.ts';
import type { Act, Mind } from './act.ts';

const ACCEPTED = { accept_information: true, accept_contract: true };
const OVERRIDE = { override_reason: 'Agreed on the phone' };

const customer = (marker: string) => ({
  customer_name: 'Ada Deniz',
  customer_phone: '+905321234567',
  customer_email: 'ayse@ornek.example',
  customer_note: marker,
});

/** Some seconds to some minutes: the shorter ones end while others still want their nights. */
const optionUntil = (random: Random) =>
  now()
    .add({ seconds: random.chance(0.7) ? random.int(2, 12) : random.int(60, 600) })
    .toString();

/** A guest's request for a week. */
export const requestVilla: Act = ({ world, random, marker }) => {
  const villa_id = random.pick(world.villas);
  const { from, until } = someStay(world, random, 7);
  return {
    ...made('villa', 'request for a villa', { world, random, marker }, villa_id),
    path: '/v1/reservations',
    by: 'guest',
    body: {
      villa_id,
      check_in: from,
      check_out: until,
      adults: random.int(1, 3),
      ...customer(marker),
      ...ACCEPTED,
    },
  };
};

/** Staff's booking, at any days: their word overrides what the price rules say. */
export const bookVilla: Act = ({ world, random, marker }) => {
  const villa_id = random.pick(world.villas);
  const { from, until } = someStay(world, random, random.int(2, 12));
  const isToday = random.chance(0.04);
  const tomorrow = world.today.add({ days: random.int(1, 3) }).toString();
  const dates = isToday
    ? { check_in: world.today.toString(), check_out: tomorrow }
    : { check_in: from, check_out: until };
  return {
    ...made('villa', 'booking of a villa', { world, random, marker }, villa_id),
    path: '/v1/admin/reservations',
    body: { villa_id, ...dates, adults: 2, ...customer(marker), ...opening(random), ...OVERRIDE },
  };
};

function opening(random: Random) {
  if (random.chance(0.5)) return { status: 'OPTION', option_until: optionUntil(random) };
  return { status: 'CONFIRMED', reason: 'Agreed on the phone' };
}

function charter({ world, random }: Mind) {
  const boat = random.pick(world.boats);
  const unit = random.pick(boat.units);
  const days = { WEEK: 7, DAY: random.int(1, 4), TRIP: 1 }[unit] ?? 1;
  const { from, until } = someStay(world, random, days);
  return { boat_id: boat.id, unit, check_in: from, check_out: until, adults: 2 };
}

/** A guest's request for a boat. */
export const requestBoat: Act = (mind) => {
  const wanted = charter(mind);
  return {
    ...made('boat', 'request for a boat', mind, wanted.boat_id),
    path: '/v1/boatreservations',
    by: 'guest',
    body: { ...wanted, ...customer(mind.marker), ...ACCEPTED },
  };
};

/** Staff's booking of a boat. */
export const bookBoat: Act = (mind) => {
  const wanted = charter(mind);
  return {
    ...made('boat', 'booking of a boat', mind, wanted.boat_id),
    path: '/v1/admin/boatreservations',
    body: { ...wanted, ...customer(mind.marker), ...opening(mind.random), ...OVERRIDE },
  };
};

/** What all creations of reservations have in common. */
function made(
  kind: 'villa' | 'boat',
  what: string,
  { world, marker }: Mind,
  listing_id: number,
): Omit<Wish, 'path'> {
  return {
    what,
    kind,
    does: 'create',
    method: 'POST',
    by: 'staff',
    keyed: true,
    marker,
    done: (content) => remember(world, kind, { marker, listing_id, content }),
  };
}
