import { listSoldStays } from '../../../server/queries/reports/btrans.ts';
import { db, signedIn, site } from '../../support/api.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import {
  createReservation,
  createUser,
  createVilla,
  stayFromToday,
} from '../../support/factories.ts';

type Kind = 'villa' | 'boat';

const KINDS = {
  villa: {
    listings: 'villas',
    create: (owner_id: number) => createVilla({ owner_id }),
    sell: (villa_id: number, days: object, status: 'COMPLETED' | 'CONFIRMED') =>
      createReservation({ villa_id, ...days, status, commission_percent: 20 }),
    page: '/v1/admin/reservations',
  },
  boat: {
    listings: 'boats',
    create: (owner_id: number) => createBoat({ owner_id }),
    sell: (boat_id: number, days: object, status: 'COMPLETED' | 'CONFIRMED') =>
      createBoatReservation({ boat_id, ...days, status, commission_percent: 20 }),
    page: '/v1/admin/boatreservations',
  },
} as const;

/** A villa or boat with a stay that is over and one to come, which then gets another owner. */
async function sold(kind: Kind) {
  const { listings, create, sell } = KINDS[kind];
  const [former, next] = [await createUser({ role: 'OWNER' }), await createUser({ role: 'OWNER' })];
  const { id } = await create(former.id);
  const over = await sell(id, stayFromToday(-20, 7), 'COMPLETED');
  const coming = await sell(id, stayFromToday(20, 7), 'CONFIRMED');
  await db.updateTable(listings).set({ owner_id: next.id }).where('id', '=', id).execute();
  return { former, next, over, coming };
}

const codesOf = async (bearer: string, when: 'past' | 'coming') => {
  const { body } = await site
    .get('/v1/admin/ownreservations')
    .query({ when })
    .set('authorization', bearer)
    .expect(200);
  return body.content.map(({ reservation_id }: { reservation_id: string }) => reservation_id);
};

describe.each(['villa', 'boat'] as const)('a %s that changes hands', (kind) => {
  test('leaves the stays that have begun with whom they were sold for', async () => {
    const { former, next, over, coming } = await sold(kind);
    const { page } = KINDS[kind];

    for (const [owner, past, future] of [
      [former, [over.reservation_id], []],
      [next, [], [coming.reservation_id]],
    ] as const) {
      const { bearer } = await signedIn(owner);
      expect(await codesOf(bearer, 'past')).toEqual(past);
      expect(await codesOf(bearer, 'coming')).toEqual(future);
      const seen = async ({ id }: { id: number }) =>
        (await site.get(`${page}/${id}`).set('authorization', bearer)).status;
      expect([await seen(over), await seen(coming)]).toEqual(
        owner === former ? [200, 404] : [404, 200],
      );
    }
  });
});

test('the next owner reads in the occupancy report that it was full, not for how much', async () => {
  const { next } = await sold('villa');
  const { body } = await site
    .get('/v1/admin/occupancy/report')
    .set('authorization', (await signedIn(next)).bearer)
    .expect(200);
  const years: { sold_nights: number; revenue_kurus: number }[] = body.content[0].years;
  const sum = (of: 'sold_nights' | 'revenue_kurus') =>
    years.reduce((total, year) => total + year[of], 0);

  // Both stays filled a week each; the one to come is the next owner's.
  expect(sum('sold_nights')).toBe(14);
  expect(sum('revenue_kurus')).toBe(70_000_00);
});

test('the report to the tax office names who owned the villa when the stay began', async () => {
  const { former, next, over, coming } = await sold('villa');
  const months = { from: stayFromToday(-40, 1).check_in, until: stayFromToday(60, 1).check_in };
  const stays = await listSoldStays(db, months as never, 'CHECK_IN');
  const ownerOf = ({ id }: { id: number }) => stays.find((stay) => stay.id === id)?.owner_id;

  expect([ownerOf(over), ownerOf(coming)]).toEqual([former.id, next.id]);
});
