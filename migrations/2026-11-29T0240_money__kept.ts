import { type Kysely, sql } from 'kysely';

/**
 * What waits to go back of a reservation is summed up after its row is locked: of two refunds written at once,
 * each summed without the other, and the second took the first's away. A refund that is of another reservation by
 * now, or gone, waits with the first no longer.
 *
 * A deposit that is settled says when, and by its sums how; a refund is not of itself; a rate is above zero; and
 * identity numbers are sealed. Rows of before are not asked until they change, nor when a backup is restored.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create or replace function refresh_leaving(wanted_reservation integer, wanted_boat_reservation integer)
      returns void language plpgsql as $$
    declare
      leaving bigint;
    begin
      perform from reservations where id = wanted_reservation for no key update;
      perform from boat_reservations where id = wanted_boat_reservation for no key update;
      ${SUM}
    end $$;

    create or replace function transactions_refund_changed() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and (tg_op = 'DELETE'
        or (old.reservation_id, old.boat_reservation_id)
          is distinct from (new.reservation_id, new.boat_reservation_id))
      then
        perform refresh_leaving(old.reservation_id, old.boat_reservation_id);
      end if;
      if tg_op <> 'DELETE' then
        perform refresh_leaving(new.reservation_id, new.boat_reservation_id);
      end if;
      return null;
    end $$;
    create trigger transactions__refund_removed after delete on transactions for each row
      when (old.purpose = 'REFUND' and old.status = 'PENDING')
      execute function transactions_refund_changed();

    alter table deposits add constraint deposits__state_as_returned check (
      case state
        when 'TAKEN' then returned_at is null
        when 'RETURNED' then returned_at is not null and returned_kurus = amount_kurus
        when 'KEPT' then returned_at is not null and returned_kurus = 0
        else returned_at is not null and returned_kurus > 0 and returned_kurus < amount_kurus
      end) not valid;
    alter table transactions add constraint transactions__refund_of_another
      check (refund_of_id <> id) not valid;
    alter table settings add constraint settings__rate_positive check (
      key not like '%\\_exchange\\_rate'
      or case when value ~ '^[0-9]{1,8}([.][0-9]{1,4})?$' then value::numeric > 0 else value = '' end
    ) not valid;
  `.execute(db);
  for (const { table, column, rule } of SEALED)
    await sql`
      alter table ${sql.table(table)} add constraint ${sql.id(rule)}
        check (${sql.id(column)} like 's1.%') not valid
    `.execute(db);
}

export async function down(db: Kysely<any>) {
  for (const { table, rule } of SEALED)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(rule)}`.execute(db);
  await sql`
    alter table settings drop constraint settings__rate_positive;
    alter table transactions drop constraint transactions__refund_of_another;
    alter table deposits drop constraint deposits__state_as_returned;
    drop trigger transactions__refund_removed on transactions;
    create or replace function transactions_refund_changed() returns trigger language plpgsql as $$
    begin
      perform refresh_leaving(new.reservation_id, new.boat_reservation_id);
      return null;
    end $$;
    create or replace function refresh_leaving(wanted_reservation integer, wanted_boat_reservation integer)
      returns void language plpgsql as $$
    declare
      leaving bigint;
    begin
      ${SUM}
    end $$;
  `.execute(db);
}

const SEALED = [
  { table: 'users', column: 'tckn_encrypted', rule: 'users__tckn_sealed' },
  { table: 'users', column: 'foreign_identity_encrypted', rule: 'users__foreign_identity_sealed' },
  {
    table: 'reservation_guests',
    column: 'document_no_encrypted',
    rule: 'reservation_guests__document_no_sealed',
  },
];

const SUM = sql.raw(`
      select coalesce(sum(t.amount_kurus), 0) into leaving
        from transactions t left join transactions refunded on refunded.id = t.refund_of_id
        where (t.reservation_id = wanted_reservation
            or t.boat_reservation_id = wanted_boat_reservation)
          and t.purpose = 'REFUND' and t.status = 'PENDING'
          and refunded.purpose is distinct from 'DEPOSIT';
      update reservations set leaving_kurus = leaving
        where id = wanted_reservation and leaving_kurus <> leaving;
      update boat_reservations set leaving_kurus = leaving
        where id = wanted_boat_reservation and leaving_kurus <> leaving;`);
