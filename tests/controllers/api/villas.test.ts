import { createServer } from 'node:http';

import request from 'supertest';

import { createApp } from '../../../server/app.ts';
import { withPageCache } from '../../../server/page-cache.ts';
import {
  startHearingChanges,
  stopHearingChanges,
} from '../../../server/services/cache-listener.ts';
import { paths } from '../../../server/shared/paths.ts';
import { auditOf, db, send, signedInOwner } from '../../support/admin-calls.ts';
import { bearer, site } from '../../support/api.ts';
import {
  createDistrict,
  createExtra,
  createReservation,
  createUser,
  createVilla,
  createVillaType,
  dayFromToday,
} from '../../support/factories.ts';
import { holdRow } from '../../support/gates.ts';
import { createFeatureOf, createPolicy } from '../../support/villa-catalogue-factories.ts';

const VILLAS = '/v1/admin/villas';

const ROOM = { name: 'Ebeveyn yatak odası', beds: [{ kind: 'DOUBLE', count: 1 }], en_suite: true };
const SEA = { key: 'SEA', metres: 900 };

let district: number;
beforeAll(async () => {
  district = (await createDistrict()).id;
});

const create = (own: object) =>
  send('post', VILLAS, { name: 'Villa Sedir', district_id: district, capacity: 8, ...own });
const edit = (id: number, own: object) => send('put', `${VILLAS}/${id}`, own);
const read = async (id: number) => (await send('get', `${VILLAS}/${id}`).expect(200)).body.content;

describe('a new villa', () => {
  test('has what was given, usual values for the rest, and is not on sale', async () => {
    const owner = await createUser({ role: 'OWNER' });
    const type = await createVillaType();
    const policy = await createPolicy();

    const { body } = await create({
      name: 'Villa Çınar & Işık',
      owner_id: owner.id,
      type_ids: [type.id],
      cancellation_policy_id: policy,
      rooms: [ROOM],
      distances: [SEA],
      lat: 36.2,
      lon: 29.4,
    }).expect(201);

    expect(body.content).toMatchObject({
      slug: 'villa-cinar-ve-isik',
      active: false,
      min_nights: 3,
      check_in_time: '16:00',
      type_ids: [type.id],
      cancellation_policy: { id: policy },
      rooms: [{ ...ROOM, kind: 'BEDROOM', jacuzzi: false, note: '' }],
      distances: [{ ...SEA, target: null }],
      // Nobody said that it has one.
      pool_kind: 'NONE',
      permit_state: 'MISSING',
      version: 1,
    });
    expect(await auditOf('villa', body.content.id)).toEqual(['villa.created']);
    await site.get(paths.villa('villa-cinar-ve-isik')).expect(404);
  });

  test('is refused with every bad field at once', async () => {
    const { status, body } = await create({
      name: ' ',
      capacity: 61,
      check_in_time: '24:00',
      arrival_weekdays: [8],
      lat: 36,
      rooms: [{ name: 'Oda', beds: [{ kind: 'THRONE', count: 1 }] }],
      type_ids: [1, 1],
      permit_no: '07-1',
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fields).toSorted()).toEqual(
      [
        'arrival_weekdays.0',
        'capacity',
        'check_in_time',
        'lon',
        'name',
        'permit_no',
        'rooms.0.beds.0.kind',
        'type_ids',
      ].toSorted(),
    );
  });

  test('names nobody who is not there', async () => {
    const staff = await createUser({ role: 'ADMIN' });
    const boats = await createPolicy('BOAT');
    const named = { owner_id: staff.id, cancellation_policy_id: boats, type_ids: [999_999] };

    const { status, body } = await create({ slug: 'villa-yabanci', ...named });

    expect([status, Object.keys(body.fields).toSorted()]).toEqual([
      422,
      ['cancellation_policy_id', 'owner_id', 'type_ids.0'],
    ]);
  });

  test('of a name that there is has an address with the next free number', async () => {
    const slugOf = async (name: string) => (await create({ name })).body.content.slug;
    // A former address leads on to a villa that is shown; what is not shown gives its up.
    const shown = await createVilla({ slug: 'villa-zakkum-2' });
    const hidden = await createVilla({ slug: 'villa-zakkum-3', active: false });
    for (const { id } of [shown, hidden])
      await db
        .updateTable('villas')
        .set({ slug: `zakkum-${id}` })
        .where('id', '=', id)
        .execute();

    expect(await slugOf('Villa Zakkum')).toBe('villa-zakkum');
    expect(await slugOf('Villa Zakkum')).toBe('villa-zakkum-3');
  });

  test('sent again under its key is one villa, and so is a copy', async () => {
    const made = () => create({ name: 'Villa Bir' }).set('idempotency-key', 'villa-bir');
    const { id } = (await made()).body.content;
    const copied = () =>
      send('post', `${VILLAS}/${id}/copy`, { name: 'Villa Kopyası' }).set(
        'idempotency-key',
        'villa-kopyasi',
      );
    const [first, again] = [await copied(), await copied()];

    expect((await made()).body.content.id).toBe(id);
    expect(first.body.content.slug).toBe('villa-kopyasi');
    expect(again.body).toEqual(first.body);
  });

  test('has an address and a code of its own', async () => {
    await create({ slug: 'villa-tek', code: 'K-77' }).expect(201);
    const again = await create({ slug: 'villa-tek' });
    const code = await create({ slug: 'villa-iki', code: 'k-77' });
    expect([again.status, again.body.code]).toEqual([409, 'slug_taken']);
    expect([code.status, code.body.code]).toEqual([409, 'code_taken']);
  });
});

test('names its prices and the days staff closed by the ids that their own calls want', async () => {
  const villa = (await create({ name: 'Villa Kayın' }).expect(201)).body.content;
  const days = { start_date: dayFromToday(10), end_date: dayFromToday(40) };
  const season = { villa_id: villa.id, name: 'Yaz', nightly_price_kurus: 9_000_00, ...days };
  const price = (await send('post', `${VILLAS}/price`, season).expect(201)).body.content;
  const closed = { started_at: dayFromToday(12), finished_at: dayFromToday(15), note: 'Bakım' };
  const date = (await send('post', `${VILLAS}/date`, { villa_id: villa.id, ...closed }).expect(201))
    .body.content;
  await createReservation({ villa_id: villa.id, status: 'CONFIRMED' });

  const { prices, dates, images } = await read(villa.id);
  expect({ prices, dates, images }).toMatchObject({
    prices: [{ id: price.id, ...days, nightly_price_kurus: 9_000_00 }],
    dates: [{ id: date.id, ...closed, nights: 3 }],
    images: [],
  });

  await send('delete', `${VILLAS}/price/${prices[0].id}`).expect(200);
  await send('delete', `${VILLAS}/date/${dates[0].id}`).expect(200);
  expect(await read(villa.id)).toMatchObject({ prices: [], dates: [] });
});

describe('an edit', () => {
  test('leaves what is not given, and logs what changed', async () => {
    const { body } = await create({ slug: 'villa-yarim', summary: 'Deniz gören', rooms: [ROOM] });
    const { id } = body.content;

    const edited = await edit(id, { capacity: 10, summary: 'Deniz gören', min_nights: 5 });

    expect(edited.body.content).toMatchObject({ capacity: 10, min_nights: 5, rooms: [ROOM] });
    const [row] = await db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('entity', '=', 'villa')
      .where('action', '=', 'villa.edited')
      .where('entity_id', '=', id)
      .execute();
    expect(row).toEqual({
      before: { capacity: 8, min_nights: 3 },
      after: { capacity: 10, min_nights: 5 },
    });
  });

  test('that is late hears so, whichever tab it is of', async () => {
    const villa = await createVilla();
    const { version } = await read(villa.id);
    const feature = await createFeatureOf('VILLA');
    await edit(villa.id, { rooms: [ROOM], version }).expect(200);

    const late = await edit(villa.id, { summary: 'Yeni', version });
    const features = await send('put', `${VILLAS}/${villa.id}/features`, {
      feature_ids: [feature.feature],
      version,
    });

    expect([late.status, late.body.code, late.body.version]).toEqual([409, 'stale', version + 1]);
    expect([features.status, features.body.code]).toEqual([409, 'stale']);
  });

  test('of two clerks at once, one wins', async () => {
    const villa = await createVilla();
    const both = await Promise.all(
      ['Bir', 'İki'].map((summary) => edit(villa.id, { summary, version: 1 })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('of the address leaves the old one behind as 301', async () => {
    const villa = await createVilla();
    await edit(villa.id, { slug: `${villa.slug}-yeni` }).expect(200);
    const old = await site.get(paths.villa(villa.slug));
    expect([old.status, old.headers.location]).toEqual([301, paths.villa(`${villa.slug}-yeni`)]);
  });

  test('of the owner needs another look at the permit', async () => {
    const [first, second] = [
      await createUser({ role: 'OWNER' }),
      await createUser({ role: 'OWNER' }),
    ];
    const villa = await createVilla({ owner_id: first.id });

    const onSale = await edit(villa.id, { owner_id: second.id });
    await send('patch', `${VILLAS}/activity`, { ids: [villa.id], active: false }).expect(200);
    const offSale = await edit(villa.id, { owner_id: second.id });

    expect([onSale.status, onSale.body.code]).toEqual([409, 'owner_of_active_villa']);
    expect(offSale.body.content).toMatchObject({
      owner_id: second.id,
      permit_state: 'UNVERIFIED',
      permit_verified_at: null,
    });
  });

  test('of features after another that was waited for notes what that one made of them', async () => {
    const { id } = await createVilla();
    const { feature: pool } = await createFeatureOf('VILLA', 'Havuz');
    const { feature: sauna } = await createFeatureOf('VILLA', 'Sauna');
    const set = (...feature_ids: number[]) =>
      send('put', `${VILLAS}/${id}/features`, { feature_ids }).then(({ status }) => status);
    const gate = await holdRow('villas', id);
    const first = await gate.queue(() => set(pool));
    const second = await gate.queue(() => set(sauna));
    await gate.open();
    await Promise.all([first.done, second.done]);

    const notes = db.selectFrom('audit_log').select(['before', 'after']).orderBy('id');
    const ofVilla = await notes
      .where('action', '=', 'villa.features')
      .where('entity_id', '=', id)
      .execute();
    expect(ofVilla).toEqual([
      { before: { feature_ids: [] }, after: { feature_ids: [pool] } },
      { before: { feature_ids: [pool] }, after: { feature_ids: [sauna] } },
    ]);
  });

  test('of features sets exactly those of villas', async () => {
    const villa = await createVilla();
    const [one, other, boats] = [
      await createFeatureOf('VILLA'),
      await createFeatureOf('VILLA'),
      await createFeatureOf('BOAT'),
    ];
    const set = (feature_ids: number[]) =>
      send('put', `${VILLAS}/${villa.id}/features`, { feature_ids });

    await set([one.feature, other.feature]).expect(200);
    const { body } = await set([other.feature]).expect(200);
    const refused = await set([other.feature, boats.feature]);

    expect(body.content.feature_ids).toEqual([other.feature]);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['feature_ids.1']]);
  });
});

describe('flags', () => {
  const activate = (ids: number[], active = true) =>
    send('patch', `${VILLAS}/activity`, { ids, active });

  test('switch all villas or none: without a verified permit nothing goes on sale', async () => {
    const good = await createVilla({ active: false });
    const bad = await createVilla({ active: false, permit_verified_at: null });

    const refused = await activate([good.id, bad.id]);

    expect([refused.status, refused.body.code]).toEqual([409, 'permit_required']);
    expect((await read(good.id)).active).toBe(false);
    await activate([good.id]).expect(200);
    expect((await read(good.id)).active).toBe(true);
  });

  test('popular and of the month, which is no edit of the villa', async () => {
    const villa = await createVilla();
    const { version } = await read(villa.id);
    await send('patch', `${VILLAS}/setpopular`, { ids: [villa.id], active: true }).expect(200);
    await send('patch', `${VILLAS}/setvillaofmonth`, { ids: [villa.id], active: true }).expect(200);
    expect(await read(villa.id)).toMatchObject({ popular: true, villa_of_month: true, version });
    expect(await auditOf('villa', villa.id)).toEqual(['villa.popular', 'villa.villa_of_month']);
  });

  test.each(['setpopular', 'setvillaofmonth'])(
    '%s takes all villas or none, none without a permit, and lets any go',
    async (call) => {
      const good = await createVilla();
      const bad = await createVilla({
        active: false,
        permit_verified_at: null,
        popular: true,
        villa_of_month: true,
      });
      const flag = (active: boolean) =>
        send('patch', `${VILLAS}/${call}`, { ids: [good.id, bad.id], active });

      const { status, body } = await flag(true);

      expect([status, body.code]).toEqual([409, 'permit_required']);
      expect(body.refused).toMatchObject([{ id: bad.id }]);
      expect(await read(good.id)).toMatchObject({ popular: false, villa_of_month: false });
      await flag(false).expect(200);
      expect(await read(bad.id)).toMatchObject({
        popular: call !== 'setpopular',
        villa_of_month: call !== 'setvillaofmonth',
      });
    },
  );

  test('order villas within the places they have together', async () => {
    const [a, b, c] = [await createVilla(), await createVilla(), await createVilla()];
    await send('patch', `${VILLAS}/order`, { ids: [c.id, a.id] }).expect(200);
    const places = await Promise.all([c, b, a].map(async ({ id }) => (await read(id)).position));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('ordered by twelve at once they stand as one of them wished, each at a place of its own', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 12; at += 1) ids.push((await createVilla()).id);
    const wanted = ids.map((_, at) => [...ids.slice(at), ...ids.slice(0, at)]);

    const answers = await Promise.all(
      wanted.map((order) => send('patch', `${VILLAS}/order`, { ids: order })),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const places = await db
      .selectFrom('villas')
      .innerJoin('villa_search', 'villa_search.villa_id', 'villas.id')
      .select(['villas.id', 'villas.position', 'villa_search.position as searched'])
      .where('villas.id', 'in', ids)
      .orderBy('villas.position')
      .execute();
    expect(wanted).toContainEqual(places.map(({ id }) => id));
    expect(new Set(places.map(({ position }) => position)).size).toBe(12);
    expect(places.map(({ searched }) => searched)).toEqual(places.map((row) => row.position));
  });
});

describe('the list', () => {
  test('filters by every state it shows', async () => {
    const owner = await createUser({ role: 'OWNER', first_name: 'Şule', last_name: 'Öztürk' });
    const type = await createVillaType();
    const villa = await createVilla({ owner_id: owner.id, name: 'Villa Ihlamur', active: false });
    await edit(villa.id, { type_ids: [type.id] });
    const { town_id } = await read(villa.id);
    const found = async (query: object) => {
      const { body } = await send('get', VILLAS).query({ owner_id: owner.id, ...query });
      return body.content.map(({ id }: { id: number }) => id);
    };

    expect(await found({ type_id: type.id, town_id, active: '0', permit: 'VERIFIED' })).toEqual([
      villa.id,
    ]);
    expect(await found({ q: 'ıhlamur ozturk' })).toEqual([villa.id]);
    expect(await found({ q: '%' })).toEqual([]);
    expect(await found({ permit: 'MISSING' })).toEqual([]);
    expect(await found({ active: '1' })).toEqual([]);
  });

  test('gives names to choose from, and finds by typing', async () => {
    const villa = await createVilla({ name: 'Villa Zambak' });
    const all = await send('get', `${VILLAS}/all`).expect(200);
    const typed = await send('get', `${VILLAS}/search?q=zambak`).expect(200);
    expect(all.body.content).toContainEqual(
      expect.objectContaining({ id: villa.id, name: 'Villa Zambak', active: true }),
    );
    expect(typed.body.content.map(({ id }: { id: number }) => id)).toEqual([villa.id]);
  });

  test('forgives one slip of the finger where nothing is called as typed', async () => {
    const owner = await createUser({ role: 'OWNER', last_name: 'Mercanoğlu' });
    const slipped = await createVilla({ name: 'Villa Mercanköşk' });
    const owned = await createVilla({ name: 'Villa Yediveren', owner_id: owner.id });
    const found = async (q: string) => {
      const { body } = await send('get', `${VILLAS}/search`).query({ q }).expect(200);
      return body.content.map(({ id }: { id: number }) => id);
    };

    expect(await found('mercankşk')).toEqual([slipped.id]);
    expect(await found('mercanoğlu')).toEqual([owned.id]);
    expect(await found('hiçbiryerde')).toEqual([]);
  });
});

test('an owner reads their own, without the agency’s note', async () => {
  const owner = await signedInOwner();
  const villa = await createVilla({ owner_id: owner.id, internal_note: 'Anahtar komşuda' });
  const other = await createVilla();

  const own = await owner.get(`${VILLAS}/${villa.id}`);
  const names = await owner.get(`${VILLAS}/all`);

  expect(own.status).toBe(200);
  expect(own.body.content).not.toHaveProperty('internal_note');
  expect((await read(villa.id)).internal_note).toBe('Anahtar komşuda');
  expect(names.body.content.map(({ id }: { id: number }) => id)).toEqual([villa.id]);
  expect((await owner.get(`${VILLAS}/${other.id}`)).status).toBe(404);
});

describe('the end', () => {
  test('is refused while a guest’s stay is to come', async () => {
    const villa = await createVilla();
    await createReservation({ villa_id: villa.id });
    const { status, body } = await send('delete', `${VILLAS}/${villa.id}`);
    expect([status, body.code]).toEqual([409, 'future_reservations']);
  });

  test('makes the page 410 and the villa nobody’s', async () => {
    const villa = await createVilla();
    const past = { check_in: dayFromToday(-20), check_out: dayFromToday(-13) };
    await createReservation({ villa_id: villa.id, status: 'COMPLETED', ...past });

    await send('delete', `${VILLAS}/${villa.id}`).expect(200);

    await site.get(paths.villa(villa.slug)).expect(410);
    await send('get', `${VILLAS}/${villa.id}`).expect(404);
    const flagged = await send('patch', `${VILLAS}/setpopular`, { ids: [villa.id], active: true });
    expect([flagged.status, Object.keys(flagged.body.fields)]).toEqual([422, ['ids.0']]);
    expect(await auditOf('villa', villa.id)).toEqual(['villa.deleted']);
  });

  test('and a booking at the same moment: one of them comes too late', async () => {
    const villa = await createVilla();
    const stay = { check_in: dayFromToday(40), check_out: dayFromToday(45) };
    const customer_email = 'ayse@ornek.example';
    const guest = { customer_name: 'Ayşe Demir', customer_phone: '0532 123 45 67', customer_email };

    const [gone, booked] = await Promise.all([
      send('delete', `${VILLAS}/${villa.id}`),
      send('post', '/v1/admin/reservations', { villa_id: villa.id, ...stay, adults: 2, ...guest }),
    ]);

    expect([
      [200, 422],
      [409, 201],
    ]).toContainEqual([gone.status, booked.status]);
  });

  test('frees what only this villa used', async () => {
    const type = await createVillaType();
    const { category, feature } = await createFeatureOf('VILLA');
    const policy = await createPolicy();
    const villa = await createVilla({ cancellation_policy_id: policy });
    await edit(villa.id, { type_ids: [type.id] });
    await send('put', `${VILLAS}/${villa.id}/features`, { feature_ids: [feature] }).expect(200);

    await send('delete', `${VILLAS}/${villa.id}`).expect(200);

    await send('delete', `/v1/admin/villatypes/${type.id}`).expect(200);
    await send('delete', `/v1/admin/feature/${feature}`).expect(200);
    await send('delete', `/v1/admin/featurecategory/${category}`).expect(200);
    await send('delete', `/v1/admin/policies/${policy}`).expect(200);
  });

  test('can be a withdrawal: gone at once, and back when the reason is gone', async () => {
    const villa = await createVilla();
    const withdraw = (reason: string | null) =>
      send('put', `${VILLAS}/${villa.id}/withdrawal`, { reason });

    const { body } = await withdraw('TAKEDOWN');
    await site.get(paths.villa(villa.slug)).expect(410);
    const refused = await send('patch', `${VILLAS}/activity`, { ids: [villa.id], active: true });
    await withdraw(null).expect(200);

    expect(body.content).toMatchObject({ active: false, withdrawn_reason: 'TAKEDOWN' });
    expect([refused.status, refused.body.code]).toEqual([409, 'withdrawn']);
    await site.get(paths.villa(villa.slug)).expect(200);
  });
});

describe('the warning that a withdrawal answers', () => {
  const HOUR = 3_600_000;
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
  const withdraw = (id: number, own: object) => send('put', `${VILLAS}/${id}/withdrawal`, own);

  test('is kept with it, written later, corrected, and gone when the villa is back', async () => {
    const villa = await createVilla();
    const warned_at = ago(3);

    const gone = await withdraw(villa.id, { reason: 'TAKEDOWN', warned_at });
    const same = await withdraw(villa.id, { reason: 'TAKEDOWN', warned_at });
    const later = await withdraw(villa.id, { reason: 'TAKEDOWN', warned_at: ago(5) });
    const back = await withdraw(villa.id, { reason: null });

    expect(gone.body.content).toMatchObject({ withdrawn_reason: 'TAKEDOWN', warned_at });
    expect(same.body.content).toMatchObject({ warned_at, version: gone.body.content.version });
    expect(later.body.content.withdrawn_at).toBe(gone.body.content.withdrawn_at);
    expect(later.body.content.warned_at).not.toBe(warned_at);
    expect(back.body.content).toMatchObject({ withdrawn_at: null, warned_at: null });
    const noted = ['villa.withdrawn', 'villa.warned', 'villa.brought_back'];
    expect(await auditOf('villa', villa.id)).toEqual(noted);
  });

  test.each([
    ['of an owner who left', { reason: 'OWNER_LEFT', warned_at: '2026-01-01T10:00:00Z' }],
    ['of what is brought back', { reason: null, warned_at: '2026-01-01T10:00:00Z' }],
    ['that is yet to come', { reason: 'TAKEDOWN', warned_at: '2199-01-01T10:00:00Z' }],
    ['of before the law', { reason: 'TAKEDOWN', warned_at: '0000-01-01T10:00:00Z' }],
    ['at no time', { reason: 'TAKEDOWN', warned_at: 'dün' }],
  ])('is none %s', async (_, body) => {
    const villa = await createVilla();
    const answer = await withdraw(villa.id, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['warned_at']]);
  });
});

test('a copy has texts, rules, parts and prices, and neither permit nor calendar', async () => {
  const own = {
    internal_note: 'Kapı kodu 4711',
    seo_title: 'Villa Asıl kiralık',
    property_no: '1234',
    title_deed_no: 'Ada 12, parsel 7',
    kbs_facility_code: 'KBS-48-0017',
  };
  const villa = await createVilla({ ...own, summary: 'Deniz gören', min_nights: 4 });
  await createExtra({ villa_id: villa.id });
  await edit(villa.id, { rooms: [ROOM], distances: [SEA] });

  const { body } = await send('post', `${VILLAS}/${villa.id}/copy`, { name: 'Villa Kopya' });

  expect(body.content).toMatchObject({
    slug: 'villa-kopya',
    summary: 'Deniz gören',
    min_nights: 4,
    rooms: [ROOM],
    distances: [SEA],
    active: false,
    permit_state: 'MISSING',
    internal_note: null,
    seo_title: null,
    property_no: null,
    title_deed_no: null,
    kbs_facility_code: null,
  });
  const prices = await send('get', `${VILLAS}/${body.content.id}/prices`);
  expect([prices.body.content.seasons.length, prices.body.content.extras.length]).toEqual([1, 1]);
});

describe('what guests see at once', () => {
  const server = createServer(withPageCache(createApp())).listen(0, '127.0.0.1');
  const cached = request(server);
  beforeAll(startHearingChanges);
  afterAll(async () => {
    await stopHearingChanges();
    server.closeAllConnections();
    server.close();
  });

  test('is the edited text, on a page that was kept', async () => {
    const villa = await createVilla();
    await cached.get(paths.villa(villa.slug)).expect(200);
    // By the server that keeps the page: what another one changes is heard a moment later.
    await cached
      .put(`${VILLAS}/${villa.id}`)
      .set('authorization', await bearer('ADMIN'))
      .send({ description: 'Zeytinliğin içinde, denize bakan bir ev.' })
      .expect(200);
    await cached.get(paths.villa(villa.slug)).expect(200, /Zeytinliğin içinde/);
  });
});
