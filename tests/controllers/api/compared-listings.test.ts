import { site } from '../../support/api.ts';
import { createBoat } from '../../support/boat-factories.ts';
import { createSeason, createVilla, dayFromToday } from '../../support/factories.ts';

const compare = (ids: string) => site.get('/v1/villas/compare').query({ ids });

test('villas on sale come in the order asked for, each once', async () => {
  const one = await createVilla({ min_nights: 5 });
  const other = await createVilla();
  const closed = await createVilla({ active: false });

  const { status, body } = await compare(`${other.id},${closed.id},${one.id},${other.id},999999`);

  expect(status).toBe(200);
  expect(body.content.map(({ id }: { id: number }) => id)).toEqual([other.id, one.id]);
  expect(body.content[1]).toEqual({
    id: one.id,
    slug: one.slug,
    name: one.name,
    thumbnail: null,
    thumbnail_alt: '',
    town: 'Kalkan',
    district: 'Kalamar',
    permit_no: one.permit_no,
    capacity: 8,
    bedrooms: expect.any(Number),
    bathrooms: expect.any(Number),
    sea_metres: null,
    rating: null,
    rating_count: 0,
    min_nights: 5,
    deposit_kurus: 5_000_00,
    deposit_up_to_kurus: 5_000_00,
    from_price_kurus: 10_000_00,
  });
});

test('what differs by season is said of all that are to come', async () => {
  const { id } = await createVilla({
    nightly_price_kurus: null,
    min_nights: 4,
    deposit_kurus: 9_000_00,
  });
  const season = (from: number, until: number, own: object) =>
    createSeason({ villa_id: id, days: rangeFromToday(from, until), ...own });
  await season(-60, -30, { min_nights: 1, deposit_kurus: 1_000_00 });
  await season(10, 40, { min_nights: 7 });
  await season(40, 70, { min_nights: 3, deposit_kurus: 20_000_00 });

  const { body } = await compare(String(id));

  expect(body.content[0]).toMatchObject({
    min_nights: 3,
    deposit_kurus: 9_000_00,
    deposit_up_to_kurus: 20_000_00,
  });
});

const rangeFromToday = (from: number, until: number): string =>
  `[${dayFromToday(from)},${dayFromToday(until)})`;

test('so do boats, with the lowest price of the smallest unit', async () => {
  const one = await createBoat({ prices: { WEEK: 350_000_00, TRIP: 40_000_00 }, guests_night: 8 });
  const other = await createBoat();
  const closed = await createBoat({ active: false });
  const ids = `${other.id},${closed.id},${one.id},999999`;

  const { body } = await site.get('/v1/boats/compare').query({ ids }).expect(200);

  expect(body.content.map(({ id }: { id: number }) => id)).toEqual([other.id, one.id]);
  expect(body.content[1]).toEqual({
    id: one.id,
    slug: one.slug,
    name: one.name,
    thumbnail: null,
    thumbnail_alt: '',
    marina: expect.stringContaining('Marina'),
    town: 'Göcek',
    type: '',
    length_metres: null,
    guests_day: 12,
    guests_night: 8,
    cabins: 4,
    rating: null,
    rating_count: 0,
    unit: 'TRIP',
    deposit_kurus: 0,
    from_price_kurus: 40_000_00,
    licence_no: expect.stringMatching(/^DT-/),
  });
});

test('nothing asked, nothing answered', async () => {
  expect((await compare('')).body).toEqual({ content: [] });
});

test.each([
  ['x', 'ids.0'],
  ['1,0', 'ids.1'],
  [Array.from({ length: 13 }, (_, index) => index + 1).join(), 'ids'],
])('ids=%s is refused', async (ids, field) => {
  const { status, body } = await compare(ids);

  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual([field]);
});
