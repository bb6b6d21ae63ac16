import { bearer, signedIn, site } from '../../support/api.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import { createReservation, createUser, createVilla } from '../../support/factories.ts';

const countFor = async (authorization: string): Promise<number> => {
  const { body } = await site
    .get('/v1/admin/unreadcount')
    .set('authorization', authorization)
    .expect(200);
  return body.content.reservationCount;
};

test('requests for villas and for boats wait alike', async () => {
  const admin = await bearer('ADMIN');
  const before = await countFor(admin);

  await createReservation();
  await createBoatReservation();
  await createBoatReservation({ status: 'CONFIRMED' });

  expect(await countFor(admin)).toBe(before + 2);
});

test('an owner’s are those for own villas and boats', async () => {
  const user = await createUser({ role: 'OWNER' });
  const { bearer: owner } = await signedIn(user);
  await createReservation({ villa_id: (await createVilla({ owner_id: user.id })).id });
  await createBoatReservation({ boat_id: (await createBoat({ owner_id: user.id })).id });
  await createReservation();
  await createBoatReservation();

  expect(await countFor(owner)).toBe(2);
});
