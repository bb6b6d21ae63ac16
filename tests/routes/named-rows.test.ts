import type { Response } from 'supertest';
import { openApiDocument } from '../../server/openapi/document.ts';
import type { JsonSchema } from '../../server/openapi/json-schema.ts';
import { bearer, site } from '../support/api.ts';
import { createTransaction } from '../support/factories.ts';
import { takesFiles } from './bodies.ts';
import { addressOf, createRows, type Rows } from './samples.ts';
import { calls, type Walked, writes } from './walk.ts';

const NOBODY = 999_999_999;

type Body = Record<string, unknown>;

let rows: Rows;
let admin: string;
let unmatched: number;

beforeAll(async () => {
  rows = await createRows();
  admin = await bearer('ADMIN');
  unmatched = (
    await createTransaction({
      needs_action: 'UNMATCHED',
      status: 'PAID',
      paid_at: new Date().toISOString(),
    })
  ).id;
});

/** A body's places that name a row by its number, at any depth: `villa_id`, `villas.0.villa_id`, `ids`. */
function placesIn(schema: JsonSchema, path: string[] = []): string[][] {
  const parts = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
    ...(namesRows(name, part) ? [[...path, name]] : []),
    ...placesIn(part, [...path, name]),
  ]);
  const others = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...parts,
    ...(schema.items ? placesIn(schema.items, [...path, '0']) : []),
    ...others.flatMap((other) => placesIn(other, path)),
  ];
}

const namesRows = (name: string, part: JsonSchema) =>
  /(?:^|_)ids?$/.test(name) && /"(?:integer|number)"/.test(JSON.stringify(part));

/**
 * Of other rules: the row that is edited itself, as the specification spells it; rows as they were seen
 * (409 `stale`); and what only narrows a list. Calls with files need some: their own tests ask them.
 */
const EXEMPT = [
  'post /v1/admin/blog/edit id',
  /^\w+ \S+ (?:seen|guests)\.0\.id$/,
  /^post \S+\/import filter\./,
];

const isExempt = (name: string) =>
  EXEMPT.some((rule) => (rule instanceof RegExp ? rule.test(name) : rule === name));

const named = calls
  .filter(writes)
  .filter((call) => !takesFiles(call))
  .flatMap((call) => {
    const body = bodyOf(call);
    const places = body ? placesIn(body.schema).map((place) => place.join('.')) : [];
    return [...new Set(places)]
      .map((place) => ({ call, place, name: `${call.method} ${call.address} ${place}` }))
      .filter(({ name }) => !isExempt(name));
  });

test('rows are named in bodies all over the API', () => {
  expect(named.length).toBeGreaterThan(90);
});

test.each(named)('$name: no such row is an invalid field', async ({ call, place }) => {
  const { status, body } = await send(call, place);

  expect([status, body.code]).toEqual([422, 'invalid']);
  expect(Object.keys(body.fields).map((field) => field.replace(/\.\d+$/, ''))).toEqual([
    call.address.endsWith('/order') && place === 'id' ? 'ids' : place,
  ]);
});

function bodyOf({ method, address }: Walked) {
  const operation = openApiDocument().paths[address.replaceAll(/:(\w+)/g, '{$1}')]?.[method];
  return Object.values(operation?.requestBody?.content ?? {})[0];
}

/** The call's own example, of rows that are there but for the one at the place. */
function send(call: Walked, place: string): Promise<Response> {
  const address = call.address === '/v1/admin/transactions/:id' ? payment() : null;
  const request = site[call.method](address ?? addressOf(call.address, rows)).set(
    'authorization',
    admin,
  );
  const example = known(bodyOf(call)?.example ?? {}) as Body;
  return Promise.resolve(request.send(put(fitted(example, place), place.split('.')) as object));
}

const payment = () => `/v1/admin/transactions/${unmatched}`;

/** Fields that cannot stand beside the one that is asked for, or have to. */
function fitted({ ...body }: Body, place: string): Body {
  if (place === 'from_showcase_id') delete body.filter;
  if (place === 'landing_id') body.landing_kind = 'TOWN';
  if (/^boat_reservation_id|^refund_of_id/.test(place)) delete body.reservation_id;
  if (place === 'refund_of_id') body.purpose = 'REFUND';
  if (place === 'request_id') delete body.extras;
  return body;
}

/** The numbers of an example, as those of rows that are there. */
function known(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => known(each, name.replace(/s$/, '')));
  if (typeof value !== 'object' || value === null)
    return typeof value === 'number' ? (ids()[name] ?? value) : value;
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => [field, known(each, field)]),
  );
}

const ids = (): Record<string, number> => ({
  villa_id: rows.villa.id,
  boat_id: rows.boat.id,
  owner_id: rows.user.id,
  town_id: rows.town.id,
  region_id: rows.town.region_id,
  district_id: rows.places.district,
  marina_id: rows.boat.marina_id,
  showcase_id: rows.showcase.id,
  type_id: rows.boatType.id,
  category_id: rows.catalogue.category,
  reservation_id: rows.reservation.id,
});

function put(value: unknown, [first = '', ...rest]: string[]): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Body) }) as Body;
  if (rest.length > 0) copy[first] = put(copy[first] ?? (rest[0] === '0' ? [] : {}), rest);
  else copy[first] = first.endsWith('ids') ? [NOBODY] : NOBODY;
  return copy;
}
