import { db, site } from '../../support/api.ts';
import { createStoredPicture } from '../../support/catalogue-factories.ts';
import { createPost } from '../../support/content-factories.ts';
import { createVilla, inHours } from '../../support/factories.ts';

const titlesIn = (html: string) =>
  [...html.matchAll(/<a href="\/blog\/[a-z0-9-]+">([^<]+)<\/a>/g)].map(([, title]) => title);

const structured = (html: string, type: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json ?? ''))
    .find((each) => each['@type'] === type);

test('a blog without a post says so, and leads nobody back to where they are', async () => {
  const { text } = await site.get('/blog').expect(200);

  expect(text).toContain('Henüz yazı yok');
  expect(text).not.toContain('Tüm yazılara dön');
});

describe('/blog', () => {
  const newest = 'En yeni yazı';

  beforeAll(async () => {
    for (let hours = 30; hours > 18; hours -= 1)
      await createPost({ published_at: inHours(-hours), tags: ['sayfalama'] });
    await createPost({ title: newest, published_at: inHours(-1), tags: ['tekne'] });
  });

  test('names its feed to readers of feeds', async () => {
    const [head = ''] = (await site.get('/blog')).text.split('</head>');
    const [, address = ''] =
      /<link rel="alternate" type="application\/rss\+xml" title="[^"]+ blog" href="([^"]+)"/.exec(
        head,
      ) ?? [];

    expect((await site.get(address)).headers['content-type']).toMatch(/^application\/rss\+xml/);
  });

  test('shows ten posts a page, the newest first', async () => {
    const first = titlesIn((await site.get('/blog')).text);
    const second = titlesIn((await site.get('/blog?page=2')).text);

    expect(first).toHaveLength(10);
    expect(first[0]).toBe(newest);
    expect(second).toHaveLength(3);
    expect(first.filter((title) => second.includes(title))).toEqual([]);
  });

  test('shows a post without a cover by the first picture of its text, or by its words alone', async () => {
    const { hash } = await createStoredPicture();
    const tags = ['kapaksiz'];
    const body = `<p>Koy</p><img src="/media/${hash}/1200.jpg"><img src="/media/${'0'.repeat(20)}/1.jpg">`;
    const { slug } = await createPost({ body, published_at: inHours(-40), tags });
    const pictures = async () =>
      (await site.get('/blog?tag=kapaksiz')).text.match(
        /(?<=<img class="cover[^>]* src="\/media\/)\w+/g,
      );

    expect(await pictures()).toEqual([hash]);
    const { image } = structured((await site.get(`/blog/${slug}`)).text, 'BlogPosting');
    expect(image).toBe(`http://koy.test/media/${hash}/1200.jpg`);
    await createPost({ published_at: inHours(-39), tags });
    const { text } = await site.get('/blog?tag=kapaksiz');
    expect(titlesIn(text)).toHaveLength(2);
    expect(text.match(/<div class="picture">/g)).toHaveLength(1);
  });

  test('is narrowed to a tag, and keeps it from page to page', async () => {
    const boats = await site.get('/blog?tag=tekne');
    const many = await site.get('/blog?tag=sayfalama');

    expect(titlesIn(boats.text)).toEqual([newest]);
    expect(many.text).toContain('href="/blog?tag=sayfalama&amp;page=2"');
    expect(many.text).toMatch(/<a class="chip" href="\/blog\?tag=sayfalama" aria-current="true">/);
  });

  test('of a tag that nobody gave says that nothing is there, and shows the way back', async () => {
    const { status, text } = await site.get('/blog?tag=boyle-bir-konu-yok');

    expect(status).toBe(200);
    expect(text).toContain('Burada henüz yazı yok');
    expect(text).toContain('content="noindex, follow"');
  });

  test.each([
    ['/blog?page=99', '/blog?page=2'],
    ['/blog?tag=sayfalama&page=3', '/blog?tag=sayfalama&page=2'],
    ['/blog?tag=boyle-bir-konu-yok&page=2', '/blog?tag=boyle-bir-konu-yok'],
  ])('%s lies beyond the last page and leads there', async (address, last) => {
    const { status, headers } = await site.get(address);

    expect([status, headers.location]).toEqual([302, last]);
  });

  test('has neither drafts nor posts still to come', async () => {
    const draft = await createPost({ title: 'Taslak', state: 'DRAFT', published_at: inHours(-1) });
    const coming = await createPost({ title: 'Yarının yazısı', published_at: inHours(24) });

    const { text } = await site.get('/blog');
    const feed = await site.get('/blog/rss.xml');

    expect(text).not.toContain('Taslak');
    expect(text).not.toContain('Yarının yazısı');
    expect(feed.text).not.toContain('Yarının yazısı');
    expect((await site.get(`/blog/${draft.slug}`)).status).toBe(404);
    expect((await site.get(`/blog/${coming.slug}`)).status).toBe(404);
  });

  test('has a feed', async () => {
    await createPost({ title: 'Kaş & Kalkan <arası>\uffff', published_at: inHours(-2) });

    const { headers, text } = await site.get('/blog/rss.xml');

    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(text).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n<rss version="2.0"/);
    expect(text).toContain('<title>Kaş &amp; Kalkan &lt;arası&gt;</title>');
  });

  test('has a feed whose entries stay the same under another address', async () => {
    const { id, slug } = await createPost({ title: 'Taşınan yazı', published_at: inHours(-3) });
    const guidOf = async () => {
      const { text } = await site.get('/blog/rss.xml');
      const entry = text.split('<item>').find((each) => each.includes('Taşınan yazı'));
      return /<guid isPermaLink="false">([^<]+)</.exec(entry ?? '')?.[1];
    };
    const before = await guidOf();
    await db
      .updateTable('blog_posts')
      .set({ slug: `${slug}-2` })
      .where('id', '=', id)
      .execute();

    expect(before).toBe(`tag:koy.test,2026:post-${id}`);
    expect(await guidOf()).toBe(before);
  });
});

describe('/blog/{slug}', () => {
  test('shows the post with its author, day and reading time', async () => {
    const body = `<p>${'kelime '.repeat(600)}</p>`;
    const post = await createPost({ body, published_at: '2026-07-02T09:00:00Z' });

    const { text } = await site.get(`/blog/${post.slug}`);

    expect(text).toContain('Selin Aksoy · 2 Temmuz 2026 · 3 dk okuma');
    expect(structured(text, 'BlogPosting')).toMatchObject({
      headline: post.title,
      datePublished: '2026-07-02T09:00:00.000Z',
      author: { '@type': 'Person', name: 'Selin Aksoy' },
    });
  });

  test('was not changed before it was there to be read', async () => {
    const [published_at, updated_at] = [inHours(-1), inHours(-5)];
    const post = await createPost({ published_at, updated_at });
    const shown = new Date(published_at).toISOString();

    const { text } = await site.get(`/blog/${post.slug}`);
    const sitemap = await site.get('/sitemap/posts-1.xml');

    expect(structured(text, 'BlogPosting')).toMatchObject({
      datePublished: shown,
      dateModified: shown,
    });
    expect(sitemap.text).toContain(`/blog/${post.slug}</loc><lastmod>${shown}<`);
  });

  test('takes as long to read on its own page, on its card and on the home page', async () => {
    const link = `<a href="https://example.com/" title="${'uzun '.repeat(300)}">`;
    const body = `<p>${link}kelime</a></p>`.repeat(4);
    const { slug, title } = await createPost({ body, published_at: new Date().toISOString() });

    const alone = await site.get(`/blog/${slug}`);
    const cards = [await site.get('/blog'), await site.get('/')].map(({ text }) =>
      text.slice(text.indexOf(`>${title}</a>`) - 600, text.indexOf(`>${title}</a>`) + 200),
    );

    expect([alone.text, ...cards].map((text) => /(\d+) dk okuma/.exec(text)?.[1])).toEqual([
      '1',
      '1',
      '1',
    ]);
  });

  test('shows nothing that a post must not hold', async () => {
    const post = await createPost({
      body: '<p onclick="x()">Metin</p><script>alert(1)</script><h2>Başlık</h2>',
    });

    const { text } = await site.get(`/blog/${post.slug}`);

    expect(text).toContain('<p>Metin</p><h2>Başlık</h2>');
    expect(text).not.toContain('alert(1)');
  });

  test('shows the villas on sale that its text links to', async () => {
    const [villa, closed] = [await createVilla(), await createVilla({ active: false })];
    const body = [villa, closed]
      .map(({ slug }) => `<p><a href="/villa/${slug}">ev</a></p>`)
      .join('');
    const post = await createPost({ body });

    const { text } = await site.get(`/blog/${post.slug}`);

    const named = text.slice(text.indexOf('Yazıda geçen villalar'));
    expect(named).toContain(villa.name);
    expect(named).not.toContain(closed.name);
  });

  test('names what to read next: the same subject first', async () => {
    const post = await createPost({ tags: ['likya'] });
    const near = await createPost({ tags: ['likya'], published_at: '2020-01-01T09:00:00Z' });

    const { text } = await site.get(`/blog/${post.slug}`);

    const related = titlesIn(text.slice(text.indexOf('Sıradaki yazılar')));
    expect(related).toHaveLength(3);
    expect(related[0]).toBe(near.title);
    expect(related).not.toContain(post.title);
  });

  test('is gone once it was deleted; a draft that nobody read never was', async () => {
    const post = await createPost({ published_at: inHours(-1) });
    const draft = await createPost({ state: 'DRAFT', published_at: null });
    await db.deleteFrom('blog_posts').where('id', 'in', [post.id, draft.id]).execute();

    const { text } = await site.get(`/blog/${post.slug}`).expect(410);
    expect(text).toContain('Bu yazıyı kaldırdık');
    expect(text).toMatch(/<a [^>]*href="\/blog"[^>]*>Öteki yazılar/);
    await site.get(`/blog/${draft.slug}`).expect(404);
  });

  test('is found under its former address, unless it may not be read', async () => {
    const post = await createPost({ slug: 'eski-adres' });
    await db
      .updateTable('blog_posts')
      .set({ slug: 'yeni-adres' })
      .where('id', '=', post.id)
      .execute();

    const moved = await site.get('/blog/eski-adres');
    await db.updateTable('blog_posts').set({ state: 'DRAFT' }).where('id', '=', post.id).execute();
    const drafted = await site.get('/blog/eski-adres');

    expect([moved.status, moved.headers.location]).toEqual([301, '/blog/yeni-adres']);
    expect(drafted.status).toBe(404);
  });
});
