import type { Route } from '../routes/route.ts';

interface Table {
  mountedAt: string;
  routes: readonly Route[];
}

const access = new Map<string, string>();

/** Told by whoever mounts the API which calls there are and who may make them. */
export function announceCalls(tables: readonly Table[]): void {
  for (const { mountedAt, routes } of tables)
    for (const route of routes)
      access.set(`${route.method.toUpperCase()} ${mountedAt}${route.path}`, route.access.label);
}

/** `anyone`, `ADMIN` or `ADMIN OWNER`; undefined for a route that is not mounted. */
export const accessTo = (route: string): string | undefined => access.get(route);
