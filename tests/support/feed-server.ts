import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { env } from '../../server/env.ts';

/** Another site with calendars: what each path answers, and what was asked of it. */
export interface FeedServer {
  /** The address of a path; its host is one that feeds may come from. */
  at(path: string): string;
  /** A calendar, with an ETag that is its text's. */
  serve(path: string, calendar: string): void;
  /** Anything else. */
  answer(path: string, respond: RequestListener): void;
  /** `GET /path` or `GET /path if-none-match`, in order. */
  asked: string[];
  close(): void;
}

export async function startFeedServer(): Promise<FeedServer> {
  const answers = new Map<string, RequestListener>();
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(`GET ${req.url}${req.headers['if-none-match'] ? ' if-none-match' : ''}`);
    const respond = answers.get(req.url ?? '');
    if (respond) respond(req, res);
    else res.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  env.FEED_ALLOW_HOSTS = [...env.FEED_ALLOW_HOSTS, host];
  return {
    asked,
    at: (path) => `http://${host}${path}`,
    answer: (path, respond) => answers.set(path, respond),
    serve: (path, calendar) =>
      answers.set(path, (req, res) => {
        const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
        res.setHeader('etag', etag).setHeader('content-type', 'text/calendar; charset=utf-8');
        if (req.headers['if-none-match'] === etag) res.writeHead(304).end();
        else res.end(calendar);
      }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
