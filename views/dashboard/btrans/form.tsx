import type { Translate } from '../../../server/i18n.ts';
import { addMonths, monthOf } from '../../../server/shared/days.ts';
import { formatMonth } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { BtransPageProps } from './index.tsx';

interface MonthFormProps {
  t: Translate;
  today: string;
  query: BtransPageProps['query'];
}

const BASES = ['CONFIRMED', 'CREATED', 'CHECK_IN'] as const;

/** Months that are offered: two years and the one that runs. */
const MONTHS = 25;

/** Which month, by which day of a reservation. */
export function MonthForm({ t, today, query }: MonthFormProps) {
  const offered = Array.from({ length: MONTHS }, (_, back) => addMonths(monthOf(today), -back));
  const months = [...new Set([...offered, query.month])].sort().reverse();
  return (
    <form
      className="filters month-form no-print"
      action={paths.dashboard.transportReport()}
      aria-label={t('btrans:form')}
    >
      {query.state && <input type="hidden" name="state" value={query.state} />}
      <select
        className="input"
        name="month"
        defaultValue={query.month}
        aria-label={t('btrans:month')}
      >
        {months.map((month) => (
          <option key={month} value={month}>
            {formatMonth(month)}
          </option>
        ))}
      </select>
      <select
        className="input"
        name="basis"
        defaultValue={query.basis}
        aria-label={t('btrans:basis.label')}
      >
        {BASES.map((basis) => (
          <option key={basis} value={basis}>
            {t(`btrans:basis.${basis}`)}
          </option>
        ))}
      </select>
      <button type="submit" className="button outline">
        {t('btrans:show')}
      </button>
    </form>
  );
}
