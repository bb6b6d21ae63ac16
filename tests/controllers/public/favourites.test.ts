import { site } from '../../support/api.ts';
import { createBoat } from '../../support/boat-factories.ts';
import { createVilla } from '../../support/factories.ts';
import { wordsOf } from '../../views/render.ts';

test('without a script it explains itself', async () => {
  const { text, headers } = await site.get('/favoriler');

  expect(text).toMatch(/<noscript>.*Favoriler tarayıcınızda saklanır/s);
  expect(text).toContain('content="noindex, follow"');
  expect(headers['set-cookie']).toBeUndefined();
});

test('a shared list is a whole page: its villas side by side, in its order', async () => {
  const one = await createVilla({ name: 'Villa Bir', capacity: 6 });
  const other = await createVilla({ name: 'Villa İki', capacity: 9 });
  const closed = await createVilla({ name: 'Villa Kapalı', active: false });

  const { text } = await site.get(`/favoriler?ids=${other.id},${closed.id},${one.id}`);

  const island = text.slice(text.indexOf('data-island="favourites-compare"'));
  expect(island).toMatch(/<th scope="col">.*Villa İki.*<th scope="col">.*Villa Bir/s);
  expect(island).toMatch(/Kapasite<\/th><td>9 kişi<\/td><td>6 kişi<\/td>/);
  expect(text).not.toContain('Villa Kapalı');
});

test('a shared list has its boats beside each other too', async () => {
  const villa = await createVilla({ name: 'Villa Bir' });
  const boat = await createBoat({ name: 'Rüya', guests_day: 16, guests_night: 0 });
  const closed = await createBoat({ name: 'Kapalı', active: false });

  const { text } = await site.get(`/favoriler?ids=${villa.id}&boats=${boat.id},${closed.id}`);
  const alone = await site.get(`/favoriler?boats=${boat.id}`);

  const island = text.slice(text.indexOf('data-island="favourites-compare"'));
  expect(island).toMatch(/<h2>Villalar<\/h2>.*Villa Bir.*<h2>Tekneler<\/h2>.*Rüya/s);
  expect(island).toMatch(/Gündüz, en fazla<\/th><td>16 kişi<\/td>/);
  expect(wordsOf(island)).toContain('Fiyat, en düşük ₺40.000 / gün');
  expect(text).not.toContain('Kapalı');
  expect(alone.text).toContain(`href="/boat/${boat.slug}"`);
  expect(alone.text).not.toContain('<h2>Tekneler</h2>');
});

test.each(['x', '0', '1,2,3,4,5,6,7,8,9,10,11,12,13', '999999999'])(
  'a list of %s is still a page',
  async (ids) => {
    expect((await site.get('/favoriler').query({ ids })).status).toBe(200);
  },
);
