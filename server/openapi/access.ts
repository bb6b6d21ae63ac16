import type { Route } from '../routes/route.ts';

interface Table {
  mountedAt: string;
  routes: readonly Route[];
}

const access = new Map<string, string>();
const proofs = new Set<string>();

/** Told by whoever mounts the API which calls there are and who may make them. */
export function announceCalls(tables: readonly Table[]): void {
  for (const { mountedAt, routes } of tables)
    for (const route of routes) {
      const name = `${route.method.toUpperCase()} ${mountedAt}${route.path}`;
      access.set(name, route.access.label);
      if (route.asks_proof) proofs.add(name);
    }
}

/** `anyone`, `ADMIN` or `ADMIN OWNER`; undefined for a route that is not mounted. */
export const accessTo = (route: string): string | undefined => access.get(route);

/** Whether the call may want the password once more: 403 `reauth`. */
export const mayAskProof = (route: string): boolean => proofs.has(route);
