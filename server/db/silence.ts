import type { Socket } from 'node:net';

import pg from 'pg';

let silent = false;

/**
 * Told of each try for a connection by who always keeps one (`cache-listener.ts`): no `error`, it was had. One waited
 * for in vain says that the database hangs or the net swallows all; refused, it says so by itself.
 */
export function noteTry(error?: Error): void {
  silent = isInVain(error);
  if (silent) for (const { connection } of lent) connection.stream.destroy();
}

/** Visitors' connections with somebody waiting for an answer. */
const lent = new Set<pg.Client>();

/** Whether what failed had waited for an answer that did not come. */
export const isInVain = (error?: Error): boolean =>
  error !== undefined && IN_VAIN.test(error.message);

const IN_VAIN = /^(timeout expired|Query read timeout)$/;

/**
 * Opens a connection, and gives up on a server that has said nothing when `patience` ends. One that has begun to
 * speak does not hang: with many visitors it is this process that gets to hear it late, a few times in every
 * handshake, and would take itself for cut off for as long as they ask.
 */
export async function connectUnlessSilent(client: pg.Client, patience: Promise<void>) {
  // Where TLS begins it hands the connection on to a stream which counts nothing of all that.
  const stream = client.connection.stream as Socket;
  const giveUp = () => {
    if (stream.bytesRead === 0) stream.destroy(new Error('timeout expired'));
  };
  // What has come meanwhile is heard first.
  void patience.then(() => setImmediate(giveUp));
  await client.connect();
}

/**
 * The pool of visitors: while the database is silent nobody waits for a connection, nor for an answer on one that
 * was had before. A page asks several times, one after the other, and would say so only after each had been waited
 * for. A question that takes long is not ended by it: meanwhile others are answered, so nothing is silent.
 */
export class VisitorsPool extends pg.Pool {
  constructor(config?: pg.PoolConfig) {
    super(config);
    this.on('acquire', (client) => lent.add(client));
    this.on('release', (_error, client) => lent.delete(client));
    this.on('remove', (client) => lent.delete(client));
  }

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg's own method.
  override connect(...given: any[]): any {
    const connect = super.connect as (...args: unknown[]) => unknown;
    if (!silent) return connect.apply(this, given);
    const error = new Error('Connection terminated before it began: the database is silent');
    const [callback] = given;
    if (!callback) return Promise.reject(error);
    process.nextTick(callback, error, undefined, () => {});
  }
}
