import { readFileSync } from 'node:fs';
import path from 'node:path';

import express from 'express';

import { limitReads } from '../../server/middleware/rate-limit.ts';
import { apiPublicRoutes } from '../../server/routes/api-public.ts';
import { dashboardRoutes } from '../../server/routes/dashboard.ts';
import { publicRoutes } from '../../server/routes/public.ts';
import type { Route } from '../../server/routes/route.ts';
import { accessMatrix, routeTables } from '../../server/routes/tables.ts';
import { calls, pages, walked } from './walk.ts';

/** `/villa/new` written below `/villa/:slug` would never be reached. */
test.each(routeTables)('no route of "$name" is hidden by an earlier one', ({ routes }) => {
  const hidden = routes.filter((route, at) =>
    routes
      .slice(0, at)
      .some((earlier) => earlier.method === route.method && catches(earlier, route.path)),
  );

  expect(hidden).toEqual([]);
});

test('no address stands in two tables', () => {
  const addresses = walked.map(({ method, address }) => `${method} ${address}`);

  expect(addresses).toEqual([...new Set(addresses)]);
});

test('who may ask for what is as reviewed in access.txt (npm run routes -- --write)', () => {
  const reviewed = readFileSync(path.join(import.meta.dirname, 'access.txt'), 'utf8');

  expect(accessMatrix()).toBe(reviewed);
});

test('calls are under /v1 or /v2, pages are not', () => {
  expect(calls.filter(({ address }) => !/^\/v[12]\//.test(address))).toEqual([]);
  expect(pages.filter(({ address }) => /^\/v[12](\/|$)/.test(address))).toEqual([]);
});

test('no line counts a read that the app has counted before it (server/app.ts)', () => {
  const twice = [...publicRoutes, ...apiPublicRoutes, ...dashboardRoutes].filter(({ steps }) =>
    steps.includes(limitReads),
  );

  expect(twice.map(({ method, path: address }) => `${method} ${address}`)).toEqual([]);
});

test('every call below /v1/admin asks who is there', () => {
  const open = calls.filter(
    ({ address, access }) => address.startsWith('/v1/admin') && access === 'anyone',
  );

  expect(open).toEqual([]);
});

test('every dashboard page but signing in and out asks who is there', () => {
  const open = pages.filter(
    ({ address, access }) => address.startsWith('/dashboard') && access === 'anyone',
  );

  expect(open.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/dashboard/login', '/dashboard/logout']),
  );
  expect(
    open.filter(({ address }) => !/\/(login|logout|forgot|reset\/:code)$/.test(address)),
  ).toEqual([]);
});

function catches({ path }: Route, address: string): boolean {
  const router = express.Router({ caseSensitive: true }).all(path, () => {});
  const [layer] = router.stack as unknown as { match(path: string): boolean }[];
  return layer!.match(address);
}
