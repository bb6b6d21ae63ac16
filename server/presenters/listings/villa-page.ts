import type {
  FeatureGroup,
  HouseRules,
  OpenGap,
  Pool,
  VillaData,
} from '../../../views/public/villas/villa.ts';
import { gapsBetween } from '../../domain/gaps.ts';
import type { PricedVilla } from '../../domain/pricing.ts';
import type { ExtraUnit } from '../../domain/pricing-types.ts';
import { nights, type Stay } from '../../domain/stay.ts';
import type { FeatureRow, VillaPageRow } from '../../queries/listings/villa-pages.ts';
import { asPricedVilla } from '../../services/prices/priced-villas.ts';
import { booksAtOnce } from '../../services/reservations/at-once.ts';
import type { Availability } from '../../shared/availability.ts';
import { weekday } from '../../shared/days.ts';
import { onceEach, onceEachWith } from '../../shared/once-each.ts';
import { presentComments } from '../content/page-comments.ts';
import { amenitiesOf } from './villa-amenities.ts';
import { presentCancellation } from './villa-cancellation.ts';
import { presentLocation } from './villa-location.ts';
import {
  type ComingSeason,
  comingSeasons,
  lastDayShown,
  markSeasons,
  presentSeasons,
  seasonDays,
} from './villa-seasons.ts';

interface VillaPageContext {
  today: Temporal.PlainDate;
  gap_max_nights: number;
  /** Null while no stay is chosen. */
  stay: Stay | null;
  /** The page of comments asked for; undefined: the first few. */
  comments: number | undefined;
}

/** A villa's rows as its page wants them. */
export function presentVilla(row: VillaPageRow, context: VillaPageContext): VillaData {
  const { table, ...coming } = comingOf(row, context.today.toString());
  return {
    ...lastingOf(row),
    ...table,
    seasons: markSeasons(table.seasons, context),
    availability: coming.availability,
    gaps: openGapsOf(coming, context.gap_max_nights),
    cancellation: presentCancellation(row.policy, context),
    comments: commentsOf(row, context.comments ?? FIRST_FEW),
  };
}

/** What is sold from a day on, whatever the stay. */
const comingOf = onceEachWith((row: VillaPageRow, today: string) => {
  const priced = pricedOf(row);
  const seasons = comingSeasons(priced, Temporal.PlainDate.from(today));
  return {
    priced,
    table: presentSeasons(row, seasons),
    availability: availabilityOf(row, priced, { seasons, today }),
  };
});

const FIRST_FEW = 0;

const commentsOf = onceEachWith((row: VillaPageRow, page: number) => {
  const rating = row.rating_average === null ? null : Number(row.rating_average);
  return presentComments({ ...row, rating }, page === FIRST_FEW ? undefined : page);
});

/** What every visit to a row that is kept in memory has in common. */
export const pricedOf = onceEach((row: VillaPageRow) => asPricedVilla(row));

const lastingOf = onceEach((row: VillaPageRow) => ({
  ...factsOf(row),
  ...featuresOf(row.features),
  paragraphs: row.description.split(/\n\s*\n|\r\n\r\n/).filter((text) => text.trim() !== ''),
  amenities: amenitiesOf(row),
  pool: poolOf(row),
  extras: row.extras.map((extra) => ({
    ...extra,
    unit: extra.unit.toLowerCase() as ExtraUnit,
  })),
  rules: rulesOf(row),
  location: presentLocation(row.position, row.places),
}));

const factsOf = (row: VillaPageRow) => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  summary: row.summary,
  seo_title: row.seo_title,
  seo_description: row.seo_description,
  town: row.town,
  town_slug: row.town_slug,
  district: row.district,
  district_slug: row.district_slug,
  region: row.region,
  permit_no: row.permit_no ?? '',
  instant_booking: booksAtOnce(row),
  capacity: Math.min(row.capacity, row.permit_capacity ?? row.capacity),
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  jacuzzi: row.jacuzzi,
  floor_area_m2: row.floor_area_m2,
  plot_area_m2: row.plot_area_m2,
  rooms: row.rooms as VillaData['rooms'],
  pictures: row.pictures.map(({ kind: _, ...picture }) => picture),
  distances: row.distances as VillaData['distances'],
  from_price_kurus: row.from_price_kurus,
});

function featuresOf(rows: readonly FeatureRow[]) {
  const present = rows.filter((row) => row.present);
  const keys = new Set(present.map(({ google_key }) => google_key));
  const groups = new Map<string, FeatureGroup>();
  for (const { category, name, icon } of present) {
    const group = groups.get(category) ?? { category, features: [] };
    group.features.push({ name, icon });
    groups.set(category, group);
  }
  const missing = new Map<string | null, { name: string; icon: string | null }>();
  for (const { google_key, name, icon } of rows)
    if (!keys.has(google_key) && !missing.has(google_key)) missing.set(google_key, { name, icon });
  return {
    features: [...groups.values()],
    absent: [...missing.values()],
    feature_count: present.length,
  };
}

const poolOf = (row: VillaPageRow): Pool => ({
  kind: row.pool_kind as Pool['kind'],
  privacy: row.pool_privacy as Pool['privacy'],
  length_cm: row.pool_length_cm,
  width_cm: row.pool_width_cm,
  depth_cm: row.pool_depth_cm,
  heated: row.pool_heated,
  heating_months: row.pool_heating_months,
  children: row.children_pool,
});

const rulesOf = (row: VillaPageRow): HouseRules => ({
  check_in_time: row.check_in_time,
  check_out_time: row.check_out_time,
  quiet_from: row.quiet_from,
  pets: row.pets as HouseRules['pets'],
  smoking: row.smoking as HouseRules['smoking'],
  parties: row.parties_allowed,
  groups: row.groups_allowed,
  visitors: row.extra_visitors_allowed,
  own: row.house_rules,
});

/** The villa's calendar from today on, its ranges as plain days. */
function availabilityOf(
  row: VillaPageRow,
  priced: PricedVilla,
  { seasons, today }: { seasons: ComingSeason[]; today: string },
): Availability {
  const until = lastDayShown(today);
  const taken = priced.occupied.map(({ check_in, check_out }, index) => ({
    from: check_in.toString(),
    until: check_out.toString(),
    ...(row.occupied[index]?.kind === 'OPTION' && { option: true as const }),
  }));
  return {
    today,
    taken: taken.filter((range) => range.until >= today && range.from < until),
    seasons: seasons.map(seasonDays),
  };
}

const GAPS_SHOWN = 2;

/** The nearest gaps that are sold although they are shorter than the season's minimum. */
function openGapsOf(
  { priced: villa, availability }: { priced: PricedVilla; availability: Availability },
  gap_max_nights: number,
): OpenGap[] {
  if (!villa.gap_allowed) return [];
  const { seasons, today: first } = availability;
  return gapsBetween(villa.occupied, gap_max_nights)
    .map((gap) => ({
      check_in: gap.check_in.toString(),
      check_out: gap.check_out.toString(),
      nights: nights(gap),
    }))
    .filter(({ check_in, nights: length }) => {
      const season = seasons.find(({ from, until }) => from <= check_in && check_in < until);
      return (
        check_in > first &&
        season !== undefined &&
        (season.arrivals?.includes(weekday(check_in)) ?? true) &&
        length >= villa.gap_min_nights &&
        length < season.min_nights
      );
    })
    .slice(0, GAPS_SHOWN);
}
