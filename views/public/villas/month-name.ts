import { formatMonth } from '../../../server/shared/format.ts';

/** 4 → 'Nisan' */
export const monthName = (month: number): string =>
  formatMonth(`2026-${String(month).padStart(2, '0')}`).split(' ')[0] ?? '';
