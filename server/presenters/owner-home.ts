import type { OwnerHomeProps } from '../../views/dashboard/home/owner.tsx';
import type { getOwnerMonth } from '../queries/owner-reservations.ts';

type Month = Awaited<ReturnType<typeof getOwnerMonth>>;

export const presentOwnerMonth = (
  { nights, nights_on_sale, earnings_kurus, villa_count }: Month,
  month: string,
): Pick<OwnerHomeProps, 'month' | 'villa_count'> => ({
  villa_count,
  month: {
    month,
    nights,
    occupancy_percent: nights_on_sale > 0 ? Math.round((nights * 100) / nights_on_sale) : 0,
    earnings_kurus,
  },
});
