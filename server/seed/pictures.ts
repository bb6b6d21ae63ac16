import index from '../../static/images/demo/index.json' with { type: 'json' };
import type { Row } from './rows.ts';

interface DemoPicture {
  hash: string;
  alt: string;
}

const byFile = new Map(index.map((picture) => [picture.file.replace(/\.jpg$/, ''), picture]));

/** A picture of the demo by the name it had as a photo: 'villa-03', 'detail-06'. */
export function picture(name: string): DemoPicture {
  const found = byFile.get(name);
  if (!found) throw new RangeError(`There is no demo picture called ${name}`);
  return { hash: found.hash, alt: found.alt };
}

/** All of them, as the database knows pictures; their AVIF files are there already. */
export const storedPictures = (at: string): Row<'stored_pictures'>[] =>
  index.map(({ hash, width, height, colour, bytes }) => ({
    hash,
    width,
    height,
    colour,
    bytes,
    avif_at: at,
    created_at: at,
  }));
