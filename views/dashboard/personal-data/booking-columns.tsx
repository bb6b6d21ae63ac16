import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { RESERVATION_STATES } from '../../../server/shared/reservation-states.ts';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { StatusDot } from '../../components/dashboard/status.tsx';

/**
 * The columns of a row that a script fills: `data-text` takes a value, and of the cells with `data-case`
 * those stay that are so.
 */
export const bookingColumns = (t: Translate): Column<string>[] => [
  {
    key: 'reservation_id',
    label: t('personaldata:bookings.code'),
    slot: 'a1',
    cell: () => (
      <a className="row-link code" href={paths.dashboard.personalData()}>
        <span data-text="code" />
      </a>
    ),
  },
  {
    key: 'kind',
    label: t('personaldata:bookings.kind'),
    slot: 'b1',
    cell: () =>
      (['villa', 'boat'] as const).map((kind) => (
        <span key={kind} data-case={`kind:${kind}`}>
          {t(`find:kind.${kind}`)}
        </span>
      )),
  },
  {
    key: 'stay',
    label: t('personaldata:bookings.stay'),
    slot: 'b2',
    cell: () => <span data-text="stay" />,
  },
  {
    key: 'status',
    label: t('personaldata:bookings.status'),
    slot: 'a2',
    cell: () =>
      RESERVATION_STATES.map((status) => (
        <span key={status} data-case={`status:${status}`}>
          <StatusDot t={t} status={status} />
        </span>
      )),
  },
  {
    key: 'erasure',
    label: t('personaldata:bookings.erasure'),
    slot: 'd',
    cell: () => <Erasures t={t} />,
  },
];

const Erasures = ({ t }: { t: Translate }) => (
  <>
    <span className="state-dot ok" data-case="erasure:NOW">
      {t('personaldata:erasure.now')}
    </span>
    <span className="state-dot ring info" data-case="erasure:LATER">
      {t('personaldata:erasure.later')} <span data-text="until" />
    </span>
    <span className="state-dot ring warn" data-case="erasure:RUNNING">
      {t('personaldata:erasure.running')}
    </span>
    <span className="state-dot ring info" data-case="erasure:WAITING">
      {t('personaldata:erasure.waiting')}
    </span>
  </>
);
