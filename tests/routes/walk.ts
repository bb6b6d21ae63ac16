import { routeTables } from '../../server/routes/tables.ts';

/** A route with the address it is reached at. */
export interface Walked {
  table: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As in the table, with its parameters: `/v1/admin/reservations/:id`. */
  address: string;
  access: string;
}

export const walked: Walked[] = routeTables.flatMap(({ name, mountedAt, routes }) =>
  routes.map(({ method, path, access }) => ({
    table: name,
    method,
    address: mountedAt + path,
    access: access.label,
  })),
);

export const calls = walked.filter(({ table }) => table.endsWith('calls'));
export const pages = walked.filter(({ table }) => table.endsWith('pages'));

export const writes = (route: Walked) => route.method !== 'get';
export const hasId = ({ address }: Walked) => /:(\w+_)?id\b/.test(address);

/** The address with every parameter replaced by one value. */
export const withParameters = (address: string, value: string) =>
  address.replaceAll(/:\w+/g, encodeURIComponent(value));

/** One entry per address, with the methods it knows. */
export function methodsByAddress(routes: Walked[]): [address: string, methods: string[]][] {
  const known = new Map<string, string[]>();
  for (const { address, method } of routes) {
    known.set(address, [...(known.get(address) ?? []), method]);
  }
  return [...known];
}

/** From this page staff are led on to their own list. */
export const OWNERS_ALONE = '/dashboard/reservations';
