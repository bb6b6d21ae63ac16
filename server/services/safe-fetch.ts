import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

import { env } from '../env.ts';
import { CalendarProblem } from './calendars/feed-problems.ts';
import { isPublicAddress } from './public-addresses.ts';

const MOST_REDIRECTS = 3;
const MOST_BYTES = 1024 * 1024;
const MOST_MILLISECONDS = 10_000;

interface Address {
  address: string;
  family: number;
}

export interface FetchOptions {
  etag?: string | null;
  last_modified?: string | null;
  /** All addresses of a name. */
  resolve?: (host: string) => Promise<Address[]>;
  /** Hosts (`name` or `name:port`) that may be private, on any port and without TLS: for tests. */
  allowed_hosts?: readonly string[];
  milliseconds?: number;
}

/** What came: `body` is null when it is as it was (304). */
export interface Fetched {
  status: number;
  body: string | null;
  bytes: number;
  etag: string | null;
  last_modified: string | null;
}

/**
 * Gets a text from an address that a person typed, without letting it reach anything but the open
 * internet: https on its own port, no names or passwords in it, the address looked up once and the
 * connection made to exactly that one, every redirect checked anew; 1 MB also after decompression,
 * 10 s for everything.
 * @throws CalendarProblem
 */
export async function safeFetch(address: string, options: FetchOptions = {}): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.milliseconds ?? MOST_MILLISECONDS);
  try {
    let url = readAddress(address);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const response = await ask(url, options, signal);
      const next = redirectOf(response, url);
      if (!next) return await read(response, signal);
      response.destroy();
      url = next;
    }
    throw new CalendarProblem('too_many_redirects');
  } catch (error) {
    if (error instanceof CalendarProblem) throw error;
    throw new CalendarProblem(signal.aborted ? 'too_slow' : 'unreachable');
  }
}

/** `webcal:` is how calendars write https. @throws CalendarProblem `bad_address` */
export function readAddress(text: string): URL {
  const address = text.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(address)) throw new CalendarProblem('bad_address');
  const url = new URL(address);
  url.hash = '';
  return url;
}

async function ask(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { address, family } = await whereTo(url, options, signal);
  // Node asks this for every name, and not at all for a literal address, which is judged before.
  const pinned: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family);
  const request: RequestOptions = {
    agent: false,
    lookup: pinned,
    signal,
    headers: {
      accept: 'text/calendar, text/plain;q=0.5',
      'accept-encoding': 'gzip, br',
      'user-agent': 'Koy takvim/1.0',
      ...(options.etag && { 'if-none-match': options.etag }),
      ...(options.last_modified && { 'if-modified-since': options.last_modified }),
    },
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const client = url.protocol === 'https:' ? https : http;
  client.request(url, request, resolve).on('error', reject).end();
  return promise;
}

/** The one address to connect to. All that a name stands for must be public, not just one of them. */
async function whereTo(url: URL, options: FetchOptions, signal: AbortSignal): Promise<Address> {
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  const allowed = options.allowed_hosts ?? env.FEED_ALLOW_HOSTS;
  const open = allowed.includes(url.host) || allowed.includes(url.hostname);
  refuseForm(url, open);
  if (!open && /(^|\.)localhost$/.test(host)) throw new CalendarProblem('private_address');
  const family = isIP(host);
  const resolve = options.resolve ?? ((name) => lookup(name, { all: true }));
  const addresses = family ? [{ address: host, family }] : await orAbort(resolve(host), signal);
  const [first] = addresses;
  if (!first) throw new CalendarProblem('unreachable');
  if (!open && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new CalendarProblem('private_address');
  return first;
}

/** Plain http and ports are for `open` hosts; a name and password are nobody's. @throws CalendarProblem */
function refuseForm({ protocol, port, username, password }: URL, open: boolean): void {
  const isUsual = protocol === 'https:' && port === '';
  const isAllowed = open && ['https:', 'http:'].includes(protocol);
  if (username !== '' || password !== '' || !(isUsual || isAllowed))
    throw new CalendarProblem('bad_address');
}

/** A lookup can't be called off; nobody waits for it longer than for the rest. */
function orAbort<Value>(waiting: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([waiting, promise]);
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null;
  if (!headers.location || !URL.canParse(headers.location, from))
    throw new CalendarProblem('bad_status', statusCode);
  return new URL(headers.location, from);
}

async function read(response: IncomingMessage, signal: AbortSignal): Promise<Fetched> {
  const { statusCode: status = 0, headers } = response;
  const facts = {
    status,
    etag: headers.etag ?? null,
    last_modified: headers['last-modified'] ?? null,
  };
  if (status === 304) {
    response.destroy();
    return { ...facts, body: null, bytes: 0 };
  }
  try {
    refuseAnswer(status, headers['content-type']);
    const content = await within(decoded(response), signal);
    return { ...facts, body: content.toString('utf8'), bytes: content.byteLength };
  } finally {
    response.destroy();
  }
}

const TEXT = /^\s*(text\/(calendar|plain|x-vcalendar)|application\/(octet-stream|ics|calendar))\b/i;

function refuseAnswer(status: number, type: string | undefined): void {
  if (status !== 200) throw new CalendarProblem('bad_status', status);
  if (type !== undefined && !TEXT.test(type)) throw new CalendarProblem('not_a_calendar', status);
}

function decoded(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const opener = OPENERS[encoding];
  if (encoding === 'identity') return response;
  if (!opener) throw new CalendarProblem('not_a_calendar', 200);
  const open = opener();
  // Whoever of them fails ends the others; the reader hears it from the last one.
  pipeline(response, capped(), open, () => {});
  return open;
}

const OPENERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/** Also what comes over the line is limited, not only what it unfolds to. */
function capped(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      done(bytes > MOST_BYTES ? new CalendarProblem('too_large') : null, chunk);
    },
  });
}

async function within(stream: Readable, signal: AbortSignal): Promise<Buffer> {
  const abort = () => stream.destroy(new Error('too slow'));
  signal.addEventListener('abort', abort, { once: true });
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new CalendarProblem('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
