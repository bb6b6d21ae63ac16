import { jobsDb as db } from '../db/index.ts';
import { eachByItself } from '../each-by-itself.ts';
import { listPicturesWithoutAvif } from '../queries/files/stored-pictures.ts';
import { addAvif } from '../services/files/picture-uploads.ts';
import type { Job } from './job.ts';

/** Each takes a second or two; the next run goes on. */
const MOST_AT_ONCE = 50;

/** Gives uploaded pictures their AVIF files, behind all that somebody waits for. */
export const encodePictures: Job = {
  name: 'encode-pictures',
  cron: '* * * * *',
  async run() {
    await eachByItself(
      await listPicturesWithoutAvif(db, MOST_AT_ONCE),
      (picture) => addAvif(db, picture),
      'Some pictures could not be encoded',
    );
  },
};
