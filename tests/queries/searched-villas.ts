import { searchVillas } from '../../server/queries/search/villa-search.ts';
import { ListingQuery } from '../../server/schemas/search.ts';
import { db } from '../support/db.ts';
import {
  createDistrict,
  createFeature,
  createRegion,
  createTown,
  createVilla,
  createVillaType,
  dayFromToday,
  stayFromToday,
} from '../support/factories.ts';

export const context = { today: dayFromToday(0), gap_max_nights: 6 };
export const week = stayFromToday(30, 7);

/** The search of an address, its parameters as they stand there. */
export const parse = (query: object) => ListingQuery.parse(query);

/** The names of the villas a search finds, in its order. */
export const found = async (query: object): Promise<string[]> => {
  const { villas } = await searchVillas(db, parse(query), context);
  return villas.map(({ name }) => name);
};

/** A district of its own, so that what a test makes is nowhere else's. */
export const elsewhere = async () =>
  createDistrict({ name: 'Uzak', town_id: (await createTown({ name: 'Öte' })).id });

export interface SearchedVillas {
  type: { honeymoon: number; secluded: number };
  feature: { sauna: number; sea_view: number };
}

/** Two villas in Kalkan, one in Kaş, one in Çeşme, and one in Kalkan that is off sale. */
export async function createSearchedVillas(): Promise<SearchedVillas> {
  const type = {
    honeymoon: (await createVillaType({ slug: 'balayi', name: 'Balayı Villaları' })).id,
    secluded: (await createVillaType({ slug: 'muhafazakar', name: 'Muhafazakâr Villalar' })).id,
  };
  const feature = {
    sauna: await createFeature('Sauna'),
    sea_view: await createFeature('Deniz manzarası'),
  };
  const { islamlar, kalamar, gokseki, alacati } = await createPlaces();
  const { honeymoon, secluded } = type;
  const { sauna, sea_view } = feature;
  await describedVilla(islamlar, {
    ...{ name: 'Villa Lodos', capacity: 8, bedrooms: 4, position: 2 },
    pool_privacy: 'SECLUDED',
    nightly_price_kurus: 20_000_00,
    types: [secluded, honeymoon],
    features: [sauna, sea_view],
  });
  await describedVilla(kalamar, {
    ...{ name: 'Villa Poyraz', capacity: 4, bedrooms: 2, position: 1 },
    pool_privacy: 'PARTLY',
    nightly_price_kurus: 10_000_00,
    types: [honeymoon],
    features: [sauna],
  });
  await describedVilla(gokseki, {
    ...{ name: 'Villa Meltem', capacity: 6, bedrooms: 3, position: 3, popular: true },
    nightly_price_kurus: 15_000_00,
    types: [secluded],
  });
  await describedVilla(alacati, {
    ...{ name: 'Villa İmbat', capacity: 6, bedrooms: 3, position: 4 },
    nightly_price_kurus: 30_000_00,
    features: [sea_view],
  });
  await describedVilla(kalamar, { name: 'Villa Kapalı', active: false });
  return { type, feature };
}

/** The ids of four districts in three towns of two regions. */
async function createPlaces() {
  const antalya = await createRegion({ slug: 'antalya', name: 'Antalya' });
  const izmir = await createRegion({ slug: 'izmir', name: 'İzmir' });
  const town = async (slug: string, name: string, region_id: number) =>
    (await createTown({ slug, name, region_id })).id;
  const district = async (slug: string, name: string, town_id: number) =>
    (await createDistrict({ slug, name, town_id })).id;
  const kalkan = await town('kalkan', 'Kalkan', antalya.id);
  return {
    islamlar: await district('islamlar', 'İslamlar', kalkan),
    kalamar: await district('kalamar', 'Kalamar', kalkan),
    gokseki: await district('gokseki', 'Gökseki', await town('kas', 'Kaş', antalya.id)),
    alacati: await district('alacati', 'Alaçatı', await town('cesme', 'Çeşme', izmir.id)),
  };
}

type Described = NonNullable<Parameters<typeof createVilla>[0]> & {
  types?: number[];
  features?: number[];
};

async function describedVilla(
  district_id: number,
  { types = [], features = [], ...own }: Described,
) {
  const { id: villa_id } = await createVilla({ ...own, district_id });
  for (const villa_type_id of types)
    await db.insertInto('villa_villa_types').values({ villa_id, villa_type_id }).execute();
  for (const feature_id of features)
    await db.insertInto('villa_features').values({ villa_id, feature_id }).execute();
}
