import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { whoTook } from './port-owner.ts';
import { StartError } from './start-error.ts';

const NEXT_PORTS = 20;
/** How long a request may be on its way when a stop begins. */
const ARRIVAL = 100;

/** What each server has yet to answer. */
const underWay = new WeakMap<Server, Set<ServerResponse>>();

export interface Address {
  host: string;
  port: number;
  /** The port was asked for by name: then no other one will do. */
  isGiven: boolean;
}

/** How long what was typed, a form or a call, may be on its way. */
const TYPED = 30_000;

/**
 * An HTTP server that does not wait for ever: headers within 10 s, a form or a call within 30 (408 otherwise),
 * and files within five minutes, in which a phone's poor line brings a guest's photographs. A proxy's kept
 * connections outlive its own 60 s of patience.
 */
export function createHttpServer(listener: RequestListener, typed = TYPED): Server {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 300_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2_000,
  });
  const answers = new Set<ServerResponse>();
  underWay.set(server, answers);
  server.on('request', (req, res) => {
    answers.add(res);
    res.once('close', () => answers.delete(res));
    if (!server.listening) sayItIsTheLast(res);
    if (hasTypedBody(req)) giveUpAfter(typed, req, res);
    listener(req, res);
  });
  return server;
}

const hasTypedBody = ({ headers }: IncomingMessage): boolean =>
  (headers['transfer-encoding'] ?? headers['content-length'] ?? '0') !== '0' &&
  !headers['content-type']?.startsWith('multipart/form-data');

/** As Node does it with a request that is late as a whole: who reads the body hears that it was broken off. */
function giveUpAfter(milliseconds: number, req: IncomingMessage, res: ServerResponse): void {
  const late = setTimeout(() => {
    if (req.complete) return;
    if (!res.headersSent)
      req.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    req.socket.destroy();
  }, milliseconds).unref();
  for (const end of ['end', 'close']) req.once(end, () => clearTimeout(late));
}

/** Nothing more is to be sent on this connection: it will be closed, and would be lost there. */
function sayItIsTheLast(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close');
}

/** Where a program on this machine reaches what listens there. */
export function localOrigin(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
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
  throw new StartError('port_busy', { port, owner: whoTook(port), next: port + 1 });
}

/** Finds out early, before the work of a start, whether `listen` will succeed. */
export async function checkPort(address: Address): Promise<void> {
  const probe = createServer();
  await listen(probe, address);
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Stops accepting, lets what is under way finish as the last on its connection, and cuts what takes
 * longer than the time given. Idle kept-alive connections are closed again and again: one that finishes
 * its request later would hold the end up until its own timeout.
 */
export async function drain(server: Server, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  let isClosed = false;
  // Not as a server of HTTP closes itself, which also cuts connections on which a request is arriving.
  NetServer.prototype.close.call(server, () => {
    isClosed = true;
  });
  underWay.get(server)?.forEach(sayItIsTheLast);
  await pause(ARRIVAL);
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
