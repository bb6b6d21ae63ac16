import { bearer, db, site } from '../../support/api.ts';
import { createBoat, createBoatType } from '../../support/boat-factories.ts';
import { createStoredPicture, somePicture } from '../../support/catalogue-factories.ts';
import { createTown } from '../../support/factories.ts';

const TYPES = '/v1/admin/boattypes';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});

const list = (query: object = {}) => site.get(TYPES).set('authorization', admin).query(query);
const show = (id: number) => site.get(`${TYPES}/${id}`).set('authorization', admin);
const create = (own: object) => site.post(TYPES).set('authorization', admin).send(own);
const update = (id: number, own: object) =>
  site.put(`${TYPES}/${id}`).set('authorization', admin).send(own);
const remove = (id: number) => site.delete(`${TYPES}/${id}`).set('authorization', admin);

const lastAudit = () =>
  db
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'before', 'after'])
    .where('entity', '=', 'boat_type')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('a type gets its address from its name, its text is cleaned, its page is there', async () => {
  const { status, body } = await create({
    name: 'Yelkenli Kotra',
    body: '<p onclick="x()">Rüzgârla</p><script>alert(1)</script>',
  });

  expect(status).toBe(201);
  expect(body.content).toMatchObject({ slug: 'yelkenli-kotra', body: '<p>Rüzgârla</p>', boats: 0 });
  expect((await site.get('/yelkenli-kotra')).text).toContain('Yelkenli Kotra');
  expect(await lastAudit()).toMatchObject({
    action: 'boat_type.created',
    entity_id: body.content.id,
  });
});

test('refuses an address that a town has, and the site’s own', async () => {
  const { slug } = await createTown();

  const taken = await create({ name: 'Tip', slug });
  const own = await create({ name: 'Tip', slug: 'listing' });

  expect([taken.status, taken.body.code]).toEqual([409, 'slug_taken']);
  expect([own.status, Object.keys(own.body.fields)]).toEqual([422, ['slug']]);
});

test('names every bad field at once', async () => {
  const response = await create({ name: '', slug: 'Büyük', active: 'evet', seo_title: 5 });

  expect(Object.keys(response.body.fields).toSorted()).toEqual([
    'active',
    'name',
    'seo_title',
    'slug',
  ]);
});

test('a new address leaves the old one behind, which leads to it', async () => {
  const { id, slug } = await createBoatType();

  const { body } = await update(id, { name: 'Tirhandil', slug: `${slug}-yeni`, version: 1 });
  const old = await site.get(`/${slug}`);

  expect(body.content).toMatchObject({ slug: `${slug}-yeni`, version: 2 });
  expect([old.status, old.headers.location]).toEqual([301, `/${slug}-yeni`]);
  expect(await lastAudit()).toMatchObject({ before: { slug }, after: { slug: `${slug}-yeni` } });
});

test('an edit of an old copy is refused with what stands there now', async () => {
  const { id } = await createBoatType();
  await update(id, { name: 'İlk', version: 1 });

  const late = await update(id, { name: 'Geç', version: 1 });

  expect([late.status, late.body.code]).toEqual([409, 'stale']);
  expect(late.body).toMatchObject({ version: 2, current: { name: 'İlk' } });
});

test('one that boats have stays, another goes with its picture', async () => {
  const used = await createBoatType();
  await createBoat({ types: [used.id] });
  const { hash } = await createStoredPicture();
  const free = await createBoatType({ picture_hash: hash });

  const refused = await remove(used.id);
  const gone = await remove(free.id);

  expect([refused.status, refused.body.used_by]).toEqual([409, 'boat_boat_types']);
  expect(refused.body.content).toBe('Bu tipte tekneler olduğu için silinemez.');
  expect(gone.body).toEqual({ content: { id: free.id } });
  expect((await site.get(`/${free.slug}`)).status).toBe(410);
  const kept = db.selectFrom('stored_pictures').select('hash').where('hash', '=', hash);
  expect(await kept.executeTakeFirst()).toBeUndefined();
});

test('its picture is replaced and taken away', async () => {
  const { id } = await createBoatType();
  const send = async () =>
    site
      .post(`${TYPES}/${id}/image`)
      .set('authorization', admin)
      .attach('image', await somePicture(), 'tip.png');

  const first = (await send()).body.content.picture.hash;
  const second = (await send()).body.content.picture.hash;
  expect(second).not.toBe(first);
  expect((await show(id)).body.content.picture.hash).toBe(second);
  expect((await list({ order: '-id', take: 1 })).body.content[0].picture.hash).toBe(second);

  await site.delete(`${TYPES}/${id}/image`).set('authorization', admin).expect(200);
  expect((await show(id)).body.content.picture).toBeNull();
  const kept = db.selectFrom('stored_pictures').select('hash').where('hash', 'in', [first, second]);
  expect(await kept.execute()).toEqual([]);
});

test('types are put into an order, and guests choose among the open ones in it', async () => {
  const [a, b, c] = [
    await createBoatType({ name: 'Gulet', position: 901 }),
    await createBoatType({ name: 'Katamaran', position: 902 }),
    await createBoatType({ name: 'Kapalı', position: 903, active: false }),
  ];
  await createBoat({ types: [a.id] });

  await site
    .patch(`${TYPES}/order`)
    .set('authorization', admin)
    .send({ ids: [b.id, a.id] })
    .expect(200);
  const { body } = await site.get('/v1/boattype');

  const shown = body.content.filter(({ id }: { id: number }) => [a.id, b.id, c.id].includes(id));
  expect(shown.map(({ id, boats }: { id: number; boats: number }) => [id, boats])).toEqual([
    [b.id, 0],
    [a.id, 1],
  ]);
});

test('the list has ten on a page, filters, and finds names without their dots', async () => {
  await createBoatType({ name: 'Işıklı Şalupa' });

  expect((await list()).body.take).toBe(10);
  expect((await list({ name: 'isikli salupa' })).body.total).toBe(1);
  expect((await list({ name: 'isikli salupa', active: '0' })).body.total).toBe(0);
});
