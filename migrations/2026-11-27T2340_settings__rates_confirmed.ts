import { type Kysely, sql } from 'kysely';

/**
 * Rates that staff save again as they were are of that day: somebody looked at them, and pages and new
 * reservations say of which day they are. An edit that changes nothing was none, so that they stayed old.
 */
export async function up(db: Kysely<any>) {
  await sql`
    create function confirm_rate() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      new.updated_at := now();
      return new;
    end $$;

    create trigger settings__touch_rates before update on settings
      for each row when (new.key like '%\\_exchange\\_rate')
      execute function confirm_rate();
  `.execute(db);
}

export async function down(db: Kysely<any>) {
  await sql`
    drop trigger settings__touch_rates on settings;
    drop function confirm_rate();
  `.execute(db);
}
