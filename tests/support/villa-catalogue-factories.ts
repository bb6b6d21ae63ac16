import { db } from './db.ts';
import { createVillaType } from './factories.ts';

let count = 0;

/** A feature of villas or boats in a group of its own. */
export async function createFeatureOf(kind: 'VILLA' | 'BOAT', name = 'Isıtmalı havuz') {
  count += 1;
  const category = await db
    .insertInto('feature_categories')
    .values({ kind, name: `Grup ${count}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const feature = await db
    .insertInto('features')
    .values({ category_id: category.id, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { category: category.id, feature: feature.id };
}

/** A ladder that keeps all of the prepayment. */
export async function createPolicy(kind: 'VILLA' | 'BOAT' = 'VILLA') {
  count += 1;
  const { id } = await db
    .insertInto('cancellation_policies')
    .values({
      code: `kosul-${count}`,
      name: `Koşul ${count}`,
      kind,
      tiers: JSON.stringify([{ days_before: 0, percent: 100 }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A picture of the villa's gallery; its files are not there. */
export async function createVillaPicture(villa_id: number) {
  count += 1;
  const hash = count.toString(16).padStart(20, 'a');
  await db
    .insertInto('stored_pictures')
    .values({ hash, width: 1200, height: 800, colour: '#336699', bytes: 1000, avif_at: new Date() })
    .execute();
  const { id } = await db
    .insertInto('villa_pictures')
    .values({ villa_id, hash, alt: 'Havuz', position: count })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, hash };
}

/** A paper of the villa's permit; its file is not there. */
export async function createPermitFile(villa_id: number, hash = nextHash()) {
  const { id } = await db
    .insertInto('villa_permit_files')
    .values({
      villa_id,
      title: 'İzin belgesi',
      file_name: 'izin.pdf',
      hash,
      mime: 'application/pdf',
      bytes: 96_512,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, hash };
}

const nextHash = () => (++count).toString(16).padStart(64, 'b');

/** What a villa is described by, one of each. */
export async function createCatalogue(villa_id: number) {
  const { category, feature } = await createFeatureOf('VILLA');
  const { category: boat_category, feature: boat_feature } = await createFeatureOf('BOAT');
  const picture = (await createVillaPicture(villa_id)).id;
  const permit_file = (await createPermitFile(villa_id)).id;
  const type = (await createVillaType()).id;
  const policy = await createPolicy();
  return {
    ...{ category, feature, boat_category, boat_feature },
    ...{ picture, permit_file, type, policy },
  };
}
