import { picture } from './pictures.ts';
import type { Random } from './random.ts';
import type { Row } from './rows.ts';
import { has, type VillaPlan } from './villa-plan.ts';

type Shot = [photo: string, kind: string];

/** Other views that can be of the same house. */
const ALSO: Record<string, Shot[]> = {
  'villa-01': [['villa-03', 'EXTERIOR']],
  'villa-02': [
    ['hero-01', 'POOL'],
    ['villa-11', 'EXTERIOR'],
  ],
  'villa-03': [['villa-01', 'EXTERIOR']],
  'villa-04': [
    ['hero-01', 'POOL'],
    ['villa-11', 'EXTERIOR'],
  ],
  'villa-08': [['blog-02', 'VIEW']],
  'villa-09': [['blog-02', 'VIEW']],
  'villa-10': [['blog-04', 'POOL']],
  'villa-11': [
    ['villa-02', 'POOL'],
    ['hero-01', 'POOL'],
  ],
};

/** In the order guests want to see: pool and house, terrace, living room, bedroom, bathroom, the rest. */
export function picturesOf(
  plan: VillaPlan,
  villa_id: number,
  random: Random,
): Row<'villa_pictures'>[] {
  const more = ALSO[plan.house] ?? [];
  const shots: Shot[] = [
    [plan.house, 'POOL'],
    ['detail-02', 'EXTERIOR'],
    ['detail-03', 'COMMON_AREA'],
    ['detail-04', 'BEDROOM'],
    ['detail-06', 'BATHROOM'],
    ['detail-05', 'KITCHEN'],
    ['detail-01', 'POOL'],
    ['detail-08', 'EXTERIOR'],
    ...random.sample(more, random.int(0, more.length)),
    ...(has(plan, 'view') ? ([['detail-07', 'VIEW']] as Shot[]) : []),
    ...(plan.sea < 1_500 && random.chance(0.5) ? ([['blog-01', 'VIEW']] as Shot[]) : []),
  ];
  return shots.map(([photo, kind], position) => ({
    villa_id,
    ...picture(photo),
    kind,
    position,
  }));
}
