import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { portOwner } from './port-owner.ts';
import { StartError } from './start-error.ts';

const NEXT_PORTS = 20;

export interface Address {
  host: string;
  port: number;
  /** The port was asked for by name: then no other one will do. */
  isGiven: boolean;
}

/**
 * An HTTP server that does not wait for slow senders: headers within 10 s (408 otherwise), the whole
 * request within 30 s. A proxy's kept connections outlive its own 60 s of patience.
 */
export function createHttpServer(listener: RequestListener): Server {
  return createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
    },
    listener,
  );
}

/** Listens there or, when the usual port is taken, on the next free one. Returns the port bound. */
export async function listen(server: Server, { host, port, isGiven }: Address): Promise<number> {
  const last = isGiven || port === 0 ? port : port + NEXT_PORTS;
  for (let candidate = port; candidate <= last; candidate++) {
    try {
      return await bind(server, host, candidate);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE')
        throw new StartError('cannot_listen', { host, port: candidate, reason: message });
    }
  }
  const owner = portOwner(port) ?? '?';
  throw new StartError('port_busy', { port, owner, next: port + 1 });
}

/** Finds out early, before the work of a start, whether `listen` will succeed. */
export async function checkPort(address: Address): Promise<void> {
  const probe = createServer();
  await listen(probe, address);
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Stops accepting, lets what is under way finish, and cuts what takes longer than the time given.
 * Idle kept-alive connections are closed again and again: one that finishes its request later would
 * hold the end up until its own timeout.
 */
export async function drain(server: Server, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  let isClosed = false;
  server.close(() => {
    isClosed = true;
  });
  while (!isClosed && performance.now() < end) {
    server.closeIdleConnections();
    await pause(25);
  }
  server.closeAllConnections();
}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
