import { send } from '../../support/admin-calls.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import { edit, eventsOf, movementsOf, record } from '../../support/due-changes.ts';
import {
  createReservation,
  createUser,
  createVilla,
  stayFromToday,
} from '../../support/factories.ts';
import { KINDS, type Kind } from '../../support/reservation-kinds.ts';

const REASON = 'Havuz iki gün arızalıydı';
const GOODWILL = 4_000_00;

const sumsOf = (id: number, kind: Kind) =>
  db
    .selectFrom(KINDS[kind].table as 'reservations')
    .select(['status', 'total_kurus', 'paid_kurus', 'leaving_kurus', 'override_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** A stay that has begun, paid in whole; the call's own fields for its people. */
async function staying(kind: Kind, status: 'CHECKED_IN' | 'COMPLETED' = 'CHECKED_IN') {
  const stay = { status, ...stayFromToday(-7, 7), adults: 2, children: 0, babies: 0 } as const;
  const { id } = await (kind === 'villa' ? createReservation(stay) : createBoatReservation(stay));
  const { total_kurus } = await sumsOf(id, kind);
  const paid = { purpose: 'BALANCE', amount_kurus: total_kurus };
  await record({ [KINDS[kind].of]: id, ...paid });
  return { id, total_kurus };
}

describe.each([
  ['villa', 'CHECKED_IN'],
  ['villa', 'COMPLETED'],
  ['boat', 'CHECKED_IN'],
  ['boat', 'COMPLETED'],
] as const)('a %s that is %s', (kind, status) => {
  test('is made cheaper, and what is too much of it goes back', async () => {
    const { id, total_kurus } = await staying(kind, status);
    const agreed = { total_kurus: total_kurus - GOODWILL, override_reason: REASON };

    const { body } = await edit(id, agreed, kind).expect(200);

    expect(body.content.change).toMatchObject({
      ...{ difference_kurus: -GOODWILL, refund_kurus: GOODWILL, unpaid_kurus: 0 },
    });
    expect(await sumsOf(id, kind)).toEqual({
      ...{ status, override_reason: REASON, total_kurus: total_kurus - GOODWILL },
      ...{ paid_kurus: total_kurus, leaving_kurus: GOODWILL },
    });
  });

  test('owes nothing once that was sent', async () => {
    const { id, total_kurus } = await staying(kind, status);
    await edit(id, { total_kurus: total_kurus - GOODWILL, override_reason: REASON }, kind);
    const refund = (await movementsOf(id, kind)).at(-1);

    await send('patch', `/v1/admin/transactions/${refund?.id}`, { status: 'PAID' }).expect(200);

    const sums = await sumsOf(id, kind);
    expect(sums.total_kurus - sums.paid_kurus).toBe(0);
    expect(sums.leaving_kurus).toBe(0);
  });

  test('changes in nothing else', async () => {
    const { id, total_kurus } = await staying(kind, status);
    const agreed = { total_kurus: total_kurus - GOODWILL, override_reason: REASON };

    await edit(id, { ...agreed, ...stayFromToday(-7, 6) }, kind).expect(409);
    await edit(id, stayFromToday(-7, 6), kind).expect(409);
    await edit(id, { total_kurus: agreed.total_kurus }, kind).expect(422);

    expect(await sumsOf(id, kind)).toMatchObject({ total_kurus, leaving_kurus: 0 });
  });
});

test('stands in the timeline, and the owner hears what their part is by now', async () => {
  const owner = await createUser({ role: 'OWNER' });
  const { id: villa_id } = await createVilla({ owner_id: owner.id });
  const own = { villa_id, commission_percent: 20, ...stayFromToday(-7, 7) };
  const { id } = await createReservation({ status: 'COMPLETED', ...own });

  await edit(id, { total_kurus: 60_000_00, override_reason: REASON }).expect(200);

  const told = await db
    .selectFrom('mails')
    .select(['template_code', 'recipient', 'text'])
    .where('reservation_id', '=', id)
    .execute();
  expect(await eventsOf(id)).toContain('CHANGED');
  expect(told).toEqual([
    {
      ...{ template_code: 'owner_repriced', recipient: owner.email },
      text: expect.stringContaining('₺48.000'),
    },
  ]);
});

test('a guest who never came has no price to change', async () => {
  const { id } = await createReservation({ status: 'NO_SHOW', ...stayFromToday(-7, 7) });

  const { body } = await edit(id, { total_kurus: 1_000_00, override_reason: REASON }).expect(409);

  expect(body.code).toBe('move_not_allowed');
});
