import { apiAdminRoutes } from './api-admin.ts';
import { apiPublicRoutes } from './api-public.ts';
import { dashboardRoutes } from './dashboard.ts';
import { opsRoutes } from './ops.ts';
import { paymentRoutes } from './payments.ts';
import { publicRoutes } from './public.ts';
import type { Route } from './route.ts';

/** Every table with the address it is mounted at. */
export const routeTables: { name: string; mountedAt: string; routes: Route[] }[] = [
  { name: 'Public pages', mountedAt: '', routes: publicRoutes },
  { name: 'Dashboard pages', mountedAt: '', routes: dashboardRoutes },
  { name: 'Public calls', mountedAt: '', routes: apiPublicRoutes },
  { name: 'Admin calls', mountedAt: '/v1/admin', routes: apiAdminRoutes },
  { name: 'Payment providers', mountedAt: '', routes: paymentRoutes },
  { name: 'Operation', mountedAt: '', routes: opsRoutes },
];

/** Who may ask for what, and where a password of lately is asked: one line per route, as kept for review in tests/routes/access.txt. */
export function accessMatrix(): string {
  return routeTables
    .map(({ name, mountedAt, routes }) => `${name}\n${routes.map(line(mountedAt)).join('\n')}\n`)
    .join('\n');
}

const line = (mountedAt: string) => (route: Route) => {
  const address = (mountedAt + route.path).padEnd(52);
  const whom = route.asks_proof ? `${route.access.label}, proved` : route.access.label;
  return `  ${route.method.toUpperCase().padEnd(6)} ${address} ${whom}`;
};
