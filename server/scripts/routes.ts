import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '../project-root.ts';
import { apiAdminRoutes } from '../routes/api-admin.ts';
import { apiPublicRoutes } from '../routes/api-public.ts';
import { dashboardRoutes } from '../routes/dashboard.ts';
import { opsRoutes } from '../routes/ops.ts';
import { publicRoutes } from '../routes/public.ts';
import type { Route } from '../routes/route.ts';

/** Every table with the address it is mounted at. */
export const routeTables: { name: string; mountedAt: string; routes: Route[] }[] = [
  { name: 'Public pages', mountedAt: '', routes: publicRoutes },
  { name: 'Dashboard pages', mountedAt: '', routes: dashboardRoutes },
  { name: 'Public calls', mountedAt: '', routes: apiPublicRoutes },
  { name: 'Admin calls', mountedAt: '/v1/admin', routes: apiAdminRoutes },
  { name: 'Operation', mountedAt: '', routes: opsRoutes },
];

/** Who may ask for what: one line per route, as kept for review in tests/routes/access.txt. */
export function accessMatrix(): string {
  return routeTables
    .map(({ name, mountedAt, routes }) => `${name}\n${routes.map(line(mountedAt)).join('\n')}\n`)
    .join('\n');
}

const line =
  (mountedAt: string) =>
  ({ method, path: address, access }: Route) =>
    `  ${method.toUpperCase().padEnd(6)} ${(mountedAt + address).padEnd(52)} ${access.label}`;

if (import.meta.main) {
  const matrix = accessMatrix();
  if (process.argv.includes('--write')) {
    writeFileSync(path.join(projectRoot, 'tests/routes/access.txt'), matrix);
  }
  console.log(matrix);
}
