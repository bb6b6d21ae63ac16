import type { Listing } from './kinds.ts';

export interface OwnerChoice {
  id: number;
  name: string;
}

/** Whoever owns the listing now stays among the choices, with a closed account too. */
export function ownerOptions({ owner_id, owner_name }: Listing, owners: OwnerChoice[]) {
  const listed = owner_id === null || owners.some(({ id }) => id === owner_id);
  const all = listed ? owners : [{ id: owner_id, name: owner_name ?? '—' }, ...owners];
  return all.map(({ id, name }) => ({ value: String(id), text: name }));
}
