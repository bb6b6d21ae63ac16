import { type Kysely, sql } from 'kysely';

const TABLES = { reservations: 'reservation_id', boat_reservations: 'boat_reservation_id' };

/** Columns of any table that are no edit of their row, so that nobody's copy of it is out of date for them. */
const NO_EDIT = [
  'position',
  'rating_average',
  'rating_count',
  'last_login_at',
  'signed_out_at',
  'updated_at',
  'version',
];

/**
 * What of a reservation's paid money waits to go back stands beside it: a guest owes the total less
 * what stays. It was summed up where a cancellation asked for it, and what is due knew nothing of it.
 * A refund of a damage deposit is in no sum of the stay.
 */
export async function up(db: Kysely<any>) {
  await touchRow(db, [...NO_EDIT, 'leaving_kurus']);
  await sql`
    create function refresh_leaving(wanted_reservation integer, wanted_boat_reservation integer)
    returns void language plpgsql as $$
    declare
      leaving bigint;
    begin
      select coalesce(sum(t.amount_kurus), 0) into leaving
        from transactions t left join transactions refunded on refunded.id = t.refund_of_id
        where (t.reservation_id = wanted_reservation
            or t.boat_reservation_id = wanted_boat_reservation)
          and t.purpose = 'REFUND' and t.status = 'PENDING'
          and refunded.purpose is distinct from 'DEPOSIT';
      update reservations set leaving_kurus = leaving
        where id = wanted_reservation and leaving_kurus <> leaving;
      update boat_reservations set leaving_kurus = leaving
        where id = wanted_boat_reservation and leaving_kurus <> leaving;
    end $$;

    create function transactions_refund_changed() returns trigger language plpgsql as $$
    begin
      perform refresh_leaving(new.reservation_id, new.boat_reservation_id);
      return null;
    end $$;
  `.execute(db);
  for (const [table, of] of Object.entries(TABLES))
    await sql`
      alter table ${sql.table(table)} add leaving_kurus bigint not null default 0
        constraint ${sql.id(`${table}__leaving_positive`)} check (leaving_kurus >= 0);
      update ${sql.table(table)} r set leaving_kurus = waiting.leaving
        from (
          select t.${sql.ref(of)} as id, sum(t.amount_kurus) as leaving
          from transactions t left join transactions refunded on refunded.id = t.refund_of_id
          where t.purpose = 'REFUND' and t.status = 'PENDING'
            and refunded.purpose is distinct from 'DEPOSIT'
          group by t.${sql.ref(of)}
        ) waiting
        where waiting.id = r.id;
    `.execute(db);
  await sql`
    drop index reservations__sums;
    create index reservations__sums on reservations (status, id)
      include (total_kurus, paid_kurus, leaving_kurus, villa_id, check_in, check_out, created_at);

    create trigger transactions__refund_planned after insert on transactions
      for each row when (new.purpose = 'REFUND' and new.status = 'PENDING')
      execute function transactions_refund_changed();
    create trigger transactions__refund_changed after update on transactions
      for each row when (
        new.purpose = 'REFUND'
        and (old.status, old.amount_kurus, old.refund_of_id, old.reservation_id, old.boat_reservation_id)
          is distinct from
          (new.status, new.amount_kurus, new.refund_of_id, new.reservation_id, new.boat_reservation_id)
      )
      execute function transactions_refund_changed();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop trigger transactions__refund_changed on transactions;
    drop trigger transactions__refund_planned on transactions;
    drop function transactions_refund_changed();
    drop function refresh_leaving(integer, integer);
    drop index reservations__sums;
    create index reservations__sums on reservations (status, id)
      include (total_kurus, paid_kurus, villa_id, check_in, check_out, created_at);
  `.execute(db);
  for (const table of Object.keys(TABLES))
    await sql`alter table ${sql.table(table)} drop leaving_kurus`.execute(db);
  await touchRow(db, NO_EDIT);
}

const touchRow = (db: Kysely<any>, no_edit: string[]) =>
  sql`
    create or replace function touch_row() returns trigger language plpgsql as $$
    declare
      no_edit constant text[] := array[${sql.join(no_edit.map((name) => sql.lit(name)))}];
    begin
      new.version := old.version;
      new.updated_at := old.updated_at;
      if to_jsonb(new) - no_edit is distinct from to_jsonb(old) - no_edit then
        new.version := old.version + 1;
        new.updated_at := now();
      end if;
      return new;
    end $$;
  `.execute(db);
