import { setTimeout as pause } from 'node:timers/promises';

import { PgBoss } from 'pg-boss';
import { isDatabaseDown } from '../db/errors.ts';
import { databaseUrl } from '../db/index.ts';
import { conflict } from '../errors.ts';
import { log } from '../log.ts';
import { countJobFailure } from '../metrics.ts';
import { onceAMinute } from '../once-a-minute.ts';
import { closeMailTransport, mailTransport } from '../services/mail/smtp.ts';
import { TIME_ZONE } from '../shared/time-zone.ts';
import { unquoted } from '../unquoted.ts';
import { compareCardPayments } from './compare-payments.ts';
import { compareReports } from './compare-reports.ts';
import { completeStays } from './complete-stays.ts';
import { encodePictures } from './encode-pictures.ts';
import { expireDueOptions } from './expire-options.ts';
import { fetchRates } from './fetch-rates.ts';
import type { Job } from './job.ts';
import { prune } from './prune.ts';
import { publishPosts } from './publish-posts.ts';
import { reconcileCardPayments } from './reconcile-payments.ts';
import { refreshSearch } from './refresh-search.ts';
import { remindGuests } from './remind-guests.ts';
import { sendMails } from './send-mails.ts';
import { sendNewsletters } from './send-newsletters.ts';
import { syncFeeds } from './sync-feeds.ts';
import { tellOwners } from './tell-owners.ts';

export const JOBS: readonly Job[] = [
  sendMails,
  sendNewsletters,
  remindGuests,
  expireDueOptions,
  reconcileCardPayments,
  completeStays,
  syncFeeds,
  tellOwners,
  compareCardPayments,
  compareReports,
  fetchRates,
  refreshSearch,
  publishPosts,
  encodePictures,
  prune,
];

const SECONDS_PER_DAY = 24 * 60 * 60;
const STOP_MILLISECONDS = 5_000;

const RETRY_MILLISECONDS = 1_000;
/** The queue's own statements take less; it has no other limit, and clears its old jobs by them. */
const SILENCE_MILLISECONDS = 60_000;
const WAKE_MILLISECONDS = 1_000;

let boss: PgBoss | undefined;
let wanted = false;
let mailWorker = '';
let waking: NodeJS.Timeout | undefined;
let wokenAt = Number.NEGATIVE_INFINITY;

/**
 * Starts the scheduler and the workers of this process. Several processes share the work. A database
 * that goes away meanwhile is waited for: the site serves already.
 */
export async function startJobs(): Promise<void> {
  wanted = true;
  while (wanted && !boss) {
    try {
      await startQueue();
    } catch (error) {
      await stopQueue();
      if (!isDatabaseDown(error)) throw error;
      log.warn({ err: error }, 'the jobs wait for the database');
      await pause(RETRY_MILLISECONDS, undefined, { ref: false });
    }
  }
}

async function startQueue(): Promise<void> {
  // The library hands on to pg what it does not name itself, such as how long an answer is waited for.
  const options = {
    connectionString: databaseUrl(),
    application_name: 'koy-jobs',
    max: 2,
    connectionTimeoutMillis: 5_000,
    query_timeout: SILENCE_MILLISECONDS,
    warningSlowQuerySeconds: 10,
  };
  const started = new PgBoss(options);
  // A lost connection is retried by the library; unheard, its error would end the process.
  started.on('error', (error) => logQueueFailure(error.message));
  boss = started;
  await started.start();
  for (const job of JOBS) await startJob(started, job);
}

const isNewFailure = onceAMinute();

/** The library tells it of each worker, whose name it adds in brackets. */
function logQueueFailure(message: string): void {
  const reason = message.replace(/ \(Queue: .*\)$/, '');
  if (isNewFailure(reason)) log.error({ reason }, 'job queue failed');
}

/** Lets the running jobs end (5 s at most), then ends the queue's connections. */
export async function stopJobs(): Promise<void> {
  wanted = false;
  await stopQueue();
  closeMailTransport();
}

async function stopQueue(): Promise<void> {
  const stopping = boss;
  boss = undefined;
  await stopping?.stop({ graceful: true, timeout: STOP_MILLISECONDS });
}

/**
 * Sends waiting mails now instead of within the minute: at once, or when a second has passed since
 * the last time, so that a busy hour asks the queue once a second and not once a booking. Call it
 * after the commit that queued them; it never fails and never waits, because the minute's run sends
 * them anyway.
 */
export function wakeMails(): void {
  if (waking || !boss || !mailTransport()) return;
  const rest = Math.max(0, wokenAt + WAKE_MILLISECONDS - performance.now());
  waking = setTimeout(wakeNow, rest).unref();
}

function wakeNow(): void {
  waking = undefined;
  wokenAt = performance.now();
  const running = boss;
  running?.send(sendMails.name).then(
    () => running.notifyWorker(mailWorker),
    (error: Error) => log.warn({ reason: error.message }, 'mails could not be woken'),
  );
}

/**
 * Runs a job now instead of by its clock; a run that waits already is enough.
 * @throws 409 `jobs_asleep` when this process runs no jobs
 */
export async function runJobNow(name: string): Promise<void> {
  if (!boss) throw conflict('jobs_asleep');
  await boss.send(name);
}

async function startJob(started: PgBoss, job: Job): Promise<void> {
  await started.createQueue(job.name, {
    // One waiting run is enough: a run does everything that is due.
    policy: 'short',
    retryLimit: 2,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 15 * 60,
    retentionSeconds: SECONDS_PER_DAY,
    deleteAfterSeconds: 7 * SECONDS_PER_DAY,
  });
  const worker = await started.work(job.name, { pollingIntervalSeconds: 5 }, () => runJob(job));
  if (job === sendMails) mailWorker = worker;
  // A run missed while nothing was up is made up for, once.
  await started.schedule(job.name, job.cron, null, { tz: TIME_ZONE, missed: 'once' });
}

/**
 * Logs and counts a failure, and throws it on, so that the queue keeps it and tries again. What it keeps
 * for a week, and what staff read under operations, quotes no rows.
 */
export async function runJob(job: Job): Promise<void> {
  const begun = performance.now();
  try {
    await job.run();
  } catch (error) {
    log.error({ err: error, job: job.name }, 'job failed');
    countJobFailure(job.name);
    throw unquoted(error);
  }
  log.debug({ job: job.name, ms: Math.round(performance.now() - begun) }, 'job done');
}
