import path from 'node:path';

import { env } from '../../env.ts';
import { diskStore, type FileStore } from './file-store.ts';

let opened: FileStore | undefined;

/** The agency's papers in the data folder; a paper's key is the hash of its content. */
export function documentStore(): FileStore {
  opened ??= diskStore(documentFolder(), { isPrivate: true });
  return opened;
}

export const documentFolder = (): string => path.join(env.DATA_DIR, 'documents');
