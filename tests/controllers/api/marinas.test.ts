import { bearer, db, site } from '../../support/api.ts';
import { createBoat, createMarina } from '../../support/boat-factories.ts';
import { createTown } from '../../support/factories.ts';

const MARINAS = '/v1/admin/marina';

let admin: string;
let town_id: number;

beforeAll(async () => {
  admin = await bearer('ADMIN');
  town_id = (await createTown({ name: 'Göcek' })).id;
});

const list = (query: object = {}) => site.get(MARINAS).set('authorization', admin).query(query);
const show = (id: number) => site.get(`/v1/admin/showmarina/${id}`).set('authorization', admin);
const create = (own: object) =>
  site
    .post(MARINAS)
    .set('authorization', admin)
    .send({ town_id, ...own });
const update = (id: number, own: object) =>
  site
    .put(`${MARINAS}/${id}`)
    .set('authorization', admin)
    .send({ town_id, ...own });
const remove = (id: number) => site.delete(`${MARINAS}/${id}`).set('authorization', admin);

const lastAudit = () =>
  db
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'before', 'after'])
    .where('entity', '=', 'marina')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

test('a marina is made at the end of the list', async () => {
  await createMarina({ position: 70 });

  const { status, body } = await create({ name: 'Skopea', lat: 36.754, lon: 28.941 });

  expect(status).toBe(201);
  expect(body.content).toMatchObject({ name: 'Skopea', town: 'Göcek', lat: 36.754, boats: 0 });
  expect(body.content.position).toBe(71);
  expect(await lastAudit()).toMatchObject({
    action: 'marina.created',
    entity_id: body.content.id,
    after: { name: 'Skopea' },
  });
});

test('names every bad field at once', async () => {
  const response = await create({ name: ' ', town_id: 'x', lat: 91, address: 7 });

  expect(response.status).toBe(422);
  expect(Object.keys(response.body.fields).toSorted()).toEqual([
    'address',
    'lat',
    'name',
    'town_id',
  ]);
});

test('refuses a town that is not there, and a name that another has', async () => {
  const { name } = await createMarina();

  expect((await create({ name: 'Yeni', town_id: 999_999_999 })).body.fields).toHaveProperty(
    'town_id',
  );
  const twice = await create({ name });
  expect([twice.status, twice.body.code]).toEqual([409, 'name_taken']);
  expect(twice.body.content).toBe('Aynı adda bir marina zaten var.');
});

test('an edit replaces the fields, shows at once on the boat’s page, and notes what changed', async () => {
  const boat = await createBoat();
  const was = (await show(boat.marina_id)).body.content;

  const { body } = await update(boat.marina_id, { name: 'Yeni İskele', version: was.version });

  expect(body.content).toMatchObject({ name: 'Yeni İskele', town: 'Göcek', boats: 1, version: 2 });
  expect((await site.get(`/boat/${boat.slug}`)).text).toContain('Yeni İskele');
  const found = await site.get('/v2/searchboat').query({ marina: boat.marina_id });
  expect(found.body.content[0]).toMatchObject({ id: boat.id, marina: 'Yeni İskele' });
  expect(await lastAudit()).toMatchObject({
    before: { name: was.name, town_id: was.town_id },
    after: { name: 'Yeni İskele', town_id },
  });
});

test('an edit of an old copy is refused with what stands there now', async () => {
  const { id } = await createMarina();
  await update(id, { name: `Kalan ${id}`, version: 1 });

  const late = await update(id, { name: 'Geç', version: 1 });

  expect([late.status, late.body.code]).toEqual([409, 'stale']);
  expect(late.body).toMatchObject({ version: 2, current: { name: `Kalan ${id}` } });
});

test('one where boats lie stays, another goes', async () => {
  const { marina_id } = await createBoat();
  const empty = await createMarina();

  const used = await remove(marina_id);
  const gone = await remove(empty.id);

  expect([used.status, used.body.code, used.body.used_by]).toEqual([409, 'in_use', 'boats']);
  expect(gone.body).toEqual({ content: { id: empty.id } });
  expect((await show(empty.id)).status).toBe(404);
  expect(await lastAudit()).toMatchObject({
    action: 'marina.deleted',
    before: { town_id: empty.town_id },
  });
});

test('the list finds names without their dots, town by town, in Turkish order', async () => {
  const own = (await createTown()).id;
  for (const name of ['Zeytin Koyu', 'Çınar İskelesi', 'Cennet Koyu'])
    await createMarina({ name, town_id: own });

  const { body } = await list({ town_id: own, order: 'name' });
  const found = await list({ town_id: own, name: 'cinar' });

  expect(body.take).toBe(10);
  expect(body.content.map(({ name }: { name: string }) => name)).toEqual([
    'Cennet Koyu',
    'Çınar İskelesi',
    'Zeytin Koyu',
  ]);
  expect([found.body.total, found.body.content[0].name]).toEqual([1, 'Çınar İskelesi']);
});

test('the list can be had as a file', async () => {
  const { name } = await createMarina();

  const { status, headers, text } = await list({ format: 'csv' });

  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(text).toContain(name);
});
