import { calls as described } from '../../server/openapi/calls/index.ts';
import { openApiDocument } from '../../server/openapi/document.ts';
import { describeEdit } from '../../server/openapi/edits.ts';
import { bearer, site } from '../support/api.ts';
import { addressOf, createRows, type Rows } from './samples.ts';
import { calls } from './walk.ts';

type Body = Record<string, unknown>;

let rows: Rows;
let admin: string;

beforeAll(async () => {
  rows = await createRows();
  admin = await bearer('ADMIN');
});

const puts = described.filter(({ verb }) => verb === 'PUT');
const telling = (name: string) => describeEdit(puts.find((put) => put.name === name)!) ?? '';

test('the document tells what becomes of what an edit leaves out', () => {
  expect(telling('updateVilla')).toBe(
    'Yalnız gönderilen alanlar değişir, ötekiler olduğu gibi kalır.',
  );
  expect(telling('updateFeature')).toBe(
    'Kaydın yerine geçer; gönderilmezse varsayılan değerini alan alanlar: `icon`, `google_key`.',
  );
  expect(telling('updateVillaType')).toContain('olduğu gibi kalan alanlar: `slug`.');
  expect(telling('orderVillaPictures')).toBe('');
  const operation = openApiDocument().paths['/v1/admin/villas/{id}']?.put;
  expect(operation?.description).toBe(telling('updateVilla'));
});

/** Rows that are read where they are edited. */
const edited = calls.filter(
  ({ method, address }) =>
    method === 'put' && calls.some((call) => call.method === 'get' && call.address === address),
);

test.each(edited)('$method $address keeps what it says it keeps', async ({ address }) => {
  const call = puts.find(({ route }) => route === `PUT ${address}`)!;
  const at = addressOf(address, rows);
  const read = async (): Promise<Body> =>
    (await site.get(at).set('authorization', admin).expect(200)).body.content;
  const before = await read();
  const body = Object.fromEntries(
    Object.entries(shapeOf(call.body)).flatMap(([name, field]) =>
      field.safeParse(undefined).success || before[name] === undefined
        ? []
        : [[name, before[name]]],
    ),
  );
  const kept = Object.entries(shapeOf(call.body)).filter(
    ([name, field]) =>
      name !== 'version' && name in before && field.safeParse(undefined).data === undefined,
  );
  await site.put(at).set('authorization', admin).send(body);
  const after = await read();

  for (const [name] of kept) expect([name, after[name]]).toEqual([name, before[name]]);
});

interface Field {
  safeParse: (value: unknown) => { success: boolean; data?: unknown };
}

const shapeOf = (body: unknown) => (body as { shape: Record<string, Field> }).shape;
