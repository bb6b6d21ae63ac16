import sharp from 'sharp';
import { today } from '../../../server/clock.ts';
import { documentStore } from '../../../server/services/files/document-store.ts';
import { eraseAged } from '../../../server/services/guests/erase-aged.ts';
import { auditOf, db, send, signedInOwner } from '../../support/admin-calls.ts';
import { bearer, signedIn, signIn, site } from '../../support/api.ts';
import { somePdf, somePicture } from '../../support/catalogue-factories.ts';
import { createUser, createVilla } from '../../support/factories.ts';
import { createPermitFile } from '../../support/villa-catalogue-factories.ts';

const listOf = (villa: number) => `/v1/admin/villas/${villa}/permit-files`;
const fileOf = (id: number) => `/v1/admin/villas/permit-files/${id}`;

const add = async (villa: number, bytes: Buffer, name = 'İzin belgesi.pdf') =>
  site
    .post(listOf(villa))
    .set('authorization', await bearer('ADMIN'))
    .field('title', 'İzin belgesi')
    .attach('file', bytes, name);

const hashesOf = async (villa: number) =>
  (
    await db.selectFrom('villa_permit_files').select('hash').where('villa_id', '=', villa).execute()
  ).map(({ hash }) => hash);

test('a permit’s PDF is kept, listed and given to staff as it was, and each step is noted', async () => {
  const villa = await createVilla();
  const bytes = somePdf();

  const { status, body } = await add(villa.id, bytes);

  const kept = {
    ...{ villa_id: villa.id, title: 'İzin belgesi', file_name: 'İzin belgesi.pdf' },
    ...{ mime: 'application/pdf', bytes: bytes.length, created_by: expect.any(String) },
  };
  expect([status, body.content]).toEqual([201, expect.objectContaining(kept)]);
  expect((await send('get', listOf(villa.id))).body.content).toEqual([body.content]);
  const download = await send('get', fileOf(body.content.id)).buffer(true);
  expect(download.headers['content-type']).toBe('application/pdf');
  expect(download.headers['content-disposition']).toMatch(/^attachment/);
  expect(download.body).toEqual(bytes);

  await send('delete', fileOf(body.content.id), {}).expect(200);
  await send('get', fileOf(body.content.id)).expect(404);
  const added = ['villa.permit_file_added', 'villa.permit_file_deleted'];
  expect(await auditOf('villa', villa.id)).toEqual(added);
});

test('a screenshot is drawn anew, and called what it is', async () => {
  const villa = await createVilla();
  const photo = await sharp(await somePicture())
    .withExif({ IFD0: { Copyright: 'Fatma Gizli' } })
    .png()
    .toBuffer();

  const { body } = await add(villa.id, photo, '..\\gizli/e-Devlet.PNG');

  expect(body.content).toMatchObject({ file_name: 'e-Devlet.jpg', mime: 'image/jpeg' });
  const { body: bytes } = await send('get', fileOf(body.content.id)).buffer(true);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a PDF that ends early', Buffer.from('%PDF-1.7\nyarım')],
  ['a picture that ends early', Buffer.from('\x89PNG yarım', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('%s is no permit, whatever it is called', async (_, bytes) => {
  const villa = await createVilla();

  const { status, body } = await add(villa.id, bytes);

  expect([status, body.code]).toEqual([422, 'not_a_permit_file']);
  expect(await hashesOf(villa.id)).toEqual([]);
});

test('the same file stands once with a villa, and no villa has more than thirty', async () => {
  const villa = await createVilla();
  const bytes = somePdf();
  await add(villa.id, bytes);

  const twice = await add(villa.id, bytes);
  for (let n = 1; n < 30; n += 1) await createPermitFile(villa.id);
  const more = await add(villa.id, somePdf());

  expect([twice.status, twice.body.code]).toEqual([409, 'already_there']);
  expect([more.status, more.body.code]).toEqual([409, 'too_many_permit_files']);
});

test('owners see none of it, not even of their own villa, nor do visitors', async () => {
  const owner = await signedInOwner();
  const villa = await createVilla({ owner_id: owner.id });
  const { body } = await add(villa.id, somePdf());
  const { id } = body.content;

  await owner.get(listOf(villa.id)).expect(403);
  await owner.get(fileOf(id)).expect(403);
  await site.get(fileOf(id)).expect(401);
  const { cookie } = await signedIn(await createUser({ role: 'OWNER' }));
  await site.get(`/dashboard/villas/permit-files/${id}`).set({ cookie }).expect(403);
  await site.get(`/dashboard/villas/permit-files/${id}`).expect(303);
});

test('staff read a picture in the browser, where nothing in it may run, and a PDF as a file', async () => {
  const villa = await createVilla();
  const cookie = await signIn('ADMIN');
  const open = (id: number) => site.get(`/dashboard/villas/permit-files/${id}`).set({ cookie });
  const picture = (await add(villa.id, await somePicture(), 'ekran.png')).body.content.id;
  const pdf = (await add(villa.id, somePdf())).body.content.id;

  const shown = (await open(picture).expect(200)).headers;
  const taken = (await open(pdf).expect(200)).headers;

  expect(shown['content-type']).toBe('image/jpeg');
  expect(shown['content-disposition']).toBeUndefined();
  expect(shown['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(shown['cache-control']).toContain('no-store');
  expect(taken['content-disposition']).toMatch(/^attachment/);
});

test('the tab of the permit names each with its way to delete it', async () => {
  const villa = await createVilla();
  const { body } = await add(villa.id, somePdf());
  const { text } = await site
    .get(`/dashboard/villas/${villa.id}/permit`)
    .set({ cookie: await signIn('ADMIN') })
    .expect(200);

  expect(text).toContain(`href="/dashboard/villas/permit-files/${body.content.id}"`);
  expect(text).toContain(`data-papers="${listOf(villa.id)}"`);
  expect(text).toContain('data-api-template="DELETE /v1/admin/villas/permit-files/{id}"');
});

test('a file goes with the last row that is it, whatever kind of paper the others are', async () => {
  const [one, other] = [await createVilla(), await createVilla()];
  const bytes = somePdf();
  const first = (await add(one.id, bytes)).body.content.id;
  const second = (await add(other.id, bytes)).body.content.id;
  const paper = await site
    .post('/v1/admin/documents')
    .set('authorization', await bearer('ADMIN'))
    .field('title', 'Aynı belge')
    .attach('file', bytes, 'belge.pdf');
  const [hash = ''] = await hashesOf(one.id);

  await send('delete', fileOf(first), {}).expect(200);
  await send('delete', `/v1/admin/documents/${paper.body.content.id}`, {}).expect(200);
  expect(await documentStore().has(hash)).toBe(true);
  await send('delete', fileOf(second), {}).expect(200);
  expect(await documentStore().has(hash)).toBe(false);
});

test('a deleted villa’s are nobody’s to see, and destroyed when its books may be', async () => {
  const years = (count: number) => today().subtract({ years: count }).toString();
  const [old, young] = [await createVilla({ active: false }), await createVilla({ active: false })];
  const { id } = (await add(old.id, somePdf())).body.content;
  await add(young.id, somePdf());
  const [hash = ''] = await hashesOf(old.id);
  const remove = (villa: number, deleted_at: string) =>
    db.updateTable('villas').set({ deleted_at }).where('id', '=', villa).execute();
  await remove(old.id, `${years(10)}T00:00:00Z`);
  await remove(young.id, `${years(9)}T00:00:00Z`);
  await send('get', fileOf(id)).expect(404);

  await eraseAged(db, today().add({ days: 1 }));

  expect(await documentStore().has(hash)).toBe(false);
  expect([await hashesOf(old.id), await hashesOf(young.id)]).toEqual([[], [expect.any(String)]]);
  const journal = await db
    .selectFrom('destruction_log')
    .select(['entity', 'row_count'])
    .where('entity', '=', 'villa')
    .execute();
  expect(journal).toEqual([{ entity: 'villa', row_count: 1 }]);
});
