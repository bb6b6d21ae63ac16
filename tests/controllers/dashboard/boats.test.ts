import { countQueries } from '../../../server/db/index.ts';
import { db, signIn, site } from '../../support/api.ts';
import {
  createBoat,
  createBoatReservation,
  createBoatType,
  createMarina,
  saturdayFromToday,
} from '../../support/boat-factories.ts';
import { createBoatPicture } from '../../support/catalogue-factories.ts';
import { createVilla, dayFromToday } from '../../support/factories.ts';
import { createFeatureOf } from '../../support/villa-catalogue-factories.ts';
import { wordsOf } from '../../views/render.ts';

let staff: string;
let boat: Awaited<ReturnType<typeof createBoat>>;

beforeAll(async () => {
  staff = await signIn('ADMIN');
  const type = await createBoatType({ name: 'Katamaran' });
  boat = await createBoat({ name: 'Beyaz Martı', types: [type.id] });
  await createBoatPicture(boat.id);
});

const open = (address: string) => site.get(address).set('cookie', staff);

const queriesOf = async (address: string) => {
  const { queries } = await countQueries(async () => await open(address).expect(200));
  return queries.filter((query) => !query.includes('"sessions"')).length;
};

const TABS = [
  '',
  '/texts',
  '/cabins',
  '/route',
  '/terms',
  '/owner',
  '/search-engine',
  '/features',
  '/comments',
  '/papers',
  '/pictures',
];

test('lists boats with what they lack, filtered by type and words', async () => {
  const other = await createBoat({ name: 'Kırmızı Balık', insurance_until: null, active: false });
  const type = await db.selectFrom('boat_types').select('id').where('name', '=', 'Katamaran');
  const { id } = await type.executeTakeFirstOrThrow();

  const all = await open('/dashboard/boats').expect(200);
  const ofType = await open(`/dashboard/boats?type=${id}`).expect(200);
  const named = await open('/dashboard/boats?q=kırmızı').expect(200);

  expect(all.text).toContain('<bdi>Beyaz Martı</bdi></span></b>');
  expect(all.text).toContain('<bdi>Kırmızı Balık</bdi></span></b>');
  expect(all.text).toContain('data-api="PATCH /v1/admin/boat/order"');
  expect(ofType.text).not.toContain('<bdi>Kırmızı Balık</bdi></span></b>');
  expect(named.text).not.toContain('<bdi>Beyaz Martı</bdi></span></b>');
  expect(named.text).toContain('tag bad">Eksik');
  expect(named.text).toContain(`/dashboard/boats/${other.id}"`);
});

test('says of a boat without a policy that nothing is kept of what is called off', async () => {
  const [terms, facts] = await Promise.all(
    ['/terms', ''].map((tab) => open(`/dashboard/boats/${boat.id}${tab}`).expect(200)),
  );

  expect(terms?.text).toContain('Koşul yok: iptalde kesinti yapılmaz');
  expect(facts?.text).toContain('İptal koşulunu seçin; yoksa iptalde kesinti yapılmaz');
});

test('finds boats whose papers are missing, over or about to end', async () => {
  const named = (name: string, own: object) => createBoat({ name, ...own });
  await named('Belgesi Yok', { insurance_until: null, active: false });
  await named('Belgesi Bitmiş', { insurance_until: dayFromToday(-1) });
  await named('Belgesi Bitiyor', { seaworthiness_until: dayFromToday(30) });
  await named('Belgesi Uzun', { seaworthiness_until: dayFromToday(31) });
  const found = async (papers: string) => {
    const { text } = await open(`/dashboard/boats?q=belgesi&papers=${papers}`).expect(200);
    return [...text.matchAll(/<bdi>Belgesi (\p{L}+)<\/bdi><\/span><\/b>/gu)].map(
      ([, name]) => name,
    );
  };

  expect(await found('MISSING')).toEqual(['Yok']);
  expect(await found('OVER')).toEqual(['Bitmiş']);
  expect(await found('ENDING')).toEqual(['Bitmiş', 'Bitiyor']);
  const all = await open('/dashboard/boats?q=belgesi').expect(200);
  expect(all.text).toMatch(/Belgesi Bitmiş.*?tag bad">[^<]*bitti/s);
  const home = await open('/dashboard').expect(200);
  expect(home.text).toContain('/dashboard/boats?active=1&amp;papers=ENDING');
  expect(wordsOf(home.text)).toContain('2 tekne yayında ama sigortası ya da denize elverişliliği');
});

test('has the comments of a boat on a tab of their own, those that wait first', async () => {
  const commented = await createBoat({ name: 'Yorumlu', code: 'Y-1' });
  const say = (author_name: string, own: object = {}) =>
    db
      .insertInto('comments')
      .values({ boat_id: commented.id, author_name, score: 5, body: 'Koyları çok sevdik.', ...own })
      .execute();
  await say('Ece D.', { score_location: 4, stayed_on: '2026-07-01' });
  await say('Can T.', { state: 'HIDDEN' });
  await db
    .insertInto('comments')
    .values({ boat_id: boat.id, author_name: 'Başka T.', score: 1, body: 'Başka bir tekne.' })
    .execute();

  const { text } = await open(`/dashboard/boats/${commented.id}/comments`).expect(200);

  expect(wordsOf(text)).toContain('Yorumlar 1');
  expect(wordsOf(text)).toContain('Ece D. 1 Temmuz 2026 binişli kiralama');
  expect(wordsOf(text)).toContain('Rota 4');
  expect(text).toMatch(/data-api="PUT \/v1\/admin\/villas\/commentactivity\/\d+"/);
  expect(text).not.toContain('Can T.');
  expect(text).not.toContain('Başka T.');
  const hidden = await open(`/dashboard/boats/${commented.id}/comments?state=HIDDEN`).expect(200);
  expect(hidden.text).toContain('Can T.');
  expect(hidden.text).toContain(`data-api="POST /v1/admin/boat/${commented.id}/copy"`);
});

test('a boat’s editor tells that its papers are over', async () => {
  const over = await createBoat({ insurance_until: dayFromToday(-1) });

  const { text } = await open(`/dashboard/boats/${over.id}/papers`).expect(200);

  expect(text).toContain('Süresi dolan belgeyi yenileyin');
  // A permit is what a villa has.
  expect(wordsOf(text)).toMatch(/Yayında (değil )?Belge/);
});

test('offers no order of its own while the list is sorted otherwise', async () => {
  const { text } = await open('/dashboard/boats?order=name').expect(200);

  expect(text).not.toContain('data-sortable');
});

test.each(TABS)(
  'the editor’s tab %p saves what it shows and asks six times at most',
  async (tab) => {
    const address = `/dashboard/boats/${boat.id}${tab}`;

    const { text } = await open(address).expect(200);

    expect(text).toContain('Beyaz Martı');
    if (tab !== '/comments') expect(text).toMatch(/data-api="PUT \/v1\/admin\/boats?\//);
    expect(await queriesOf(address)).toBeLessThanOrEqual(6);
  },
);

test('a new boat’s form names the marinas by town', async () => {
  const marina = await createMarina({ name: 'Yeni Liman' });

  const { text } = await open('/dashboard/boats/new').expect(200);

  expect(text).toContain('data-api="POST /v1/admin/boat"');
  expect(text).toContain(`<option value="${marina.id}">`);
});

test('the gallery shows every picture with its place, and what can be done with it', async () => {
  const villa = await createVilla();

  const { text } = await open(`/dashboard/boats/${boat.id}/pictures`).expect(200);
  const empty = await open(`/dashboard/villas/${villa.id}/pictures`).expect(200);

  expect(text).toContain('data-upload="/v1/admin/boat/image"');
  expect(text.match(/class="gallery-card"/g)).toHaveLength(2);
  expect(text).toContain('data-api-template="DELETE /v1/admin/boat/image/{id}"');
  expect(empty.text).toContain('data-upload="/v1/admin/villas/image"');
  expect(empty.text).toContain('Henüz görsel yok');
});

describe.each([
  ['/dashboard/boattypes', '/v1/admin/boattypes'],
  ['/dashboard/marina', '/v1/admin/marina'],
  ['/dashboard/features?kind=boat', '/v1/admin/boat/featurecategory'],
])('%s', (address, call) => {
  test('has the form of a new row beside the list', async () => {
    const { text } = await open(address).expect(200);

    expect(text).toContain(`data-api="POST ${call}"`);
    expect(await queriesOf(address)).toBeLessThanOrEqual(6);
  });

  test('answers a row that is not there with a 404 page', async () => {
    await open(`${address}${address.includes('?') ? '&' : '?'}id=999999`).expect(404);
  });

  test('is closed to owners', async () => {
    await site
      .get(address)
      .set('cookie', await signIn('OWNER'))
      .expect(403);
  });
});

test('a feature shows its symbol, which is chosen by a Turkish name', async () => {
  const { feature } = await createFeatureOf('BOAT', 'Can yeleği');
  const show = async (icon: string) => {
    await db.updateTable('features').set({ icon }).where('id', '=', feature).execute();
    return (await open(`/dashboard/features?kind=boat&id=${feature}`).expect(200)).text;
  };

  const known = await show('life-buoy');
  const unknown = await show('no-such-symbol');

  expect(known).toMatch(
    /<div class="cells"><svg class="icon small"[^>]*><use href="[^"]+#life-buoy"/,
  );
  expect(known).toMatch(/<option value="life-buoy" selected=""><svg.*?<\/svg>Can simidi<\/option>/);
  expect(wordsOf(known)).not.toContain('life-buoy');
  expect(unknown).toMatch(/<option value="no-such-symbol" selected="">.*?no-such-symbol<\/option>/);
});

test('says how many boats a type and a marina have instead of a way to delete them', async () => {
  const free = await createBoatType({ name: 'Boş Tip' });
  const { type_id, marina_id } = await db
    .selectFrom('boat_boat_types')
    .innerJoin('boats', 'boats.id', 'boat_boat_types.boat_id')
    .select(['boat_type_id as type_id', 'marina_id'])
    .where('boats.id', '=', boat.id)
    .executeTakeFirstOrThrow();

  const type = await open(`/dashboard/boattypes?id=${type_id}`).expect(200);
  const marina = await open(`/dashboard/marina?id=${marina_id}`).expect(200);
  const unused = await open(`/dashboard/boattypes?id=${free.id}`).expect(200);

  expect(type.text).toContain('1 tekne kullanıyor, silinemez');
  expect(marina.text).toContain('1 tekne bağlı, silinemez');
  expect(unused.text).toContain(`data-api="DELETE /v1/admin/boattypes/${free.id}?version=1"`);
  expect(unused.text).toContain(`data-remove="/v1/admin/boattypes/${free.id}/image"`);
});

test('taking a boat off the site tells how many charters still hang on it', async () => {
  const own = await createBoat({ name: 'Askıdaki Martı' });
  await createBoatReservation({ boat_id: own.id, ...saturdayFromToday(30), status: 'CONFIRMED' });

  for (const tab of ['', '/pictures']) {
    const { text } = await open(`/dashboard/boats/${own.id}${tab}`).expect(200);
    expect(wordsOf(text)).toContain('gelecek 1 rezervasyonu, 0 açık opsiyonu var');
    expect(wordsOf(text)).not.toContain('vitrinde yer');
  }
});
