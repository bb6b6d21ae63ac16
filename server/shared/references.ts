/** What the audit log keeps of a change; the entity is the kind of row, such as `villa`. */
export interface Changed {
  entity: string;
  entity_id: number | null;
  before: unknown;
  after: unknown;
}

/** A row that is meant by its number. */
interface Reference {
  kind: string;
  id: number;
}

/** Names of rows by `referenceKey`; a row that is gone has none. */
export type RowNames = Record<string, string>;

export const referenceKey = ({ kind, id }: Reference): string => `${kind} ${id}`;

const BY_FIELD: Readonly<Record<string, string>> = {
  villa_id: 'villa',
  villa_ids: 'villa',
  copy_of: 'villa',
  boat_id: 'boat',
  owner_id: 'user',
  user_id: 'user',
  actor_id: 'user',
  region_id: 'region',
  town_id: 'town',
  district_id: 'district',
  marina_id: 'marina',
  category_id: 'feature_category',
  feature_ids: 'feature',
  cancellation_policy_id: 'cancellation_policy',
  showcase_id: 'showcase',
  group_id: 'faq_group',
  bank_account_id: 'bank_account',
  feed_id: 'calendar_feed',
  newsletter_id: 'newsletter',
  subscriber_id: 'subscriber',
  offer_id: 'offer',
  reservation_id: 'reservation',
  accepted_reservation_id: 'reservation',
  boat_reservation_id: 'boat_reservation',
};

/** The kind of row whose numbers stand in a field of an entity; null where they are just numbers. */
export function referenceOf(entity: string, field: string): string | null {
  if (field === 'ids') return entity;
  if (field === 'type_ids') return `${entity}_type`;
  if (field === 'listing_id') return entity === 'boat_reservation' ? 'boat' : 'villa';
  if (field.endsWith('_by')) return 'user';
  return BY_FIELD[field] ?? null;
}

/** Every row that a change names by its number, the changed one included. */
export function referencesIn({ entity, entity_id, before, after }: Changed): Reference[] {
  const own = entity_id === null ? [] : [{ kind: entity, id: entity_id }];
  return [...own, ...within(entity, before), ...within(entity, after)];
}

function within(entity: string, value: unknown): Reference[] {
  if (Array.isArray(value)) return value.flatMap((each) => within(entity, each));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([field, each]) => {
    const kind = referenceOf(entity, field);
    if (kind === null) return within(entity, each);
    return [each].flat().flatMap((id) => (typeof id === 'number' ? [{ kind, id }] : []));
  });
}
