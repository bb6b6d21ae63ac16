import path from 'node:path';

import { env } from '../../env.ts';
import { projectRoot } from '../../project-root.ts';
import { diskStore, type FileStore, withReadOnlyLayer } from './file-store.ts';
import { s3Store } from './s3-store.ts';

/** The committed pictures of the demo listings, with their `index.json`. */
export const demoPicturesFolder = path.join(projectRoot, 'static', 'images', 'demo');

let opened: FileStore | undefined;

/** Uploads, over the demo pictures of the repository, which nothing copies. */
export function mediaStore(): FileStore {
  opened ??= withReadOnlyLayer(uploads(), diskStore(demoPicturesFolder));
  return opened;
}

/** In the bucket that the environment names, otherwise in the data folder. */
function uploads(): FileStore {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET) return diskStore(path.join(env.DATA_DIR, 'media'));
  return s3Store({
    endpoint: S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`,
    region: S3_REGION,
    bucket: S3_BUCKET,
    access_key: S3_ACCESS_KEY_ID ?? '',
    secret_key: S3_SECRET_ACCESS_KEY ?? '',
    folder: 'media',
  });
}
