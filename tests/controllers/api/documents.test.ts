import { bearer, db, site } from '../../support/api.ts';
import { somePdf, somePicture } from '../../support/catalogue-factories.ts';

const DOCUMENTS = '/v1/admin/documents';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});
beforeEach(() => db.deleteFrom('documents').execute());

const add = (
  title: string,
  bytes: Buffer | Promise<Buffer> = somePdf(),
  name = 'vergi levhası.pdf',
) =>
  Promise.resolve(bytes).then((content) =>
    site
      .post(DOCUMENTS)
      .set('authorization', admin)
      .field('title', title)
      .attach('file', content, name),
  );
const added = async (title: string, bytes?: Buffer) => (await add(title, bytes)).body.content;
const list = () => site.get(DOCUMENTS).set('authorization', admin);
const update = (id: number, own: object) =>
  site.put(`${DOCUMENTS}/${id}`).set('authorization', admin).send(own);
const remove = (id: number) => site.delete(`${DOCUMENTS}/${id}`).set('authorization', admin);
const offered = async () => (await site.get('/v1/website/ourdocuments')).body.content;

test('a PDF is kept, offered on the site and downloaded as it was', async () => {
  const bytes = somePdf();

  const { status, body } = await add('Vergi levhası', bytes);

  expect(status).toBe(201);
  const { id, url } = body.content;
  expect(body.content).toMatchObject({
    file_name: 'vergi levhası.pdf',
    bytes: bytes.length,
    active: true,
  });
  expect(await offered()).toEqual([expect.objectContaining({ id, title: 'Vergi levhası', url })]);
  expect((await site.get('/website/document')).text).toContain('Vergi levhası');
  const download = await site.get(url).buffer(true);
  expect([download.status, download.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(download.body).toEqual(bytes);
  const noted = await db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('entity', '=', 'document')
    .where('entity_id', '=', id)
    .execute();
  expect(noted).toMatchObject([{ action: 'document.created', after: { title: 'Vergi levhası' } }]);
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a picture', somePicture],
  ['a page', () => Buffer.from('<html><script>alert(1)</script></html>')],
  ['a PDF that ends early', () => Buffer.from('%PDF-1.7\nyarım')],
  ['nothing', () => Buffer.alloc(0)],
])('refuses %s under a PDF’s name', async (_, bytes) => {
  const response = await add('Sahte', bytes());

  expect([response.status, response.body.code]).toEqual([422, 'not_a_pdf']);
  expect((await list()).body.total).toBe(0);
});

test('refuses more than 20 MB', async () => {
  const response = await add('Büyük', Buffer.concat([somePdf(), Buffer.alloc(20 * 1024 * 1024)]));

  expect([response.status, response.body.code]).toEqual([413, 'file_too_large']);
  expect(response.body.content).toContain('20 MB');
});

test('names what is missing at once', async () => {
  const response = await site.post(DOCUMENTS).set('authorization', admin).field('title', ' ');

  expect([response.status, Object.keys(response.body.fields).toSorted()]).toEqual([
    422,
    ['file', 'title'],
  ]);
});

test('a download’s name leads nowhere and says what it is', async () => {
  const { body } = await add('Yol', somePdf(), '..\\..\\gizli/belge');

  expect(body.content.file_name).toBe('belge.pdf');
});

test('a download’s name is cut between letters', async () => {
  const { body } = await add('Uzun', somePdf(), `${'x'.repeat(179)}😀.pdf`);

  expect(body.content.file_name).toBe(`${'x'.repeat(179)}.pdf`);
});

test('one that is switched off is offered no more, at once', async () => {
  const { id, url } = await added('Sigorta');

  const { body } = await update(id, { title: 'Sigorta poliçesi', active: false, version: 1 });

  expect(body.content).toMatchObject({ title: 'Sigorta poliçesi', active: false, version: 2 });
  expect(await offered()).toEqual([]);
  expect((await site.get(url)).status).toBe(404);
  const late = await update(id, { title: 'Geç', version: 1 });
  expect([late.status, late.body.code]).toEqual([409, 'stale']);
});

test('papers stand in the order staff gave them', async () => {
  const ids: number[] = [];
  for (const title of ['A', 'B', 'C']) ids.push((await added(title)).id);
  const [a, b, c] = ids;

  await site
    .patch(`${DOCUMENTS}/order`)
    .set('authorization', admin)
    .send({ ids: [c, a] })
    .expect(200);

  expect((await offered()).map(({ id }: { id: number }) => id)).toEqual([c, b, a]);
  await remove(Number(b)).expect(200);
  expect((await list()).body.content).toMatchObject([
    { id: c, order: 1 },
    { id: a, order: 2 },
  ]);
});

test('a file goes with the last paper that is it', async () => {
  const bytes = somePdf();
  const first = await added('Bir', bytes);
  const second = await added('İki', bytes);

  await remove(first.id).expect(200);
  expect((await site.get(second.url)).status).toBe(200);
  await remove(second.id).expect(200);
  expect((await remove(second.id)).status).toBe(404);

  expect((await list()).body.total).toBe(0);
  const again = await added('Yeniden', bytes);
  expect((await site.get(again.url)).status).toBe(200);
});
