import type { BoatPlan } from './boat-plan.ts';
import { featureIds } from './catalogue.ts';
import { picture } from './pictures.ts';
import type { Random } from './random.ts';
import type { Row } from './rows.ts';

const SAFETY = [
  'Can yelekleri',
  'VHF telsiz',
  'GPS ve radar',
  'Yangın söndürücü',
  'İlk yardım çantası',
];
const OFTEN = [
  ...['Güneşlenme minderi', 'Gölgelik tente', 'Güverte duşu', 'Yüzme platformu', 'Müzik sistemi'],
  ...['Wi-Fi', 'SUP', 'Şnorkel takımı', 'Olta takımı', 'Servis botu (tender)', 'Kahve makinesi'],
];
const LARGE = [
  'Klima',
  'Jeneratör',
  'Her kabinde duş ve tuvalet',
  'Tam donanımlı mutfak',
  'Can salı',
];
const DEAR = [
  'Aşçı',
  'Su yapıcı',
  'Buz makinesi',
  'Ringo',
  'Jet ski (ücretli)',
  'Kano',
  'Bar',
  'Barbekü',
];

export function boatFeatureIds(plan: BoatPlan, random: Random): number[] {
  const names = [
    ...SAFETY,
    ...random.sample(OFTEN, 5 + plan.level),
    ...(plan.cabins > 0 ? LARGE : ['Kıçta yemek masası']),
    ...random.sample(DEAR, Math.min(DEAR.length, plan.level * 2 - 1)),
  ];
  return featureIds('BOAT', [...new Set(names)]);
}

export function boatPictures(plan: BoatPlan, boat_id: number): Row<'boat_pictures'>[] {
  const shots: [string, string][] = [
    [plan.picture, 'EXTERIOR'],
    ['boat-08', 'DECK'],
    ...(plan.type === 'gulet' && plan.picture !== 'boat-06'
      ? [['boat-06', 'EXTERIOR'] as [string, string]]
      : []),
    ['region-04', 'VIEW'],
    ['boat-07', 'VIEW'],
    ['region-02', 'VIEW'],
  ];
  return shots.map(([photo, kind], position) => ({ boat_id, ...picture(photo), kind, position }));
}
