import { site } from '../../support/api.ts';
import { createVilla } from '../../support/factories.ts';

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

test.each(['x', '0', '1,2,3,4,5,6,7,8,9,10,11,12,13', '999999999'])(
  'a list of %s is still a page',
  async (ids) => {
    expect((await site.get('/favoriler').query({ ids })).status).toBe(200);
  },
);
