import { createServer } from 'node:http';

import { sql } from 'kysely';
import request from 'supertest';

import { createApp } from '../../../server/app.ts';
import { publishPosts } from '../../../server/jobs/publish-posts.ts';
import { withPageCache } from '../../../server/page-cache.ts';
import {
  changesHeard,
  startHearingChanges,
  stopHearingChanges,
} from '../../../server/services/cache-listener.ts';
import { bearer, db } from '../../support/api.ts';
import { createComment } from '../../support/desk-factories.ts';
import { createVilla } from '../../support/factories.ts';

/*
 * What staff write on pages, in settings, posts, questions and under comments is what the next visitor
 * sees, though pages are kept in memory: the calls go through the page cache, as in production.
 */
const server = createServer(withPageCache(createApp())).listen(0, '127.0.0.1');
const site = request(server);

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
  await startHearingChanges();
});

afterAll(async () => {
  await stopHearingChanges();
  server.closeAllConnections();
  server.close();
});

async function write(verb: 'post' | 'put' | 'delete', address: string, body: object = {}) {
  const response = await site[verb](`/v1/admin${address}`).set('authorization', admin).send(body);
  expect(response.status).toBeLessThan(300);
  return response.body.content;
}

/** A page, twice, so that the second comes from memory. */
async function page(address: string): Promise<string> {
  const first = await site.get(address).expect(200);
  const second = await site.get(address).expect(200);
  expect(second.headers.etag).toBe(first.headers.etag);
  return second.text;
}

test('a company page, and the site’s settings on it', async () => {
  await write('put', '/about/edit', { title: 'Biz', body: '<p>İlk hâli</p>' });
  expect(await page('/about')).toContain('İlk hâli');

  await write('put', '/about/edit', { title: 'Biz', body: '<p>Son hâli</p>' });
  expect(await page('/about')).toContain('Son hâli');

  await write('put', '/site/edit', { site_footer_text: 'Kıyıda bir acente.' });
  expect(await page('/about')).toContain('Kıyıda bir acente.');
  await write('put', '/social/edit', { instagram_link: 'https://www.instagram.com/koy.yeni' });
  expect(await page('/about')).toContain('https://www.instagram.com/koy.yeni');
});

test('a question', async () => {
  const { id: group_id } = await write('post', '/faqgroups', { title: 'Ödeme' });
  expect(await page('/faq')).not.toContain('Taksit var mı?');

  const entry = { group_id, question: 'Taksit var mı?', answer: '<p>Altı taksit.</p>' };
  const { id } = await write('post', '/faqentries', entry);
  expect(await page('/faq')).toContain('Taksit var mı?');

  await write('delete', `/faqentries/${id}`);
  expect(await page('/faq')).not.toContain('Taksit var mı?');
});

test('a comment', async () => {
  const villa = await createVilla();
  const id = await createComment({ villa_id: villa.id, body: 'Havuz tertemizdi.' });
  const address = `/villa/${villa.slug}`;
  expect(await page(address)).not.toContain('Havuz tertemizdi.');

  await write('put', `/villas/commentactivity/${id}`, { state: 'PUBLISHED' });
  expect(await page(address)).toContain('Havuz tertemizdi.');

  await write('delete', `/villas/comment/${id}`);
  expect(await page(address)).not.toContain('Havuz tertemizdi.');
});

test('a post, and one whose moment has come meanwhile', async () => {
  const post = { title: 'Patara kumu', body: '<p>Kum</p>', state: 'PUBLISHED' };
  expect(await page('/blog')).not.toContain('Patara kumu');

  const { id } = await write('post', '/blog', post);
  expect(await page('/blog')).toContain('Patara kumu');
  await write('delete', `/blog/${id}`);
  expect(await page('/blog')).not.toContain('Patara kumu');

  await announceWithoutTelling('Likya yolu');
  expect(await page('/blog')).not.toContain('Likya yolu');
  await publishPosts.run();
  // Nobody here made this change by a call: it arrives when it does.
  await changesHeard();
  expect(await page('/blog')).toContain('Likya yolu');
});

/** A post written yesterday for a minute ago, as if the page had been kept before that minute. */
async function announceWithoutTelling(title: string): Promise<void> {
  const now = Temporal.Now.instant();
  await db.transaction().execute(async (inside) => {
    await sql`set local session_replication_role = 'replica'`.execute(inside);
    await inside
      .insertInto('blog_posts')
      .values({
        slug: 'likya-yolu',
        title,
        state: 'PUBLISHED',
        published_at: now.subtract({ minutes: 1 }).toString(),
        updated_at: now.subtract({ hours: 24 }).toString(),
      })
      .execute();
  });
}
