import { PublicShowcase } from '../../../server/schemas/answers/showcases-public.ts';
import { bearer, db, site } from '../../support/api.ts';
import { createShowcase } from '../../support/catalogue-factories.ts';
import { createDistrict, createVilla, createVillaType } from '../../support/factories.ts';

const SHOWCASES = '/v1/admin/showcases';
const VILLAS = '/v1/admin/showcase-villas';

let admin: string;

beforeAll(async () => {
  admin = await bearer('ADMIN');
});
beforeEach(() => db.deleteFrom('showcases').execute());

type Verb = 'get' | 'post' | 'put' | 'delete';
const call = (verb: Verb, address: string, body?: object) =>
  site[verb](address).set('authorization', admin).send(body);
const show = (id: number) => call('get', `${SHOWCASES}/${id}`);
const order = async () =>
  (await call('get', SHOWCASES)).body.content.map(({ id }: { id: number }) => id);
const villasOf = async (id: number) =>
  (await show(id)).body.content.villas.map(({ villa_id }: { villa_id: number }) => villa_id);
const villas = async (count: number, own: object = {}) => {
  const made: number[] = [];
  for (let at = 0; at < count; at++) made.push((await createVilla(own)).id);
  return made;
};
const lastAudit = () =>
  db
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'before', 'after'])
    .where('entity', 'like', 'showcase%')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('showcases', () => {
  test('are made at the end, edited, and shown on the home page at once', async () => {
    await createVillaType({ name: 'Kaş', slug: 'kas' });
    const { body } = await call('post', SHOWCASES, { title: 'Kaş’ın gözdeleri', link: '/kas' });
    const { id } = body.content;
    expect(body.content).toMatchObject({ subtitle: '', active: true, villa_count: 0, villas: [] });
    await call('post', VILLAS, { showcase_id: id, villa_ids: await villas(1) }).expect(201);
    expect((await site.get('/')).text).toContain('Kaş’ın gözdeleri');

    const edited = await call('put', `${SHOWCASES}/${id}`, { title: 'Sessiz koylar', version: 1 });

    expect(edited.body.content).toMatchObject({ title: 'Sessiz koylar', link: null, version: 2 });
    expect((await site.get('/')).text).toContain('Sessiz koylar');
    expect((await site.get('/v1/showcases')).body.content).toMatchObject([{ id }]);
    expect(await lastAudit()).toMatchObject({
      action: 'showcase.edited',
      before: { title: 'Kaş’ın gözdeleri', link: '/kas' },
      after: { title: 'Sessiz koylar', link: null },
    });
    const late = await call('put', `${SHOWCASES}/${id}`, { title: 'Geç', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
  });

  test.each([
    'javascript:alert(1)',
    '//kotu.example',
    '/\\kotu.example',
    'http://a.example',
    'kas',
    '/kalkn',
    '/kalkn?adults=4',
  ])('lead nowhere by %s', async (link) => {
    const response = await call('post', SHOWCASES, { title: 'Vitrin', link });

    expect([response.status, Object.keys(response.body.fields)]).toEqual([422, ['link']]);
  });

  test('move to a place, at most the last', async () => {
    const [a, b, c] = [await createShowcase(), await createShowcase(), await createShowcase()];

    const first = await call('put', `${SHOWCASES}/order/${c.id}`, { order: 1 });
    expect(first.body.content).toEqual({ id: c.id, order: 1 });
    expect(await order()).toEqual([c.id, a.id, b.id]);
    const last = await call('put', `${SHOWCASES}/order/${c.id}`, { order: 99 });
    expect(last.body.content).toEqual({ id: c.id, order: 3 });
    expect(await order()).toEqual([a.id, b.id, c.id]);
    expect((await call('put', `${SHOWCASES}/order/${a.id}`, { order: 0 })).status).toBe(422);
  });

  test('stand where their order says, whatever gaps their positions have', async () => {
    const [a, b] = [await createShowcase([], { position: 0 }), await createShowcase()];
    await createShowcase([], { position: 5, title: 'Ortada' });

    const shown = (await call('get', `${SHOWCASES}?order=-position`)).body.content;
    expect(shown.map(({ order }: { order: number }) => order)).toEqual([3, 2, 1]);
    expect((await show(a.id)).body.content).toMatchObject({ order: 1, position: 0 });
    const found = await call('get', `${SHOWCASES}?q=ortada`);
    expect(found.body.content).toMatchObject([{ order: 2, position: 5 }]);
    const same = await call('put', `${SHOWCASES}/order/${b.id}`, { order: 3 });

    expect(same.body.content).toEqual({ id: b.id, order: 3 });
    expect((await show(b.id)).body.content).toMatchObject({ order: 3 });
  });

  test('go with their places, never with their villas', async () => {
    const [villa = 0] = await villas(1);
    const { id } = await createShowcase([villa]);

    expect((await call('delete', `${SHOWCASES}/${id}`)).body).toEqual({ content: { id } });

    expect((await show(id)).status).toBe(404);
    const kept = db.selectFrom('villas').select('id').where('id', '=', villa);
    expect(await kept.executeTakeFirst()).toEqual({ id: villa });
  });

  test('are listed ten on a page, found by title, counted with their villas', async () => {
    await createShowcase(await villas(2), { title: 'Isıtmalı Havuzlar', active: false });
    await createShowcase();

    const { body } = await call('get', `${SHOWCASES}?q=isitmali&active=0`);

    expect([body.total, body.take]).toEqual([1, 10]);
    expect(body.content[0]).toMatchObject({ title: 'Isıtmalı Havuzlar', villa_count: 2 });
  });
});

describe('their villas', () => {
  test('are added at the end in the order given', async () => {
    const [a, b, c] = await villas(3);
    const { id } = await createShowcase([a as number]);

    const { status, body } = await call('post', VILLAS, { showcase_id: id, villa_ids: [c, b] });

    expect(status).toBe(201);
    expect(body.content).toMatchObject([{ villa_id: c }, { villa_id: b }]);
    expect(await villasOf(id)).toEqual([a, c, b]);
    expect(await lastAudit()).toMatchObject({
      action: 'showcase.villas_added',
      entity_id: id,
      after: { villa_ids: [c, b] },
    });
  });

  test('stand once, exist, and come all or none', async () => {
    const [a, b] = await villas(2);
    const { id } = await createShowcase([a as number]);

    const twice = await call('post', VILLAS, { showcase_id: id, villa_ids: [b, a] });
    const nobody = await call('post', VILLAS, { showcase_id: id, villa_ids: [b, 999_999_999] });
    const nowhere = await call('post', VILLAS, { showcase_id: 999_999_999, villa_ids: [b] });

    expect([twice.status, twice.body.code]).toEqual([409, 'already_there']);
    expect([nobody.status, Object.keys(nobody.body.fields)]).toEqual([422, ['villa_ids.1']]);
    expect(nowhere.status).toBe(422);
    expect(await villasOf(id)).toEqual([a]);
  });

  test('move within their showcase alone', async () => {
    const [a, b, c] = await villas(3);
    const { id, rows } = await createShowcase([a, b, c] as number[]);
    const other = await createShowcase([a, b] as number[]);

    const { body } = await call('put', `${VILLAS}/${rows[2]}`, { order: 1 });

    expect(body.content).toEqual({ id: rows[2], order: 1 });
    expect(await villasOf(id)).toEqual([c, a, b]);
    expect(await villasOf(other.id)).toEqual([a, b]);
  });

  test('stay where they are when they are given the order they have', async () => {
    const [a, b, c] = await villas(3);
    const { id, rows } = await createShowcase([a, b, c] as number[]);
    await createShowcase([a] as number[]);
    await db
      .updateTable('showcase_villas')
      .set({ position: 0 })
      .where('id', '=', rows[0] ?? 0)
      .execute();
    const orders = async () =>
      (await show(id)).body.content.villas.map(({ order }: { order: number }) => order);
    expect(await orders()).toEqual([1, 2, 3]);

    for (const [at, row] of rows.entries())
      await call('put', `${VILLAS}/${row}`, { order: at + 1 }).expect(200);

    expect(await villasOf(id)).toEqual([a, b, c]);
    await call('delete', `${VILLAS}/${rows[1]}`).expect(200);
    expect(await orders()).toEqual([1, 2]);
  });

  test('are taken out one by one, or several, all or none', async () => {
    const [a, b, c, d] = await villas(4);
    const { id, rows } = await createShowcase([a, b, c, d] as number[]);

    await call('delete', `${VILLAS}/${rows[0]}`).expect(200);
    const wrong = await call('delete', VILLAS, { ids: [rows[1], rows[0]] });
    const right = await call('delete', VILLAS, { ids: [rows[1], rows[3]] });

    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['ids.1']]);
    expect(right.body).toEqual({ content: { ids: [rows[1], rows[3]] } });
    expect(await villasOf(id)).toEqual([c]);
    expect(await lastAudit()).toMatchObject({ action: 'showcase_villa.deleted' });
  });
});

describe('an import', () => {
  test('from another showcase keeps its order and skips what is there', async () => {
    const [a, b, c] = await villas(3);
    const from = await createShowcase([c, a, b] as number[]);
    const { id } = await createShowcase([a as number]);
    const wanted = { showcase_id: id, from_showcase_id: from.id };

    const preview = await call('post', `${VILLAS}/import`, { ...wanted, preview: true });
    expect(await villasOf(id)).toEqual([a]);
    const done = await call('post', `${VILLAS}/import`, wanted);

    expect(preview.body.content.villas).toEqual(done.body.content.villas);
    expect([preview.body.content.preview, done.body.content.preview]).toEqual([true, false]);
    expect(await villasOf(id)).toEqual([a, c, b]);
    const again = await call('post', `${VILLAS}/import`, wanted);
    expect(again.body.content.villas).toEqual([]);
  });

  test('by a filter brings villas on sale that fit all of it, in staff’s order', async () => {
    const district = await createDistrict();
    const [a] = await villas(1, { district_id: district.id, popular: true, position: 9 });
    const [b] = await villas(1, { district_id: district.id, popular: true, position: 3 });
    await villas(1, { district_id: district.id, popular: true, active: false });
    await villas(1, { district_id: district.id, popular: false });
    const { id } = await createShowcase();
    const filter = { district_id: district.id, popular: true };

    await call('post', `${VILLAS}/import`, { showcase_id: id, filter, limit: 1 }).expect(200);
    expect(await villasOf(id)).toEqual([b]);
    await call('post', `${VILLAS}/import`, { showcase_id: id, filter }).expect(200);

    expect(await villasOf(id)).toEqual([b, a]);
  });

  test('twice at the same moment brings each villa once', async () => {
    const from = await createShowcase(await villas(3));
    const { id } = await createShowcase();
    const wanted = { showcase_id: id, from_showcase_id: from.id };

    const answers = await Promise.all(
      [1, 2, 3].map(() => call('post', `${VILLAS}/import`, wanted)),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await villasOf(id)).toEqual(await villasOf(from.id));
  });

  test.each<[object, number]>([
    [{}, 422],
    [{ from_showcase_id: 1, filter: {} }, 422],
    [{ from_showcase_id: 999_999_999 }, 422],
    [{ filter: { sql: 1 } }, 422],
  ])('of %j is refused with %i', async (own, status) => {
    const { id } = await createShowcase();

    expect((await call('post', `${VILLAS}/import`, { showcase_id: id, ...own })).status).toBe(
      status,
    );
  });
});

describe('what guests are shown', () => {
  async function shown(own: { title: string; position: number; active?: boolean }) {
    const { id } = await db
      .insertInto('showcases')
      .values({ subtitle: 'Alt başlık', link: '/listing?sort=newest', ...own })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  const add = (showcase_id: number, villa_id: number, position: number) =>
    db.insertInto('showcase_villas').values({ showcase_id, villa_id, position }).execute();

  test('the rows that are shown, with their villas on sale, in staff’s order', async () => {
    const [first, second] = [await createVilla(), await createVilla()];
    const off = await createVilla({ active: false });
    const later = await shown({ title: 'Yeni villalar', position: 2 });
    const sooner = await shown({ title: 'Öne çıkanlar', position: 1 });
    const hidden = await shown({ title: 'Kapalı', position: 0, active: false });
    await add(sooner, second.id, 1);
    await add(sooner, first.id, 2);
    await add(sooner, off.id, 0);
    await add(later, first.id, 1);
    await add(hidden, first.id, 1);

    const response = await site.get('/v1/showcases').expect(200);

    const showcases = PublicShowcase.array().parse(response.body.content);
    expect(showcases.map(({ title, villas }) => [title, villas.map(({ id }) => id)])).toEqual([
      ['Öne çıkanlar', [second.id, first.id]],
      ['Yeni villalar', [first.id]],
    ]);
    expect(showcases[1]).toMatchObject({
      ...{ id: later, subtitle: 'Alt başlık', link: '/listing?sort=newest' },
      villas: [{ slug: first.slug, permit_no: first.permit_no, from_price_kurus: 10_000_00 }],
    });
  });
});
