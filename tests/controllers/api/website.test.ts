import { db, site } from '../../support/api.ts';
import { createPost } from '../../support/content-factories.ts';
import { createBankAccount, createTown } from '../../support/factories.ts';

const read = (what: string) => site.get(`/v1/website/${what}`);

test('a page that nobody has written is not there', async () => {
  expect((await read('privacy')).status).toBe(404);
});

test('a page’s text is cleaned once more on its way out', async () => {
  await db
    .insertInto('content_pages')
    .values({ section: 'about', title: 'Biz', body: '<p>Kalkan</p><script>x</script>' })
    .execute();

  const { body } = await read('about');

  expect(body.content).toMatchObject({ section: 'about', title: 'Biz', body: '<p>Kalkan</p>' });
});

test('bank accounts that are open, without what is only staff’s', async () => {
  await createBankAccount();
  await createBankAccount({ iban: 'TR320010009999901234567890', active: false });

  const { body } = await read('bank');

  expect(body.content.accounts).toEqual([
    expect.objectContaining({ iban: 'TR330006100519786457841326', currency: 'TL' }),
  ]);
  expect(body.content.accounts[0]).not.toHaveProperty('version');
});

test('what the home page says', async () => {
  await createTown({ popular: true });
  const post = await createPost();

  const { body } = await read('home');

  expect(body.content).toMatchObject({ site_name: 'Koy', villas: 0, rating: null });
  expect(body.content.posts[0]).toMatchObject({ id: post.id, title: post.title });
});

test('what did not change is not sent twice', async () => {
  const first = await read('home');
  const again = await read('home').set('if-none-match', first.headers.etag ?? '');

  expect(again.status).toBe(304);
});
