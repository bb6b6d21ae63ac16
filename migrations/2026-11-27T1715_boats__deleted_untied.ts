import { type Kysely, sql } from 'kysely';

/** Types, features and policies that only deleted boats have left can be deleted, as those of villas can. */
export async function up(db: Kysely<any>) {
  await sql`
    delete from boat_boat_types using boats
      where boats.id = boat_boat_types.boat_id and boats.deleted_at is not null;
    delete from boat_features using boats
      where boats.id = boat_features.boat_id and boats.deleted_at is not null;
    update boats set cancellation_policy_id = null
      where deleted_at is not null and cancellation_policy_id is not null;
  `.execute(db);
}

/** What a deleted boat had is told in its audit log alone: nothing asks for it. */
export async function down() {}
