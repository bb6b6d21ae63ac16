import { formatMonth } from '../../../server/shared/format.ts';

/** 4 → 'nisan': within a sentence a month without its day is no name. */
export const monthName = (month: number): string =>
  (formatMonth(`2026-${String(month).padStart(2, '0')}`).split(' ')[0] ?? '').toLocaleLowerCase(
    'tr',
  );
