import type { Random } from './random.ts';
import type { Row } from './rows.ts';
import { has, petsRule, type VillaPlan } from './villa-plan.ts';

type Extra = Omit<Row<'villa_extras'>, 'villa_id' | 'position'>;

const HEATING_MONTHS = [4, 5, 10, 11];

/** What can be had beside the stay, with this year's usual prices (domain §1.12). */
export function extrasOf(plan: VillaPlan, villa_id: number, random: Random): Row<'villa_extras'>[] {
  const extras = [...ofHouse(plan, random), ...ofService(plan, random)];
  return extras.map((row, position) => ({ villa_id, ...row, position }));
}

function ofHouse(plan: VillaPlan, random: Random): Extra[] {
  const extras: Extra[] = [];
  if (has(plan, 'heated')) {
    const note = 'Su 28 dereceye ısıtılır; iki gün önceden isteyin.';
    const heating = extra('Havuz ısıtma', 'NIGHT', random.int(6, 14) * 250, note);
    extras.push({ ...heating, months: HEATING_MONTHS });
  }
  if (plan.bedrooms > 1) {
    const note = 'Bir kişi için, çarşaf ve havluyla.';
    extras.push(extra('Ek yatak', 'NIGHT', random.int(3, 6) * 250, note));
  }
  if (has(plan, 'children')) extras.push(extra('Bebek yatağı', 'STAY', 500, 'Çarşafıyla kurulu.'));
  if (has(plan, 'fireplace'))
    extras.push(extra('Odun', 'STAY', 750, 'Ayrıca bir sepet, yaklaşık 25 kg.'));
  return extras;
}

function ofService(plan: VillaPlan, random: Random): Extra[] {
  const extras: Extra[] = [
    extra('Ara temizlik', 'STAY', random.int(8, 14) * 250, 'Sizin seçtiğiniz gün.'),
  ];
  if (petsRule(plan) !== 'NO') {
    const note = 'Konaklama başına bir kez.';
    extras.push(extra('Evcil hayvan temizliği', 'STAY', random.int(6, 12) * 250, note));
  }
  if (plan.level >= 3) {
    const note = 'Tek yön, 6 kişiye kadar araç.';
    extras.push(extra('Havalimanı transferi', 'STAY', random.int(18, 26) * 250, note));
  }
  if (plan.bedrooms === 1) {
    const note = 'Oda süslemesi ve ilk gün kahvaltısı.';
    extras.push(extra('Balayı süslemesi', 'STAY', 2_500, note));
  }
  if (plan.level >= 4) extras.push(extra('Kahvaltı', 'PERSON', 900, 'İlk sabah, evde hazırlanır.'));
  return extras;
}

const extra = (name: string, unit: string, tl: number, description: string): Extra => ({
  name,
  description,
  unit,
  amount_kurus: tl * 100,
  optional: true,
  months: null,
});
