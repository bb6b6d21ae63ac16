import { db } from '../db/index.ts';
import { listPicturesWithoutAvif, markAvif } from '../queries/stored-pictures.ts';
import { mediaStore } from '../services/media-store.ts';
import { storeAvif } from '../services/pictures.ts';
import type { Job } from './job.ts';

/** Each takes a second or two; the next run goes on. */
const MOST_AT_ONCE = 50;

/** Gives uploaded pictures their AVIF files, behind all that somebody waits for. */
export const encodePictures: Job = {
  name: 'encode-pictures',
  cron: '* * * * *',
  async run() {
    for (const { hash, width } of await listPicturesWithoutAvif(db, MOST_AT_ONCE))
      await markAvif(db, hash, await storeAvif(mediaStore(), { hash, width }));
  },
};
