import { slugOf } from '../shared/slug.ts';
import { policyId } from './catalogue.ts';
import { dayFrom, type Moment, past } from './moments.ts';
import { OTHER_OWNER_IDS, OWNER_ID, ownerName } from './people.ts';
import { placeOf } from './places.ts';
import { createRandom, type Random } from './random.ts';
import { type Numbered, numbered, type Row } from './rows.ts';
import { discountsOf } from './villa-discounts.ts';
import { type Distances, distanceRows, distancesOf } from './villa-distances.ts';
import { extrasOf } from './villa-extras.ts';
import { featureIdsOf } from './villa-features.ts';
import { addressOf, permitOf, saleOf } from './villa-papers.ts';
import { picturesOf } from './villa-pictures.ts';
import {
  has,
  petsRule,
  poolKind,
  poolPrivacy,
  propertyKind,
  type VillaPlan,
  villaPlans,
} from './villa-plan.ts';
import { seasonPricesOf } from './villa-prices.ts';
import { roomsOf } from './villa-rooms.ts';
import { sizeOf, type VillaSize } from './villa-size.ts';
import { descriptionOf, houseRulesOf } from './villa-texts.ts';
import { typeIdsOf } from './villa-types.ts';

/** A villa of the demo with all the rows that hang on it. */
export interface DemoVilla {
  row: Numbered<'villas'>;
  plan: VillaPlan;
  type_ids: number[];
  feature_ids: number[];
  rooms: Row<'villa_rooms'>[];
  distances: Row<'villa_distances'>[];
  pictures: Row<'villa_pictures'>[];
  prices: Numbered<'villa_prices'>[];
  discounts: Numbered<'villa_discounts'>[];
  extras: Numbered<'villa_extras'>[];
}

/** Villas of the demo owner's login, by name. */
const OWNERS_VILLAS = [
  ...['Villa Sardunya', 'Villa Poyraz', 'Villa Adaçayı', 'Villa Levissi', 'Villa Skopea'],
  ...['Villa Palamut', 'Villa Çınaraltı'],
];

export function villasOf(moment: Moment): DemoVilla[] {
  const drafts = villaPlans.map((plan, index) => draftOf(plan, index, moment));
  const ids = { prices: 0, discounts: 0, extras: 0 };
  const continued = <T extends object>(key: keyof typeof ids, rows: T[]) => {
    const start = ids[key];
    ids[key] += rows.length;
    return numbered(rows).map((row) => ({ ...row, id: row.id + start }));
  };
  return drafts.map((draft) => ({
    ...draft,
    prices: continued('prices', draft.prices),
    discounts: continued('discounts', draft.discounts),
    extras: continued('extras', draft.extras),
  }));
}

function draftOf(plan: VillaPlan, index: number, moment: Moment) {
  const random = createRandom(plan.name);
  const id = index + 1;
  const size = sizeOf(plan, random);
  const distances = distancesOf(plan, random);
  const { capacity, bathrooms } = size;
  const sleeping = { villa_id: id, capacity, bathrooms };
  return {
    row: rowOf({ id, index, plan, size, distances }, moment, random),
    plan,
    type_ids: typeIdsOf(plan, { capacity, centre: distances.centre }),
    feature_ids: featureIdsOf(plan, random),
    rooms: roomsOf(plan, sleeping, random),
    distances: distanceRows(id, distances),
    pictures: picturesOf(plan, id, random),
    prices: seasonPricesOf({ id, index, plan, size }, moment, random),
    discounts: discountsOf({ id, index }, moment, random),
    extras: extrasOf(plan, id, random),
  };
}

interface Draft {
  id: number;
  index: number;
  plan: VillaPlan;
  size: VillaSize;
  distances: Distances;
}

function rowOf(draft: Draft, moment: Moment, random: Random): Numbered<'villas'> {
  const { id, index, plan, size, distances } = draft;
  const { district, town, region } = placeOf(plan.district);
  const plate = region.plate_code ?? 0;
  const owner_id = ownerOf(plan, index);
  const created_at = past(moment, dayFrom(moment, -1_100 + index * 14), [11, 20]);
  return {
    id,
    slug: slugOf(plan.name),
    name: plan.name,
    code: `V-${1001 + index}`,
    owner_id,
    district_id: district.id,
    property_kind: propertyKind(plan),
    summary: plan.summary,
    description: descriptionOf(plan, { size, distances, town: town.name }, random),
    internal_note: random.chance(0.15) ? 'Anahtar kutusu şifresi girişte SMS ile iletilir.' : null,
    lat: jitter(district.lat, random),
    lon: jitter(district.lon, random),
    ...houseOf(plan, size, random),
    ...saleOf(plan, size, { index, random }),
    cancellation_policy_id: policyId(
      ['flexible', 'moderate', 'moderate', 'strict'][index % 4] ?? '',
    ),
    popular: has(plan, 'popular'),
    villa_of_month: has(plan, 'month'),
    position: index + 1,
    ...permitOf(plan, size, { index, moment, plate, holder: ownerName(owner_id) }),
    ...addressOf(district, index),
    created_at,
    updated_at: created_at,
  };
}

function houseOf(plan: VillaPlan, { capacity, bathrooms, pool }: VillaSize, random: Random) {
  const [pool_length_cm, pool_width_cm, pool_depth_cm] = pool;
  const { bedrooms, level } = plan;
  const floor = 45 + bedrooms * 38 + level * 12 + random.int(0, 4) * 5;
  return {
    capacity,
    bedrooms,
    bathrooms,
    living_rooms: bedrooms > 5 ? 2 : 1,
    floor_area_m2: floor,
    plot_area_m2: floor * random.int(2, 5) + 60,
    pool_kind: poolKind(plan),
    pool_privacy: poolPrivacy(plan),
    pool_length_cm,
    pool_width_cm,
    pool_depth_cm,
    pool_heated: has(plan, 'heated') || has(plan, 'indoor'),
    pool_heating_months: heatingMonths(plan),
    children_pool: has(plan, 'children'),
    jacuzzi: has(plan, 'jacuzzi'),
    check_in_time: '16:00',
    check_out_time: level >= 4 ? '11:00' : '10:00',
    pets: petsRule(plan),
    smoking: 'OUTSIDE',
    parties_allowed: false,
    groups_allowed: !(poolPrivacy(plan) === 'SECLUDED' && bedrooms > 1),
    extra_visitors_allowed: false,
    quiet_from: '23:00',
    house_rules: houseRulesOf(plan),
  };
}

function heatingMonths(plan: VillaPlan): number[] {
  if (has(plan, 'indoor')) return [1, 2, 3, 4, 10, 11, 12];
  return has(plan, 'heated') ? [4, 5, 10, 11] : [];
}

function ownerOf(plan: VillaPlan, index: number): number {
  if (OWNERS_VILLAS.includes(plan.name)) return OWNER_ID;
  return OTHER_OWNER_IDS[index % OTHER_OWNER_IDS.length] ?? OWNER_ID;
}

/** Some hundred metres around the district's point, five decimals as maps want them. */
const jitter = (degrees: unknown, random: Random) =>
  (Number(degrees) + (random.next() - 0.5) * 0.012).toFixed(5);
