import type { Translate } from '../../../server/i18n.ts';
import type { ToldStay } from '../../../server/queries/calendars/external-records.ts';
import { formatShortInstant, formatStayWithYear } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';

/** Who sells these nights has to know, though they are free until somebody decides. */
export function ToldElsewhere({ t, stays }: { t: Translate; stays: ToldStay[] }) {
  const [first] = stays;
  if (!first) return null;
  const named = stays.map(({ check_in, check_out, told_by, told_at }) =>
    t('reservations:told_elsewhere_of', {
      days: formatStayWithYear(check_in, check_out),
      told: [told_by, formatShortInstant(told_at)].filter(Boolean).join(', '),
    }),
  );
  const found = stays.length === 1 ? { id: first.id } : { villa_id: first.villa_id };
  return (
    <InlineBar
      tone="warn"
      icon="calendar-x"
      title={t('reservations:told_elsewhere')}
      action={
        <a className="link" href={paths.dashboard.closings({ status: 'PENDING', ...found })}>
          {t('reservations:told_elsewhere_open')}
        </a>
      }
    >
      {t('reservations:told_elsewhere_text', { stays: named.join('; ') })}
    </InlineBar>
  );
}
