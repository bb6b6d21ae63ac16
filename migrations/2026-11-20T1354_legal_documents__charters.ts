import { type Kysely, sql } from 'kysely';

const KINDS = [
  'PRE_INFORMATION',
  'CONTRACT',
  'RENTAL_TERMS',
  'CANCELLATION',
  'CLARIFICATION',
  'COOKIE',
  'MARKETING',
];
const CHARTER_KINDS = ['CHARTER_INFORMATION', 'CHARTER_CONTRACT'];

/** Who charters a boat accepts texts of their own: those of a villa speak of a home and of Law 7464. */
export async function up(db: Kysely<any>) {
  await setKinds(db, [...KINDS, ...CHARTER_KINDS]);
}

/** Editions of these kinds stay, as the proof they are; only new ones are refused again. */
export async function down(db: Kysely<any>) {
  await setKinds(db, KINDS, sql`not valid`);
}

async function setKinds(db: Kysely<any>, kinds: string[], validity = sql``) {
  await sql`
    alter table legal_documents
      drop constraint legal_documents__kind_known,
      add constraint legal_documents__kind_known
        check (kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})) ${validity}
  `.execute(db);
}
