import path from 'node:path';

import { env } from '../env.ts';
import { projectRoot } from '../project-root.ts';
import { diskStore, type FileStore, withReadOnlyLayer } from './file-store.ts';

/** The committed pictures of the demo listings, with their `index.json`. */
export const demoPicturesFolder = path.join(projectRoot, 'static', 'images', 'demo');

let opened: FileStore | undefined;

/** Uploads in the data folder over the demo pictures of the repository, which nothing copies. */
export function mediaStore(): FileStore {
  opened ??= withReadOnlyLayer(
    diskStore(path.join(env.DATA_DIR, 'media')),
    diskStore(demoPicturesFolder),
  );
  return opened;
}
