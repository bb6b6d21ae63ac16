import type { Response } from 'supertest';

import { t } from '../../server/i18n.ts';
import { fieldWords } from '../../views/components/dashboard/changes/words.ts';
import { catalogues } from '../../views/locales/index.ts';
import { callFor } from './answers.ts';
import { noteRoutes, onlyLooks } from './audited-routes.ts';
import { db } from './db.ts';

interface Write {
  route: string;
  request_id: string;
  /** Address and body: the same call again may find everything done, by its key or by itself. */
  same: string;
}

let writes: Write[] = [];

/** Remembers a write over the API that succeeded, until the test is over. */
export function noteWrite(response: Response): void {
  const { method, path: asked } = (response as unknown as { req: { method: string; path: string } })
    .req;
  const [address = ''] = asked.split('?');
  if (method === 'GET' || response.status >= 300 || !address.startsWith('/v1/admin/')) return;
  const route = callFor(method, address)?.route;
  const { _data: body } = (response as unknown as { request: { _data?: { preview?: unknown } } })
    .request;
  if (!route || onlyLooks(route) || body?.preview === true) return;
  const same = `${method} ${address} ${JSON.stringify(body)}`;
  writes.push({ route, same, request_id: String(response.headers['x-request-id']) });
}

/** After each test: what staff and owners changed over the API is in the audit log, in words. */
export async function expectAudited(): Promise<void> {
  if (writes.length === 0) return;
  const asked = writes;
  writes = [];
  const changes = await changesOf(asked.map(({ request_id }) => request_id));
  expect(changes.flatMap(withoutWords)).toEqual([]);
  const noted = new Set(changes.map(({ request_id }) => request_id));
  const audited = asked.filter(({ request_id }) => noted.has(request_id));
  const done = new Set(audited.map(({ same }) => same));
  expect(asked.filter(({ same }) => !done.has(same)).map(({ route }) => route)).toEqual([]);
  noteRoutes(audited.map(({ route }) => route));
}

const changesOf = (request_ids: string[]) =>
  db
    .selectFrom('audit_log')
    .select(['request_id', 'action', 'entity', 'before', 'after'])
    .where('request_id', 'in', request_ids)
    .execute();

type Change = Awaited<ReturnType<typeof changesOf>>[number];

/** Words that are missing: what the log's page could only show by its name in code, a kind of row, an act, a field. */
function withoutWords({ entity, action, before, after }: Change): string[] {
  const { entity: entities, did } = catalogues.tr.ops;
  const fields = Object.keys({ ...Object(before), ...Object(after) });
  return [
    ...(entity in entities ? [] : [`ops.json, entity: ${entity}`]),
    ...((action.split('.')[1] ?? '') in did ? [] : [`ops.json, did: ${action}`]),
    ...fields
      .filter((field) => !fieldWords(t, entity, field))
      .map((field) => `changes.json: ${entity}.${field}`),
  ];
}
