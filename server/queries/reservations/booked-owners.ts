import { sql } from 'kysely';

/**
 * For whom the agency lets a listing (Mesafeli Sözleşmeler Yönetmeliği m.5/1-c): the one its papers
 * name, else the owner's firm, else the owner. Of a query that joins its owner as `owners`; null when
 * nobody is known.
 */
export const holderOf = (named: 'villas.permit_holder' | 'boats.licence_holder') =>
  sql<string | null>`coalesce(${sql.ref(named)}, nullif(owners.title, ''),
    nullif(btrim(concat_ws(' ', owners.first_name, owners.last_name)), ''))`;

/** Where that person is to be found. */
export const OWNER_ADDRESS = 'owners.address as owner_address' as const;
