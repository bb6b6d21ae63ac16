import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A finished page: the bytes and headers its first visitors got, or the same in fewer bytes. */
export interface FinishedPage {
  /** Names and values in turn, as they go over the wire. */
  headers: string[];
  body: Buffer;
  etag: string;
  /** What it shows: `villa:<id>`, `villas`, `boats` …; what every page shows is implied. */
  tags: readonly string[];
}

/** Headers that a 304 has none of: they describe a body. */
export const CONTENT_HEADERS = ['content-type', 'content-encoding', 'content-length'];

/** Bytes are the same when their tag is. */
export const etagOf = (body: Buffer): string =>
  `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

/** Whether the browser still has exactly this, or anything at all (RFC 9110 §13.1.2; proxies make tags weak). */
export const isUnchanged = ({ headers }: IncomingMessage, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((known) => known.trim().replace(/^W\//, ''))
    .some((known) => known === etag || known === '*');

/** Sends a body under its tag; whoever has it already is told so, and sent nothing. */
export function sendTagged(
  req: IncomingMessage,
  res: ServerResponse,
  { body, etag }: Pick<FinishedPage, 'body' | 'etag'>,
): void {
  res.setHeader('ETag', etag);
  if (!isUnchanged(req, etag)) return void res.end(req.method === 'HEAD' ? undefined : body);
  for (const name of CONTENT_HEADERS) res.removeHeader(name);
  res.statusCode = 304;
  res.end();
}
