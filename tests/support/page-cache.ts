import { createServer, type RequestListener, type Server } from 'node:http';

import request, { type Response, type Test } from 'supertest';

import { createApp } from '../../server/app.ts';
import { countQueries } from '../../server/db/index.ts';
import { log } from '../../server/log.ts';
import { withPageCache } from '../../server/page-cache.ts';
import { startHearingChanges, stopHearingChanges } from '../../server/services/cache-listener.ts';
import { invalidate } from '../../server/services/cache-tags.ts';
import { paths } from '../../server/shared/paths.ts';
import { db } from './db.ts';
import { createVilla } from './factories.ts';

export const { jest } = import.meta;
export const servers: Server[] = [];

/** A listener behind the cache, on a port of its own. */
export function serve(listener: RequestListener): ReturnType<typeof request> {
  const server = createServer(withPageCache(listener)).listen(0, '127.0.0.1');
  servers.push(server);
  return request(server);
}

export const site = serve(createApp());
export let villa: Awaited<ReturnType<typeof createVilla>>;
export let villaPath: string;

beforeAll(async () => {
  villa = await createVilla({ name: 'Villa Sardunya', popular: true });
  villaPath = paths.villa(villa.slug);
  await db
    .insertInto('content_pages')
    .values({ section: 'about', title: 'Hakkımızda', body: '<p>Metin</p>' })
    .execute();
  await createShowcase(villa.id);
  await startHearingChanges();
});

beforeEach(() => invalidate('site'));

afterAll(async () => {
  await stopHearingChanges();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Whether a page was answered from memory, and the page. */
export async function ask(
  asked: Test,
): Promise<{ response: Response; kept: boolean; queries: number }> {
  const info = jest.spyOn(log, 'info');
  const { result, queries } = await countQueries(async () => await asked);
  const kept = info.mock.calls.some(([line]) => 'kept' in (line as object));
  info.mockRestore();
  return { response: result, kept, queries: queries.length };
}

export const isKept = async (asked: Test) => (await ask(asked)).kept;

async function createShowcase(villa_id: number) {
  const { id } = await db
    .insertInto('showcases')
    .values({ title: 'Denize yakın' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('showcase_villas').values({ showcase_id: id, villa_id }).execute();
}
