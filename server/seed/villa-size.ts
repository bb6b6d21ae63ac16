import type { Random } from './random.ts';
import { has, poolKind, type VillaPlan } from './villa-plan.ts';

/** Prices by number of bedrooms: TL a night in high season, TL of the fee, TL of the deposit. */
const LEVELS = [
  { bedrooms: 1, night: [8_500, 15_000], fee: [2_000, 3_000], deposit: 3_000 },
  { bedrooms: 2, night: [12_000, 24_000], fee: [2_500, 4_000], deposit: 5_000 },
  { bedrooms: 3, night: [15_000, 32_000], fee: [3_000, 5_000], deposit: 5_000 },
  { bedrooms: 4, night: [19_000, 42_000], fee: [3_500, 6_000], deposit: 7_500 },
  { bedrooms: 9, night: [26_000, 65_000], fee: [5_000, 8_000], deposit: 10_000 },
] as const;

const LUXURY = { night: [78_000, 165_000], fee: [10_000, 20_000], deposit: 50_000 } as const;

export interface VillaSize {
  capacity: number;
  bathrooms: number;
  /** TL of a night in high season of this year. */
  nightly: number;
  short_stay_fee: number;
  deposit: number;
  /** Length, width and depth in centimetres. */
  pool: [length: number, width: number, depth: number];
}

/** How large and how dear a villa is; prices follow its bedrooms and its level (domain §1.12). */
export function sizeOf(plan: VillaPlan, random: Random): VillaSize {
  const { bedrooms, level } = plan;
  const prices = level === 5 ? LUXURY : (LEVELS.find((row) => bedrooms <= row.bedrooms) ?? LUXURY);
  const share = level === 5 ? (bedrooms - 4) / 3 : (level - 1) / 3.4;
  const within = ([low, high]: readonly [number, number]) =>
    low + (high - low) * Math.min(1, Math.max(0, share * (0.85 + random.next() * 0.3)));
  return {
    capacity: bedrooms * 2 + (bedrooms >= 3 && random.chance(0.4) ? 1 : 0) + (bedrooms > 5 ? 1 : 0),
    bathrooms: level >= 4 ? bedrooms + 1 : Math.max(1, bedrooms - (random.chance(0.4) ? 1 : 0)),
    nightly: round(within(prices.night), 250),
    short_stay_fee: round(within(prices.fee), 250),
    deposit: prices.deposit,
    pool: poolSize(plan, random),
  };
}

const round = (amount: number, step: number) => Math.round(amount / step) * step;

function poolSize(plan: VillaPlan, random: Random): VillaSize['pool'] {
  if (poolKind(plan) === 'SHARED') return [1_200, 500, 150];
  const length = has(plan, 'indoor') ? 700 : 450 + plan.bedrooms * 75 + random.int(0, 3) * 50;
  return [length, 300 + random.int(0, 3) * 50, random.pick([145, 150, 155, 160])];
}
