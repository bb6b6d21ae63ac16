import { type RawBuilder, sql } from 'kysely';

import { MAX_NIGHTS } from '../../domain/pricing-terms.ts';
import { addDays, nightsBetween } from '../../shared/days.ts';
import { type Days, dayOf, isOpen, isOpenThen, masksOf } from '../calendars/open-nights.ts';
import {
  asDays,
  ruleColumns,
  type StayDays,
  type StayRules,
  sellableStays,
  stayColumns,
} from './villa-search-stays.ts';

type Sql = RawBuilder<unknown>;

/** Which villas are looked at, and what is wanted of them. */
export interface Openings {
  /** Rows of `villa_openings`, where only some of them are looked at; else all. */
  from?: Sql;
  /** On `villa_openings s`. */
  where: Sql;
  /** Columns of `villa_openings`. */
  columns: readonly string[];
}

export const ALL = sql`villa_openings`;

/** So many of a place, those that are recommended most. */
export const inOrderOf = (place: Sql, most: number): Sql => sql`(
  select s.* from villa_openings s where ${place}
  order by s.popular desc, s.position, s.villa_id limit ${sql.lit(most)})`;

/** Columns by name, of a table's alias. */
export const named = (columns: readonly string[], alias: string): Sql =>
  sql.raw(columns.map((column) => `${alias}.${column}`).join(', '));

/**
 * The villas that can be sold for a stay: all nights priced and free, the arrival day right, long
 * enough or filling a gap. Everything that asks for the days is worked out here, so that a row costs
 * two or three comparisons; only what may fill a gap is looked up in `villa_search`.
 */
export function openVillas(
  stay: Days,
  rules: StayRules,
  { from = ALL, where, columns }: Openings,
): Sql {
  if (!isStay(stay, rules)) return sql`select s.* from villa_openings s where false`;
  const { day, nights, weekday } = asked(stay);
  const gap = mayFillGap(stay, rules)
    ? sql`or (o.gap_allowed and o.gap_min_nights <= ${nights}::int
        and ${noLongerThanGap(stay, rules)} and ${fillsGap(asDays(stay), rules)})`
    : sql``;
  return sql`
    select o.* from (
      select s.villa_id, ${andNamed(columns)} s.gap_allowed, s.gap_min_nights, s.open_nights,
        s.arrivals[width_bucket(${day}::bigint, s.arrivals)] as rule
      from ${from} s where ${where} and ${isOpen(stay, sql`s.open_nights`)} offset 0
    ) o
    where o.rule & ${weekday}::bigint > 0
      and (o.rule & ${NIGHTS_BITS} <= ${nights << RULE_NIGHTS}::bigint ${gap})`;
}

/**
 * The same for several stays of one length: a row for each of them that a villa can be sold for, with
 * its `check_in` and `check_out` and with its `place` among them, from 1.
 */
export function openMoved(
  stays: Days[],
  rules: StayRules,
  { from = ALL, where, columns }: Openings,
): Sql {
  const real = stays.filter((stay) => isStay(stay, rules));
  const [first] = real;
  if (!first)
    return sql`select s.*, null::date as check_in, null::date as check_out, 0 as place
      from villa_openings s where false`;
  const { nights } = asked(first);
  const days = { check_in: sql`o.check_in`, check_out: sql`o.check_out` };
  const gap = mayFillGap(first, rules)
    ? sql`or (o.gap_allowed and o.gap_min_nights <= ${nights}::int and not o.open_before
        and not o.open_after and ${fillsGap(days, rules)})`
    : sql``;
  const spans = spansOf(real, rules);
  return sql`
    select o.* from (
      select s.*, m.check_in, m.check_out, m.place, m.weekday,
        ${isOpenThen(spans.before, 'before')} as open_before,
        ${isOpenThen(spans.after, 'after')} as open_after,
        s.arrivals[width_bucket(m.day, s.arrivals)] as rule
      from (
        select s.villa_id, ${andNamed(columns)} s.gap_allowed, s.gap_min_nights, s.open_nights,
          s.arrivals
        from ${from} s where ${where} and ${opensWithin(real)} offset 0
      ) s cross join (${movedTable(real, spans)}) m
      where ${isOpenThen(real, 'stay')} offset 0
    ) o
    where o.rule & o.weekday > 0
      and (o.rule & ${NIGHTS_BITS} <= ${nights << RULE_NIGHTS}::bigint ${gap})`;
}

/** A rule of `villa_arrival_rules`: weekdays, then nights, then the day from which it is in force. */
const RULE_NIGHTS = 7;
const RULE_DAY = 24;
const NIGHTS_BITS = sql.lit((1 << RULE_DAY) - (1 << RULE_NIGHTS));

const andNamed = (columns: readonly string[]): Sql =>
  columns.length ? sql`${named(columns, 's')},` : sql``;

/** What the rules of arrival are asked by; `day` finds the rule in force. */
function asked({ check_in, check_out }: Days) {
  const arrival = dayOf(check_in);
  return {
    nights: nightsBetween(check_in, check_out),
    day: String(((BigInt(arrival) + 1n) << BigInt(RULE_DAY)) - 1n),
    weekday: 1 << ((arrival + FIRST_WEEKDAY) % 7),
  };
}

/** 2000-01-01 was a Saturday; Monday is 0. */
const FIRST_WEEKDAY = 5;

const isStay = ({ check_in, check_out }: Days, { today }: StayRules): boolean =>
  check_in >= today && check_out > check_in && nightsBetween(check_in, check_out) <= MAX_NIGHTS;

/** Of stays of one length the nights before and after them that tell whether they may fill a gap. */
const spansOf = (stays: Days[], rules: StayRules) => ({
  before: mayFillGap(stays[0], rules) ? stays.map((stay) => around(stay, rules).before) : [],
  after: mayFillGap(stays[0], rules) ? stays.map((stay) => around(stay, rules).after) : [],
});

/** A row a stay: what its tests compare. */
function movedTable(stays: Days[], { before, after }: ReturnType<typeof spansOf>): Sql {
  const rows = stays.map((stay) => ({ ...stay, ...asked(stay) }));
  const columns: [name: string, values: Sql][] = [
    ['check_in', sql`${rows.map(({ check_in }) => check_in)}::date[]`],
    ['check_out', sql`${rows.map(({ check_out }) => check_out)}::date[]`],
    ['day', sql`${rows.map(({ day }) => day)}::bigint[]`],
    ['weekday', sql`${rows.map(({ weekday }) => weekday)}::bigint[]`],
    ...masksOf(stays, 'stay'),
    ...masksOf(before, 'before'),
    ...masksOf(after, 'after'),
  ];
  return sql`
    select * from unnest(${sql.join(columns.map(([, values]) => values))}) with ordinality
      as moved (${sql.join(columns.map(([name]) => sql.ref(name)))}, place)`;
}

/** The nights that all the stays have in common, which is the cheapest test there is; else true. */
function opensWithin(stays: Days[]): Sql {
  const check_in =
    stays
      .map((stay) => stay.check_in)
      .toSorted()
      .at(-1) ?? '';
  const check_out = stays.map((stay) => stay.check_out).toSorted()[0] ?? '';
  return check_in < check_out ? isOpen({ check_in, check_out }, sql`s.open_nights`) : sql`true`;
}

/** Longer stays than the longest gap need no look at what lies around them. */
const mayFillGap = (stay: Days | undefined, { gap_max_nights }: StayRules): boolean =>
  stay !== undefined && nightsBetween(stay.check_in, stay.check_out) <= gap_max_nights;

/** So many nights before and after a stay that, were all those of a side free, it filled no gap. */
function around({ check_in, check_out }: Days, { gap_max_nights }: StayRules) {
  const reach = gap_max_nights + 1 - nightsBetween(check_in, check_out);
  return {
    before: { check_in: addDays(check_in, -reach), check_out: check_in },
    after: { check_in: check_out, check_out: addDays(check_out, reach) },
  };
}

/** Not open on either side for longer than a gap; nights without a price may hide that it is. */
function noLongerThanGap(stay: Days, rules: StayRules): Sql {
  const { before, after } = around(stay, rules);
  const closed = (days: Days) => sql`not coalesce(${isOpen(days, sql`o.open_nights`)}, false)`;
  return sql`${closed(before)} and ${closed(after)}`;
}

const fillsGap = ({ check_in, check_out }: StayDays, rules: StayRules): Sql =>
  sql`exists (${sellableStays(sql`
    select ${stayColumns}, ${ruleColumns(rules)}, ${check_in} as check_in, ${check_out} as check_out
    from villa_search s where s.villa_id = o.villa_id`)})`;
