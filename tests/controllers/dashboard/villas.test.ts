import { countQueries } from '../../../server/db/index.ts';
import { bearer, db, signedIn, signIn, site } from '../../support/api.ts';
import { createShowcase, somePdf } from '../../support/catalogue-factories.ts';
import { createComment } from '../../support/desk-factories.ts';
import {
  createClosing,
  createReservation,
  createUser,
  createVilla,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';
import { screenWordsOf, wordsOf } from '../../views/render.ts';

let staff: string;
let token: string;

beforeAll(async () => {
  staff = await signIn('ADMIN');
  token = await bearer('ADMIN');
});

const open = (address: string) => site.get(address).set('cookie', staff);
const CHECKED_LONG_AGO = { permit_verified_at: '2024-11-01T09:00:00Z' };
const unpermitted = {
  active: false,
  permit_no: null,
  permit_verified_at: null,
  permit_verified_by: null,
};

describe('the list', () => {
  test('reads no saved views for an owner, who is shown none', async () => {
    const owner = await signIn('OWNER');
    const readsFor = async (cookie: string) => {
      const read = () => site.get('/dashboard/villas').set('cookie', cookie).expect(200);
      const { queries } = await countQueries(async () => await read());
      return queries.filter((query) => query.includes('from "saved_views"')).length;
    };

    expect([await readsFor(staff), await readsFor(owner)]).toEqual([1, 0]);
  });

  test('says whose a villa is, where, whether it may be sold, and leads to its editor', async () => {
    const owner = await createUser({ role: 'OWNER', first_name: 'Recep', last_name: 'Liste' });
    const villa = await createVilla({ name: 'Villa Listelik', code: 'L-1', owner_id: owner.id });

    const { text } = await open('/dashboard/villas?q=listelik').expect(200);

    expect(text).toContain(`href="/dashboard/villas/${villa.id}"`);
    expect(screenWordsOf(text)).toContain('1 villa · 1 yayında');
    expect(screenWordsOf(text)).toMatch(/Villa Listelik L-1 .* Recep Liste Geçerli/);
    expect(text).toMatch(/data-flag="\/v1\/admin\/villas\/activity"/);
  });

  test('says how much of the next ninety nights is taken, whatever takes it', async () => {
    const villa = await createVilla({ name: 'Villa Yarı Dolu' });
    await createClosing(villa.id, stayFromToday(-3, 5));
    await createClosing(villa.id, stayFromToday(88, 6));

    const { text } = await open('/dashboard/villas?q=yari+dolu').expect(200);
    const { body } = await site
      .get(`/v1/admin/villas?id=${villa.id}`)
      .set('authorization', token)
      .expect(200);

    expect(body.content[0].taken_nights).toBe(2 + 2);
    expect(text).toContain('title="4 / 90 gece dolu"');
    expect(screenWordsOf(text)).toContain('%4');
  });

  test.each<[what: string, query: string, shown: string[]]>([
    ['by permit', 'permit=MISSING', ['Süzgeç Belgesiz']],
    ['by permits to look up again', 'permit=DUE', ['Süzgeç Eski']],
    ['by the switch', 'active=1', ['Süzgeç Popüler']],
    ['by the popular flag', 'popular=1', ['Süzgeç Popüler']],
    ['by its price a night', 'min_price=10001&max_price=12000', ['Süzgeç Popüler']],
    ['by the most a night', 'max_price=11999', ['Süzgeç Belgesiz', 'Süzgeç Eski']],
    ['by nothing it does not know', 'permit=LOST&popular=1', ['Süzgeç Popüler']],
  ])('is filtered %s', async (_what, query, shown) => {
    await db.deleteFrom('villas').where('name', 'like', 'Süzgeç %').execute();
    await createVilla({ name: 'Süzgeç Belgesiz', ...unpermitted });
    await createVilla({ name: 'Süzgeç Popüler', popular: true, nightly_price_kurus: 12_000_00 });
    await createVilla({ name: 'Süzgeç Eski', active: false, ...CHECKED_LONG_AGO });

    const { text } = await open(`/dashboard/villas?take=100&q=suzgec&${query}`).expect(200);

    const found = ['Süzgeç Belgesiz', 'Süzgeç Popüler', 'Süzgeç Eski'];
    expect(found.filter((name) => text.includes(`>${name}</bdi></span></b>`))).toEqual(shown);
  });

  test('keeps its filters while it is sorted, and gives the same rows as a file', async () => {
    const { text } = await open('/dashboard/villas?q=villa&active=1&max_price=90000&take=1');

    expect(text).toContain('take=1&amp;order=name&amp;active=1&amp;max_price=90000&amp;q=villa');
    expect(text).toContain(
      'data-download="/v1/admin/villas?order=position&amp;active=1&amp;max_price',
    );
    expect(screenWordsOf(text)).toContain('Gecelik en çok ₺90.000');
  });

  test('can be put in order only where it stands in order', async () => {
    const [ordered, sorted] = await Promise.all([
      open('/dashboard/villas').expect(200),
      open('/dashboard/villas?order=name').expect(200),
    ]);

    expect(ordered?.text).toContain('data-sortable');
    expect(sorted?.text).not.toContain('data-sortable');
  });

  test('keeps filters under a name, for whoever keeps them alone', async () => {
    const view = { list: 'villas', name: 'İzni eksik', search: 'permit=MISSING' };
    const keep = () => site.post('/v1/admin/savedviews').set('authorization', token).send(view);
    const { body } = await keep().expect(201);
    await keep().expect(409);
    const other = await signedIn(await createUser());

    const mine = await open('/dashboard/villas').expect(200);
    const theirs = await site.get('/dashboard/villas').set('cookie', other.cookie).expect(200);
    const path = `/v1/admin/savedviews/${body.content.id}`;

    expect(mine.text).toContain('href="/dashboard/villas?permit=MISSING">İzni eksik</a>');
    expect(theirs.text).not.toContain('İzni eksik</a>');
    await site.delete(path).set('authorization', other.bearer).expect(404);
    await site.delete(path).set('authorization', token).expect(200);
  });

  test('that finds nothing shows a way on', async () => {
    const { text } = await open('/dashboard/villas?q=hicbirsey').expect(200);

    expect(screenWordsOf(text)).toContain('Bu filtrelere uyan villa yok');
  });
});

describe('several villas', () => {
  const flag = (ids: number[]) =>
    site.patch('/v1/admin/villas/activity').set('authorization', token).send({ ids, active: true });

  test('are put on sale together or not at all, and who lacks a permit is named', async () => {
    const ready = await createVilla({ active: false });
    const lacking = await createVilla({ name: 'Villa Belgesiz', ...unpermitted });

    const { body } = await flag([ready.id, lacking.id]).expect(409);

    expect(body.code).toBe('permit_required');
    expect(body.refused).toEqual([{ id: lacking.id, name: 'Villa Belgesiz' }]);
    const [row] = await db
      .selectFrom('villas')
      .select('active')
      .where('id', '=', ready.id)
      .execute();
    expect(row?.active).toBe(false);
    await flag([ready.id]).expect(200);
  });

  test('move by one when one is put among them by its number', async () => {
    const three = [await createVilla(), await createVilla(), await createVilla()];
    const place = async () => {
      const rows = await db
        .selectFrom('villas')
        .select('id')
        .orderBy('position')
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    };
    const order = await place();
    const [first, second, third] = three.map(({ id }) => id);
    const target = order.indexOf(Number(first)) + 1;

    const answer = await site
      .patch('/v1/admin/villas/order')
      .set('authorization', token)
      .send({ id: third, position: target })
      .expect(200);

    expect(answer.body.content).toEqual({ ids: [third] });
    const after = (await place()).filter((id) => [first, second, third].includes(id));
    expect(after).toEqual([third, first, second]);
  });

  test.each([{}, { id: 1 }, { ids: [1], id: 1, position: 2 }])(
    'refuse %j as an order',
    async (body) => {
      const answer = await site
        .patch('/v1/admin/villas/order')
        .set('authorization', token)
        .send(body)
        .expect(422);

      expect(Object.keys(answer.body.fields)).toEqual(['ids']);
    },
  );
});

describe('the editor', () => {
  test('says on every tab what it is, how it stands and what can be done with it', async () => {
    const villa = await createVilla({ name: 'Villa Sardunya', code: 'V-1042', slug: 'v-sardunya' });

    const { text } = await open(`/dashboard/villas/${villa.id}/texts`).expect(200);

    expect(screenWordsOf(text)).toContain('Villalar V-1042 Villa Sardunya Yayında İzin doğrulandı');
    expect(text).toContain('href="/villa/v-sardunya"');
    expect(text).toContain(`data-api="POST /v1/admin/villas/${villa.id}/copy"`);
    expect(text).toContain(`href="/dashboard/villas/${villa.id}/rooms"`);
    expect(text).toMatch(/aria-current="page"[^>]*>Metinler/);
  });

  test.each([
    ['2026-11-19T22:00:00Z', 'Uyarıdan sonra 12 saat içinde kaldırıldı.'],
    ['2026-11-19T09:55:00Z', 'Uyarıdan 25 saat sonra kaldırıldı; sınır 24 saattir.'],
    ['2026-11-20T11:00:00Z', 'Uyarı geldiğinde villa zaten kapalıydı.'],
    [null, 'Makamın uyarısının ne zaman geldiği yazılmadı.'],
  ])(
    'says of a villa withdrawn at 10.00 whether a warning at %s was followed in time',
    async (warned_at, words) => {
      const withdrawn_at = '2026-11-20T10:00:00Z';
      const taken = { withdrawn_at, withdrawn_reason: 'TAKEDOWN' };
      const villa = await createVilla({ active: false, ...taken, warned_at });

      const { text } = await open(`/dashboard/villas/${villa.id}/owner`).expect(200);

      expect(screenWordsOf(text)).toContain(words);
      expect(text).toMatch(/<input type="datetime-local"[^>]*name="warned_at"/);
    },
  );

  test('keeps a draft of its long forms, each its own, and of none that is a matter of a moment', async () => {
    const { id } = await createVilla();
    const draftOn = async (tab: string) => {
      const { text } = await open(`/dashboard/villas/${id}${tab}`).expect(200);
      return /data-draft="([^"]+)" data-guarded=""/.exec(text)?.[1];
    };

    expect(await draftOn('')).toBe(`villa-${id}-facts`);
    expect(await draftOn('/texts')).toBe(`villa-${id}-texts`);
    for (const tab of ['rooms', 'location', 'owner'])
      expect(await draftOn(`/${tab}`)).toBe(`villa-${id}-${tab}`);
    expect(await draftOn('/search-engine')).toBeUndefined();
  });

  test('tells a warning and a permit’s papers by their own names in the history', async () => {
    const villa = await createVilla();
    const address = `/v1/admin/villas/${villa.id}`;
    const reason = 'TAKEDOWN';
    for (const warned_at of ['2026-01-02T10:00:00Z', '2026-01-03T10:00:00Z'])
      await site
        .put(`${address}/withdrawal`)
        .set('authorization', token)
        .send({ reason, warned_at })
        .expect(200);
    await site
      .post(`${address}/permit-files`)
      .set('authorization', token)
      .field('title', 'İzin belgesi')
      .attach('file', somePdf(), 'izin.pdf')
      .expect(201);

    const words = screenWordsOf((await open(`/dashboard/villas/${villa.id}/permit`)).text);

    expect(words).toContain('Makamın uyarısı yazıldı');
    expect(words).toContain('İzin belgesi dosyası eklendi');
  });

  test('says that a permit was not looked up for a year, with the way to say that it was', async () => {
    const old = await createVilla({ name: 'Villa Eski İzin', ...CHECKED_LONG_AGO });
    const fresh = await createVilla();
    const check = 'commandfor="checked-today"';

    const { text } = await open(`/dashboard/villas/${old.id}/permit`).expect(200);
    const other = await open(`/dashboard/villas/${fresh.id}/permit`).expect(200);
    const list = await open('/dashboard/villas?q=eski+izin').expect(200);

    expect(screenWordsOf(text)).toContain('İzin bir yıldır kontrol edilmedi. 1 Kasım 2024');
    expect(text).toContain(check);
    expect(other.text).not.toContain(check);
    expect(screenWordsOf(list.text)).toMatch(/Villa Eski İzin .* Kontrol et/);
  });

  test('names what the ministry’s report lacks, with the way to each', async () => {
    const owner = await createUser({ role: 'OWNER', phone: null, iban_encrypted: null });
    const villa = await createVilla({ owner_id: owner.id, il_code: null, ilce_code: null });

    const { text } = await open(`/dashboard/villas/${villa.id}/permit`).expect(200);

    expect(text).toContain(`href="/dashboard/users/${owner.id}#field-iban"`);
    expect(text).toContain(`href="/dashboard/villas/${villa.id}/location#field-il_code"`);
    expect(text).toContain(`data-api="PUT /v1/admin/villas/btrans/${villa.id}"`);
  });

  test('shows a room’s beds by kind, and a form that can grow', async () => {
    const villa = await createVilla();
    await db
      .insertInto('villa_rooms')
      .values({
        villa_id: villa.id,
        position: 0,
        name: 'Çatı odası',
        beds: JSON.stringify([{ kind: 'BUNK', count: 2 }]),
      })
      .execute();

    const { text } = await open(`/dashboard/villas/${villa.id}/rooms`).expect(200);

    expect(text).toMatch(/name="rooms\.0\.name"[^>]*value="Çatı odası"/);
    expect(text).toMatch(/data-kind="BUNK"[^>]*value="2"/);
    expect(text).toContain('name="rooms.n.name"');
  });

  test('sorts comments by state, with the acts that fit', async () => {
    const villa = await createVilla();
    await createComment({ villa_id: villa.id, body: 'Bekleyen söz', state: 'WAITING' });
    await createComment({
      villa_id: villa.id,
      body: 'Görünen söz',
      state: 'PUBLISHED',
      published_at: '2026-10-01T09:00:00Z',
    });

    const { text } = await open(`/dashboard/villas/${villa.id}/comments`).expect(200);

    expect(screenWordsOf(text)).toContain('Onay bekliyor 1 Yayında 1 Gizli 0');
    expect(text).toContain('Bekleyen söz');
    expect(text).not.toContain('Görünen söz');
    expect(text).toContain('value="PUBLISHED"');
  });

  test('opens with the published comments where none waits', async () => {
    const villa = await createVilla();
    const told = { state: 'PUBLISHED', published_at: '2026-10-01T09:00:00Z' } as const;
    await createComment({ villa_id: villa.id, body: 'Görünen söz', ...told });

    const opened = await open(`/dashboard/villas/${villa.id}/comments`).expect(200);
    const waiting = await open(`/dashboard/villas/${villa.id}/comments?state=WAITING`).expect(200);

    expect(opened.text).toContain('Görünen söz');
    expect(waiting.text).not.toContain('Görünen söz');
  });

  test('of a new villa asks for the facts alone', async () => {
    const { text } = await open('/dashboard/villas/new').expect(200);

    expect(text).toContain('data-api="POST /v1/admin/villas"');
    expect(text).toContain('data-success="/dashboard/villas/{id}"');
  });

  test.each(['999999', 'abc'])('of no villa (%s) is a 404 page', async (id) => {
    await open(`/dashboard/villas/${id}`).expect(404);
    await open(`/dashboard/villas/${id}/rules`).expect(404);
  });
});

describe('an owner', () => {
  test('reads their own villas and changes nothing', async () => {
    const owner = await createUser({ role: 'OWNER' });
    const { cookie } = await signedIn(owner);
    const own = await createVilla({ name: 'Villa Benim', owner_id: owner.id });
    const other = await createVilla({ name: 'Villa Onun' });
    const look = (address: string) => site.get(address).set('cookie', cookie);

    const list = await look('/dashboard/villas').expect(200);
    const facts = await look(`/dashboard/villas/${own.id}`).expect(200);

    expect(list.text).toContain('Villa Benim');
    expect(list.text).not.toContain('Villa Onun');
    for (const { text } of [list, facts])
      expect(text).not.toMatch(/data-api="(POST|PUT|PATCH|DELETE) \/v1|data-flag=/);
    // A search is all there is to filter by: no sheet to open, no owner to name.
    expect(list.text).toContain('Ad, kod, izin');
    // A phone's record has no heads: its figures say themselves what they are.
    expect(screenWordsOf(list.text)).toContain('90 günde %0 dolu');
    expect(list.text).not.toContain('filter-sheet');
    await look(`/dashboard/villas/${other.id}`).expect(404);
    await look(`/dashboard/villas/${own.id}/texts`).expect(403);
    await look('/dashboard/villas/new').expect(403);
  });
});

const TABS = [
  '',
  '/texts',
  '/rooms',
  '/location',
  '/rules',
  '/owner',
  '/search-engine',
  '/features',
  '/comments',
  '/permit',
];

test.each(['/dashboard/villas', '/dashboard/villas/new', ...TABS.map((tab) => `:id${tab}`)])(
  '%s asks the database at most six times',
  async (address) => {
    const { id } = await createVilla({ owner_id: (await createUser({ role: 'OWNER' })).id });
    const there = address.replace(':id', `/dashboard/villas/${id}`);

    const { queries } = await countQueries(async () => await open(there).expect(200));

    const own = queries.filter((query) => !query.includes('"sessions"'));
    expect(own.length).toBeLessThanOrEqual(6);
  },
);

test('the cancellation policies say what they keep and who is sold by them, and owners never see them', async () => {
  const policy = await db
    .insertInto('cancellation_policies')
    .values({
      code: 'bayram',
      name: 'Bayram koşulu',
      base: 'TOTAL',
      tiers: JSON.stringify([
        { days_before: 20, percent: 10 },
        { days_before: 0, percent: 100 },
      ]),
      position: 99,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sold = await createVilla({ cancellation_policy_id: policy.id });
  const free = await createVilla();
  const wordsOf = async (there: string) =>
    screenWordsOf((await open(`/dashboard/villas/${there}`).expect(200)).text);
  // Nothing is kept of what is called off without one, which whoever lists the villa has to know.
  expect(await wordsOf(`${free.id}`)).toContain(
    'İptal koşulu seçilmemiş; iptalde kesinti yapılmaz',
  );
  expect(await wordsOf(`${sold.id}`)).not.toContain('İptal koşulu seçilmemiş');
  expect((await open(`/dashboard/villas/${free.id}/rules`)).text).toContain('Koşul yok: iptalde');
  await db
    .insertInto('cancellation_policies')
    .values({
      code: 'strict-boat',
      kind: 'BOAT',
      name: 'Katı tekne',
      base: 'PREPAYMENT',
      tiers: JSON.stringify([{ days_before: 0, percent: 100 }]),
      position: 98,
    })
    .execute();

  const { text } = await open(`/dashboard/policies?id=${policy.id}`).expect(200);

  expect(screenWordsOf(text)).toMatch(
    /Bayram koşulu Villa Toplam tutardan: 20 gün kala %10 · sonra %100 1 villa /,
  );
  expect(screenWordsOf(text)).toContain('Katı tekne Tekne Ön ödemeden: her zaman %100');
  expect(text).toContain('1 villa kullanıyor, silinemez');
  expect(text).not.toContain(`data-api="DELETE /v1/admin/policies/${policy.id}`);
  await open('/dashboard/policies?id=999999').expect(404);
  await site
    .get('/dashboard/policies')
    .set('cookie', await signIn('OWNER'))
    .expect(403);
});

describe('taking a villa off the site', () => {
  test('tells of what still hangs on it, in numbers', async () => {
    const villa = await createVilla({ name: 'Villa Askıda' });
    await createShowcase([villa.id]);
    await createReservation({ villa_id: villa.id, ...stayFromToday(30, 7), status: 'CONFIRMED' });
    await createReservation({ villa_id: villa.id, ...stayFromToday(-30, 7), status: 'COMPLETED' });
    await createReservation({
      villa_id: villa.id,
      ...stayFromToday(60, 7),
      status: 'OPTION',
      option_until: inHours(5),
    });

    for (const tab of ['', '/pictures']) {
      const { text } = await open(`/dashboard/villas/${villa.id}${tab}`).expect(200);
      expect(wordsOf(text)).toContain('gelecek 1 rezervasyonu, 1 açık opsiyonu var');
      expect(wordsOf(text)).toContain('1 vitrinde yer alıyor');
    }
  });

  test('says that nothing does', async () => {
    const villa = await createVilla({ name: 'Villa Serbest' });

    const { text } = await open(`/dashboard/villas/${villa.id}`).expect(200);

    expect(wordsOf(text)).toContain('gelecek rezervasyonu ve açık opsiyonu yok');
    expect(wordsOf(text)).toContain('Hiçbir vitrinde yer almıyor');
  });
});
