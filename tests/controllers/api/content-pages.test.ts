import { bearer, db, site } from '../../support/api.ts';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const call = (method: 'get' | 'put' | 'post', address: string) =>
  site[method](`/v1/admin${address}`).set('authorization', admin);
const edit = (section: string, own: object) => call('put', `/${section}/edit`).send(own);

const lastAudit = () =>
  db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('entity', '=', 'content_page')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test.each(['about', 'rental', 'cancel', 'privacy', 'kvkk', 'howrent'])(
  'PUT /%s/edit is on the site at once, cleaned',
  async (section) => {
    const path = { about: '/about' }[section] ?? `/website/${section}`;
    const title = `Metin ${section}`;

    const saved = await edit(section, {
      title,
      body: '<p onclick="x()">Yeni</p><script></script>',
    });
    const page = await site.get(path);
    const open = await site.get(`/v1/website/${section}`);

    expect(saved.body.content).toMatchObject({ section, title, body: '<p>Yeni</p>' });
    expect(page.text).toContain('<p>Yeni</p>');
    expect(open.body.content).toMatchObject({ section, title, body: '<p>Yeni</p>' });
  },
);

test.each([
  ['bank', 'bank'],
  ['documents', 'document'],
])('PUT /%s/edit keeps what stands above the list', async (address, section) => {
  const { body } = await edit(address, { title: 'Üst metin', body: '<p>Yeni</p>' });

  expect(body.content).toMatchObject({ section, title: 'Üst metin', body: '<p>Yeni</p>' });
});

test('every text that was saved can be seen and stands again when asked', async () => {
  await edit('howrent', { title: 'Birinci', body: '<p>Bir</p>' });
  const { body } = await edit('howrent', { title: 'İkinci', body: '<p>İki</p>' });
  const history = await call('get', '/pages/howrent/versions').query({ take: 2 });
  const [second, first] = history.body.content;

  expect([second.title, first.title]).toEqual(['İkinci', 'Birinci']);
  expect(second.created_by_name).toMatch(/^Deniz Kaya/);
  const old = await call('get', `/pages/howrent/versions/${first.number}`);
  expect(old.body.content.body).toBe('<p>Bir</p>');

  const again = await call('post', '/pages/howrent/restore').send({
    number: first.number,
    version: body.content.version,
  });

  expect(again.body.content).toMatchObject({ title: 'Birinci', body: '<p>Bir</p>' });
  expect(await lastAudit()).toMatchObject({
    action: 'content_page.restored',
    before: { title: 'İkinci' },
    after: { title: 'Birinci' },
  });
  const after = await call('get', '/pages/howrent/versions');
  expect(after.body.total).toBe(history.body.total + 1);
});

test('what is published as it stands is no new version, and words for search engines alone are none', async () => {
  const text = { title: 'Kiralama', body: '<p>Aynı metin</p>' };
  const { body: first } = await edit('howrent', text);
  const versions = async () => (await call('get', '/pages/howrent/versions')).body.total;
  const before = await versions();

  const { body: again } = await edit('howrent', text);
  const { body: found } = await edit('howrent', { ...text, seo_title: 'Nasıl kiralanır' });

  expect(again.content).toEqual(first.content);
  expect(found.content).toMatchObject({
    seo_title: 'Nasıl kiralanır',
    version: first.content.version + 1,
  });
  expect(await versions()).toBe(before);
});

test('a text from before versions were kept is the first of them', async () => {
  await db
    .insertInto('content_pages')
    .values({ section: 'cookie', title: 'Çerezler', body: '<p>Eski</p>' })
    .execute();

  await call('put', '/pages/cookie').send({ title: 'Çerezler', body: '<p>Yeni</p>' });
  const { body } = await call('get', '/pages/cookie/versions');

  expect(body.content.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
});

test('made from an old copy is refused with what stands there now', async () => {
  const { body } = await edit('kvkk', { title: 'Bir', body: '<p>Bir</p>' });
  const { version } = body.content;
  await edit('kvkk', { title: 'İki', body: '<p>İki</p>', version });

  const late = await edit('kvkk', { title: 'Üç', body: '<p>Üç</p>', version });

  expect([late.status, late.body.code]).toEqual([409, 'stale']);
  expect(late.body.current).toMatchObject({ title: 'İki' });
});

test('two who save at once leave two versions', async () => {
  const before = (await call('get', '/pages/rental/versions')).body.total;

  await Promise.all([
    edit('rental', { title: 'A', body: '<p>A</p>' }),
    edit('rental', { title: 'B', body: '<p>B</p>' }),
  ]);

  expect((await call('get', '/pages/rental/versions')).body.total).toBe(before + 2);
});

test('names every bad field at once, and a text of which nothing is left', async () => {
  const bad = await edit('about', { title: ' ', body: '', seo_title: 5 });
  const empty = await edit('about', { title: 'Boş', body: '<p>&nbsp;</p><h2></h2>' });

  expect(Object.keys(bad.body.fields).toSorted()).toEqual(['body', 'seo_title', 'title']);
  expect([empty.status, Object.keys(empty.body.fields)]).toEqual([422, ['body']]);
});

test('keeps what search engines are told when an edit does not name it', async () => {
  await edit('about', { title: 'Biz', body: '<p>Biz</p>', seo_title: 'Koy hakkında' });

  const { body } = await edit('about', { title: 'Biz', body: '<p>Kalkan</p>' });

  expect(body.content.seo_title).toBe('Koy hakkında');
});

test('lists all sections, also those that nobody has written', async () => {
  const { body } = await call('get', '/pages');

  expect(body.content).toHaveLength(12);
  expect(body.content.find(({ section }: { section: string }) => section === 'car')).toMatchObject({
    title: null,
    version: null,
  });
  expect((await call('get', '/pages/car')).body.content.body).toBe('');
  expect((await call('get', '/pages/gizli')).status).toBe(404);
});

test('a preview shows what would be left of a text and keeps nothing', async () => {
  const body = '<h2>Önce bakılan</h2><p onclick="x()">Metin</p><script>x()</script>';

  const shown = await call('post', '/pages/privacy/preview').send({ title: 'Gizlilik', body });

  expect(shown.body).toEqual({
    content: { title: 'Gizlilik', body: '<h2>Önce bakılan</h2><p>Metin</p>' },
  });
  expect((await call('get', '/pages/privacy')).body.content.body).not.toContain('Önce bakılan');
});

test('its versions can be had as a file', async () => {
  await edit('kvkk', { title: 'KVKK', body: '<p>Bir</p>' }).expect(200);

  const { text, headers } = await call('get', '/pages/kvkk/versions?format=csv').expect(200);

  expect(headers['content-disposition']).toContain('sayfa-surumleri');
  expect(text).toContain('Sürüm;Başlık');
});
