import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { env } from '../../env.ts';
import { largestWidth } from '../../shared/pictures.ts';
import { markOf, type ShareCard } from '../../shared/share-cards.ts';
import { diskStore, type FileStore, type StoredFile } from './file-store.ts';
import { mediaStore } from './media-store.ts';
import { removeOldFiles } from './old-files.ts';
import { drawShareCard } from './share-drawings.ts';

let opened: FileStore | undefined;
const drawing = new Map<string, Promise<void>>();
let last: Promise<unknown> = Promise.resolve();

const folder = () => path.join(env.DATA_DIR, 'share-cards');

/** Drawn cards, by what they show; a file that is lost is drawn again. */
function drawnCards(): FileStore {
  opened ??= diskStore(folder());
  return opened;
}

/** The card's picture as it was drawn before, or is drawn now: one at a time, each once. */
export async function openShareCard(card: ShareCard): Promise<StoredFile | undefined> {
  const key = `${card.kind}-${markOf(card)}.jpg`;
  const known = await drawnCards().open(key);
  if (known) return known;
  const under = drawing.get(key) ?? queue(key, card);
  drawing.set(key, under);
  await under;
  return drawnCards().open(key);
}

function queue(key: string, card: ShareCard): Promise<void> {
  const drawn = last.then(() => draw(key, card)).finally(() => drawing.delete(key));
  last = drawn.catch(() => {});
  return drawn;
}

async function draw(key: string, card: ShareCard): Promise<void> {
  const photo = card.picture && (await photoOf(card.picture));
  await drawnCards().put(key, await drawShareCard(card, photo));
}

/** Null when its file is lost: then the bay is drawn. */
async function photoOf({ hash, width }: { hash: string; width: number }): Promise<Buffer | null> {
  const file = await mediaStore().open(`${hash}/${largestWidth(width)}.jpg`);
  return file ? buffer(file.stream()) : null;
}

/** Removes cards drawn before an instant, most of which show what has changed since; their number. */
export const pruneShareCards = (before: Temporal.Instant): Promise<number> =>
  removeOldFiles(folder(), before);
