import { type RawBuilder, sql } from 'kysely';

import type { BoatSearch } from '../schemas/boats.ts';

export const YES = sql`true`;

/** What a boat must be, as conditions on `boat_search s`; those of filters that are not chosen are true. */
export const boatConditions = (search: BoatSearch) => ({
  ...placeConditions(search),
  ...buildConditions(search),
  guests: hasRoom(search),
});

/** Of a charter it is its unit's people that count: overnight the berths. */
function hasRoom(search: BoatSearch): RawBuilder<unknown> {
  const charter = searchedCharter(search);
  if (!charter) return search.adults ? sql`s.guests_day >= ${search.adults}::int` : sql`true`;
  return charter.unit === 'trip'
    ? sql`s.guests_day >= ${guestsOf(search)}::int`
    : sql`s.guests_night >= ${guestsOf(search)}::int`;
}

const buildConditions = ({ berths, cabins, length, crew }: BoatSearch) => ({
  berths: berths ? sql`s.guests_night >= ${berths}::int` : YES,
  cabins: cabins ? sql`s.cabins >= ${cabins}::int` : YES,
  length: length ? sql`coalesce(s.length_cm >= ${length * 100}::int, false)` : YES,
  crew: crew ? sql`(s.crew_count > 0) = ${crew === 'with'}::boolean` : YES,
});

const placeConditions = ({ type, town, marina, unit }: BoatSearch) => ({
  type: type.length
    ? sql`s.type_ids && array(select id from boat_types where slug = any(${type}::text[]))`
    : sql`true`,
  town: town.length
    ? sql`s.town_id in (select id from towns where slug = any(${town}::text[]))`
    : sql`true`,
  // An old link's marina may be gone: then all are meant.
  marina: marina.length
    ? sql`(s.marina_id = any(${marina}::int[])
        or not exists (select from marinas where id = any(${marina}::int[])))`
    : sql`true`,
  unit: unit ? sql`${unit.toUpperCase()}::text = any(s.units)` : sql`true`,
});

/** The charter a search asks for; null without a unit or days. */
export function searchedCharter({ unit, check_in, check_out }: BoatSearch) {
  if (!unit || !check_in || !check_out || check_out <= check_in) return null;
  return { unit, check_in, check_out };
}

export const guestsOf = ({ adults, children }: BoatSearch) => (adults ?? 2) + children;
