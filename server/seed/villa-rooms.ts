import type { Random } from './random.ts';
import type { Row } from './rows.ts';
import { has, type VillaPlan } from './villa-plan.ts';

type Bed = { kind: 'DOUBLE' | 'SINGLE' | 'TWIN' | 'BUNK' | 'SOFA' | 'COT'; count: number };

interface Sleeping {
  villa_id: number;
  capacity: number;
  bathrooms: number;
}

/** Bedrooms whose beds sleep exactly `capacity` people, then the rooms all share. */
export function roomsOf(plan: VillaPlan, facts: Sleeping, random: Random): Row<'villa_rooms'>[] {
  const { villa_id, capacity, bathrooms } = facts;
  const { bedrooms, level } = plan;
  const sofa = capacity > bedrooms * 2;
  const rooms = [
    ...Array.from({ length: bedrooms }, (_, index) => ({
      name: bedroomName(index, bedrooms),
      kind: 'BEDROOM',
      beds: bedsOf(index, bedrooms, random),
      en_suite: level >= 4 || index === 0 || index < bathrooms - 1,
      jacuzzi: index === 0 && has(plan, 'jacuzzi') && bedrooms <= 2,
      note: index === 0 && has(plan, 'view') ? 'Deniz manzaralı, balkona çıkış' : '',
    })),
    shared('Salon', 'LIVING_ROOM', sofa ? [{ kind: 'SOFA', count: capacity - bedrooms * 2 }] : []),
    shared('Mutfak', 'KITCHEN'),
    ...(has(plan, 'games') ? [shared('Oyun odası', 'OTHER')] : []),
    ...(has(plan, 'cinema') ? [shared('Sinema odası', 'OTHER')] : []),
    ...(has(plan, 'hamam') ? [shared('Hamam', 'OTHER')] : []),
  ];
  return rooms.map((room, position) => ({ villa_id, ...room, position }));
}

const shared = (name: string, kind: string, beds: Bed[] = []) => ({
  name,
  kind,
  beds,
  en_suite: false,
  jacuzzi: false,
  note: '',
});

function bedroomName(index: number, bedrooms: number): string {
  if (index === 0) return bedrooms === 1 ? 'Yatak odası' : 'Ebeveyn yatak odası';
  return `${index + 1}. yatak odası`;
}

function bedsOf(index: number, bedrooms: number, random: Random): Bed[] {
  if (index === 0) return [{ kind: 'DOUBLE', count: 1 }];
  if (index === bedrooms - 1 && bedrooms >= 3)
    return [
      random.pick<Bed>([
        { kind: 'TWIN', count: 1 },
        { kind: 'SINGLE', count: 2 },
      ]),
    ];
  return [random.chance(0.7) ? { kind: 'DOUBLE', count: 1 } : { kind: 'TWIN', count: 1 }];
}
