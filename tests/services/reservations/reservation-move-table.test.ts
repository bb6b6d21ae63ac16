import { holdOf, type ReservationState } from '../../../server/domain/reservation-states.ts';
import { type Doer, SYSTEM } from '../../../server/services/audit.ts';
import { moveReservation } from '../../../server/services/reservations/reservation-moves.ts';
import { RESERVATION_STATES } from '../../../server/shared/reservation-states.ts';
import { db } from '../../support/db.ts';
import { createReservation, createStaff, inHours, stayFromToday } from '../../support/factories.ts';
import { refusalOf } from '../../support/refusal.ts';
import { MOVES } from '../../support/reservation-move-rules.ts';
import { mailsOf, occupancyOf, stateOf } from '../../support/reservation-traces.ts';

let staff: Doer;

beforeAll(async () => {
  staff = await createStaff();
});

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

const ROLES: Doer['role'][] = ['GUEST', 'OWNER', 'ADMIN', 'SYSTEM'];
const doerOf = (role: Doer['role']): Doer => ({
  ...SYSTEM,
  role,
  id: role === 'ADMIN' ? staff.id : null,
});

/** Everything a guard may ask holds: all is paid, the stay is over and so is the option's time. */
const ripe = (status: ReservationState, { paid_kurus = 70_000_00, hours = -1, from = -7 } = {}) =>
  createReservation({
    status,
    ...stayFromToday(from, 7),
    paid_kurus,
    option_until: status === 'OPTION' ? inHours(hours) : null,
  });

const allowedMoves = RESERVATION_STATES.flatMap((from) =>
  Object.entries(MOVES[from]).flatMap(([to, roles]) =>
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
  PAYMENT_REVIEW: 'payment_review',
  CONFIRMED: 'reservation_confirmed',
  REJECTED: 'reservation_rejected',
  EXPIRED: 'reservation_expired',
  CANCELLED: 'reservation_cancelled',
};

describe('everybody’s moves', () => {
  test.each(allowedMoves)('%s → %s by %s is made whole', async (from, to, role) => {
    // Who has paid already is not asked to once more: staff's option would be confirmed at once.
    const isAskedToPay = to === 'OPTION' && role === 'ADMIN';
    // A guest's own word counts while the option runs.
    const hours = role === 'GUEST' && to === 'CONFIRMED' ? 1 : -1;
    // Dates are held of a stay to come alone.
    const ahead = to === 'OPTION' && from !== 'PAYMENT_REVIEW' ? { from: 1 } : {};
    const { id } = await ripe(from, { ...(isAskedToPay && { paid_kurus: 0 }), hours, ...ahead });

    await moveReservation(
      db,
      { kind: 'villa', id },
      { status: to, reason: 'Böyle istendi' },
      doerOf(role),
    );

    expect(await stateOf(id)).toMatchObject({ status: to });
    expect((await occupancyOf(id))?.kind ?? null).toBe(holdOf(to));
    // Money that came late takes a stay up again; its guest hears of the confirmation instead.
    const isSilent = from === 'EXPIRED' && role === 'SYSTEM';
    expect(await mailsOf(id)).toEqual(MAILS[to] && !isSilent ? [MAILS[to]] : []);
    expect(await auditsOf(id)).toEqual([`reservation.${to.toLowerCase()}`]);
    expect(await movesOf(id)).toEqual([{ from_status: from, to_status: to, actor_role: role }]);
  });

  const refused = RESERVATION_STATES.flatMap((from) =>
    ROLES.map((role): [ReservationState, Doer['role'], ReservationState[]] => [
      from,
      role,
      RESERVATION_STATES.filter((to) => !MOVES[from][to]?.includes(role)),
    ]),
  );

  test.each(refused)('from %s by %s are none but those: %j', async (from, role, targets) => {
    const { id } = await ripe(from);
    const held = await occupancyOf(id);

    for (const status of targets) {
      const move = moveReservation(
        db,
        { kind: 'villa', id },
        { status, reason: 'Böyle istendi' },
        doerOf(role),
      );
      expect(await refusalOf(move)).toMatchObject({ status: 409, code: 'move_not_allowed' });
    }

    expect(await stateOf(id)).toMatchObject({ status: from, version: 1 });
    expect(await occupancyOf(id)).toEqual(held);
    expect([await mailsOf(id), await auditsOf(id), await movesOf(id)]).toEqual([[], [], []]);
  });
});
