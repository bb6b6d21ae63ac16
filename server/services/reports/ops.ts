import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';

import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/index.ts';
import { env } from '../../env.ts';
import { projectRoot } from '../../project-root.ts';
import { listActiveFeeds } from '../../queries/calendars/feeds.ts';
import { countMailsByState } from '../../queries/mail/mails.ts';
import { getDatabaseFacts, listJobRuns } from '../../queries/reports/ops.ts';
import { recentFailures } from '../../recent-failures.ts';
import { lastBackup } from '../backup/last-backup.ts';
import { wantsSomebody } from '../calendars/feed-alerts.ts';

interface Asked {
  now: Temporal.Instant;
  today: string;
  /** All jobs there are, with their clocks: five fields, Istanbul's time. */
  jobs: readonly { name: string; cron: string }[];
}

export type Ops = Awaited<ReturnType<typeof gatherOps>>;

/** How the machinery stands: jobs, mails, calendars, storage, versions, the last failures. */
export async function gatherOps(db: Db, actor: Actor, { now, today, jobs }: Asked) {
  const [facts, mails, feeds, disk] = await Promise.all([
    getDatabaseFacts(db),
    countMailsByState(db),
    listActiveFeeds(db, actor, today),
    diskOf(env.DATA_DIR),
  ]);
  const names = jobs.map(({ name }) => name);
  return {
    jobs: facts.has_queue ? await listJobRuns(db, names) : [],
    crons: jobs.map(({ name, cron }) => ({ name, cron })),
    mails,
    feeds: {
      active: feeds.length,
      in_need: feeds.filter((feed) => wantsSomebody(feed, now)).length,
    },
    facts,
    disk,
    backed_up_at: backedUpAt(env.DATA_DIR),
    process: {
      app: version(),
      node: process.versions.node,
      started_at: now.subtract({ seconds: Math.round(process.uptime()) }),
      memory_bytes: process.memoryUsage.rss(),
    },
    failures: recentFailures(),
  };
}

/** Size and free space of the disk that holds the data folder, in bytes. */
async function diskOf(folder: string): Promise<{ bytes: number; free_bytes: number }> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return { bytes: bsize * blocks, free_bytes: bsize * bavail };
  } catch {
    return { bytes: 0, free_bytes: 0 };
  }
}

/** ISO; null: never by `npm run backup`, or its note cannot be read. */
function backedUpAt(folder: string): string | null {
  try {
    return lastBackup(folder)?.made_at ?? null;
  } catch {
    return null;
  }
}

let known: string | undefined;

function version(): string {
  known ??= String(
    JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')).version,
  );
  return known;
}
