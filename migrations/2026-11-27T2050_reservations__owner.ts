import { type Kysely, sql } from 'kysely';

/**
 * Whose a stay was: where its villa or boat changes hands, those that have begun stay with the owner they
 * were sold for, in the reports the law asks for, in the owner's earnings, and out of the next owner's
 * sight. Null: the present owner's. How it was before this migration nobody wrote down.
 */
export async function up(db: Kysely<any>) {
  for (const { listings, listing_id, reservations } of KINDS) {
    await sql
      .raw(
        `alter table ${reservations}
           add column owner_id integer
             constraint ${reservations}__owner_fk references users on delete restrict;
         create index ${reservations}__owner on ${reservations} (owner_id);
         create function ${listings}__leave_stays() returns trigger language plpgsql as $$
         begin
           update ${reservations} set owner_id = old.owner_id
             where ${listing_id} = old.id and owner_id is null
               and check_in <= (now() at time zone 'Europe/Istanbul')::date;
           return null;
         end $$;
         create trigger ${listings}__leave_stays after update of owner_id on ${listings}
           for each row
           when (old.owner_id is not null and old.owner_id is distinct from new.owner_id)
           execute function ${listings}__leave_stays();`,
      )
      .execute(db);
  }
}

export async function down(db: Kysely<any>) {
  for (const { listings, reservations } of KINDS) {
    await sql
      .raw(
        `drop trigger ${listings}__leave_stays on ${listings};
         drop function ${listings}__leave_stays();
         alter table ${reservations} drop column owner_id;`,
      )
      .execute(db);
  }
}

const KINDS = [
  { listings: 'villas', listing_id: 'villa_id', reservations: 'reservations' },
  { listings: 'boats', listing_id: 'boat_id', reservations: 'boat_reservations' },
];
