import { bearer, db, site } from '../../support/api.ts';
import {
  createBoat,
  createBoatClosing,
  createBoatExtra,
  createBoatReservation,
  createBoatType,
  createMarina,
} from '../../support/boat-factories.ts';
import { createUser, dayFromToday } from '../../support/factories.ts';
import { createFeatureOf, createPolicy } from '../../support/villa-catalogue-factories.ts';

const BOATS = '/v1/admin/boat';

let admin: string;
let marina_id: number;

beforeAll(async () => {
  admin = await bearer('ADMIN');
  marina_id = (await createMarina()).id;
});

const list = (query: object = {}) => site.get(BOATS).set('authorization', admin).query(query);
const show = (id: number) => site.get(`${BOATS}/${id}`).set('authorization', admin);
const create = (own: object) =>
  site
    .post(BOATS)
    .set('authorization', admin)
    .send({ marina_id, guests_day: 10, ...own });
const update = (id: number, own: object) =>
  site
    .put(`${BOATS}/${id}`)
    .set('authorization', admin)
    .send({ marina_id, name: 'Tekne', guests_day: 10, ...own });
const papers = (id: number, own: object) =>
  site.put(`/v1/admin/boats/${id}`).set('authorization', admin).send(own);
const flag = (body: object, what = 'activity') =>
  site.patch(`${BOATS}/${what}`).set('authorization', admin).send(body);
const remove = (id: number) => site.delete(`${BOATS}/${id}`).set('authorization', admin);

const lastAudit = (id: number) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'actor_role', 'before', 'after'])
    .where('entity', '=', 'boat')
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

const ALL_PAPERS = {
  licence_no: 'DT-48',
  licence_holder: 'Mavi Denizcilik Ltd. Şti.',
  licence_verified: true,
  insurance_until: dayFromToday(200),
  seaworthiness_until: dayFromToday(200),
};

describe('POST', () => {
  test('makes a boat that is not on sale, with all its form says', async () => {
    const type = await createBoatType();
    const owner = await createUser({ role: 'OWNER', first_name: 'Halil', last_name: 'Kaptan' });
    const form = {
      name: 'Çınar Şükrü',
      code: `T-${type.id}`,
      owner_id: owner.id,
      type_ids: [type.id],
      cabins: 3,
      cabin_layout: [
        { kind: 'MASTER', count: 1 },
        { kind: 'TWIN', count: 2 },
      ],
      length_cm: 2400,
      boarding_time: '15:30',
      included: 'Yakıt\nMürettebat',
      deposit_kurus: 5_000_00,
    };

    const { status, body } = await create(form);

    expect(status).toBe(201);
    expect(body.content).toMatchObject({
      ...form,
      slug: 'cinar-sukru',
      owner_name: 'Halil Kaptan',
      types: [{ id: type.id, name: type.name }],
      active: false,
      licence_verified: false,
      images: [],
      version: 1,
    });
    expect(await lastAudit(body.content.id)).toMatchObject({
      action: 'boat.created',
      actor_role: 'ADMIN',
      after: { slug: 'cinar-sukru', type_ids: [type.id] },
    });
  });

  test('names every bad field at once', async () => {
    const response = await create({
      name: '',
      slug: 'Büyük Harf',
      guests_day: 0,
      cabin_layout: [{ kind: 'SUITE', count: 1 }],
      boarding_time: '25:00',
      type_ids: [1, 1],
      deposit_kurus: -1,
      active: true,
    });

    expect(response.status).toBe(422);
    expect(Object.keys(response.body.fields).toSorted()).toEqual([
      'active',
      'boarding_time',
      'cabin_layout.0.kind',
      'deposit_kurus',
      'guests_day',
      'name',
      'slug',
      'type_ids',
    ]);
  });

  test.each<[object, string]>([
    [{ marina_id: 999_999_999 }, 'marina_id'],
    [{ owner_id: 999_999_999 }, 'owner_id'],
    [{ cancellation_policy_id: 999_999_999 }, 'cancellation_policy_id'],
    [{ type_ids: [999_999_999] }, 'type_ids.0'],
    [{ trip_starts_at: '12:00', trip_ends_at: '10:00' }, 'trip_ends_at'],
    [{ slug: 'new' }, 'slug'],
  ])('refuses %j', async (own, field) => {
    const response = await create({ name: 'Deneme', slug: 'deneme-teknesi', ...own });

    expect([response.status, Object.keys(response.body.fields)]).toEqual([422, [field]]);
  });

  test('gives an address once, however many ask for it at the same moment', async () => {
    const name = 'Tek Adresli';
    const made = await Promise.all([1, 2, 3].map(() => create({ name })));
    const typed = await Promise.all([1, 2, 3].map(() => create({ name, slug: 'bir-adres' })));

    const slugs = made.map(({ body }) => body.content.slug);
    expect(slugs.toSorted()).toEqual(['tek-adresli', 'tek-adresli-2', 'tek-adresli-3']);
    expect(typed.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  test('takes no more people by night than by day, new or changed', async () => {
    const made = await create({ name: 'Ters', guests_day: 8, guests_night: 12 });
    const boat = await createBoat({ guests_day: 12, guests_night: 8 });
    const changed = await update(boat.id, { guests_day: 7 });

    for (const { status, body } of [made, changed])
      expect([status, Object.keys(body.fields)]).toEqual([422, ['guests_night']]);
    expect((await update(boat.id, { guests_day: 8 })).status).toBe(200);
  });

  test('gives the second boat of a name an address with the next free number', async () => {
    const slugOf = async (name: string) => (await create({ name })).body.content.slug;

    expect(await slugOf('Mavi Yolcu')).toBe('mavi-yolcu');
    expect(await slugOf('Mavi Yolcu')).toBe('mavi-yolcu-2');
  });

  test('makes one boat, and one copy of it, however often each is sent under its key', async () => {
    const made = () => create({ name: 'Tek Yelken' }).set('idempotency-key', 'tek');
    const { id } = (await made()).body.content;
    const copied = () =>
      site
        .post(`${BOATS}/${id}/copy`)
        .set({ authorization: admin, 'idempotency-key': 'kopya' })
        .send({ name: 'Tek Kopya' });
    const [first, again] = [await copied(), await copied()];

    expect((await made()).body.content.id).toBe(id);
    expect(first.body.content.slug).toBe('tek-kopya');
    expect(again.body).toEqual(first.body);
  });

  test('refuses the address and the code of another boat', async () => {
    const boat = await createBoat({ code: 'T-900' });

    const address = await create({ name: 'İkinci', slug: boat.slug });
    const code = await create({ name: 'İkinci', slug: `${boat.slug}-2`, code: 't-900' });

    expect([address.status, address.body.code]).toEqual([409, 'slug_taken']);
    expect([code.status, code.body.code]).toEqual([409, 'code_taken']);
    expect(code.body.fields).toHaveProperty('code');
  });
});

describe('PUT', () => {
  test('replaces the fields and the types; the old address leads to the new one', async () => {
    const [gulet, yat] = [await createBoatType({ name: 'Gulet' }), await createBoatType()];
    const boat = await createBoat({ types: [gulet.id] });

    const { body } = await update(boat.id, {
      name: 'Yeni Ad',
      slug: `${boat.slug}-yeni`,
      type_ids: [yat.id],
      version: 1,
    });

    expect(body.content).toMatchObject({ name: 'Yeni Ad', type_ids: [yat.id], version: 2 });
    const old = await site.get(`/boat/${boat.slug}`);
    expect([old.status, old.headers.location]).toEqual([301, `/boat/${boat.slug}-yeni`]);
    expect((await site.get(`/boat/${boat.slug}-yeni`)).text).toContain('Yeni Ad');
    const { before, after } = await lastAudit(boat.id);
    expect(before).toMatchObject({ slug: boat.slug, type_ids: [gulet.id] });
    expect(after).toMatchObject({ slug: `${boat.slug}-yeni`, type_ids: [yat.id] });
    expect(after).not.toHaveProperty('active');
  });

  test('a change of types alone is a change that another editor notices', async () => {
    const type = await createBoatType();
    const boat = await createBoat();
    const { version } = (await show(boat.id)).body.content;
    const same = { name: boat.name, slug: boat.slug, marina_id: boat.marina_id };
    const first = await update(boat.id, { ...same, version });
    await update(boat.id, { ...same, type_ids: [type.id], version: first.body.content.version });

    const late = await update(boat.id, {
      ...same,
      type_ids: [],
      version: first.body.content.version,
    });

    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    expect(late.body.current).toMatchObject({ type_ids: [type.id] });
  });

  test('leaves alone what is not given', async () => {
    const type = await createBoatType();
    const boat = await createBoat({ types: [type.id] });
    await update(boat.id, { route: 'Göcek – Kaş', cabin_layout: [{ kind: 'MASTER', count: 1 }] });

    const { body } = await site
      .put(`${BOATS}/${boat.id}`)
      .set('authorization', admin)
      .send({ crew: 'Kaptan' });

    expect(body.content).toMatchObject({
      crew: 'Kaptan',
      route: 'Göcek – Kaş',
      cabin_layout: [{ kind: 'MASTER', count: 1 }],
      type_ids: [type.id],
    });
  });

  test('of two at once with the same version one wins', async () => {
    const boat = await createBoat();

    const answers = await Promise.all(
      ['Bir', 'İki', 'Üç'].map((name) => update(boat.id, { name, version: 1 })),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('leaves its owner to a boat on sale that nobody else is named as letting', async () => {
    const owner_id = (await createUser({ role: 'OWNER' })).id;
    const boat = await createBoat({ licence_holder: null, owner_id });

    const refused = await update(boat.id, { owner_id: null });

    expect([refused.status, refused.body.code]).toEqual([409, 'papers_required']);
    expect((await show(boat.id)).body.content.owner_id).toBe(owner_id);
  });

  test('a deleted boat is not there', async () => {
    const boat = await createBoat();
    await remove(boat.id).expect(200);

    expect((await update(boat.id, {})).status).toBe(404);
    expect((await show(boat.id)).status).toBe(404);
  });
});

describe('features', () => {
  const category = async (kind: 'VILLA' | 'BOAT', names: string[]) => {
    const { id: category_id } = await db
      .insertInto('feature_categories')
      .values({ kind, name: `Donanım ${names.length} ${kind}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = names.map((name) => ({ category_id, name }));
    const made = await db.insertInto('features').values(rows).returning('id').execute();
    return made.map(({ id }) => id);
  };
  const set = (id: number, feature_ids: unknown) =>
    site.put(`${BOATS}/${id}/features`).set('authorization', admin).send({ feature_ids });

  test('are replaced as a whole and shown at once', async () => {
    const boat = await createBoat();
    const [sup, kano, klima] = await category('BOAT', ['SUP tahtası', 'Deniz kanosu', 'Klima']);
    await set(boat.id, [kano, sup]).expect(200);

    const { body } = await set(boat.id, [klima, sup]);

    expect(body.content).toEqual({ id: boat.id, feature_ids: [sup, klima] });
    const page = (await site.get(`/boat/${boat.slug}`)).text;
    expect([page.includes('SUP tahtası'), page.includes('Deniz kanosu')]).toEqual([true, false]);
    expect(await lastAudit(boat.id)).toMatchObject({
      action: 'boat.features',
      before: { feature_ids: [sup, kano] },
      after: { feature_ids: [sup, klima] },
    });
  });

  test('are those of boats', async () => {
    const boat = await createBoat();
    const [pool] = await category('VILLA', ['Isıtmalı havuz']);

    const response = await set(boat.id, [pool]);

    expect([response.status, Object.keys(response.body.fields)]).toEqual([422, ['feature_ids.0']]);
  });
});

describe('flags', () => {
  test('put boats on sale and take them off, on the site at once', async () => {
    const boat = await createBoat({ active: false });

    const { body } = await flag({ ids: [boat.id], active: true });

    expect(body.content).toEqual({ ids: [boat.id], active: true, changed: [boat.id] });
    const found = await site.get('/v2/searchboat').query({ marina: boat.marina_id });
    expect(found.body.total).toBe(1);
    await flag({ ids: [boat.id], active: false }).expect(200);
    const gone = await site.get('/v2/searchboat').query({ marina: boat.marina_id });
    expect(gone.body.total).toBe(0);
  });

  test('put none on sale when one of them lacks its papers', async () => {
    const ready = await createBoat({ active: false });
    const lacking = await createBoat({ active: false, licence_verified_at: null });

    const response = await flag({ ids: [ready.id, lacking.id], active: true });

    expect([response.status, response.body.code]).toEqual([409, 'papers_required']);
    expect((await show(ready.id)).body.content.active).toBe(false);
  });

  test('put none on sale that nobody is named as letting: its licence, or its owner', async () => {
    const nameless = await createBoat({ active: false, licence_holder: null });
    const owner_id = (await createUser({ role: 'OWNER' })).id;
    const owned = await createBoat({ active: false, licence_holder: null, owner_id });

    const refused = await flag({ ids: [nameless.id], active: true });

    expect([refused.status, refused.body.code]).toEqual([409, 'papers_required']);
    expect(refused.body.content).toContain('sahibi belli olmayan');
    expect((await list({ papers: 'MISSING', id: nameless.id })).body.total).toBe(1);
    await flag({ ids: [owned.id], active: true }).expect(200);
  });

  test.each(['insurance_until', 'seaworthiness_until'])(
    'put none on sale when the %s of one of them is over',
    async (paper) => {
      const ready = await createBoat({ active: false });
      const over = await createBoat({ active: false, [paper]: dayFromToday(-1) });

      const response = await flag({ ids: [ready.id, over.id], active: true });

      expect([response.status, response.body.code]).toEqual([409, 'papers_over']);
      expect(response.body.content).toContain('süresi dolmuş');
      expect(response.body.refused).toEqual([{ id: over.id, name: over.name }]);
      expect((await show(ready.id)).body.content.active).toBe(false);
    },
  );

  test('never put a withdrawn one on sale', async () => {
    const boat = await createBoat();
    await papers(boat.id, { ...ALL_PAPERS, withdrawn_reason: 'OWNER_LEFT' }).expect(200);

    const response = await flag({ ids: [boat.id], active: true });

    expect([response.status, response.body.code]).toEqual([409, 'withdrawn']);
  });

  test('recommend boats', async () => {
    const boat = await createBoat();

    await flag({ ids: [boat.id], active: true }, 'setpopular').expect(200);

    expect((await list({ id: boat.id, popular: '1' })).body.total).toBe(1);
    expect(await lastAudit(boat.id)).toMatchObject({ action: 'boat.popular' });
  });
});

describe('papers', () => {
  test('a licence that was seen notes by whom and when', async () => {
    const { body: made } = await create({ name: `Belgesiz ${Math.trunc(marina_id)}` });
    const { id } = made.content;

    const { body } = await papers(id, { ...ALL_PAPERS, version: 1 });

    expect(body.content).toMatchObject({
      licence_no: 'DT-48',
      licence_verified: true,
      licence_verified_by: expect.stringMatching(/^Deniz Kaya/),
      insurance_until: ALL_PAPERS.insurance_until,
      version: 2,
    });
    expect((await flag({ ids: [id], active: true })).status).toBe(200);
    expect(await lastAudit(id)).toMatchObject({ action: 'boat.active' });
  });

  test('the same number keeps who saw it, another is seen anew, none is unseen', async () => {
    const boat = await createBoat({ licence_no: 'DT-1', active: false });
    const seenAt = async () => (await show(boat.id)).body.content.licence_verified_at;
    const before = await seenAt();

    await papers(boat.id, { ...ALL_PAPERS, licence_no: 'DT-1' }).expect(200);
    expect(await seenAt()).toBe(before);
    await papers(boat.id, { ...ALL_PAPERS, licence_no: 'DT-2' }).expect(200);
    expect(await seenAt()).not.toBe(before);
    await papers(boat.id, { ...ALL_PAPERS, licence_verified: false }).expect(200);
    expect(await seenAt()).toBeNull();
  });

  test('of a boat on sale cannot be taken away', async () => {
    const boat = await createBoat();

    const response = await papers(boat.id, { ...ALL_PAPERS, insurance_until: null });

    expect([response.status, response.body.code]).toEqual([409, 'papers_required']);
  });

  test('a withdrawn boat is off sale and its page gone; it can come back', async () => {
    const boat = await createBoat();

    const { body } = await papers(boat.id, { ...ALL_PAPERS, withdrawn_reason: 'PERMIT_LOST' });

    expect(body.content).toMatchObject({ active: false, withdrawn_reason: 'PERMIT_LOST' });
    expect((await site.get(`/boat/${boat.slug}`)).status).toBe(410);
    const edited = await papers(boat.id, ALL_PAPERS);
    expect(edited.body.content).toMatchObject({ withdrawn_reason: 'PERMIT_LOST' });
    const back = await papers(boat.id, { ...ALL_PAPERS, withdrawn_reason: null });
    expect(back.body.content).toMatchObject({ active: false, withdrawn_at: null });
    expect((await site.get(`/boat/${boat.slug}`)).status).toBe(200);
  });

  test('tell all that is wrong at once; a licence without a number cannot have been seen', async () => {
    const boat = await createBoat({ active: false });

    const wrong = await papers(boat.id, {
      licence_no: 5,
      insurance_until: '2027-02-30',
      withdrawn_reason: 'BORED',
    });
    const unseen = await papers(boat.id, { ...ALL_PAPERS, licence_no: null });

    expect(Object.keys(wrong.body.fields).toSorted()).toEqual([
      'insurance_until',
      'licence_no',
      'licence_verified',
      'seaworthiness_until',
      'withdrawn_reason',
    ]);
    expect([unseen.status, Object.keys(unseen.body.fields)]).toEqual([422, ['licence_no']]);
  });
});

test('a copy has texts, terms, parts and prices, and neither papers nor calendar', async () => {
  const type = await createBoatType();
  const boat = await createBoat({
    types: [type.id],
    prices: { WEEK: 350_000_00, DAY: 60_000_00 },
    summary: 'Ahşap gulet',
    internal_note: 'Kaptan değişecek',
    seo_title: 'Gulet Asıl kiralama',
    min_days: 3,
    boarding_time: '15:30',
    cabin_layout: JSON.stringify([{ kind: 'MASTER', count: 1 }]),
    popular: true,
  });
  await createBoatExtra({ boat_id: boat.id });
  await createBoatClosing(boat.id, { check_in: dayFromToday(9), check_out: dayFromToday(12) });
  const copy = (own: object) =>
    site.post(`${BOATS}/${boat.id}/copy`).set('authorization', admin).send(own);

  const { status, body } = await copy({ name: 'Tekne Kopya', code: `K-${boat.id}` });

  expect(status).toBe(201);
  const { id } = body.content;
  expect(body.content).toMatchObject({
    slug: 'tekne-kopya',
    code: `K-${boat.id}`,
    summary: 'Ahşap gulet',
    types: [{ id: type.id }],
    min_days: 3,
    boarding_time: '15:30',
    cabin_layout: [{ kind: 'MASTER', count: 1 }],
    active: false,
    popular: false,
    internal_note: null,
    seo_title: null,
    licence_no: null,
    insurance_until: null,
    images: [],
  });
  expect(body.content.extras).toHaveLength(1);
  const { prices, dates } = body.content;
  expect(prices.map(({ price_kurus }: { price_kurus: number }) => price_kurus)).toEqual([
    60_000_00, 350_000_00,
  ]);
  expect(dates).toEqual([]);
  expect(await lastAudit(id)).toMatchObject({
    action: 'boat.created',
    after: { copy_of: boat.id, name: 'Tekne Kopya' },
  });
  const again = await copy({ name: 'Tekne Kopya' });
  const typed = await copy({ name: 'Tekne Kopya', slug: 'tekne-kopya' });
  expect([again.status, again.body.content.slug]).toEqual([201, 'tekne-kopya-2']);
  expect([typed.status, typed.body.code]).toEqual([409, 'slug_taken']);
});

describe('DELETE', () => {
  test('takes a boat away: its page is 410, lists have it no more', async () => {
    const boat = await createBoat();

    expect((await remove(boat.id)).body).toEqual({ content: { id: boat.id } });

    expect((await site.get(`/boat/${boat.slug}`)).status).toBe(410);
    expect((await list({ id: boat.id })).body.total).toBe(0);
    expect(await lastAudit(boat.id)).toMatchObject({
      action: 'boat.deleted',
      before: { slug: boat.slug },
    });
  });

  test('frees what only this boat used', async () => {
    const type = await createBoatType();
    const { category, feature } = await createFeatureOf('BOAT');
    const policy = await createPolicy('BOAT');
    const boat = await createBoat({ cancellation_policy_id: policy, types: [type.id] });
    await db
      .insertInto('boat_features')
      .values({ boat_id: boat.id, feature_id: feature })
      .execute();

    await remove(boat.id).expect(200);

    const freed = [
      `boattypes/${type.id}`,
      `boat/feature/${feature}`,
      `boat/featurecategory/${category}`,
      `policies/${policy}`,
    ];
    for (const path of freed)
      await site.delete(`/v1/admin/${path}`).set('authorization', admin).expect(200);
    expect(await lastAudit(boat.id)).toMatchObject({
      before: { type_ids: [type.id], feature_ids: [feature] },
    });
  });

  test.each(['PENDING', 'CONFIRMED'])(
    'keeps one with a charter to come that is %s',
    async (status) => {
      const { boat_id } = await createBoatReservation({ status });

      const response = await remove(boat_id);

      expect([response.status, response.body.code]).toEqual([409, 'future_reservations']);
    },
  );
});

describe('GET', () => {
  test('finds by name, code, marina and owner, by type and state', async () => {
    const type = await createBoatType();
    const owner = await createUser({ role: 'OWNER', first_name: 'Işıl', last_name: 'Denizci' });
    const own = await createMarina({ name: 'Çökertme Koyu' });
    const boat = await createBoat({
      name: 'Ülkü Şahin',
      code: 'KOD-77',
      owner_id: owner.id,
      marina_id: own.id,
      types: [type.id],
    });
    const found = async (query: object) =>
      (await list(query)).body.content.map(({ id }: { id: number }) => id);

    for (const q of ['ulku sahin', 'kod-77', 'cokertme', 'isil denizci'])
      expect(await found({ q })).toEqual([boat.id]);
    expect(await found({ type: type.id })).toEqual([boat.id]);
    expect(await found({ marina: own.id, active: '1' })).toEqual([boat.id]);
    expect(await found({ marina: own.id, active: '0' })).toEqual([]);
    const { content } = (await list({ id: boat.id })).body;
    expect(content[0]).toMatchObject({
      from_day_price_kurus: 40_000_00,
      marina: 'Çökertme Koyu',
      types: [{ id: type.id }],
    });
  });

  test('has twenty on a page, and all of them as a file', async () => {
    const boat = await createBoat({ name: 'Dosyadaki Tekne' });

    expect((await list()).body.take).toBe(20);
    const { text } = await list({ id: boat.id, format: 'csv' });
    expect(text).toContain('Dosyadaki Tekne');
    expect(text.split('\r\n')[0]).toContain(';Sahip;');
  });

  test('gives names for selects, and those on sale with what they are sold by', async () => {
    const sold = await createBoat({ prices: { WEEK: 700_000_00, TRIP: 30_000_00 } });
    const unsold = await createBoat({ active: false });

    const names = (await site.get(`${BOATS}/all`).set('authorization', admin)).body.content;
    const bookable = (await site.get('/v1/admin/boatallactive').set('authorization', admin)).body;

    expect(names).toContainEqual({ id: unsold.id, name: unsold.name, active: false });
    expect(bookable.content).toContainEqual(
      expect.objectContaining({ id: sold.id, units: ['TRIP', 'WEEK'], guests_day: 12 }),
    );
    expect(bookable.content.map(({ id }: { id: number }) => id)).not.toContain(unsold.id);
  });

  test('boats are put into an order', async () => {
    const a = await createBoat({ position: 9001 });
    const b = await createBoat({ position: 9002 });

    await site
      .patch(`${BOATS}/order`)
      .set('authorization', admin)
      .send({ ids: [b.id, a.id] })
      .expect(200);

    const { content } = (await list({ order: '-position', take: 2 })).body;
    expect(content.map(({ id }: { id: number }) => id)).toEqual([a.id, b.id]);
  });
});
