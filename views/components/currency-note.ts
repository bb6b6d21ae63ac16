import { formatDayOfMonth } from '../../server/shared/format-days.ts';
import type { Site } from '../layouts/site.ts';

/** That TL is charged, and of which day's rate all other amounts are. */
export function currencyNote({ t, rates }: Pick<Site, 't' | 'rates'>): string {
  if (!rates) return t('layout:currency_note_undated');
  return t('layout:currency_note', { date: formatDayOfMonth(rates.updated_on) });
}
