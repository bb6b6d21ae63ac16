import sharp from 'sharp';

import { NewPost } from '../../../server/schemas/blog-posts.ts';
import { SYSTEM } from '../../../server/services/audit.ts';
import { createPost as writePost } from '../../../server/services/content/blog-posts.ts';
import { bearer, db, site } from '../../support/api.ts';
import { createPost } from '../../support/content-factories.ts';
import { inHours } from '../../support/factories.ts';
import { waiting } from '../../support/gates.ts';
import { until } from '../../support/until.ts';

const BLOG = '/v1/admin/blog';
const TEXT = '<p>Deniz.</p>';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const create = (own: object) => site.post(BLOG).set('authorization', admin).send(own);
const edit = (own: object) => site.post(`${BLOG}/edit`).set('authorization', admin).send(own);
const list = (query: object = {}) => site.get(BLOG).set('authorization', admin).query(query);
const show = (id: number) => site.get(`${BLOG}/${id}`).set('authorization', admin);

test('a post can be read as soon as it is published', async () => {
  const made = await create({
    title: 'Kalkan’da üç gün',
    body: '<h2>Sabah</h2><p style="x">Deniz</p>',
    state: 'PUBLISHED',
    tags: ['Bölge Rehberi', 'bölge rehberi', 'Kalkan'],
  });
  const page = await site.get('/blog/kalkanda-uc-gun');

  expect(made.status).toBe(201);
  expect(made.body.content).toMatchObject({
    slug: 'kalkanda-uc-gun',
    body: '<h2>Sabah</h2><p>Deniz</p>',
    tags: ['Bölge Rehberi', 'Kalkan'],
    waiting: false,
  });
  expect(page.text).toContain('<h2>Sabah</h2>');
  expect((await site.get('/blog?tag=bolge-rehberi')).text).toContain('Kalkan’da üç gün');
});

test('two of one title that are written at once have an address each', async () => {
  const title = 'Aynı anda iki yazı';
  const first = await db.startTransaction().execute();
  await writePost(first, NewPost.parse({ title }), SYSTEM);
  const second = Promise.all([create({ title })]);
  await until(async () => (await waiting()) > 0);
  await first.commit().execute();

  const [made] = await second;

  expect([made.status, made.body.content.slug]).toEqual([201, 'ayni-anda-iki-yazi-2']);
});

test('a draft and one whose day is to come cannot', async () => {
  await create({ title: 'Taslak yazı' });
  const waiting = await create({
    title: 'Bekleyen yazı',
    body: '<p>Yakında.</p>',
    state: 'PUBLISHED',
    published_at: new Date(inHours(30)).toISOString(),
  });

  expect(waiting.body.content.waiting).toBe(true);
  expect((await site.get('/blog/taslak-yazi')).status).toBe(404);
  expect((await site.get('/blog/bekleyen-yazi')).status).toBe(404);
});

test('what is published says something, at once or on its day', async () => {
  const empty = { title: 'Boş yazı', body: '<p></p>' };
  const published_at = new Date(inHours(30)).toISOString();
  const draft = await create(empty);

  const now = await create({ ...empty, state: 'PUBLISHED' });
  const later = await create({ ...empty, state: 'PUBLISHED', published_at });
  const moved = await edit({ ...empty, id: draft.body.content.id, state: 'PUBLISHED' });

  expect(draft.status).toBe(201);
  for (const { status, body } of [now, later, moved])
    expect([status, body.fields]).toEqual([422, { body: 'Bu alan gerekli.' }]);
});

test('a new address leaves the old one behind, which leads to it', async () => {
  const { id, slug, title } = await createPost();

  const { body } = await edit({ id, title, body: TEXT, slug: `${slug}-yeni`, state: 'PUBLISHED' });
  const old = await site.get(`/blog/${slug}`);

  expect(body.content.slug).toBe(`${slug}-yeni`);
  expect([old.status, old.headers.location]).toEqual([301, `/blog/${slug}-yeni`]);
  const taken = await create({ title: 'Taslak', slug });
  expect([taken.status, taken.body.code]).toEqual([409, 'slug_taken']);
});

test('an edit replaces fields and tags, and keeps the day of publishing', async () => {
  const { id } = await createPost({ tags: ['eski'] });
  const { published_at } = (await show(id)).body.content;

  const { body } = await edit({
    id,
    title: 'Yeni',
    body: TEXT,
    state: 'PUBLISHED',
    tags: ['Taze'],
  });

  expect(body.content).toMatchObject({ title: 'Yeni', published_at, tags: ['Taze'], version: 2 });
  expect(
    await db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'post.edited')
      .where('entity_id', '=', id)
      .executeTakeFirstOrThrow(),
  ).toMatchObject({ before: { tags: ['eski'] }, after: { title: 'Yeni', tags: ['Taze'] } });
});

test('saving it again as its form shows it tells of no change', async () => {
  const { id } = (await create({ title: 'Aynı', body: TEXT, state: 'PUBLISHED' })).body.content;
  const kept = (await show(id)).body.content;
  // A form's moment is of Istanbul, to the minute.
  const published_at = `${Temporal.Instant.from(kept.published_at)
    .toZonedDateTimeISO('Europe/Istanbul')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })}:00+03:00`;
  const { title, slug, body, state } = kept;
  await edit({ id, title, slug, body, state, published_at, tags: ['Koy', 'koy'] });

  const { before, after } = await db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'post.edited')
    .where('entity_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(after).toEqual({ ...(before as object), tags: ['Koy'] });
});

test('made from an old copy, or of none at all, is refused', async () => {
  const { id } = await createPost();
  await edit({ id, title: 'İlk', version: 1 });

  const late = await edit({ id, title: 'İkinci', version: 1 });

  expect([late.status, late.body.code]).toEqual([409, 'stale']);
  expect((await edit({ id: 999_999_999, title: 'Yok' })).status).toBe(404);
});

test('the second post of a title has an address with the next free number', async () => {
  const title = 'Kaş’ta üç gün';
  const made = async () => (await create({ title })).body.content.slug;

  expect([await made(), await made()]).toEqual(['kasta-uc-gun', 'kasta-uc-gun-2']);
});

test('sent again under its key it is one post', async () => {
  const sent = () => create({ title: 'Bir kez' }).set('idempotency-key', 'bir-kez');
  const [first, again] = [await sent(), await sent()];

  expect(again.body).toEqual(first.body);
  expect(first.body.content.slug).toBe('bir-kez');
});

test('corrected before its answer came it is told, in a clerk’s words, that the first is kept', async () => {
  const sent = (title: string) => create({ title }).set('idempotency-key', 'duzeltilmis');
  await sent('Bir yazi').expect(201);

  const { status, body } = await sent('Bir yazı');

  expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
  expect(body.content).toMatch(/^İlk gönderdiğiniz işlendi; /);
});

test('an address is nobody else’s', async () => {
  const { slug } = await createPost();

  const response = await create({ title: 'Başka', slug });

  expect([response.status, response.body.code]).toEqual([409, 'slug_taken']);
});

test('names every bad field at once', async () => {
  const response = await create({
    title: '',
    slug: 'Büyük',
    state: 'GONE',
    tags: ['', 'x'],
    published_at: 'yarın',
  });

  expect(Object.keys(response.body.fields).toSorted()).toEqual([
    'published_at',
    'slug',
    'state',
    'tags.0',
    'title',
  ]);
});

test('a cover must be kept first, and goes with its last use', async () => {
  const unknown = await create({ title: 'Kapak', picture_hash: 'f'.repeat(20) });
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();
  const kept = await site
    .post('/v1/admin/picture')
    .set('authorization', admin)
    .attach('images[]', image, 'kapak.png');
  const [result] = kept.body.content;

  expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([422, ['picture_hash']]);
  expect(result).toMatchObject({ ok: true, image: { width: 40, height: 30 } });
  expect((await site.get(result.image.src)).status).toBe(200);
  const { hash, src } = result.image;
  const { body } = await create({
    title: 'Kapaklı',
    picture_hash: hash,
    picture_alt: 'Koy',
    body: `<p><img src="${src}" alt="Koy"></p>`,
  });
  expect(body.content).toMatchObject({ picture: { hash, alt: 'Koy' } });
  expect(body.content.body).toContain(src);

  await edit({ id: body.content.id, title: 'Kapaksız', body: `<p><img src="${src}"></p>` });
  expect((await site.get(src)).status).toBe(200);
  await edit({ id: body.content.id, title: 'Görselsiz' });
  expect((await site.get(src)).status).toBe(404);
});

test('DELETE removes a post, and its address is gone for good', async () => {
  const { id, slug } = await createPost({ tags: ['silinecek'] });

  const response = await site.delete(`${BLOG}/${id}`).set('authorization', admin);

  expect(response.body).toEqual({ content: { id } });
  expect((await site.get(`/blog/${slug}`)).status).toBe(410);
  expect((await show(id)).status).toBe(404);
});

test('a tag that no post has is not offered, and may be named anew', async () => {
  const names = async () => {
    const { body } = await site.get(`${BLOG}/tags`).set('authorization', admin);
    return body.content.map(({ name }: { name: string }) => name);
  };
  const { id } = (await create({ title: 'Yazım hatası', tags: ['kış TATİLİ'] })).body.content;
  expect(await names()).toContain('kış TATİLİ');
  await edit({ id, title: 'Yazım hatası', tags: [] });
  expect(await names()).not.toContain('kış TATİLİ');

  await edit({ id, title: 'Yazım hatası', tags: ['Kış tatili'] });
  expect((await create({ title: 'Başka', tags: ['KIŞ TATİLİ'] })).body.content.tags).toEqual([
    'Kış tatili',
  ]);
});

test('has ten on a page, drafts first, and finds words without their dots', async () => {
  await create({ title: 'Likya yürüyüşü', tags: ['Yürüyüş'] });

  const page = await list();
  const found = await list({ q: 'yuruyusu', state: 'DRAFT', tag: 'yuruyus' });

  expect(page.body.take).toBe(10);
  expect(page.body.content[0].state).toBe('DRAFT');
  expect(found.body.total).toBe(1);
  const tags = await site.get(`${BLOG}/tags`).set('authorization', admin);
  expect(tags.body.content).toContainEqual(
    expect.objectContaining({ slug: 'yuruyus', name: 'Yürüyüş', posts: 1 }),
  );
});
