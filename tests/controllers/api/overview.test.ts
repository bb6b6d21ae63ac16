import { bearer, db, signedIn, site } from '../../support/api.ts';
import {
  createReservation,
  createUser,
  createVilla,
  stayFromToday,
} from '../../support/factories.ts';

const other = (authorization: string) =>
  site.get('/v1/admin/other').set('authorization', authorization);

test('staff see today, what waits and what needs action', async () => {
  const admin = await bearer('ADMIN');
  const villa = await createVilla();
  const arriving = await createReservation({
    villa_id: villa.id,
    status: 'CONFIRMED',
    ...stayFromToday(0, 3),
  });
  const before = (await other(admin)).body.content;
  await createReservation({ villa_id: villa.id });
  await db
    .insertInto('comments')
    .values({ villa_id: villa.id, author_name: 'Ali', score: 5, body: 'Güzel' })
    .execute();

  const { body } = await other(admin);

  expect(body.content.role).toBe('ADMIN');
  expect(body.content.counts.pending).toBe(before.counts.pending + 1);
  expect(body.content.needs_action.comments).toBe(before.needs_action.comments + 1);
  expect(body.content.counts.arrivals).toBe(1);
  expect(body.content.arrivals[0]).toMatchObject({ id: arriving.id, balance_kurus: 70_000_00 });
  expect(body.content.year).toHaveLength(12);
});

test('an owner sees own stays and nobody else’s', async () => {
  const user = await createUser({ role: 'OWNER' });
  const { bearer: owner } = await signedIn(user);
  const own = await createVilla({ owner_id: user.id });
  const mine = await createReservation({
    villa_id: own.id,
    status: 'CONFIRMED',
    ...stayFromToday(2, 4),
  });
  await createReservation({ status: 'CONFIRMED', ...stayFromToday(2, 4) });

  const { body } = await other(owner);

  expect(body.content).toMatchObject({ role: 'OWNER', villa_count: 1 });
  expect(body.content.arrivals.map(({ id }: { id: number }) => id)).toEqual([mine.id]);
  expect(JSON.stringify(body)).not.toContain('customer_phone');
});
