import { sql } from 'kysely';

import type { ReportedOwner } from '../../domain/btrans-facts.ts';
import { permitCheckDue } from './permit-checks.ts';

const hoursAndMinutes = <Name extends string>(column: Name) =>
  sql<string>`to_char(${sql.ref(`villas.${column}`)}, 'HH24:MI')`.as(column);

/** What `PUT /villas/{id}` writes, in the form it is written in. */
export const formColumns = [
  'villas.name',
  'villas.slug',
  'villas.code',
  'villas.owner_id',
  'villas.district_id',
  'villas.property_kind',
  'villas.capacity',
  'villas.bedrooms',
  'villas.bathrooms',
  'villas.living_rooms',
  'villas.floor_area_m2',
  'villas.plot_area_m2',
  sql<number | null>`villas.lat::float8`.as('lat'),
  sql<number | null>`villas.lon::float8`.as('lon'),
  'villas.summary',
  'villas.description',
  'villas.house_rules',
  'villas.internal_note',
  'villas.seo_title',
  'villas.seo_description',
  'villas.pool_kind',
  'villas.pool_privacy',
  'villas.pool_length_cm',
  'villas.pool_width_cm',
  'villas.pool_depth_cm',
  'villas.pool_heated',
  'villas.pool_heating_months',
  'villas.children_pool',
  'villas.jacuzzi',
  hoursAndMinutes('check_in_time'),
  hoursAndMinutes('check_out_time'),
  'villas.pets',
  'villas.smoking',
  'villas.parties_allowed',
  'villas.groups_allowed',
  'villas.extra_visitors_allowed',
  sql<string | null>`to_char(villas.quiet_from, 'HH24:MI')`.as('quiet_from'),
  'villas.min_nights',
  'villas.arrival_weekdays',
  'villas.short_stay_limit',
  'villas.short_stay_fee_kurus',
  'villas.prepayment_percent',
  'villas.deposit_kurus',
  'villas.gap_allowed',
  'villas.gap_min_nights',
  'villas.option_hours',
  'villas.instant_booking',
  'villas.cancellation_policy_id',
  'villas.commission_percent',
] as const;

/** What `PUT /villas/btrans/{id}` writes, and when the permit was verified. */
export const paperColumns = [
  'villas.permit_type',
  'villas.permit_no',
  'villas.permit_holder',
  'villas.permit_date',
  'villas.permit_capacity',
  'villas.permit_verified_at',
  'villas.permit_verified_by',
  'villas.permit_evidence',
  'villas.il_code',
  'villas.ilce_code',
  'villas.mahalle',
  'villas.street',
  'villas.lane',
  'villas.outer_door_no',
  'villas.inner_door_no',
  'villas.property_no',
  'villas.title_deed_no',
  'villas.zoned',
  'villas.kbs_force',
  'villas.kbs_facility_code',
] as const;

/** Where it stands and whose it is. */
export const placeColumns = [
  'districts.name as district',
  'districts.town_id',
  'towns.name as town',
  'towns.region_id',
  'regions.name as region',
  sql<string | null>`users.first_name || ' ' || users.last_name`.as('owner_name'),
  sql<ReportedOwner | null>`case when users.id is null then null else json_build_object(
    'person_kind', users.person_kind, 'title', users.title, 'vkn', users.vkn,
    'has_tckn', users.tckn_encrypted is not null,
    'has_foreign_identity', users.foreign_identity_encrypted is not null,
    'phone', users.phone, 'has_iban', users.iban_encrypted is not null) end`.as('owner'),
  sql<string | null>`verifiers.first_name || ' ' || verifiers.last_name`.as('verifier'),
] as const;

export const stateColumns = [
  permitCheckDue.as('permit_check_due'),
  'villas.id',
  'villas.active',
  'villas.popular',
  'villas.villa_of_month',
  'villas.position',
  'villas.withdrawn_at',
  'villas.withdrawn_reason',
  'villas.warned_at',
  sql<number | null>`villas.rating_average::float8`.as('rating'),
  'villas.rating_count',
  'villa_search.from_price_kurus',
  'villas.created_at',
  'villas.updated_at',
  'villas.version',
] as const;
