import type { Db } from '../../db/index.ts';
import { dropPictureIfUnused } from '../files/picture-removal.ts';

/** The pictures of ours that rich texts show, by hash. */
export const picturesIn = (...texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(OWN_PICTURE)].map(([, hash = '']) => hash))),
];

const OWN_PICTURE = /\/media\/([0-9a-f]{20})\//g;

/** After a text or a cover is gone: pictures that nothing shows any more go with it (product.md §9). */
export async function dropPictures(
  pool: Db,
  hashes: Iterable<string | null | undefined>,
): Promise<void> {
  for (const hash of new Set(hashes)) if (hash) await dropPictureIfUnused(pool, hash);
}
