import type { Translate } from '../../../server/i18n.ts';
import type { BtransReport } from '../../../server/schemas/answers/btrans.ts';
import { nightsBetween } from '../../../server/shared/days.ts';
import { formatDay, formatInstant, formatMonth } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { InlineBar, type Tone } from '../../components/dashboard/inline-bar.tsx';
import type { BtransPageProps } from './index.tsx';

const TONES: Record<string, Tone> = {
  running: 'info',
  open: 'info',
  soon: 'warn',
  urgent: 'bad',
  late: 'bad',
};

/** Until when the month has to be filed, or when it was. */
export function DeadlineBar({ site: { t, today }, month, reports }: BtransPageProps) {
  const filed = reports.find(({ filed_at }) => filed_at !== null);
  if (filed) return <FiledBar t={t} report={filed} />;
  const { urgency } = month;
  const words = {
    month: formatMonth(month.month),
    deadline: formatDay(month.deadline),
    days: nightsBetween(today, month.deadline),
  };
  const isLastDay = urgency === 'urgent' && words.days === 0;
  return (
    <InlineBar
      tone={TONES[urgency] ?? 'info'}
      icon="calendar-clock"
      title={t(`btrans:deadline.${isLastDay ? 'today' : urgency}`, words)}
    >
      {t(`btrans:deadline.${urgency}_text`, words)}
    </InlineBar>
  );
}

function FiledBar({ t, report }: { t: Translate; report: BtransReport }) {
  const { month, edition, filed_at, filed_by } = report;
  return (
    <InlineBar tone="ok" title={t('btrans:deadline.filed', { month: formatMonth(month) })}>
      {t('btrans:deadline.filed_text', {
        edition,
        when: formatInstant(filed_at ?? ''),
        who: filed_by ?? '—',
      })}
    </InlineBar>
  );
}

type AgencyFault = 'agency_title' | 'agency_vkn' | 'agency_iban';

/** What of the agency's own lines keeps a file from being made, each with the screen that mends it. */
export function AgencyBar({ t, faults }: { t: Translate; faults: string[] }) {
  if (faults.length === 0) return null;
  return (
    <InlineBar tone="bad" title={t('btrans:agency.title')}>
      {faults.map((fault, place) => (
        <span key={fault}>
          {place > 0 && ', '}
          <a className="link" href={placeOf(fault)}>
            {t(`btrans:agency.${fault as AgencyFault}`)}
          </a>
        </span>
      ))}
    </InlineBar>
  );
}

function placeOf(fault: string): string {
  if (fault === 'agency_iban') return paths.dashboard.banks();
  const field = fault === 'agency_vkn' ? 'company_tax_no' : 'company_title';
  return `${paths.dashboard.contactSettings()}#field-${field}`;
}
