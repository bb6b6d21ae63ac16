import type { Random } from '../../../seed/random.ts';
import type { Wish } from '../journal.ts';
import { forget, type Known, pickKnown, remember, someStay, type World } from '../world.ts';
import type { Act } from './act.ts';

const CLOSINGS = {
  closing: { what: 'villa', path: '/v1/admin/villas/date', listing: 'villa_id' },
  boat_closing: { what: 'boat', path: '/v1/admin/boat/date', listing: 'boat_id' },
} as const;

type Closing = keyof typeof CLOSINGS;

/** Closes days by hand. */
const closeOf =
  (kind: Closing): Act =>
  ({ world, random, marker }) => {
    const { what, path, listing } = CLOSINGS[kind];
    const listing_id = listingFor(world, kind, random);
    const { from, until } = someStay(world, random, random.int(1, 6));
    return {
      what: `closing of a ${what}`,
      kind,
      does: 'create',
      method: 'POST',
      path,
      by: 'staff',
      keyed: false,
      marker,
      body: { [listing]: listing_id, started_at: from, finished_at: until, note: marker },
      done: (content) => remember(world, kind, { marker, listing_id, content }),
    };
  };

export const closeVilla = closeOf('closing');
export const closeBoat = closeOf('boat_closing');

const listingFor = ({ villas, boats }: World, kind: Closing, random: Random) =>
  kind === 'closing' ? random.pick(villas) : random.pick(boats).id;

/** Moves a closing to other days, or opens them again. */
const reopenOf =
  (kind: Closing): Act =>
  ({ world, random }) => {
    const row = pickKnown(world, kind, random);
    if (!row) return undefined;
    return random.chance(0.5) ? opened(world, kind, row) : moved(world, kind, { row, random });
  };

export const reopenVilla = reopenOf('closing');
export const reopenBoat = reopenOf('boat_closing');

const opened = (world: World, kind: Closing, row: Known): Wish => ({
  what: `opening of a ${CLOSINGS[kind].what}`,
  kind,
  does: 'remove',
  method: 'DELETE',
  path: `${CLOSINGS[kind].path}/${row.id}`,
  by: 'staff',
  keyed: false,
  done: () => forget(world, kind, row.id),
});

function moved(world: World, kind: Closing, { row, random }: { row: Known; random: Random }): Wish {
  const { what, path } = CLOSINGS[kind];
  const { from, until } = someStay(world, random, random.int(1, 6));
  return {
    what: `move of a ${what}'s closing`,
    kind,
    does: 'change',
    method: 'PUT',
    path: `${path}/${row.id}`,
    by: 'staff',
    keyed: false,
    body: { started_at: from, finished_at: until, note: row.marker },
  };
}

/** A stay sold elsewhere, told to us. */
export const tellExternal: Act = ({ world, random, marker }) => {
  const villa_id = random.pick(world.villas);
  const { from, until } = someStay(world, random, random.int(2, 8));
  return {
    what: 'external record',
    kind: 'external',
    does: 'create',
    method: 'POST',
    path: '/v1/admin/external',
    by: 'staff',
    keyed: false,
    marker,
    body: { villa_id, started_at: from, finished_at: until, note: marker },
    done: (content) => remember(world, 'external', { marker, listing_id: villa_id, content }),
  };
};

/** Approves, rejects or withdraws one. */
export const decideExternal: Act = ({ world, random }) => {
  const row = pickKnown(world, 'external', random);
  if (!row) return undefined;
  return {
    what: 'decision on an external record',
    kind: 'external',
    does: 'change',
    method: 'PATCH',
    path: `/v1/admin/external/${row.id}`,
    by: 'staff',
    keyed: false,
    body: {
      status: random.pick(['APPROVED', 'APPROVED', 'CANCELLED', 'REJECTED']),
      reason: 'Ev sahibi bildirdi',
    },
  };
};
