import { catalogue } from './catalogue.ts';
import {
  hasInfinityPool,
  has as hasTag,
  isHeatedInWinter,
  petsRule,
  poolKind,
  poolPrivacy,
  type VillaPlan,
} from './villa-plan.ts';

interface Facts {
  capacity: number;
  /** Metres to the town's centre. */
  centre: number;
}

/** The ids of all types whose rule a villa meets; nothing is ticked that it does not have. */
export function typeIdsOf(plan: VillaPlan, facts: Facts): number[] {
  const slugs = Object.entries(rulesFor(plan, facts)).filter(([, meets]) => meets);
  return slugs.map(([slug]) => typeId(slug));
}

function rulesFor(plan: VillaPlan, { capacity, centre }: Facts): Record<string, boolean> {
  const { bedrooms, level, sea, house } = plan;
  const has = (tag: string) => hasTag(plan, tag);
  return {
    'muhafazakar-villalar': poolPrivacy(plan) === 'SECLUDED',
    'balayi-villalari': bedrooms === 1 || (bedrooms === 2 && has('jacuzzi')),
    'deniz-manzarali-villalar': has('view'),
    'denize-yakin-villalar': sea <= 1_000,
    'denize-sifir-villalar': sea <= 100,
    'cocuk-havuzlu-villalar': has('children'),
    'luks-villalar': level >= 4 && bedrooms >= 3,
    'kalabalik-gruplar-icin-villalar': capacity >= 10,
    'ozel-havuzlu-villalar': poolKind(plan) === 'PRIVATE',
    'sonsuzluk-havuzlu-villalar': hasInfinityPool(plan),
    'isitmali-havuzlu-villalar': has('heated'),
    'kapali-havuzlu-villalar': has('indoor'),
    'doga-icinde-villalar': ['villa-07', 'villa-12'].includes(house) || sea > 6_000,
    'jakuzili-villalar': has('jacuzzi'),
    'sauna-hamamli-villalar': has('hamam'),
    'ekonomik-villalar': level === 1 || (level === 2 && bedrooms <= 3),
    'merkeze-yakin-villalar': centre <= 2_000,
    'evcil-hayvan-kabul-eden-villalar': petsRule(plan) === 'YES',
    'somineli-villalar': has('fireplace'),
    'tas-evler': house === 'villa-08',
    bungalovlar: house === 'villa-07' && !has('lake'),
    apartlar: has('apart'),
    'dag-evleri': has('lake') || sea > 9_000,
    'engelliye-uygun-villalar': has('accessible'),
    'sinema-odali-villalar': has('cinema'),
    'oyun-odali-villalar': has('games'),
    'tenis-kortlu-villalar': has('tennis'),
    'spor-salonlu-villalar': has('gym'),
    'su-kaydirakli-villalar': has('slide'),
    'yazlik-villalar': !isHeatedInWinter(plan),
    'kislik-villalar': isHeatedInWinter(plan),
  };
}

function typeId(slug: string): number {
  const type = catalogue.villa_types.find((row) => row.slug === slug);
  if (!type) throw new RangeError(`There is no villa type ${slug}`);
  return type.id;
}
