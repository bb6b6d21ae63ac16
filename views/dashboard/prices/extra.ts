import type { VillaExtraAnswer } from '../../../server/schemas/answers/villa-extras.ts';
import { monthName, shortMonthName } from '../../components/dashboard/format.ts';

/** Of a villa or a boat; only a villa's are offered by months. */
export type Extra = Omit<VillaExtraAnswer, 'villa_id' | 'months'> &
  Partial<Pick<VillaExtraAnswer, 'months'>>;

/** A month of any year, for its name. */
export const isoMonth = (month: number) => `2026-${String(month).padStart(2, '0')}`;

/** The twelve months to tick. */
export const monthOptions = Array.from({ length: 12 }, (_, index) => ({
  value: index + 1,
  text: shortMonthName(isoMonth(index + 1)),
  label: monthName(isoMonth(index + 1)),
}));
