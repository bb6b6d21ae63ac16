import { sql } from 'kysely';

/**
 * Whether the ministry's report would leave out the stays of the villa `villas` with the owner `users`:
 * `missingForReport` of domain/btrans-facts.ts for many rows at once; a test holds the two together.
 */
export const leftOutOfReport = sql<boolean>`(
  villas.il_code is null or villas.ilce_code is null or users.id is null
  or users.iban_encrypted is null or users.phone is null or users.phone !~ '^[+]905[0-9]{9}$'
  or case when users.person_kind = 'COMPANY'
    then coalesce(users.title, '') = '' or coalesce(users.vkn, '') = ''
    else users.tckn_encrypted is null and users.foreign_identity_encrypted is null end
)`;
