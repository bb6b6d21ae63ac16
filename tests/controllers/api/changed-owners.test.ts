import { sql } from 'kysely';

import { listSoldStays } from '../../../server/queries/reports/btrans.ts';
import { listOwnVillasTaken } from '../../../server/queries/reports/owner-home.ts';
import { bearer, db, signedIn, site } from '../../support/api.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import {
  createReservation,
  createUser,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';

type Kind = 'villa' | 'boat';

const KINDS = {
  villa: {
    listings: 'villas',
    create: (owner_id: number) => createVilla({ owner_id }),
    sell: (villa_id: number, days: object, status: 'COMPLETED' | 'CONFIRMED') =>
      createReservation({ villa_id, ...days, status, commission_percent: 20 }),
    reservations: 'reservations',
    listing_id: 'villa_id',
    page: '/v1/admin/reservations',
  },
  boat: {
    listings: 'boats',
    create: (owner_id: number) => createBoat({ owner_id }),
    sell: (boat_id: number, days: object, status: 'COMPLETED' | 'CONFIRMED') =>
      createBoatReservation({ boat_id, ...days, status, commission_percent: 20 }),
    reservations: 'boat_reservations',
    listing_id: 'boat_id',
    page: '/v1/admin/boatreservations',
  },
} as const;

const CUSTOMER = {
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '+905321234567',
  customer_email: 'ayse@ornek.example',
  adults: 2,
};

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

/** Two stays of a former owner whose guests have not come yet, though the first night is tonight or was the last. */
async function soldForToday(kind: Kind) {
  const { listings, create, sell } = KINDS[kind];
  const [former, next] = [await createUser({ role: 'OWNER' }), await createUser({ role: 'OWNER' })];
  const { id } = await create(former.id);
  const elsewhere = await sell(id, stayFromToday(-1, 1), 'CONFIRMED');
  const late = await sell(id, stayFromToday(0, 3), 'CONFIRMED');
  await db.updateTable(listings).set({ owner_id: next.id }).where('id', '=', id).execute();
  return { former, next, late, elsewhere };
}

/** What mails these people got, and who of them, in their order. */
async function toldTo(...people: { email: string }[]) {
  const mails = await db
    .selectFrom('mails')
    .select(['template_code', 'recipient'])
    .where(
      'recipient',
      'in',
      people.map(({ email }) => email),
    )
    .orderBy('id')
    .execute();
  return mails.map(({ template_code, recipient }) => [template_code, recipient]);
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

describe.each(['villa', 'boat'] as const)('a stay in a %s that changed hands', (kind) => {
  const ownerOf = async ({ id }: { id: number }) => {
    const { rows } = await sql<{ owner_id: number | null }>`
      select owner_id from ${sql.table(KINDS[kind].reservations)} where id = ${id}`.execute(db);
    return rows[0]?.owner_id;
  };
  const put = async ({ id }: { id: number }, changes: object) =>
    site
      .put(`${KINDS[kind].page}/${id}`)
      .set('authorization', await bearer('ADMIN'))
      .send({ ...CUSTOMER, reason: 'Misafirle konuşuldu', ...changes })
      .expect(200);

  test('is told of to whom it was sold for, also once the next owner has the rest', async () => {
    const { former, next, over, coming } = await sold(kind);
    const cheaper = { total_kurus: 50_000_00, override_reason: 'Isıtma çalışmadı' };

    await put(over, cheaper);
    await put(coming, cheaper);

    expect(await toldTo(former, next)).toEqual([
      ['owner_repriced', former.email],
      ['owner_repriced', next.email],
    ]);
  });

  test('is the next owner’s, or another’s, once it goes to days or a place that are theirs', async () => {
    const { former, next, late, elsewhere } = await soldForToday(kind);
    expect([await ownerOf(late), await ownerOf(elsewhere)]).toEqual([former.id, former.id]);

    const host = await createUser({ role: 'OWNER' });
    const other = await KINDS[kind].create(host.id);
    const override_reason = 'Misafirle anlaşıldı';
    await put(late, { ...stayFromToday(40, 3), override_reason });
    await put(elsewhere, { [KINDS[kind].listing_id]: other.id, override_reason });

    expect([await ownerOf(late), await ownerOf(elsewhere)]).toEqual([null, null]);
    expect(await toldTo(former, next, host)).toEqual([
      ['owner_cancelled', former.email],
      ['owner_confirmed', next.email],
      ['owner_cancelled', former.email],
      ['owner_confirmed', host.email],
    ]);
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

describe('the guests of a villa that changed hands', () => {
  const calendars = [
    `/v1/admin/occupancy?dateStart=${dayFromToday(-30)}&dateEnd=${dayFromToday(40)}`,
    `/v1/admin/villas/withdates?started_at=${dayFromToday(-30)}`,
  ];
  const namesIn = async (owner: { id: number; email: string }, villa_id: number) => {
    const { bearer: of, cookie } = await signedIn(owner);
    const read = async (address: string) =>
      (await site.get(address).set('authorization', of).expect(200)).text;
    const page = site.get(`/dashboard/villas/${villa_id}/calendar`).set('cookie', cookie);
    const home = await listOwnVillasTaken(db, owner.id, {
      from: dayFromToday(-30),
      until: dayFromToday(40),
      most: 5,
    });
    const texts = [...(await Promise.all(calendars.map(read))), (await page.expect(200)).text];
    return [...texts, JSON.stringify(home)].map((text) =>
      ['Giden', 'Gelen'].filter((name) => text.includes(name)),
    );
  };

  test('are named to whose guests they were: not to the next owner, and to the former once it is theirs again', async () => {
    const [former, next] = [
      await createUser({ role: 'OWNER' }),
      await createUser({ role: 'OWNER' }),
    ];
    const { id: villa_id } = await createVilla({ owner_id: former.id });
    const give = ({ id: owner_id }: { id: number }) =>
      db.updateTable('villas').set({ owner_id }).where('id', '=', villa_id).execute();
    const stay = { villa_id, status: 'CONFIRMED' } as const;
    await createReservation({ ...stay, ...stayFromToday(-2, 4), customer_name: 'Giden' });
    await createReservation({ ...stay, ...stayFromToday(3, 4), customer_name: 'Gelen' });

    await give(next);
    const ofNext = await namesIn(next, villa_id);
    await give(former);

    expect(ofNext).toEqual(ofNext.map(() => ['Gelen']));
    expect(await namesIn(former, villa_id)).toEqual(ofNext.map(() => ['Giden', 'Gelen']));
  });
});

test('the report to the tax office names who owned the villa when the stay began', async () => {
  const { former, next, over, coming } = await sold('villa');
  const months = { from: stayFromToday(-40, 1).check_in, until: stayFromToday(60, 1).check_in };
  const stays = await listSoldStays(db, months as never, 'CHECK_IN');
  const ownerOf = ({ id }: { id: number }) => stays.find((stay) => stay.id === id)?.owner_id;

  expect([ownerOf(over), ownerOf(coming)]).toEqual([former.id, next.id]);
});
