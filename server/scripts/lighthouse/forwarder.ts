import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Forwarder {
  /** Where it answers; the site is told that this is its own address. */
  url: string;
  /** The port it expects the site at. */
  port: number;
  stop(): void;
}

/**
 * Stands before the site and passes everything on but `Referrer-Policy`: with that header the headless
 * shell from npm cancels a page that Lighthouse opens (its 147; a real Chrome does not).
 */
export async function startForwarder(): Promise<Forwarder> {
  const behind = await freePort();
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const passed = request({ port: behind, path: url, method, headers }, (given) => {
      const { 'referrer-policy': _, ...rest } = given.headers;
      answer.writeHead(given.statusCode ?? 502, rest);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  return {
    url: `http://localhost:${await listen(server)}`,
    port: behind,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}
