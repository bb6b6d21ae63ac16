import { get } from 'node:http';

import { announceReady, announceRunning, say } from './announce.ts';
import { createApp } from './app.ts';
import { today } from './clock.ts';
import { checkDataFolder } from './data-folder.ts';
import { isUnused } from './db/emptiness.ts';
import { db, unhurriedly } from './db/index.ts';
import { migrateToLatest } from './db/migrate.ts';
import { claimData, openClaimed } from './db/open.ts';
import { DEMO_ADMIN } from './demo-password.ts';
import { offerDemoPayments } from './demo-payments.ts';
import { env, settleOnPort } from './env.ts';
import { markLate } from './heap.ts';
import { t } from './i18n.ts';
import { startJobs, stopJobs } from './jobs/index.ts';
import { withKnownHosts } from './known-hosts.ts';
import { type Address, checkPort, createHttpServer, drain, listen, localOrigin } from './listen.ts';
import { observeProcess } from './metrics.ts';
import { OWN_REQUEST } from './middleware/log.ts';
import { withPageCache } from './page-cache.ts';
import { whoTook } from './port-owner.ts';
import { findUserForLogin } from './queries/accounts/users.ts';
import { startDraining } from './readiness.ts';
import { seedDemo } from './seed/index.ts';
import { inviteFirstAdmin } from './services/accounts/password-codes.ts';
import { startHearingChanges, stopHearingChanges } from './services/cache-listener.ts';
import { loadSanitiser } from './services/content/rich-text.ts';
import { addMissingTexts } from './services/content/starting-texts.ts';
import { documentStore } from './services/files/document-store.ts';
import { sealIbans } from './services/seal-ibans.ts';
import { onStop, stop, stopOnSignals, stopping, stopWithParent } from './shutdown.ts';
import { describeFailure } from './start-error.ts';

export interface ServeOptions {
  /** Print one line of JSON for a program instead of the block for a person. */
  json: boolean;
  /** Fill an empty database with the demo (where the configuration allows it). */
  demo: boolean;
  /** End when the parent process does. */
  withParent: boolean;
}

const DRAIN = 5_000;

/** Starts the site and stays; a failure prints its sentence and exits with 1. */
export async function serve(options: ServeOptions): Promise<void> {
  markLate();
  stopOnSignals();
  observeProcess();
  if (options.withParent) stopWithParent();
  try {
    await start(options);
  } catch (error) {
    if (stopping()) return;
    process.stderr.write(`${describeFailure(error, env.DEBUG)}\n`);
    await stop(1);
  }
}

async function start({ json, demo }: ServeOptions): Promise<void> {
  const tell = json ? () => {} : say;
  checkDataFolder(env.DATA_DIR);
  // Opened now, as this closes its folder to other accounts.
  documentStore();
  const claim = await claimData();
  if ('runningAt' in claim) return announceRunning(claim, json);
  await checkPort(wantedAddress());
  const database = await openClaimed(claim);
  onStop(database.close);
  await prepareSchema({ demo, tell });
  onStop(stopJobs);
  onStop(stopHearingChanges);
  await startHearingChanges();
  await offerDemoPayments();
  const port = await openSite(tell);
  claim.lock?.publish(env.PUBLIC_URL);
  const invitation = env.ADMIN_EMAIL && (await inviteFirstAdmin(db, env.ADMIN_EMAIL));
  const hasDemo = env.DEMO && (await findUserForLogin(db, DEMO_ADMIN))?.active === true;
  announceReady(database, { json, port, milliseconds: performance.now(), invitation, hasDemo });
  await warmUp(port);
  loadSanitiser();
  await startJobs();
}

const wantedAddress = (): Address => ({ host: env.HOST, port: env.PORT, isGiven: env.PORT_GIVEN });

interface Preparation {
  demo: boolean;
  tell: (text: string) => void;
}

async function prepareSchema({ demo, tell }: Preparation): Promise<void> {
  const { names, milliseconds } = await unhurriedly(migrateToLatest);
  if (names.length > 0) tell(t('start:ready.migrated', { count: names.length, milliseconds }));
  await sealIbans(db);
  if (demo && env.DEMO && (await isUnused(db))) {
    tell(t('start:ready.seeding'));
    await seedDemo(db, today().toString());
  }
  await addMissingTexts(db);
}

async function openSite(tell: (text: string) => void): Promise<number> {
  const server = createHttpServer(withKnownHosts(withPageCache(createApp())));
  const wanted = env.PORT;
  const port = await listen(server, wantedAddress());
  settleOnPort(port);
  if (wanted !== 0 && port !== wanted)
    tell(t('start:ready.port_moved', { wanted, port, owner: whoTook(wanted) }));
  onStop(() => {
    startDraining();
    return drain(server, DRAIN);
  });
  return port;
}

/**
 * The first page compiles templates and opens connections. It is asked for while a person still reads
 * the address, before the jobs begin.
 */
async function warmUp(port: number): Promise<void> {
  await new Promise<void>((resolve) => {
    // Not by `fetch`, which would be loaded for it.
    const asked = get(`${localOrigin(env.HOST, port)}/`, { headers: OWN_REQUEST }, (answer) =>
      answer.resume().on('close', resolve),
    );
    asked.on('error', resolve);
  });
}
