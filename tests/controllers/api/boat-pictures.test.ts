import { bearer, db, site } from '../../support/api.ts';
import { createBoat } from '../../support/boat-factories.ts';
import { createBoatPicture, somePicture } from '../../support/catalogue-factories.ts';
import { holdRow } from '../../support/gates.ts';

const IMAGES = '/v1/admin/boat/image';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

/** Sends files under one name, as a browser does. */
function send(boat_id: unknown, files: readonly Buffer[]) {
  const call = site.post(IMAGES).set('authorization', admin).field('boat_id', String(boat_id));
  for (const [at, bytes] of files.entries()) call.attach('images[]', bytes, `güverte ${at}.png`);
  return call;
}

const order = (ids: readonly number[]) =>
  site.put(`${IMAGES}/updateorder`).set('authorization', admin).send({ ids });

const shown = async (boat_id: number) =>
  (await site.get(`/v1/admin/boat/${boat_id}`).set('authorization', admin)).body.content.images.map(
    ({ id }: { id: number }) => id,
  );

const keptHash = (hash: string) =>
  db.selectFrom('stored_pictures').select('hash').where('hash', '=', hash).executeTakeFirst();

test('pictures go to the end of the boat’s in the order they came, one result a file', async () => {
  const boat = await createBoat();
  const first = await createBoatPicture(boat.id);

  const { status, body } = await send(boat.id, [
    await somePicture(),
    Buffer.from('bu bir resim değil'),
    await somePicture(),
  ]);

  expect(status).toBe(201);
  expect(body.content).toMatchObject([
    { file_name: 'güverte 0.png', ok: true, image: { boat_id: boat.id } },
    { file_name: 'güverte 1.png', ok: false, code: 'not_a_picture' },
    { file_name: 'güverte 2.png', ok: true },
  ]);
  const ids = [first.id, body.content[0].image.id, body.content[2].image.id];
  expect(await shown(boat.id)).toEqual(ids);
  expect((await site.get(body.content[0].image.thumbnail)).status).toBe(200);
  expect((await site.get(`/boat/${boat.slug}`)).text).toContain(body.content[0].image.hash);
});

test('the same picture stands once on a boat, and may stand on another', async () => {
  const [one, other] = [await createBoat(), await createBoat()];
  const picture = await somePicture();
  await send(one.id, [picture]).expect(201);

  const again = await send(one.id, [picture]);

  expect([again.status, again.body.code]).toEqual([409, 'already_there']);
  expect(again.body.content).toBe('Bu görsel tekneye zaten eklenmiş.');
  await send(other.id, [picture]).expect(201);
});

test('refuses no files, a boat that is not there, a boat that is no number', async () => {
  const boat = await createBoat();
  const picture = await somePicture();

  expect((await send(boat.id, [])).body.fields).toHaveProperty(['images[]']);
  expect((await send(999_999_999, [picture])).status).toBe(422);
  expect((await send('x', [picture])).body.fields).toHaveProperty('boat_id');
});

test('pictures are put into an order within their places', async () => {
  const boat = await createBoat();
  const other = await createBoatPicture((await createBoat()).id);
  const ids: number[] = [];
  for (let at = 0; at < 4; at++) ids.push((await createBoatPicture(boat.id)).id);
  const [a, b, c, d] = ids as [number, number, number, number];

  await order([d, b]).expect(200);

  expect(await shown(boat.id)).toEqual([a, d, c, b]);
  const { body } = await site.get(`/v1/admin/boat/${boat.id}`).set('authorization', admin);
  expect(body.content.images.map((picture: { order: number }) => picture.order)).toEqual([
    1, 2, 3, 4,
  ]);
  const strange = await order([a, other.id]);
  expect([strange.status, Object.keys(strange.body.fields)]).toEqual([422, ['ids.1']]);
  expect(await shown(boat.id)).toEqual([a, d, c, b]);
});

test('a picture is given words and a kind', async () => {
  const boat = await createBoat();
  const { id } = await createBoatPicture(boat.id);
  const put = (body: object) => site.put(`${IMAGES}/${id}`).set('authorization', admin).send(body);

  const { body } = await put({ alt: 'Kıç güverte', kind: 'DECK' });

  expect(body.content).toMatchObject({ id, alt: 'Kıç güverte', kind: 'DECK' });
  expect((await site.get(`/boat/${boat.slug}`)).text).toContain('Kıç güverte');
  expect((await put({ alt: '', kind: 'POOL' })).body.fields).toHaveProperty('kind');
});

test('a picture’s files go with its last use', async () => {
  const [one, other] = [await createBoat(), await createBoat()];
  const picture = await somePicture();
  const image = async (boat_id: number) => (await send(boat_id, [picture])).body.content[0].image;
  const [first, second] = [await image(one.id), await image(other.id)];
  const remove = (id: number) => site.delete(`${IMAGES}/${id}`).set('authorization', admin);

  await remove(first.id).expect(200);
  expect([await keptHash(first.hash), (await site.get(second.thumbnail)).status]).toEqual([
    { hash: first.hash },
    200,
  ]);
  await remove(second.id).expect(200);

  expect([await keptHash(first.hash), (await site.get(second.thumbnail)).status]).toEqual([
    undefined,
    404,
  ]);
  expect((await remove(second.id)).status).toBe(404);
  const noted = await db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', 'boat_picture')
    .where('entity_id', '=', second.id)
    .orderBy('id')
    .execute();
  expect(noted.map(({ action }) => action)).toEqual([
    'boat_picture.created',
    'boat_picture.deleted',
  ]);
});

test('a boat has a hundred pictures at most', async () => {
  const boat = await createBoat();
  for (let at = 0; at < 100; at++) await createBoatPicture(boat.id);

  const response = await send(boat.id, [await somePicture()]);

  expect([response.status, response.body.code]).toEqual([409, 'too_many_pictures']);
});

test('what one shows, said twice at once, is noted as a change of what was said first', async () => {
  const { id } = await createBoatPicture((await createBoat()).id);
  const say = async (alt: string) =>
    site.put(`${IMAGES}/${id}`).set('authorization', admin).send({ alt }).expect(200);
  const gate = await holdRow('boat_pictures', id);
  const first = await gate.queue(() => say('Güverte'));
  const second = await gate.queue(() => say('Salon'));
  await gate.open();
  await Promise.all([first.done, second.done]);

  const lines = await db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'boat_picture.edited')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  expect(lines).toMatchObject([
    { after: { alt: 'Güverte' } },
    { before: { alt: 'Güverte' }, after: { alt: 'Salon' } },
  ]);
});
