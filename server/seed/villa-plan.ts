import plans from './texts/villas.json' with { type: 'json' };

/** What the demo decides about a villa by hand; everything else follows from it. */
export interface VillaPlan {
  name: string;
  /** A district by its name in texts/places.json. */
  district: string;
  /** The photo that shows this kind of house: 'villa-05' has the walled pool. */
  house: string;
  bedrooms: number;
  /** 1 modest … 5 luxurious. */
  level: number;
  /** Metres to the sea. */
  sea: number;
  tags: string[];
  /** At most 140 characters, on cards and before the description. */
  summary: string;
}

export const villaPlans: VillaPlan[] = plans;

type Tagged = Pick<VillaPlan, 'tags'>;

export const has = ({ tags }: Tagged, tag: string) => tags.includes(tag);

const HOUSE_KINDS: Record<string, string> = {
  'villa-07': 'BUNGALOW',
  'villa-08': 'STONE_HOUSE',
  'villa-12': 'DETACHED_HOUSE',
};

export function propertyKind(plan: VillaPlan): string {
  if (has(plan, 'apart')) return 'APARTMENT';
  if (has(plan, 'lake') && plan.house === 'villa-07') return 'MOUNTAIN_HOUSE';
  return HOUSE_KINDS[plan.house] ?? 'VILLA';
}

export function poolKind(plan: VillaPlan): 'SHARED' | 'INDOOR' | 'PRIVATE' {
  if (has(plan, 'apart')) return 'SHARED';
  return has(plan, 'indoor') ? 'INDOOR' : 'PRIVATE';
}

export function poolPrivacy(plan: VillaPlan): 'SECLUDED' | 'PARTLY' | 'OPEN' {
  if (['villa-05', 'villa-06'].includes(plan.house)) return 'SECLUDED';
  return ['villa-07', 'villa-08', 'villa-12'].includes(plan.house) ? 'PARTLY' : 'OPEN';
}

export const hasInfinityPool = ({ house }: VillaPlan) =>
  ['villa-02', 'villa-04', 'villa-11'].includes(house);

export function petsRule(plan: VillaPlan): 'YES' | 'ON_REQUEST' | 'NO' {
  if (has(plan, 'pets')) return 'YES';
  return plan.level <= 3 && has(plan, 'flat') ? 'ON_REQUEST' : 'NO';
}

/** Villas that stay open in winter say how they are heated. */
export const isHeatedInWinter = (plan: VillaPlan) =>
  has(plan, 'fireplace') || has(plan, 'hamam') || has(plan, 'indoor') || plan.level >= 4;
