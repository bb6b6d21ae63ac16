import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

import { databaseUrl } from '../db/index.ts';
import { connectUnlessSilent, isInVain, noteTry } from '../db/silence.ts';
import { log } from '../log.ts';
import { onceAMinute } from '../once-a-minute.ts';
import { invalidate } from './cache-tags.ts';

const CHANNEL = 'koy_cache';
const RETRY = 1_000;
/** A connection that is dead without saying so is noticed within this time and `ANSWER` together. */
const HEARTBEAT = 2_000;
const ANSWER = 2_000;
/** For all that is said until a connection stands, where it is said at all. */
const HANDSHAKE = 10_000;

let client: pg.Client | undefined;
let heartbeat: NodeJS.Timeout | undefined;
let wanted = false;

/** Whether changes of other writers reach this process now; while they do not, nothing may be kept. */
export const hearsChanges = (): boolean => client !== undefined;

/** Asks the database on the connection that listens, which no visitor waits for; throws while there is none. */
export async function askApart(): Promise<void> {
  if (!client) throw new Error('nobody listens');
  await client.query('select 1');
}

/** Listens for changes from now on; a connection that fails or is lost comes back by itself. */
export async function startHearingChanges(): Promise<void> {
  wanted = true;
  heartbeat = setInterval(() => void changesHeard(), HEARTBEAT).unref();
  await tryToConnect();
  if (!client) void reconnect();
}

/** Ends the connection; nothing that is kept counts any more, for nobody would hear that it changed. */
export async function stopHearingChanges(): Promise<void> {
  wanted = false;
  clearInterval(heartbeat);
  const ended = client;
  client = undefined;
  invalidate('site');
  await ended?.end();
}

let asked: Promise<void> | undefined;
let askedNext: Promise<void> | undefined;

/**
 * Resolves when every change committed before the call has been heard. PostgreSQL tells its listeners
 * before it answers the commit, and the listening connection tells us before it answers a question.
 */
export function changesHeard(): Promise<void> {
  if (!asked) {
    asked = ask().finally(() => {
      asked = undefined;
    });
    return asked;
  }
  // A question already asked may have been answered before the change; the next one serves all.
  askedNext ??= asked.then(() => {
    askedNext = undefined;
    return changesHeard();
  });
  return askedNext;
}

async function ask(): Promise<void> {
  const connection = client;
  await connection?.query('select 1').catch((error: Error) => lost(connection, error));
}

async function connect(): Promise<void> {
  const connection = new pg.Client({
    connectionString: databaseUrl(),
    application_name: 'koy-cache',
    connectionTimeoutMillis: HANDSHAKE,
    query_timeout: ANSWER,
  });
  connection.on('notification', ({ payload }) => invalidate(payload || 'site'));
  connection.on('error', (error) => lost(connection, error));
  connection.on('end', () => lost(connection));
  try {
    await connectUnlessSilent(connection, pause(ANSWER, undefined, { ref: false }));
    await connection.query(`listen ${CHANNEL}`);
  } catch (error) {
    discard(connection);
    throw error;
  }
  if (!wanted) return discard(connection);
  client = connection;
  noteTry();
  // What changed while nobody was listening is not known.
  invalidate('site');
}

function lost(connection: pg.Client, error?: Error): void {
  if (client !== connection) return;
  client = undefined;
  invalidate('site');
  discard(connection);
  if (!wanted) return;
  log.warn({ reason: error?.message }, 'cache listener lost its connection');
  // An answer waited for in vain may have been a hiccup, and until a try says more visitors wait.
  void (isInVain(error) ? tryToConnect().then(reconnect) : reconnect());
}

async function reconnect(): Promise<void> {
  while (wanted && !client) {
    await pause(RETRY, undefined, { ref: false });
    if (wanted && !client) await tryToConnect();
  }
  if (client) log.info('cache listener is connected again');
}

const isNewFailure = onceAMinute();

const tryToConnect = () =>
  connect().catch((error: Error) => {
    noteTry(error);
    const { message: reason } = error;
    if (isNewFailure(reason)) log.warn({ reason }, 'cache listener cannot connect yet');
  });

/** Ends a connection that may be broken already. */
function discard(connection: pg.Client): void {
  connection.end().catch(() => {});
}
