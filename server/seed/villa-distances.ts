import { placeOf } from './places.ts';
import type { Random } from './random.ts';
import type { Row } from './rows.ts';
import surroundings from './texts/surroundings.json' with { type: 'json' };
import { has, type VillaPlan } from './villa-plan.ts';

export interface Distances {
  /** Null at the lake. */
  sea: number | null;
  centre: number;
  market: number;
  rows: { key: string; metres: number; target: string | null }[];
}

/** What stands how far away, by road; the same numbers appear in the description. */
export function distancesOf(plan: VillaPlan, random: Random): Distances {
  const { district, town } = placeOf(plan.district);
  const near = surroundings[town.name as keyof typeof surroundings];
  const centre = centreDistance(district, town, random);
  const remote = plan.sea > 6_000 && !has(plan, 'lake');
  const market = remote ? random.int(8, 32) * 100 : random.int(3, 14) * 50;
  const sea = has(plan, 'lake') ? null : plan.sea;
  const rows = [
    ...(sea === null ? [] : [fact('SEA', sea)]),
    ...(near.beach ? [fact('BEACH', plan.sea + random.int(2, 60) * 100, near.beach)] : []),
    fact('CENTRE', centre, town.name),
    fact('MARKET', market),
    fact('RESTAURANT', Math.round(market * 1.1 + random.int(1, 6) * 50)),
    fact('PUBLIC_TRANSPORT', random.int(2, 16) * 50),
    fact('HOSPITAL', centre + random.int(4, 20) * 500),
    fact('PHARMACY', Math.max(market, Math.round(centre * 0.9))),
    fact('ATM', Math.max(market, Math.round(centre * 0.95))),
    fact('AIRPORT', near.airport.km * 1_000 + centre, near.airport.name),
    fact('BUS_STATION', centre + random.int(1, 8) * 250),
    ...(near.marina ? [fact('MARINA', Math.max(plan.sea, centre) + random.int(1, 6) * 100)] : []),
    fact('MOSQUE', random.int(3, 20) * 50),
  ];
  return { sea, centre, market, rows };
}

export const distanceRows = (villa_id: number, { rows }: Distances): Row<'villa_distances'>[] =>
  rows.map((row, position) => ({ villa_id, ...row, position }));

const fact = (key: string, metres: number, target: string | null = null) => ({
  key,
  metres: metres < 1_000 ? Math.round(metres / 10) * 10 : Math.round(metres / 100) * 100,
  target,
});

interface OnMap {
  lat?: unknown;
  lon?: unknown;
}

/** As the crow flies between the two, a third more for the road, some hundred metres at least. */
function centreDistance(district: OnMap, town: OnMap, random: Random): number {
  const [lat, lon, townLat, townLon] = [district.lat, district.lon, town.lat, town.lon].map(Number);
  const north = ((lat ?? 0) - (townLat ?? 0)) * 111_000;
  const east = ((lon ?? 0) - (townLon ?? 0)) * 111_000 * Math.cos(((lat ?? 0) * Math.PI) / 180);
  const road = Math.hypot(north, east) * 1.35 + random.int(4, 9) * 100;
  return road < 1_000 ? Math.round(road / 50) * 50 : Math.round(road / 100) * 100;
}
