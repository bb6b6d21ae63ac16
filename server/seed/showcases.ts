import { type Numbered, numbered, type Row } from './rows.ts';
import { has, poolPrivacy } from './villa-plan.ts';
import type { DemoVilla } from './villas.ts';

interface ShowcasePlan {
  title: string;
  subtitle: string;
  link: string;
  shows(villa: DemoVilla): boolean;
}

const PLANS: ShowcasePlan[] = [
  {
    title: 'Öne çıkan villalar',
    subtitle: 'Bu ay en çok sorulan evler; toplam fiyatları tarih seçince görünür.',
    link: '/listing',
    shows: ({ plan }) => has(plan, 'popular'),
  },
  {
    title: 'Muhafazakâr villalar',
    subtitle: 'Havuzu dışarıdan görünmeyen, yerinde baktığımız evler.',
    link: '/muhafazakar-villalar',
    shows: ({ plan }) => poolPrivacy(plan) === 'SECLUDED',
  },
  {
    title: 'Balayı villaları',
    subtitle: 'İki kişilik bahçeler, jakuzi ve sessizlik.',
    link: '/balayi-villalari',
    shows: ({ plan }) => plan.bedrooms === 1 || (plan.bedrooms === 2 && has(plan, 'jacuzzi')),
  },
  {
    title: 'Denize yakın villalar',
    subtitle: 'Terlikle inilen mesafede.',
    link: '/denize-yakin-villalar',
    shows: ({ plan }) => plan.sea <= 350,
  },
];

const A_ROW = 8;

export const showcases: Numbered<'showcases'>[] = numbered(
  PLANS.map(({ title, subtitle, link }, position) => ({ title, subtitle, link, position })),
);

/** Eight villas a row, picked from all over the list so that rows do not show the same town only. */
export function showcaseVillasOf(villas: readonly DemoVilla[]): Row<'showcase_villas'>[] {
  return PLANS.flatMap(({ shows }, index) => {
    const fitting = villas.filter((villa) => villa.row.active && shows(villa));
    const step = Math.max(1, Math.floor(fitting.length / A_ROW));
    return fitting
      .filter((_, place) => place % step === 0)
      .slice(0, A_ROW)
      .map((villa, position) => ({ showcase_id: index + 1, villa_id: villa.row.id, position }));
  });
}
