import { hasPermit, type Permit } from './permits.ts';

/** What a listing is to people outside; `unknown`: a draft, of which nobody has heard. */
type Presence = 'on_sale' | 'off_sale' | 'gone' | 'unknown';

interface Listed {
  active: boolean;
  /** When it first went on sale; null: never. */
  published_at: unknown;
  deleted_at: unknown;
  withdrawn_at: unknown;
}

/** How a listing's own address answers: 200, 200 without the listing, 410 or 404 (product §3). */
export function presenceOf({ active, published_at, ...ended }: Listed): Presence {
  if (published_at === null) return 'unknown';
  if (ended.deleted_at !== null || ended.withdrawn_at !== null) return 'gone';
  return active ? 'on_sale' : 'off_sale';
}

/** The same of a villa: without its permit it may not come back before it has one (Law 7464). */
export function villaPresence(villa: Listed & Permit): Presence {
  const presence = presenceOf(villa);
  return presence === 'off_sale' && !hasPermit(villa) ? 'gone' : presence;
}
