import { featureIds } from './catalogue.ts';
import type { Random } from './random.ts';
import {
  hasInfinityPool,
  has as hasTag,
  petsRule,
  poolKind,
  poolPrivacy,
  type VillaPlan,
} from './villa-plan.ts';

/** What every licensed house has; smoke detector and escape plan are asked for by law (7464). */
const ALWAYS = [
  ...['Duman dedektörü', 'Kaçış krokisi', 'Yangın söndürücü', 'İlk yardım çantası'],
  ...['Buzdolabı', 'Mutfak gereçleri', 'Wi-Fi (ücretsiz)', 'Havlu', 'Elektrik', 'Su'],
  ...['Havuz ve bahçe bakımı', 'Giriş öncesi temizlik', 'Yatak takımı ve havlu', 'Şezlong'],
  ...['Hasar depozitosu', 'Sigara yalnız dışarıda'],
];

/** What a week is uncomfortable without; only the cheapest houses lack some of it. */
const EXPECTED = [
  ...['Klima (her odada)', 'Bulaşık makinesi', 'Çamaşır makinesi', 'Fırın', 'Akıllı TV'],
  ...['Ütü ve ütü masası', 'Saç kurutma makinesi'],
];

/** What many houses have, the better ones more of it. */
const OFTEN = [
  ...['Şemsiye', 'Havuz duşu', 'Bahçe mobilyası', 'Barbekü', 'Havuz aydınlatması', 'Teras'],
  ...['Balkon', 'Klima (salon)', 'Giysi dolabı', 'Sineklik', 'Kasa', 'Ocak', 'Su ısıtıcı'],
  ...['No-frost buzdolabı', 'Mikrodalga', 'Çay makinesi', 'Tost makinesi', 'İnternet'],
  ...['Ebeveyn banyosu', 'Duşakabin', 'Banyo malzemeleri', 'Uydu yayını', 'Karşılama'],
  ...['Ara temizlik (ücretli)', 'Tüpgaz', 'Etkinlik ve parti yapılmaz', 'Müzik 23.00’e kadar'],
  ...['Havuz 08.00 – 22.00', 'Ek misafir alınmaz', 'Kısa konaklama bedeli', 'Ara temizlik bedeli'],
];

const SELDOM = [
  ...['Kamelya', 'Hamak', 'Salıncak', 'Veranda', 'Dış mutfak', 'Çalışma masası', 'Fiber internet'],
  ...['Türk kahvesi makinesi', 'Filtre / kapsül kahve makinesi', 'Bluetooth hoparlör', 'Dart'],
  ...['Kutu oyunları', 'Küvet', 'Karbonmonoksit dedektörü', 'Kahvaltı (ücretli)', 'Araç kiralama'],
  ...['Özel şef (ücretli)', 'Market alışverişi', 'Dijital platform', 'Kurutma makinesi', 'Alarm'],
  ...['Güvenlik kamerası (yalnız dış mekân)', 'Oyun konsolu', 'Haftalık temizlik'],
];

/** What a tag of the plan means in features. */
const OF_TAG: Record<string, string[]> = {
  view: ['Deniz manzarası', 'Gün batımı manzarası'],
  heated: ['Isıtmalı havuz', 'Havuz ısıtma bedeli'],
  children: ['Çocuk havuzu', 'Bebek yatağı', 'Mama sandalyesi', 'Merdiven güvenlik kapısı'],
  jacuzzi: ['Jakuzi'],
  hamam: ['Türk hamamı', 'Sauna'],
  cinema: ['Sinema odası', 'Dijital platform'],
  games: ['Bilardo', 'Masa tenisi', 'Langırt', 'Air hockey'],
  tennis: ['Tenis kortu', 'Basketbol potası'],
  gym: ['Spor aletleri'],
  slide: ['Su kaydırağı', 'Oyun alanı', 'Çocuk salıncağı'],
  accessible: ['Engelli erişimi'],
  fireplace: ['Şömine', 'Odun'],
  ev: ['Araç şarj istasyonu', 'Kapalı otopark'],
  indoor: ['Kapalı havuz', 'Yerden ısıtma'],
  lake: ['Göl manzarası', 'Doğa manzarası', 'Kombi / merkezi ısıtma'],
  flat: ['Düz yoldan erişim', 'Özel otopark', 'Çim bahçe'],
  steep: ['Merdivenle erişim', 'Stabilize veya dik yol', 'Özel otopark'],
};

const PETS = {
  YES: ['Evcil hayvan kabul edilir', 'Evcil hayvan temizlik bedeli'],
  ON_REQUEST: ['Evcil hayvan talep üzerine'],
  NO: ['Evcil hayvan kabul edilmez'],
};

const MOST = 45;

/** Between 20 and 45 features: the law's, the plan's, and more of the usual ones the dearer it is. */
export function featureIdsOf(plan: VillaPlan, random: Random): number[] {
  const expected = plan.level > 1 ? EXPECTED : random.sample(EXPECTED, 4);
  const names = new Set([...ALWAYS, ...expected, ...ofPlan(plan), ...PETS[petsRule(plan)]]);
  const add = (more: readonly string[], count: number) => {
    const fitting = Math.max(0, Math.min(count, MOST - names.size));
    for (const name of random.sample(more, fitting)) names.add(name);
  };
  add(OFTEN, plan.level + random.int(0, 5));
  add(SELDOM, random.int(0, plan.level));
  return [...new Set(featureIds('VILLA', [...names]))].sort((one, other) => one - other);
}

function ofPlan(plan: VillaPlan): string[] {
  const { bedrooms, level, sea } = plan;
  const names = plan.tags.flatMap((tag) => OF_TAG[tag] ?? []);
  if (poolKind(plan) === 'PRIVATE') names.push('Özel havuz');
  if (poolPrivacy(plan) === 'SECLUDED') names.push('Korunaklı havuz');
  if (hasInfinityPool(plan)) names.push('Sonsuzluk havuzu');
  if (level >= 4) names.push('Her odada banyo', 'Klima (her odada)', 'Haftalık temizlik');
  if (bedrooms === 1) names.push('Balayı süslemesi', 'Odada jakuzi');
  if (sea > 6_000) names.push('Araç şart', 'Doğa manzarası');
  if (hasTag(plan, 'apart')) names.push('Site güvenliği', 'Yol kenarı park');
  if (!hasTag(plan, 'steep') && level >= 3) names.push('Havalimanı transferi', 'Transfer');
  return names;
}
