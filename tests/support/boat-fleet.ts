import { elementsOf, wordsOf } from '../views/render.ts';
import { db, site } from './api.ts';
import { createBoat, createBoatType, createMarina } from './boat-factories.ts';
import { createSettings, createTown } from './factories.ts';
import { createFeatureOf } from './villa-catalogue-factories.ts';

/** Numbers of what the tests of boats' pages name. */
export interface Fleet {
  marina: number;
  gulet: number;
  lodos: number;
  sup: number;
}

/**
 * Three boats for rent and one that is not: `ruya` (Göcek, every unit), `Lodos` (Bodrum, weeks), `surat`
 * (Bodrum, days) and `kapali`.
 */
export async function createFleet(): Promise<Fleet> {
  await createSettings({ whatsapp_phone: '0532 111 22 33', site_phone: '0252 111 22 33' });
  const gocek = await createTown({ slug: 'gocek', name: 'Göcek' });
  const bodrum = await createTown({ slug: 'bodrum', name: 'Bodrum' });
  const marina = await createMarina({ name: 'D-Marin Göcek', town_id: gocek.id });
  const other = await createMarina({ name: 'Milta Bodrum', town_id: bodrum.id });
  const gulet = await createBoatType({
    slug: 'gulet',
    name: 'Gulet',
    description: 'Ahşap, yelkenli.',
  });
  const yacht = await createBoatType({ slug: 'motoryat', name: 'Motoryat' });
  const ruya = await createBoat({
    ...{ slug: 'ruya', name: 'Rüya', marina_id: marina.id, types: [gulet.id] },
    ...{ guests_day: 16, position: 1, trip_starts_at: '10:00', trip_ends_at: '18:30' },
    included: 'Tekne ve kaptan, su (günde 3, 4 litre)',
    excluded: 'Kumanya',
    route: 'Göcek – 12 Ada',
    prices: { WEEK: 350_000_00, DAY: 60_000_00, TRIP: 45_000_00 },
  });
  const lodos = await createBoat({
    ...{ name: 'Lodos', marina_id: other.id, types: [gulet.id], guests_day: 10, position: 2 },
    prices: { WEEK: 210_000_00 },
  });
  const fast = await createBoat({
    ...{
      name: 'Sürat',
      slug: 'surat',
      marina_id: other.id,
      types: [yacht.id],
      guests_day: 6,
      position: 3,
    },
    prices: { DAY: 40_000_00 },
  });
  await createBoat({ name: 'Kapalı', slug: 'kapali', marina_id: marina.id, active: false });
  const sup = (await createFeatureOf('BOAT', 'SUP')).feature;
  for (const { id } of [ruya, fast])
    await db.insertInto('boat_features').values({ boat_id: id, feature_id: sup }).execute();
  return { marina: marina.id, gulet: gulet.id, lodos: lodos.id, sup };
}

/** A page as it is read: its main part, the words and the addresses in it. */
export const read = async (address: string) => {
  const response = await site.get(address);
  const main = response.text.replace(/.*<main/s, '<main').replace(/<\/main>.*/s, '');
  const links = elementsOf(main, 'a').map(({ href }) => href?.replaceAll('&amp;', '&'));
  return { ...response, main, links, words: wordsOf(main) };
};

/** The names on its cards. */
export const cardsOf = (main: string) =>
  [...main.matchAll(/<h3><a[^>]*>([^<]*)/g)].map(([, name]) => name);
