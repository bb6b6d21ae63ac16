import { countQueries } from '../../../server/db/index.ts';
import { paths } from '../../../server/shared/paths.ts';
import { bearer, db, signIn, site } from '../../support/api.ts';
import { createDocument, createFaqGroup, createPost } from '../../support/content-factories.ts';
import { createDeskRows } from '../../support/desk-factories.ts';
import { createReservation, createVilla, createVillaType } from '../../support/factories.ts';
import { elementsOf, wordsOf } from '../../views/render.ts';

let staff: string;
let admin: string;
let desk: Awaited<ReturnType<typeof createDeskRows>>;
let addresses: string[];

beforeAll(async () => {
  staff = await signIn('ADMIN');
  admin = await bearer('ADMIN');
  await db
    .insertInto('content_pages')
    .values({ section: 'about', title: 'Hakkımızda', body: '<p>Biz.</p>' })
    .execute();
  const villa = await createVilla();
  desk = await createDeskRows(villa.id);
  await createReservation({ villa_id: villa.id });
  const post = await createPost({ title: 'Kaş rehberi', tags: ['kas'] });
  const document = await createDocument();
  addresses = [
    '/dashboard/blog',
    `/dashboard/blog/${post.id}`,
    '/dashboard/website/rental?number=1',
    `/dashboard/website/documents?id=${document.id}`,
    `/dashboard/faq?entry=${desk.entry}`,
    '/dashboard/templates/mailtemplates',
    '/dashboard/templates/mailtemplates?view=outbox',
    `/dashboard/templates/mailtemplates/${desk.template}`,
    '/dashboard/newsletters',
    `/dashboard/newsletters/${desk.newsletter}`,
  ];
  for (const body of ['<p>Eski cümle.</p>', '<p>Eski cümle.</p><p>Yeni cümle.</p>'])
    await call('put', '/rental/edit', { title: 'Sözleşme', body });
});

const open = (address: string, status = 200) =>
  site.get(address).set('cookie', staff).expect(status);
const call = (method: 'put' | 'post', address: string, body: object) =>
  site[method](`/v1/admin${address}`).set('authorization', admin).send(body);

test('no page asks the database more than seven times', async () => {
  for (const address of addresses) {
    const { queries } = await countQueries(async () => await open(address));
    const own = queries.filter((query) => !query.includes('"sessions"'));

    expect([address, own.length <= 7 || own]).toEqual([address, true]);
  }
});

test('owners see none of them', async () => {
  const owner = await signIn('OWNER');

  const answers = await Promise.all(
    addresses.map((address) => site.get(address).set('cookie', owner)),
  );

  expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 403));
});

describe('the blog', () => {
  test('is a list by state, tag and words, drafts first', async () => {
    await createPost({ title: 'Göcek taslağı', state: 'DRAFT', published_at: null });
    await createPost({
      title: 'İleride çıkacak',
      published_at: Temporal.Now.instant().add({ hours: 48 }).toString(),
    });

    const { text: all } = await open('/dashboard/blog');
    const { text: tagged } = await open('/dashboard/blog?tag=kas&q=KAŞ');

    expect(all.indexOf('Göcek taslağı')).toBeLessThan(all.indexOf('Kaş rehberi'));
    expect(all).toContain('Tarihini bekliyor');
    expect(tagged).toContain('Kaş rehberi');
    expect(tagged).not.toContain('Göcek taslağı');
    expect(tagged).toContain('data-download="/v1/admin/blog?q=KA%C5%9E&amp;tag=kas');
  });

  test('opens a post with its HTML in a text area, its version and its former addresses kept', async () => {
    const { id } = await createPost({ title: 'Koylar', body: '<h2>Bir</h2>', tags: ['tekne'] });

    const { text } = await open(`/dashboard/blog/${id}`);

    expect(text).toContain('data-api="POST /v1/admin/blog/edit"');
    expect(text).toContain('&lt;h2&gt;Bir&lt;/h2&gt;</textarea>');
    expect(text).toContain('name="version"');
    expect(text).toContain('301');
    expect(text).toMatch(/css\/rich-text[^"]*\.css/);
  });

  test('shows a draft in the site’s dress, to staff only', async () => {
    const { id, slug } = await createPost({ title: 'Gizli', state: 'DRAFT', published_at: null });

    const { text, headers } = await open(`/dashboard/blog/${id}/preview`);

    expect(text).toContain('<h1>Gizli</h1>');
    expect(text).toContain('noindex');
    expect(headers['cache-control']).toContain('no-store');
    await site.get(`/blog/${slug}`).expect(404);
  });
});

describe('a page of the site', () => {
  test('stands with its versions, and one of them beside what stands now', async () => {
    const { text } = await open('/dashboard/website/rental?number=1');

    expect(text).toContain('Sürüm 1 → şimdiki');
    expect(text).toContain('<ins>Yeni cümle.</ins>');
    expect(text).toContain('data-api="POST /v1/admin/pages/rental/restore"');
    expect(text).toMatch(/<time dateTime="[^"]+">[^<]+<\/time> · <span data-by="">\S/);
    expect(text).toContain('data-download="/v1/admin/pages/rental/versions?format=csv"');
  });

  test('stands among those about the same, and leads to every group of them', async () => {
    const { text } = await open('/dashboard/website/rental');
    const links = (label: string) => {
      const [, nav = ''] =
        new RegExp(`<nav [^>]*aria-label="${label}">(.*?)</nav>`).exec(text) ?? [];
      return [...nav.matchAll(/href="([^"]+)"(?: aria-current="([^"]+)")?/g)].map(
        ([, href, current]) => [href, current].filter(Boolean).join(' '),
      );
    };

    expect(links('Site sayfaları')).toEqual([
      '/dashboard/website/about',
      '/dashboard/website/rental true',
      '/dashboard/website/payment',
    ]);
    // Only what is the page itself says so.
    expect(links('Koşullar')).toEqual([
      '/dashboard/website/rental page',
      '/dashboard/website/cancel',
      '/dashboard/website/privacy',
      '/dashboard/website/kvkk',
      expect.stringContaining('contracts'),
    ]);
  });

  test('that nobody has written is an empty form without a version', async () => {
    const { text } = await open('/dashboard/website/car');

    expect(text).toContain('Henüz yazılmadı');
    expect(text).not.toContain('name="version"');
  });

  test('knows no version that was never kept', async () => {
    await open('/dashboard/website/rental?number=99', 404);
  });
});

test('papers are listed in staff’s order, which a dialog changes', async () => {
  const { id } = await createDocument({ title: 'Vergi levhası 2026', active: false });

  const { text } = await open(`/dashboard/website/documents?id=${id}`);

  expect(text).toContain('Vergi levhası 2026');
  expect(text).toContain('state-dot plain">Gizli');
  expect(text).toContain('data-api="PATCH /v1/admin/documents/order"');
  expect(text).toContain(`data-api="DELETE /v1/admin/documents/${id}?version=1"`);
});

test('what is deleted says how many texts of the site link to it', async () => {
  const { id } = await createDocument();
  const post = await createPost({ title: 'Koyların en sessizi' });
  const type = await createVillaType();
  const places = [
    [`/dashboard/website/documents?id=${id}`, paths.document(id)],
    [`/dashboard/blog/${post.id}`, paths.post(post.slug)],
    [`/dashboard/villatypes?id=${type.id}`, paths.landing(type.slug)],
  ] as const;
  for (const [screen] of places) expect((await open(screen)).text).not.toContain('metinde buraya');

  const links = places.map(([, page]) => `<a href="${page}">a</a> <a href="${page}0">b</a>`);
  await createPost({ title: 'Yazı', body: `<p>${links.join('')}</p>` });
  const elsewhere = places.map(([, page]) => `<a href="https://koy.example${page}#not">c</a>`);
  await createFaqGroup('Belgeler', [['Hangi belge?', `<p>${elsewhere.join('')}</p>`]]);

  for (const [screen] of places)
    expect((await open(screen)).text).toContain('Sitedeki 2 metinde buraya verilen bağlantı');
});

test('questions stand by group, each with its form', async () => {
  const { id } = await createFaqGroup('Depozito', [['Ne zaman döner?', '<p>Çıkışta.</p>']]);

  const { text } = await open(`/dashboard/faq?group=${id}`);

  expect(text).toContain('Ne zaman döner?');
  expect(text).toContain(`data-api="PUT /v1/admin/faqgroups/${id}"`);
  await open('/dashboard/faq?entry=999999', 404);
});

describe('mails', () => {
  test('templates are listed with their switch; one that is always sent has none', async () => {
    const { text } = await open('/dashboard/templates/mailtemplates');

    expect(text).toContain('data-flag="/v1/admin/mailtemplates/activity"');
    expect(text).toContain('her zaman gönderilir');
  });

  test('a template has its placeholders, its preview’s call and a reservation to try it on', async () => {
    const { text } = await open(`/dashboard/templates/mailtemplates/${desk.template}`);

    expect(text).toContain('data-insert="{{customer_name}}"');
    expect(text).toContain(`data-call="/v1/admin/mailtemplates/${desk.template}/preview"`);
    expect(text).toContain(`data-api="POST /v1/admin/mailtemplates/${desk.template}/test"`);
    expect(text).toMatch(/<select[^>]+id="sample"/);
  });

  test('the outbox is narrowed by template and words, as its file is', async () => {
    const mail = { html: '<p style="color:red">a</p>', text: 'a', template_code: null };
    const { id } = await db
      .insertInto('mails')
      .values({ ...mail, recipient: 'a@x.example', subject: 'Bir', event_key: 'content 1' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('mails')
      .values({ ...mail, recipient: 'b@x.example', subject: 'İki', event_key: 'content 2' })
      .execute();

    const { text } = await open('/dashboard/templates/mailtemplates?view=outbox&q=a@x');
    const { text: shown } = await open(`/dashboard/mails/${id}`);

    expect(wordsOf(text)).toContain('a@x.example');
    expect(wordsOf(text)).not.toContain('b@x.example');
    expect(text).toContain('data-download="/v1/admin/mails?q=a%40x');
    expect(shown).toContain(`data-api="POST /v1/admin/mails/${id}/resend"`);
    expect(shown).toContain('data-html="&lt;p style=');
  });

  test('that were given up can be ticked to be sent again together, and no others', async () => {
    const mail = { html: '', text: 'a', template_code: null, state: 'DEAD' };
    const { id } = await db
      .insertInto('mails')
      .values({ ...mail, recipient: 'c@x.example', subject: 'Üç', event_key: 'content 3' })
      .returning('id')
      .executeTakeFirstOrThrow();

    const { text: all } = await open('/dashboard/templates/mailtemplates?view=outbox');
    const { text } = await open('/dashboard/templates/mailtemplates?view=outbox&state=DEAD');

    expect(all).not.toContain('data-select=');
    expect(text).toMatch(new RegExp(`data-name="c@x.example"[^>]*value="${id}"`));
    expect(text).toContain('data-api="POST /v1/admin/mails/resend"');
  });
});

test.each(['/dashboard/newsletters', '/dashboard/blog', '/dashboard/website/documents'])(
  'a row of %s begins on a phone with what it is called, not with its day',
  async (address) => {
    const { text } = await open(address);

    expect(text).toMatch(/data-slot="a1"[^>]*>(?:(?!data-slot|<\/td>).)*class="row-link/s);
  },
);

test('a newsletter says how many would get it, and what sending it means', async () => {
  const { text } = await open(`/dashboard/newsletters/${desk.newsletter}`);

  expect(text).toMatch(/\d+ onaylı abone/);
  expect(text).toContain(`data-api="PATCH /v1/admin/newsletters/${desk.newsletter}"`);
  expect(text).toContain('Başladıktan sonra metni değiştirilemez');
});

test('a long text’s letters are counted as other numbers are written', async () => {
  const { id } = await createPost({ body: `<p>${'a'.repeat(1576)}</p>` });

  expect(wordsOf((await open(`/dashboard/blog/${id}`)).text)).toContain('1.576 karakter');
});

test('what is written for the blog and for search engines is counted while it is typed', async () => {
  const { text } = await site.get('/dashboard/blog/new').set('cookie', staff);

  const counted = elementsOf(text, 'output').flatMap((each) => each['data-mirror'] ?? []);

  expect(counted).toEqual(
    ['title', 'summary', 'body', 'seo_title', 'seo_description'].map((name) => `field-${name}`),
  );
});
