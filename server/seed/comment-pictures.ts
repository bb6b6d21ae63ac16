import type { DemoBoat } from './boats.ts';
import { createRandom } from './random.ts';
import type { Numbered, Row } from './rows.ts';
import type { DemoVilla } from './villas.ts';

/** Of so many published comments, one comes with photographs. */
const SHARE = 0.14;

/** What guests photographed: rooms and corners of the very house or boat they write about. */
export function commentPicturesOf(
  comments: readonly Numbered<'comments'>[],
  { villas, boats }: { villas: readonly DemoVilla[]; boats: readonly DemoBoat[] },
): Row<'comment_pictures'>[] {
  const random = createRandom('comment pictures');
  const hashesOf = ({ villa_id, boat_id }: Row<'comments'>): string[] => {
    const of = villa_id ? villas : boats;
    const listing = of.find(({ row }) => row.id === (villa_id ?? boat_id));
    // The first picture is the listing's own face.
    return listing?.pictures.slice(1).map(({ hash }) => hash) ?? [];
  };
  return comments
    .filter(({ state }) => state === 'PUBLISHED' && random.chance(SHARE))
    .flatMap((comment) =>
      random
        .sample([...new Set(hashesOf(comment))], random.int(1, 3))
        .map((hash, position) => ({ comment_id: comment.id, hash, position })),
    );
}
