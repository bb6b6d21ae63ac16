import type { Translate } from '../../../server/i18n.ts';
import type { BtransDifference, BtransMonth } from '../../../server/schemas/answers/btrans.ts';
import {
  formatCount,
  formatDay,
  formatMoney,
  formatStayWithYear,
} from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { Nothing } from '../../components/dashboard/nothing.tsx';

interface DifferencesProps {
  t: Translate;
  filed: BtransMonth['filed'];
}

/** What changed since the month was filed: staff have to file a correction, nothing else tells of it. */
export function Differences({ t, filed }: DifferencesProps) {
  if (!filed) return null;
  const { edition, differences } = filed;
  if (differences === null)
    return (
      <InlineBar tone="info" title={t('btrans:difference.unknown')}>
        {t('btrans:difference.unknown_text', { edition })}
      </InlineBar>
    );
  if (differences.length === 0) return null;
  const title = t('btrans:difference.title', { count: formatCount(differences.length) });
  return (
    <section className="kept-files" id="differences">
      <InlineBar tone="warn" icon="triangle-alert" title={title}>
        {t('btrans:difference.text', { edition })}
      </InlineBar>
      <DataTable
        label={title}
        columns={columns(t)}
        rows={differences}
        row_key={keyOf}
        empty={null}
      />
    </section>
  );
}

type Stay = NonNullable<BtransDifference['now']>;

/** One of the two is always there. */
const stayOf = ({ now, filed }: BtransDifference): Stay | null => now ?? filed;

const keyOf = (difference: BtransDifference) => stayOf(difference)?.id ?? 0;

const columns = (t: Translate): Column<BtransDifference>[] => [
  {
    key: 'reservation_id',
    label: t('btrans:column.reservation_id'),
    slot: 'a1',
    cell: (difference) => <Reservation difference={difference} />,
  },
  {
    key: 'villa',
    label: t('btrans:column.villa'),
    slot: 'b',
    cell: (difference) => stayOf(difference)?.villa_name,
  },
  {
    key: 'filed',
    label: t('btrans:difference.filed'),
    align: 'end',
    slot: 'a2',
    cell: ({ filed }) => (filed ? formatMoney(filed.total_kurus) : <Nothing />),
  },
  {
    key: 'difference',
    label: t('btrans:difference.now'),
    slot: 'c1',
    cell: (difference) => <Now t={t} difference={difference} />,
  },
];

/** Of one that was erased since nothing but its number is left. */
function Reservation({ difference }: { difference: BtransDifference }) {
  const stay = stayOf(difference);
  if (!stay) return null;
  if (difference.kind === 'GONE') return <span className="code">{stay.reservation_id}</span>;
  return (
    <a className="row-link code" href={paths.dashboard.villaReservation(stay.id)}>
      {stay.reservation_id}
    </a>
  );
}

interface NowProps {
  t: Translate;
  difference: BtransDifference;
}

function Now({ t, difference: { kind, filed, now, status } }: NowProps) {
  if (filed && now)
    return (
      <ul>
        {changesOf(t, filed, now).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    );
  if (now) return t('btrans:difference.added', { amount: formatMoney(now.total_kurus) });
  if (kind === 'OTHER_MONTH') return t('btrans:difference.other_month');
  return status === null
    ? t('btrans:difference.gone')
    : t('btrans:difference.ended', { state: t(`states:reservation.${status}`) });
}

/** What was filed, and what it is now. */
function changesOf(t: Translate, filed: Stay, now: Stay): string[] {
  const facts = {
    villa: [filed.villa_name, now.villa_name],
    stay: [
      formatStayWithYear(filed.check_in, filed.check_out),
      formatStayWithYear(now.check_in, now.check_out),
    ],
    total: [formatMoney(filed.total_kurus), formatMoney(now.total_kurus)],
    commission: [formatMoney(filed.commission_kurus), formatMoney(now.commission_kurus)],
    collected_on: [formatDay(filed.collected_on), formatDay(now.collected_on)],
  } as const;
  const names = Object.keys(facts) as (keyof typeof facts)[];
  return names
    .filter((name) => (name === 'villa' ? filed.villa_id !== now.villa_id : differs(facts[name])))
    .map((name) => {
      const [was, is] = facts[name];
      return t('btrans:difference.changed', { fact: t(`btrans:column.${name}`), was, is });
    });
}

const differs = ([was, is]: readonly [string, string]): boolean => was !== is;
