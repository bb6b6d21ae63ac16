import { Readable } from 'node:stream';

import { now } from '../../clock.ts';
import { AppError } from '../../errors.ts';
import { log } from '../../log.ts';
import { readAtMost } from '../read-at-most.ts';
import { allDone } from './all-done.ts';
import { type FileStore, keyIn } from './file-store.ts';
import { type S3Keys, sha256Of, signedHeaders } from './s3-signing.ts';

interface S3Place extends S3Keys {
  /** Of the service, such as https://s3.eu-central-1.amazonaws.com; buckets are named in the path. */
  endpoint: string;
  bucket: string;
  /** What all its keys begin with. */
  folder: string;
}

interface Asked {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Without one the bucket itself is meant. */
  key?: string;
  query?: Record<string, string>;
  body?: Buffer;
}

/**
 * For a whole picture, there or back. Files are kept within the transaction that notes them, which the
 * database ends after 15 idle seconds (`db/connection.ts`): a slow service has to be given up before,
 * to be told as what it is.
 */
const MOST_MILLISECONDS = 10_000;

/** Several times the largest picture that is kept: what is longer is none of ours. */
const MOST_BYTES = 100_000_000;

/** Files in a bucket of a service that speaks S3. Its size and its copies are the service's affair. */
export function s3Store(place: S3Place): FileStore {
  const ask = (asked: Asked) => send(place, asked);
  const keyOf = (key: string) => `${place.folder}/${keyIn(key)}`;
  return {
    async put(key, body) {
      const there = keyOf(key);
      await putThere(() => ask({ method: 'PUT', key: there, body }));
    },
    async open(key) {
      const answer = await ask({ method: 'GET', key: keyOf(key) });
      if (answer.status === 404) return undefined;
      // Whole: a slow reader of ours must not keep a request of the service open.
      const bytes = await readAtMost(wellAnswered(answer).body ?? [], MOST_BYTES);
      return { size: bytes.length, stream: () => Readable.from([bytes]), close: async () => {} };
    },
    async has(key) {
      const answer = await ask({ method: 'HEAD', key: keyOf(key) });
      return answer.status !== 404 && wellAnswered(answer).ok;
    },
    async delete(key) {
      wellAnswered(await ask({ method: 'DELETE', key: keyOf(key) }));
    },
    async deleteFolder(folder) {
      const prefix = `${keyOf(folder)}/`;
      const deleted = new Set<string>();
      for (;;) {
        // One that is still listed was asked for once: a list that never gets shorter has no end.
        const keys = (await listed(ask, prefix)).filter((key) => !deleted.has(key));
        if (keys.length === 0) return;
        // At once, as they are put: a folder must not take a slow service's time for each of its files.
        await allDone(keys.map(async (key) => wellAnswered(await ask({ method: 'DELETE', key }))));
        for (const key of keys) deleted.add(key);
      }
    },
  };
}

function send(place: S3Place, { method, key, query, body }: Asked): Promise<Response> {
  const { endpoint, bucket } = place;
  const url = new URL(`${endpoint.replace(/\/$/, '')}/${bucket}${key ? `/${key}` : ''}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const sha256 = sha256Of(body ?? '');
  return fetch(url, {
    method,
    headers: {
      ...signedHeaders(place, { method, url, sha256 }, now()),
      'accept-encoding': 'identity',
    },
    body: body ? new Uint8Array(body) : null,
    redirect: 'error',
    signal: AbortSignal.timeout(MOST_MILLISECONDS),
  });
}

/** @throws 507 `storage_unavailable` whatever went wrong: the file is not kept */
async function putThere(put: () => Promise<Response>): Promise<void> {
  try {
    await wellAnswered(await put()).arrayBuffer();
  } catch (err) {
    log.error({ err }, 'a file could not be kept in the bucket');
    throw new AppError(507, 'storage_unavailable');
  }
}

function wellAnswered(answer: Response): Response {
  if (answer.ok) return answer;
  throw new Error(`S3 answered ${answer.status} to ${new URL(answer.url).pathname}`);
}

/** The first thousand keys that begin so. Ours need no unescaping (`keyIn`). */
async function listed(ask: (asked: Asked) => Promise<Response>, prefix: string): Promise<string[]> {
  const answer = await ask({ method: 'GET', query: { 'list-type': '2', prefix } });
  const text = await wellAnswered(answer).text();
  const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key ?? '');
  // They are to be deleted: from a service that passes the prefix over they would be all there are.
  const other = keys.find((key) => !key.startsWith(prefix));
  if (other !== undefined) throw new Error(`S3 listed ${other} below ${prefix}`);
  return keys;
}
