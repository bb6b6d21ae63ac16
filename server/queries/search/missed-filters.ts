import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/**
 * How filters are counted each without itself and with all others: `missed` of a row says which of
 * `all` it misses. 0: none; the place of the only one, from 1; -1: more than one.
 */
export function missedOf(all: readonly string[], conditions: [string, Sql][]): Sql {
  if (!conditions.length) return sql`0`;
  const failed = conditions.map(([, condition]) => sql`(not coalesce(${condition}, false))::int`);
  const places = conditions.map(
    ([name], at) => sql`${sql.lit(placeIn(all, name))} * ${failed[at]}`,
  );
  return sql`case when ${sql.join(failed, sql` + `)} > 1 then -1
    else ${sql.join(places, sql` + `)} end`;
}

interface Asked {
  all: readonly string[];
  /** Those by which a row can be missed. */
  chosen: readonly string[];
}

/** Rows with `missed` that miss nothing but this filter. */
export function missingOnly(filter: string, { all, chosen }: Asked): Sql {
  if (!chosen.length) return sql`true`;
  return chosen.includes(filter)
    ? sql`missed in (0, ${sql.lit(placeIn(all, filter))})`
    : sql`missed = 0`;
}

const placeIn = (all: readonly string[], filter: string) => all.indexOf(filter) + 1;
