import { today } from '../../../server/clock.ts';
import { countQueries } from '../../../server/db/index.ts';
import { missingForReport } from '../../../server/domain/btrans-facts.ts';
import { env } from '../../../server/env.ts';
import { startJobs, stopJobs } from '../../../server/jobs/index.ts';
import { getStanding } from '../../../server/queries/reports/dashboard-home.ts';
import { listMonths } from '../../../server/queries/reports/sold-months.ts';
import { dashboardScreens } from '../../../server/routes/screens.ts';
import { forgetBackup, noteBackup } from '../../../server/services/backup/last-backup.ts';
import { paths } from '../../../server/shared/paths.ts';
import { isGroup, menuFor } from '../../../views/layouts/dashboard-menu.ts';
import { send, signedInOwner } from '../../support/admin-calls.ts';
import { bearer, db, signedIn, signIn, site } from '../../support/api.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import { readCsv } from '../../support/csv.ts';
import {
  createDistrict,
  createReservation,
  createTown,
  createUser,
  createVilla,
  dayFromToday,
  PASSWORD,
  stayFromToday,
} from '../../support/factories.ts';
import { createFeed } from '../../support/feed-factories.ts';
import { until } from '../../support/until.ts';

const { dashboard } = paths;

let staff: string;

beforeAll(async () => {
  staff = await signIn('ADMIN');
});

const open = (address: string, cookie = staff) => site.get(address).set('cookie', cookie);

async function queriesOf(address: string): Promise<number> {
  const { queries } = await countQueries(async () => await open(address).expect(200));
  return queries.filter((query) => !query.includes('"sessions"')).length;
}

describe('the frame', () => {
  test('counts what waits beside the menu, and anew with every page', async () => {
    const waiting = async () => {
      const { text } = await open(dashboard.account()).expect(200);
      const counts = [...text.matchAll(/data-count="(\w+)"[^>]*>(\d+)/g)];
      return Object.fromEntries(counts.map(([, name, count]) => [name, Number(count)]));
    };
    const before = await waiting();
    await createReservation({ status: 'PENDING' });
    await createBoatReservation({ status: 'PENDING' });

    const after = await waiting();

    expect(after.reservationCount).toBe((before.reservationCount ?? 0) + 2);
    expect(after.villaReservationCount).toBe((before.villaReservationCount ?? 0) + 1);
    expect(after.boatReservationCount).toBe((before.boatReservationCount ?? 0) + 1);
    expect(after.contactCount).toBe(before.contactCount);
    const { body } = await send('get', paths.api.unreadCounts()).expect(200);
    const { reservationCount, contactCount } = after;
    expect(body.content).toEqual({ reservationCount, contactCount });
  });

  test.each(['ADMIN', 'OWNER'] as const)(
    'has a menu that leads %s only to screens that exist',
    (role) => {
      const items = menuFor(role).flatMap((entry) => (isGroup(entry) ? entry.items : [entry]));

      expect(items.filter(({ path }) => !dashboardScreens().has(path))).toEqual([]);
    },
  );

  test('stays around a screen that is not there, for who is signed in', async () => {
    const { text } = await open('/dashboard/yok').expect(404);
    const other = await site.get('/dashboard/yok').expect(404);

    expect(text).toContain('class="failure-code"');
    expect(text).toContain('data-count="reservationCount"');
    expect(other.text).not.toContain('data-count');
  });

  test('has the palette with the screens of the role, and the list of keys', async () => {
    const owner = await signIn('OWNER');
    const screensOf = async (cookie: string) => {
      const { text } = await open(dashboard.account(), cookie).expect(200);
      const [, json = ''] = /data-screens="([^"]*)"/.exec(text) ?? [];
      return (JSON.parse(json.replaceAll('&quot;', '"')) as string[][]).map(([name]) => name);
    };

    expect(await screensOf(staff)).toEqual(
      expect.arrayContaining(['Ana sayfa', 'Kullanıcılar', 'Giden kutusu', 'Sistem']),
    );
    expect(await screensOf(owner)).toEqual(['Ana sayfa', 'Villalar', 'Rezervasyonlar', 'Hesabım']);
    const { text } = await open(dashboard.account()).expect(200);
    expect(text).toContain('id="keys"');
    expect(text).toContain('data-token-state="loading"');
    expect(text).toMatch(/<details name="menu"/);
  });

  test.each([
    ['transactions', 'method=CASH', dashboard.transactions()],
    ['feeds', 'attention=1', dashboard.feeds()],
    ['newsletters', 'state=DRAFT', dashboard.newsletters()],
  ])('offers staff their own views of %s there and nowhere else', async (list, search, address) => {
    const name = `Benim ${list}`;
    await send('post', paths.api.savedViews(), { list, name, search }).expect(201);

    const { text } = await open(address).expect(200);
    const { text: others } = await open(dashboard.comments()).expect(200);

    expect(text).toContain(`href="${address}?${search}">${name}</a>`);
    expect(others).not.toContain(name);
  });
});

describe('the search', () => {
  const guest = {
    customer_name: 'Şükrü Öztürkmen',
    customer_phone: '+905321987654',
    customer_email: 'sukru@ornek.example',
  };
  const find = (q: string) => send('get', paths.api.find(q)).expect(200);

  test.each([
    ['the beginnings of a name', 'şük öztürk'],
    ['a name without Turkish letters', 'sukru'],
    ['a telephone as people write it', '0532 198 76 54'],
    ['its last digits', '987654'],
    ['an e-mail', 'sukru@ornek'],
  ])('finds a guest by %s', async (_what, q) => {
    const { id } = await createReservation(guest);

    const { body } = await find(q);

    expect(body.content.reservations.map((row: { id: number }) => row.id)).toContain(id);
  });

  test('finds a reservation by its code in any writing, and a charter beside it', async () => {
    const { id } = await createReservation();
    const { reservation_id } = await db
      .selectFrom('reservations')
      .select('reservation_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const charter = await createBoatReservation(guest);

    for (const q of [reservation_id, reservation_id.toLowerCase().replaceAll('-', '')]) {
      const { body } = await find(q);
      expect(body.content.reservations).toEqual([expect.objectContaining({ kind: 'villa', id })]);
    }
    const { body } = await find('Öztürkmen');
    expect(body.content.reservations).toContainEqual(
      expect.objectContaining({ kind: 'boat', id: charter.id, customer_phone: '+905321987654' }),
    );
  });

  test('finds villas, boats and people; a percent sign is no wildcard', async () => {
    const villa = await createVilla({ name: 'Villa Zümrütkoy' });
    const boat = await createBoat({ name: 'Zümrütkoy Gulet' });
    const owner = await createUser({ role: 'OWNER', last_name: 'Zümrütkoyoğlu' });

    const { body } = await find('zumrutkoy');

    expect(body.content.listings.map(({ id }: { id: number }) => id).sort()).toEqual(
      [villa.id, boat.id].sort(),
    );
    expect(body.content.users).toEqual([expect.objectContaining({ id: owner.id, role: 'OWNER' })]);
    const { body: none } = await find('%');
    expect(none.content).toEqual({ reservations: [], listings: [], users: [] });
  });

  test('finds a villa and a boat by the number of their paper in any writing', async () => {
    const villa = await createVilla({ permit_no: '48-70431' });
    const boat = await createBoat({ licence_no: 'DT-970431' });

    for (const [q, id] of [
      ['48-70431', villa.id],
      ['4870431', villa.id],
      ['dt-970431', boat.id],
      ['970431', boat.id],
    ] as const) {
      const { body } = await find(q);
      expect(body.content.listings).toEqual([expect.objectContaining({ id })]);
    }
  });

  test('shows an owner their own alone, without the guest’s telephone', async () => {
    const owner = await signedInOwner();
    const own = await createVilla({ name: 'Villa Perdelik', owner_id: owner.id });
    await createVilla({ name: 'Perdelik Konağı' });
    const stay = { ...stayFromToday(40, 3), status: 'CONFIRMED' } as const;
    const mine = await createReservation({ ...guest, ...stay, villa_id: own.id });
    await createReservation({ ...guest, ...stay });

    const { body } = await owner.get(paths.api.find('öztürkmen')).expect(200);
    const { body: villas } = await owner.get(paths.api.find('perdelik')).expect(200);
    const { body: byPhone } = await owner.get(paths.api.find('05321987654')).expect(200);

    expect(body.content.reservations).toEqual([
      expect.objectContaining({ id: mine.id, customer_phone: null }),
    ]);
    expect(villas.content.listings).toEqual([expect.objectContaining({ id: own.id })]);
    expect(villas.content.users).toEqual([]);
    expect(byPhone.content.reservations).toEqual([]);
  });

  test('is a page without a script: rows, screens by name, or a way on', async () => {
    const { id } = await createReservation({ ...guest, customer_name: 'Sayfada Bulunan' });

    const { text } = await open(dashboard.search({ q: 'sayfada bulunan' })).expect(200);
    const { text: screens } = await open(dashboard.search({ q: 'dolul' })).expect(200);
    const { text: none } = await open(dashboard.search({ q: 'qqqqq' })).expect(200);

    expect(text).toContain(`href="${dashboard.reservation('villa', id)}"`);
    expect(screens).toContain(`href="${dashboard.occupancy()}">Doluluk takvimi`);
    expect(none).toContain('“qqqqq” için sonuç yok');
    expect(await queriesOf(dashboard.search({ q: 'sayfada' }))).toBeLessThanOrEqual(5);
  });
});

describe('one’s own account', () => {
  const someone = async () => {
    const user = await createUser({ role: 'ADMIN' });
    return { user, here: await signedIn(user), there: await signedIn(user) };
  };
  const sessionsOf = (authorization: string) =>
    site.get(paths.api.ownSessions()).set('authorization', authorization);

  test('shows own sessions and ends one, and with it its token', async () => {
    const { here, there } = await someone();
    const other = await signIn('OWNER');
    const { text } = await open(dashboard.account(), here.cookie).expect(200);
    expect(text).toContain('Bu cihaz');

    const { body } = await sessionsOf(here.bearer).expect(200);
    expect(body.content).toHaveLength(2);
    expect(body.content[0]).toMatchObject({ current: true, place: '127.0.0.x' });
    const { id } = body.content[1];
    await site
      .delete(paths.api.ownSession(id))
      .set('authorization', await bearer('OWNER'))
      .expect(404);
    await site.delete(paths.api.ownSession(id)).set('authorization', here.bearer).expect(200);

    await sessionsOf(there.bearer).expect(401);
    await open(dashboard.account(), there.cookie).expect(303);
    await open(dashboard.account(), other).expect(200);
  });

  test('ends all others at once', async () => {
    const { here, there } = await someone();

    const { body } = await site
      .delete(paths.api.ownSessions())
      .set('authorization', here.bearer)
      .expect(200);

    expect(body.content).toEqual({ ended: 1 });
    await sessionsOf(there.bearer).expect(401);
    await sessionsOf(here.bearer).expect(200);
  });

  const NEW = 'kırlangıçlar geri döndü';

  test.each([
    ['a wrong current one', { current: 'yanlış', password: NEW, repeated: NEW }, 'current'],
    ['a short one', { current: PASSWORD, password: 'kısa', repeated: 'kısa' }, 'password'],
    ['the same', { current: PASSWORD, password: PASSWORD, repeated: PASSWORD }, 'password'],
    ['a slip', { current: PASSWORD, password: NEW, repeated: `${NEW}x` }, 'repeated'],
  ])('refuses %s for a password', async (_what, body, field) => {
    const { here, there } = await someone();

    const answer = await site
      .put(paths.api.ownPassword())
      .set('authorization', here.bearer)
      .send(body)
      .expect(422);

    expect(Object.keys(answer.body.fields)).toEqual([field]);
    await sessionsOf(there.bearer).expect(200);
  });

  test('changes the password and ends the other sessions', async () => {
    const { user, here, there } = await someone();

    await site
      .put(paths.api.ownPassword())
      .set('authorization', here.bearer)
      .send({ current: PASSWORD, password: NEW, repeated: NEW })
      .expect(200);

    await sessionsOf(here.bearer).expect(200);
    await sessionsOf(there.bearer).expect(401);
    await site.post(paths.api.login()).send({ email: user.email, password: NEW }).expect(200);
  });
});

describe('the home', () => {
  test('names today’s guests, what waits of both kinds, and links every number to its list', async () => {
    const villa = await createVilla({ name: 'Villa Bugünlük' });
    const stay = { ...stayFromToday(0, 3), status: 'CONFIRMED' } as const;
    await createReservation({ ...stay, villa_id: villa.id, customer_name: 'Gelen Misafir' });
    const charter = await createBoatReservation({
      status: 'PENDING',
      customer_name: 'Tekne İster',
    });
    const feed = await createFeed({ villa_id: villa.id, name: 'Sessiz takvim', fail_count: 3 });

    const { text } = await open(dashboard.home()).expect(200);

    expect(text).toContain('Villa Bugünlük · Gelen Misafir');
    expect(text).toContain(`href="${dashboard.reservation('boat', charter.id)}"`);
    expect(text).toContain(`attention=1&amp;id=${feed.id}`);
    expect(text).toContain(dashboard.dayCustomers({ date: dayFromToday(0) }));
    expect(text).toContain('<svg');
    expect(text).toContain('Tablo olarak gör');
    expect(await queriesOf(dashboard.home())).toBeLessThanOrEqual(6);
  });

  test('says which town is sold best this month, by the nights of villas on sale', async () => {
    const town = await createTown({ name: 'Doluca' });
    const { id: district_id } = await createDistrict({ town_id: town.id });
    const [sold] = await Promise.all([
      createVilla({ district_id }),
      createVilla({ district_id }),
      createVilla({ district_id, active: false }),
    ]);
    const first = today().with({ day: 1 });
    const days = first.daysInMonth;
    await createReservation({
      villa_id: sold?.id,
      status: 'CONFIRMED',
      check_in: first.subtract({ days: 3 }).toString(),
      check_out: first.add({ days: days + 2 }).toString(),
    });

    const { text } = await open(dashboard.home()).expect(200);

    const [, line = ''] = /Doluca([\s\S]*?)<\/li>/.exec(text) ?? [];
    expect(line).toContain('<span class="dim">2</span>');
    expect(line).toContain('<b>%50</b>');
  });

  test('counts work that waits as its list does', async () => {
    await createVilla({ permit_no: null, permit_verified_at: null, active: false });
    const { text } = await open(dashboard.home()).expect(200);
    const [, count] = />([\d.]+)<\/b> villanın izin numarası yok/.exec(text) ?? [];

    const { body } = await send('get', paths.api.villas({ permit: 'MISSING' })).expect(200);

    expect(Number(count)).toBe(body.total);
    expect(text).toContain('href="/dashboard/villas?permit=MISSING"');
  });

  test('counts late guests of boats, and leads to them', async () => {
    const boat = async (own: object) => (await createBoatReservation(own)).reservation_id;
    const notCome = await boat({ status: 'CONFIRMED', ...stayFromToday(-2, 5) });
    const notGone = await boat({ status: 'CHECKED_IN', ...stayFromToday(-5, 4) });
    const goToday = [
      await boat({ status: 'CHECKED_IN', ...stayFromToday(-4, 4) }),
      await boat({ status: 'CHECKED_IN', unit: 'WEEK', ...stayFromToday(-7, 7) }),
    ];

    const { text } = await open(dashboard.home()).expect(200);
    const arrivals = await listOf(text, 'teknenin biniş günü geçti');
    const departures = await listOf(text, 'teknenin iniş günü geçti');

    expect(arrivals.map(({ reservation_id }) => reservation_id)).toContain(notCome);
    const codes = departures.map(({ reservation_id }) => reservation_id);
    expect(codes).toContain(notGone);
    expect(codes).not.toContain(goToday[0]);
    expect(codes).not.toContain(goToday[1]);
  });

  test('sums what villas and boats earn in each month, of who did not come what was kept', async () => {
    const absent = { status: 'NO_SHOW', paid_kurus: 14_000_00 };
    await createReservation({ ...absent, check_in: '2041-06-28', check_out: '2041-07-05' });
    const charter = { check_in: '2041-07-10', check_out: '2041-07-13' };
    await createBoatReservation({ status: 'CONFIRMED', ...charter });
    await createBoatReservation({ status: 'CANCELLED', ...charter });

    const months = await listMonths(db, '2041-01-01');

    const sold = months.filter(({ revenue_kurus }) => revenue_kurus > 0);
    expect(sold).toEqual([
      expect.objectContaining({ month: '2041-06', nights: 3, revenue_kurus: 6_000_00 }),
      expect.objectContaining({
        month: '2041-07',
        nights: 4,
        revenue_kurus: 128_000_00,
        boat_revenue_kurus: 120_000_00,
      }),
    ]);
  });

  test('counts villas that the ministry’s report leaves out as the report does', async () => {
    const ready = { phone: '+905321234567', iban_encrypted: 's1.sealed' };
    const owners = [
      await createUser({ ...ready, role: 'OWNER', tckn_encrypted: 's1.sealed' }),
      await createUser({ ...ready, role: 'OWNER' }),
      await createUser({ ...ready, role: 'OWNER', person_kind: 'COMPANY', vkn: '1234567890' }),
      await createUser({ ...ready, role: 'OWNER', tckn_encrypted: 's1.sealed', phone: null }),
    ];
    for (const { id } of owners) await createVilla({ owner_id: id, il_code: 7, ilce_code: 1592 });
    await createVilla({ owner_id: owners[0]?.id ?? null, il_code: null });

    const { btrans } = (await getStanding(db, dayFromToday(0), 1)).needs_action;
    const { body } = await send(
      'get',
      paths.api.villas({ active: 1, btrans: 'MISSING', take: 500 }),
    );

    expect(btrans).toBe(await leftOutByTheRule());
    expect(body.total).toBe(btrans);
  });
});

test('an owner’s home has own guests, days and earnings, and nobody else’s', async () => {
  const user = await createUser({ role: 'OWNER' });
  const { cookie } = await signedIn(user);
  const own = await createVilla({ name: 'Villa Kendi', owner_id: user.id });
  const stay = { ...stayFromToday(0, 3), status: 'CONFIRMED' } as const;
  await createReservation({ ...stay, villa_id: own.id, customer_name: 'Kendi Misafiri' });
  await createReservation({ ...stay, customer_name: 'Başkasının Misafiri' });

  const { text } = await open(dashboard.home(), cookie).expect(200);

  expect(text).toContain('Villa Kendi · Kendi Misafiri');
  expect(text).toContain(`href="${dashboard.villa(own.id, 'calendar')}"`);
  expect(text).toContain('class="day-table"');
  expect(text).toContain('Kazanç');
  expect(text).not.toContain('Başkasının');
  expect(text).not.toContain('tel:');
});

/** The rows of the list behind a task of the home, as many as it says there are. */
async function listOf(home: string, task: string): Promise<{ reservation_id: string }[]> {
  const [, href = '', count] =
    new RegExp(`href="([^"]*)"><b>([\\d.]+)</b> ${task}`).exec(home) ?? [];
  const list = href.replace(dashboard.boatReservations(), '/v1/admin/boatreservations');
  const { body } = await send('get', `${list.replaceAll('&amp;', '&')}&take=500`).expect(200);
  expect(body.total).toBe(Number(count));
  return body.content;
}

/** `missingForReport`, villa by villa. */
async function leftOutByTheRule(): Promise<number> {
  const villas = await db
    .selectFrom('villas')
    .leftJoin('users', 'users.id', 'villas.owner_id')
    .select(['il_code', 'ilce_code', 'mahalle', 'street', 'outer_door_no', 'property_no'])
    .select(['title_deed_no', 'zoned', 'lat', 'lon', 'users.id as owner', 'person_kind'])
    .select(['users.title', 'vkn', 'users.phone', 'iban_encrypted', 'tckn_encrypted'])
    .select('foreign_identity_encrypted')
    .where('villas.active', '=', true)
    .execute();
  const left = villas.filter(({ owner, ...row }) => {
    const facts = {
      ...row,
      lat: row.lat === null ? null : Number(row.lat),
      lon: row.lon === null ? null : Number(row.lon),
      person_kind: row.person_kind as 'INDIVIDUAL' | 'COMPANY',
      has_tckn: row.tckn_encrypted !== null,
      has_foreign_identity: row.foreign_identity_encrypted !== null,
      has_iban: row.iban_encrypted !== null,
    };
    return missingForReport(facts, owner === null ? null : facts).length > 0;
  });
  return left.length;
}

describe('operations', () => {
  test('tell how jobs, mails, calendars, storage and versions stand', async () => {
    const { body } = await send('get', '/v1/admin/ops').expect(200);
    const { text } = await open(dashboard.ops()).expect(200);

    expect(body.content.jobs).toContainEqual(
      expect.objectContaining({ name: 'prune', state: 'NEVER' }),
    );
    expect(body.content.storage.database_bytes).toBeGreaterThan(1_000_000);
    expect(body.content.versions).toMatchObject({ node: process.versions.node });
    expect(text).toContain('Eski kayıtların temizliği');
    expect(text).toContain(body.content.versions.migration);
    expect(await queriesOf(dashboard.ops())).toBeLessThanOrEqual(6);
  });

  test('tell when the site was backed up last, and that it never was', async () => {
    const never = await open(dashboard.ops()).expect(200);
    await noteBackup(env.DATA_DIR, { made_at: '2026-07-01T00:30:00.000Z', folder: '/yedek' });
    const { body } = await send('get', '/v1/admin/ops').expect(200);
    const { text } = await open(dashboard.ops()).expect(200);
    forgetBackup(env.DATA_DIR);

    expect(never.text).toContain('Yedekleme komutuyla alınmış yedek yok');
    expect(body.content.storage.backed_up_at).toBe('2026-07-01T00:30:00.000Z');
    expect(text).toContain('1 Temmuz 2026 03.30');
  });

  test('run no job where this process runs none, and none that is not there', async () => {
    const { body } = await send('post', paths.api.runJob('prune'), {}).expect(409);
    expect(body.code).toBe('jobs_asleep');
    await send('post', paths.api.runJob('nothing'), {}).expect(404);
  });

  test('run a job at once where this process runs them, and tell how it went', async () => {
    await startJobs();
    await send('post', paths.api.runJob('prune'), {}).expect(200);
    const prune = async () => {
      const { body } = await send('get', '/v1/admin/ops').expect(200);
      return body.content.jobs.find(({ name }: { name: string }) => name === 'prune');
    };
    await until(async () => (await prune()).state === 'OK');
    expect(await prune()).toMatchObject({ cron: '35 * * * *', failed: 0, last_error: null });
    await stopJobs();
  });

  test('search the log by who, what, which row and when, and mask what is sealed', async () => {
    const { body: made } = await send('post', paths.api.users(), {
      email: 'denetlenen@koy.example',
      role: 'OWNER',
      first_name: 'Denetlenen',
      last_name: 'Kişi',
      tckn: '10000000146',
    }).expect(201);
    const { id } = made.content;
    await send('put', paths.api.user(id), {
      ...{ email: 'denetlenen@koy.example', role: 'OWNER', first_name: 'Denetlenen' },
      last_name: 'Başka',
    }).expect(200);
    const search = { entity: 'user', entity_id: id };

    const { body } = await send('get', paths.api.audit(search)).expect(200);
    const { text } = await open(dashboard.audit({ ...search, act: 'edited' })).expect(200);

    expect(body.content.map(({ action }: { action: string }) => action)).toEqual([
      'user.edited',
      'user.created',
    ]);
    expect(body.content[0]).toMatchObject({ changed: ['last_name'], actor_role: 'ADMIN' });
    expect(JSON.stringify(body)).not.toMatch(/"(tckn_encrypted|password_hash)":"(?!•)/);
    expect(text).toMatch(/<b>Düzenlendi<\/b>[\s\S]*Kullanıcı[\s\S]*>Denetlenen Başka</);
    expect(text).toMatch(/<dt>Soyad<\/dt><dd><del>Kişi<\/del>[\s\S]*?<ins>Başka<\/ins>/);
    expect(text).not.toMatch(/user\.|last_name|<b>Kayıt açıldı/);
    const { body: before } = await send(
      'get',
      paths.api.audit({ ...search, date2: dayFromToday(-1) }),
    ).expect(200);
    expect(before.total).toBe(0);
    const file = await send('get', paths.api.audit({ ...search, format: 'csv' })).expect(200);
    const [heads = [], line = []] = readCsv(file.text.slice(1));
    const told = Object.fromEntries(heads.map((head, at) => [head, line[at]]));
    expect(told).toMatchObject({
      ...{ Eylem: 'Düzenlendi', 'Kayıt türü': 'Kullanıcı', 'Kayıt adı': 'Denetlenen Başka' },
      ...{ Değişiklik: 'Soyad: Kişi → Başka', 'Kayıt no': String(id) },
      ...{ 'Eylem kodu': 'user.edited', 'Tür kodu': 'user' },
    });
    expect(await queriesOf(dashboard.audit())).toBeLessThanOrEqual(6);
  });

  test('are closed to owners, who are told so beside their own menu', async () => {
    const owner = await signedInOwner();
    for (const address of [dashboard.ops(), dashboard.audit()])
      await open(address, await signIn('OWNER')).expect(
        403,
        /class="sidebar.*Bu ekran hesabınıza kapalı/s,
      );
    for (const address of ['/v1/admin/ops', paths.api.audit()])
      await owner.get(address).expect(403);
  });
});
