import { accessTo } from '../../server/openapi/access.ts';
import { calls, groups } from '../../server/openapi/calls/index.ts';
import { summaryOf } from '../../server/openapi/operation.ts';
import { catalogues } from '../../views/locales/index.ts';
import { calls as routed } from '../routes/walk.ts';
import { specCalls } from './spec-calls.ts';
import '../support/api.ts';

const routes = routed.map(({ method, address }) => `${method.toUpperCase()} ${address}`);

test('every route of the API is described', () => {
  const described = new Set<string>(calls.map(({ route }) => route));

  expect(routes.filter((route) => !described.has(route))).toEqual([]);
});

test('every described call is routed', () => {
  expect(calls.filter(({ route }) => !routes.includes(route)).map(({ name }) => name)).toEqual([]);
});

test('the app tells the document who may call each route', () => {
  expect(routes.filter((route) => accessTo(route) === undefined)).toEqual([]);
});

test('no call is described twice, no name is given twice', () => {
  const described = calls.map(({ route }) => route);
  const names = calls.map(({ name }) => name);

  expect(described).toEqual([...new Set(described)]);
  expect(names).toEqual([...new Set(names)]);
});

test('every call has its line in the catalogue, and every line its call', () => {
  const lines = Object.entries(catalogues.tr.api).flatMap(([group, words]) =>
    Object.keys(words).map((name) => `${group}.${name}`),
  );
  const titles = Object.keys(groups).map((group) => `${group}.title`);
  const wanted = [...titles, ...calls.map(({ group, name }) => `${group}.${name}`)];

  expect(lines.toSorted()).toEqual(wanted.toSorted());
  for (const call of calls) expect(summaryOf(call)).toMatch(/^\p{Lu}.+[.!?]$/u);
});

describe('of the calls that the specification names', () => {
  test('there are 149 for staff and 24 for all', () => {
    const admin = specCalls.filter((call) => call.includes(' /v1/admin/'));

    expect([admin.length, specCalls.length - admin.length]).toEqual([149, 24]);
    expect(specCalls).toEqual([...new Set(specCalls)]);
  });

  test('all are built', () => {
    expect(specCalls.filter((call) => !routes.some((route) => reaches(route, call)))).toEqual([]);
  });
});

/** `PUT /v1/admin/:section/edit` reaches `PUT /v1/admin/about/edit`; ids only reach ids. */
function reaches(route: string, call: string): boolean {
  const wanted = call.split('/');
  const parts = route.split('/');
  return (
    wanted.length === parts.length &&
    parts.every((part, at) => {
      if (!part.startsWith(':')) return part === wanted[at];
      return /^:(\w+_)?id$/.test(part) ? wanted[at] === '{id}' : wanted[at] !== '{id}';
    })
  );
}
