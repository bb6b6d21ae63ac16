import type { Translate } from '../../../server/i18n.ts';
import type { OccupancyReportAnswer } from '../../../server/schemas/answers/occupancy.ts';
import { formatPercent } from '../../../server/shared/format.ts';
import { moneyInLira } from '../../components/dashboard/format.ts';

export type Year = OccupancyReportAnswer['years'][number];
export type Figures = Year['months'][number] | Year;

/** What a night can be, as the report tells it; what staff hold back counts as an option. */
export const PARTS = ['sold', 'EXTERNAL', 'OPTION', 'CLOSED', 'free'] as const;
export type Part = (typeof PARTS)[number];

/** Nights by what became of them; their sum is all nights. */
export function nightsOf({
  nights,
  sold_nights,
  nights_by_state: by,
}: Figures): Record<Part, number> {
  const EXTERNAL = by.EXTERNAL ?? 0;
  const OPTION = (by.OPTION ?? 0) + (by.PAYMENT_REVIEW ?? 0);
  const CLOSED = by.CLOSED ?? 0;
  return {
    sold: sold_nights,
    EXTERNAL,
    OPTION,
    CLOSED,
    free: nights - sold_nights - EXTERNAL - OPTION - CLOSED,
  };
}

export const percentText = ({ occupancy_percent }: Figures): string =>
  occupancy_percent === null ? '—' : formatPercent(occupancy_percent);

export const averageText = ({ average_price_kurus }: Figures): string =>
  average_price_kurus === null ? '—' : moneyInLira(average_price_kurus);

export const partLabel = (t: Translate, part: Part): string => t(`occupancy:report.${part}`);
