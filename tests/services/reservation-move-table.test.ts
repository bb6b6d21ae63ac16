import {
  holdOf,
  type ReservationState,
  reservationStates,
} from '../../server/domain/reservation-states.ts';
import type { AppError } from '../../server/errors.ts';
import { type Doer, SYSTEM } from '../../server/services/audit.ts';
import { moveReservation } from '../../server/services/reservation-moves.ts';
import { db } from '../support/db.ts';
import { createReservation, createUser, inHours, stayFromToday } from '../support/factories.ts';

let staff: Doer;

beforeAll(async () => {
  const { id } = await createUser();
  staff = { id, role: 'ADMIN', ip: null, request_id: 'r1' };
});

const stateOf = (id: number) =>
  db
    .selectFrom('reservations')
    .select([
      'status',
      'option_until',
      'state_reason',
      'state_by',
      'confirmed_at',
      'ended_at',
      'version',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const occupancyOf = (reservation_id: number) =>
  db
    .selectFrom('villa_occupancies')
    .select(['kind', 'expires_at'])
    .where('reservation_id', '=', reservation_id)
    .executeTakeFirst();

const mailsOf = async (reservation_id: number) => {
  const mails = await db
    .selectFrom('mails')
    .select('template_code')
    .where('reservation_id', '=', reservation_id)
    .execute();
  return mails.map(({ template_code }) => template_code);
};

const auditsOf = async (id: number) => {
  const noted = await db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', 'reservation')
    .where('entity_id', '=', id)
    .execute();
  return noted.map(({ action }) => action);
};

const movesOf = (id: number) =>
  db
    .selectFrom('reservation_events')
    .select(['from_status', 'to_status', 'actor_role'])
    .where('reservation_id', '=', id)
    .where('kind', '=', 'MOVED')
    .execute();

const refusalOf = (move: Promise<void>): Promise<AppError> =>
  move.then(
    () => {
      throw new Error('It moved');
    },
    (error) => error,
  );

/** Every move there is, for everyone (product.md §6); whatever is not named is refused. */
const ALLOWED: Record<ReservationState, Partial<Record<ReservationState, Doer['role'][]>>> = {
  PENDING: {
    OPTION: ['ADMIN'],
    CONFIRMED: ['ADMIN'],
    REJECTED: ['ADMIN'],
    CANCELLED: ['GUEST', 'ADMIN'],
  },
  OPTION: {
    PAYMENT_REVIEW: ['GUEST', 'ADMIN', 'SYSTEM'],
    CONFIRMED: ['ADMIN', 'SYSTEM'],
    EXPIRED: ['SYSTEM'],
    CANCELLED: ['GUEST', 'ADMIN'],
  },
  PAYMENT_REVIEW: {
    CONFIRMED: ['ADMIN', 'SYSTEM'],
    OPTION: ['ADMIN', 'SYSTEM'],
    CANCELLED: ['ADMIN'],
  },
  CONFIRMED: { CHECKED_IN: ['ADMIN'], NO_SHOW: ['ADMIN'], CANCELLED: ['ADMIN'] },
  CHECKED_IN: { COMPLETED: ['ADMIN', 'SYSTEM'] },
  COMPLETED: {},
  NO_SHOW: {},
  REJECTED: {},
  EXPIRED: { OPTION: ['ADMIN', 'SYSTEM'] },
  CANCELLED: {},
};
const ROLES: Doer['role'][] = ['GUEST', 'OWNER', 'ADMIN', 'SYSTEM'];
const doerOf = (role: Doer['role']): Doer => ({
  ...SYSTEM,
  role,
  id: role === 'ADMIN' ? staff.id : null,
});

/** Everything a guard may ask holds: all is paid, the stay is over and so is the option's time. */
const ripe = (status: ReservationState) =>
  createReservation({
    status,
    ...stayFromToday(-7, 7),
    paid_kurus: 70_000_00,
    option_until: status === 'OPTION' ? inHours(-1) : null,
  });

const allowedMoves = reservationStates.flatMap((from) =>
  Object.entries(ALLOWED[from]).flatMap(([to, roles]) =>
    roles.map((role): [ReservationState, ReservationState, Doer['role']] => [
      from,
      to as ReservationState,
      role,
    ]),
  ),
);

/** What a move tells the guest. */
const MAILS: Partial<Record<ReservationState, string>> = {
  OPTION: 'reservation_option',
  CONFIRMED: 'reservation_confirmed',
  REJECTED: 'reservation_rejected',
  EXPIRED: 'reservation_expired',
  CANCELLED: 'reservation_cancelled',
};

describe('everybody’s moves', () => {
  test.each(allowedMoves)('%s → %s by %s is made whole', async (from, to, role) => {
    const { id } = await ripe(from);

    await moveReservation(db, id, { status: to, reason: 'Böyle istendi' }, doerOf(role));

    expect(await stateOf(id)).toMatchObject({ status: to });
    expect((await occupancyOf(id))?.kind ?? null).toBe(holdOf(to));
    // Money that came late takes a stay up again; its guest hears of the confirmation instead.
    const isSilent = from === 'EXPIRED' && role === 'SYSTEM';
    expect(await mailsOf(id)).toEqual(MAILS[to] && !isSilent ? [MAILS[to]] : []);
    expect(await auditsOf(id)).toEqual([`reservation.${to.toLowerCase()}`]);
    expect(await movesOf(id)).toEqual([{ from_status: from, to_status: to, actor_role: role }]);
  });

  const refused = reservationStates.flatMap((from) =>
    ROLES.map((role): [ReservationState, Doer['role'], ReservationState[]] => [
      from,
      role,
      reservationStates.filter((to) => !ALLOWED[from][to]?.includes(role)),
    ]),
  );

  test.each(refused)('from %s by %s are none but those: %j', async (from, role, targets) => {
    const { id } = await ripe(from);
    const held = await occupancyOf(id);

    for (const status of targets) {
      const move = moveReservation(db, id, { status, reason: 'Böyle istendi' }, doerOf(role));
      expect(await refusalOf(move)).toMatchObject({ status: 409, code: 'move_not_allowed' });
    }

    expect(await stateOf(id)).toMatchObject({ status: from, version: 1 });
    expect(await occupancyOf(id)).toEqual(held);
    expect([await mailsOf(id), await auditsOf(id), await movesOf(id)]).toEqual([[], [], []]);
  });
});
