import { jobsDb as db } from '../db/index.ts';
import { tellDuePosts } from '../queries/content/due-posts.ts';
import type { Job } from './job.ts';

/** So long a run may come late; pages are forgotten as often, which costs little. */
const MINUTES = 5;

/** Shows posts whose moment has come: kept pages do not have them yet. */
export const publishPosts: Job = {
  name: 'publish-posts',
  cron: '* * * * *',
  run: async () => {
    await tellDuePosts(db, MINUTES);
  },
};
