import { type Kysely, sql } from 'kysely';

/**
 * IBANs of owners, and those guests' deposits go back to, are kept sealed. The key is not in the
 * database: numbers of before are sealed by the start that follows (`services/seal-ibans.ts`). Checked
 * from now on only, as those are not sealed yet.
 */
export async function up(db: Kysely<any>) {
  await sql`
    alter table users drop constraint users__iban_form;
    alter table users rename column iban to iban_encrypted;
    alter table users add constraint users__iban_sealed
      check (iban_encrypted like 's1.%') not valid;

    alter table deposits drop constraint deposits__return_iban_form;
    alter table deposits rename column return_iban to return_iban_encrypted;
    alter table deposits add constraint deposits__return_iban_sealed
      check (return_iban_encrypted like 's1.%') not valid;
  `.execute(db);
}

/** What is sealed cannot be opened here: it goes, and has to be typed again. */
export async function down(db: Kysely<any>) {
  await sql`
    alter table deposits drop constraint deposits__return_iban_sealed;
    alter table deposits rename column return_iban_encrypted to return_iban;
    update deposits set return_iban = null where return_iban like 's1.%';
    alter table deposits add constraint deposits__return_iban_form check (is_iban(return_iban));

    alter table users drop constraint users__iban_sealed;
    alter table users rename column iban_encrypted to iban;
    update users set iban = null where iban like 's1.%';
    alter table users add constraint users__iban_form check (is_iban(iban));
  `.execute(db);
}
