import type { Translate } from '../../../server/i18n.ts';
import { formatMonth } from '../../../server/shared/format.ts';
import { periodKind } from '../../../server/shared/report-periods.ts';

/** '2026-10' → 'Ekim 2026', '2026-Q4' → '2026 4. çeyrek', '2026' → '2026' */
export function periodText(t: Translate, period: string): string {
  const kind = periodKind(period);
  if (kind === 'YEAR') return period;
  if (kind === 'MONTH') return formatMonth(period);
  return t('ministry:quarter', { year: period.slice(0, 4), number: period.slice(-1) });
}
