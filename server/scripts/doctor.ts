import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

import { checkDataFolder } from '../data-folder.ts';
import { connectTo } from '../db/connection.ts';
import { findBinaries, runnableBinaries } from '../db/embedded/binaries.ts';
import { findPlace } from '../db/embedded/place.ts';
import { databaseUrl } from '../db/index.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { findRunning, openDatabase } from '../db/open.ts';
import { env, readEnv } from '../env.ts';
import { t } from '../i18n.ts';
import { localOrigin } from '../listen.ts';
import { portOwner } from '../port-owner.ts';
import { projectRoot } from '../project-root.ts';
import { lastBackup } from '../services/backup/last-backup.ts';
import { PAYTR_URL } from '../services/payments/gateways/index.ts';
import { describeFailure } from '../start-error.ts';

/** What a check found; `problem` is a sentence with what to do. */
interface Finding {
  fact: string;
  problem?: string;
}

const DAY = 24 * 60 * 60 * 1000;

const CHECKS = {
  node,
  clock,
  configuration,
  packages,
  postgresql,
  disk,
  port,
  database,
  backup,
  build,
  mail,
  payment,
  rates,
};

/** `npm run doctor`: looks at everything a start needs; exits with 1 when something is wrong. */
const found = new Set<string>();
for (const name of Object.keys(CHECKS) as (keyof typeof CHECKS)[]) {
  const { fact, problem } = await attempt(CHECKS[name]);
  // Wrong settings are in the way of most checks; they are told once.
  if (problem) found.add(problem);
  console.log(`${problem ? '✗' : '✓'} ${t(`start:doctor.label.${name}`).padEnd(12)} ${fact}`);
}
const problems = [...found];
console.log(problems.length === 0 ? `\n${t('start:doctor.healthy')}` : '');
problems.forEach((problem, at) => {
  console.log(`${at + 1}. ${problem}`);
});
process.exitCode = problems.length === 0 ? 0 : 1;

async function attempt(check: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    return { fact: '—', problem: describeFailure(error, process.env.DEBUG === '1') };
  }
}

function node(): Finding {
  const fact = `${process.versions.node}, ${process.platform}-${process.arch}`;
  const isOld = Number.parseInt(process.versions.node, 10) < 26;
  return { fact, problem: isOld ? t('start:doctor.node') : undefined };
}

function clock(): Finding {
  const now = new Date();
  const problem = now.getFullYear() < 2026 ? t('start:doctor.clock') : undefined;
  return { fact: now.toISOString(), problem };
}

function configuration(): Finding {
  const { APP_ENV, PUBLIC_URL, DATA_DIR, TRUST_PROXY } = readEnv();
  // We speak no TLS ourselves, so that a proxy does, and what it tells of a visitor must be believed.
  const isBehind = APP_ENV === 'production' && PUBLIC_URL.startsWith('https:');
  return {
    fact: `${APP_ENV}, ${PUBLIC_URL}, ${DATA_DIR}`,
    problem: isBehind && TRUST_PROXY === 0 ? t('start:doctor.no_proxy') : undefined,
  };
}

function packages(): Finding {
  const manifest = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  const wanted = Object.keys(manifest.dependencies);
  const missing = wanted.filter(
    (name) => !existsSync(path.join(projectRoot, 'node_modules', name)),
  );
  const names = missing.join(', ');
  return {
    fact: String(wanted.length),
    problem: names ? t('start:doctor.packages', { names }) : undefined,
  };
}

/** npm 12 runs no install script that package.json does not allow, and still reports success. */
function postgresql(): Finding {
  if (env.DATABASE_URL) return { fact: 'DATABASE_URL' };
  const place = findPlace(env.DATA_DIR);
  const { version, folder } = runnableBinaries(findBinaries(), place.account, place.shelf);
  return { fact: `${version}, ${folder}` };
}

function disk(): Finding {
  checkDataFolder(env.DATA_DIR);
  const { bavail, bsize } = statfsSync(existsSync(env.DATA_DIR) ? env.DATA_DIR : projectRoot);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  return {
    fact: `${free} MB`,
    problem: free < 1_000 ? t('start:doctor.disk', { free }) : undefined,
  };
}

async function port(): Promise<Finding> {
  const owner = portOwner(env.PORT);
  const isOurs = env.DATABASE_URL ? owner && (await isSite()) : findRunning() !== undefined;
  return {
    fact: [env.PORT, owner].filter(Boolean).join(', '),
    problem: owner && !isOurs ? t('start:doctor.port', { owner }) : undefined,
  };
}

/** Whether a Koy answers at our port. With a database elsewhere no lock tells of it. */
async function isSite(): Promise<boolean> {
  try {
    const asked = `${localOrigin(env.HOST, env.PORT)}/healthz`;
    const { ok, headers } = await fetch(asked, { signal: AbortSignal.timeout(2_000) });
    return ok && headers.has('X-Request-Id');
  } catch {
    return false;
  }
}

async function database(): Promise<Finding> {
  if (!env.DATABASE_URL && !existsSync(findPlace(env.DATA_DIR).cluster))
    return { fact: t('start:doctor.no_database') };
  const opened = await openDatabase();
  const own = connectTo<unknown>(databaseUrl());
  try {
    const count = (await pendingMigrations(own)).length;
    return {
      fact: `${opened.kind}, ${opened.name}`,
      problem: count > 0 ? t('start:doctor.pending', { count }) : undefined,
    };
  } finally {
    await own.destroy();
    await opened.close();
  }
}

/** A site may be backed up by other means, so that none of ours is no fault. */
function backup(): Finding {
  const last = lastBackup(env.DATA_DIR);
  if (!last) return { fact: t('start:doctor.no_backup') };
  const age = Date.now() - Date.parse(last.made_at);
  return {
    fact: t('start:doctor.backup', { days: Math.floor(age / DAY), folder: last.folder }),
  };
}

function build(): Finding {
  const files = ['build/main.js', 'static/build/manifest.json'];
  const missing = files.filter((file) => !existsSync(path.join(projectRoot, file)));
  return {
    fact: files.join(', '),
    problem: missing.length > 0 ? t('start:doctor.build') : undefined,
  };
}

function mail(): Promise<Finding> {
  return reach(env.SMTP_URL);
}

function payment(): Promise<Finding> {
  return reach((env.IYZICO_API_KEY && env.IYZICO_URL) || (env.PAYTR_KEY && PAYTR_URL));
}

/** Staff's rates count; the central bank's are only suggested, so being offline is no fault. */
async function rates(): Promise<Finding> {
  const { host } = new URL(env.TCMB_URL);
  const { problem } = await reach(env.TCMB_URL);
  return { fact: problem ? t('start:doctor.offline', { address: host }) : host };
}

/** Whether something listens at a configured address. */
async function reach(address: string | undefined): Promise<Finding> {
  if (!address) return { fact: t('start:doctor.not_set') };
  const { hostname, host, port: given, protocol } = new URL(address);
  const usual = { 'smtp:': 587, 'smtps:': 465, 'http:': 80 }[protocol] ?? 443;
  const socket = connect({ host: hostname, port: Number(given) || usual, timeout: 3_000 });
  const isReached = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    for (const event of ['error', 'timeout']) socket.once(event, () => resolve(false));
  });
  socket.destroy();
  const problem = isReached ? undefined : t('start:doctor.unreachable', { address: host });
  return { fact: host, problem };
}
