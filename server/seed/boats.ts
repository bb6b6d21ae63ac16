import { slugOf } from '../shared/slug.ts';
import { boatFeatureIds, boatPictures } from './boat-equipment.ts';
import type { BoatPlan } from './boat-plan.ts';
import { boatPlans, sells } from './boat-plan.ts';
import { boatDiscountsOf, boatExtrasOf, boatPricesOf } from './boat-prices.ts';
import { catalogue, policyId } from './catalogue.ts';
import { addYears, dayFrom, type Moment, past } from './moments.ts';
import { OTHER_OWNER_IDS, STAFF_IDS } from './people.ts';
import { places } from './places.ts';
import { createRandom, type Random } from './random.ts';
import { type Numbered, numbered, type Row } from './rows.ts';
import words from './texts/boat-words.json' with { type: 'json' };

export interface DemoBoat {
  row: Numbered<'boats'>;
  plan: BoatPlan;
  type_id: number;
  feature_ids: number[];
  pictures: Row<'boat_pictures'>[];
  prices: Numbered<'boat_prices'>[];
  discounts: Numbered<'boat_discounts'>[];
  extras: Numbered<'boat_extras'>[];
}

export function boatsOf(moment: Moment): DemoBoat[] {
  const counts = { prices: 0, discounts: 0, extras: 0 };
  const continued = <T extends object>(key: keyof typeof counts, rows: T[]) => {
    const start = counts[key];
    counts[key] += rows.length;
    return numbered(rows).map((row) => ({ ...row, id: row.id + start }));
  };
  return boatPlans.map((plan, index) => {
    const random = createRandom(`boat ${plan.name}`);
    const boat_id = index + 1;
    return {
      row: rowOf(plan, index, { moment, random }),
      plan,
      type_id: typeId(plan.type),
      feature_ids: boatFeatureIds(plan, random),
      pictures: boatPictures(plan, boat_id),
      prices: continued('prices', boatPricesOf(plan, boat_id, { moment, random })),
      discounts: continued('discounts', boatDiscountsOf(boat_id, moment)),
      extras: continued('extras', boatExtrasOf(plan, boat_id)),
    };
  });
}

const isBareboat = (plan: BoatPlan) => sells(plan, 'bareboat');

interface Making {
  moment: Moment;
  random: Random;
}

function rowOf(plan: BoatPlan, index: number, { moment, random }: Making): Numbered<'boats'> {
  const marina = places.marinas.find(({ name }) => name === plan.marina);
  const town = places.towns.find(({ id }) => id === marina?.town_id)?.name ?? '';
  const route = words.routes[town as keyof typeof words.routes];
  const created_at = past(moment, dayFrom(moment, -700 + index * 20), [12, 0]);
  const built_year = 2004 + ((index * 5) % 19);
  return {
    id: index + 1,
    slug: slugOf(plan.name),
    name: plan.name,
    code: `T-${301 + index}`,
    owner_id: OTHER_OWNER_IDS[(index * 3) % OTHER_OWNER_IDS.length] ?? null,
    marina_id: marina?.id ?? 1,
    summary: plan.summary,
    description: descriptionOf(plan, route, random),
    ...hullOf(plan, { built_year, random }),
    route,
    ...servicesOf(plan),
    boarding_time: '12:00',
    leaving_time: '11:00',
    min_days: sells(plan, 'trip') ? 1 : 2,
    prepayment_percent: 30,
    deposit_kurus: isBareboat(plan) ? 8_000_000 : 0,
    instant_booking: plan.name === 'Fırtına',
    cancellation_policy_id: policyId('boat'),
    commission_percent: random.pick([15, 18, 20]),
    popular: plan.level >= 4 || index % 7 === 0,
    position: index + 1,
    ...papersOf(plan, index, moment),
    created_at,
    updated_at: created_at,
  };
}

function hullOf(plan: BoatPlan, { built_year, random }: { built_year: number; random: Random }) {
  const { cabins, guests_day, guests_night, crew, length } = plan;
  return {
    guests_day,
    guests_night,
    cabins,
    bathrooms: Math.max(1, cabins),
    crew_count: crew,
    crew: crew === 0 ? '' : (words.crews[crew - 1] ?? ''),
    with_captain: !isBareboat(plan),
    licence_required: isBareboat(plan),
    length_cm: length,
    beam_cm: Math.round((length * (plan.type === 'katamaran' ? 0.54 : 0.27)) / 10) * 10,
    built_year,
    refit_year: Math.min(built_year + random.int(4, 9), 2026),
    make_model: words.makes[plan.type as keyof typeof words.makes],
    flag: 'Türkiye',
    engine: `${random.pick([1, 2])} × ${random.pick([115, 220, 350, 450])} HP`,
    cruising_speed_knots: plan.type === 'motoryat' || plan.type === 'surat-teknesi' ? 22 : 9,
    cabin_layout: cabinsOf(plan),
  };
}

/** One master, doubles, and a twin where there are many. */
function cabinsOf({ cabins }: BoatPlan) {
  if (cabins === 0) return [];
  const twins = cabins >= 4 ? 1 : 0;
  return [
    { kind: 'MASTER', count: 1 },
    ...(cabins - 1 - twins > 0 ? [{ kind: 'DOUBLE', count: cabins - 1 - twins }] : []),
    ...(twins > 0 ? [{ kind: 'TWIN', count: twins }] : []),
  ];
}

function servicesOf(plan: BoatPlan) {
  const kind = isBareboat(plan) ? 'bareboat' : 'charter';
  const service = sells(plan, 'trip') ? 'trip' : kind;
  return { included: words.included[service], excluded: words.excluded[service] };
}

/** One boat's papers run out within weeks, one is not on sale. */
function papersOf(plan: BoatPlan, index: number, moment: Moment) {
  const verified = past(moment, dayFrom(moment, -60 - index), [15, 0]);
  return {
    active: !plan.tags.includes('off'),
    published_at: verified,
    licence_no: `DT-${48_100 + index * 17}`,
    licence_holder: null,
    licence_verified_at: verified,
    licence_verified_by: STAFF_IDS[2] ?? null,
    registry_no: `${1_800 + index * 23}`,
    mooring_log_no: `48-${20_300 + index * 41}`,
    insurer: ['Anadolu Sigorta', 'Allianz', 'Türkiye Sigorta'][index % 3],
    insurance_until: index === 4 ? dayFrom(moment, 18) : addYears(dayFrom(moment, -index * 9), 1),
    seaworthiness_until: addYears(dayFrom(moment, -index * 7), 1),
  };
}

function descriptionOf(plan: BoatPlan, route: string, random: Random): string {
  const { description } = words;
  const crew = plan.crew > 1 ? description.crew : description.captain;
  const parts = [
    random.pick(plan.cabins > 0 ? description.night : description.day),
    random.pick(isBareboat(plan) ? description.bareboat : crew),
    random.pick(description.route),
  ];
  const values: Record<string, string> = {
    cabins: String(plan.cabins),
    guests_day: String(plan.guests_day),
    guests_night: String(plan.guests_night),
    crew: String(plan.crew),
    route,
  };
  const text = parts
    .join(' ')
    .replace(/\{\{(\w+)\}\}/g, (_whole, word: string) => values[word] ?? '');
  return `${plan.summary} ${text}`;
}

function typeId(slug: string): number {
  const type = catalogue.boat_types.find((row) => row.slug === slug);
  if (!type) throw new RangeError(`There is no boat type ${slug}`);
  return type.id;
}
