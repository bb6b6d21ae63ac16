import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import { formatMoney, formatShortStay, saidDays } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { StatusChip } from '../../components/dashboard/status.tsx';
import type { Site } from '../../layouts/site.ts';

export interface LatestReservation {
  kind: ListingKind;
  id: number;
  reservation_id: string;
  status: ReservationState;
  customer_name: string;
  /** The villa, or the boat. */
  villa_name: string;
  check_in: string;
  check_out: string;
  /** How a boat is let; null of a villa. */
  unit: string | null;
  total_kurus: number;
  created_at: string;
}

/** The newest reservations, whatever their state. */
export function Latest({ site: { t }, latest }: { site: Site; latest: LatestReservation[] }) {
  return (
    <Panel
      title={t('dashboard:home.latest')}
      action={
        <a className="link fine" href={paths.dashboard.villaReservations()}>
          {t('dashboard:home.all')}
        </a>
      }
    >
      {latest.length === 0 && <p className="muted">{t('dashboard:home.no_latest')}</p>}
      <ul className="lines">
        {latest.map((row) => (
          <li key={`${row.kind} ${row.id}`}>
            <div>
              <a className="stretched" href={paths.dashboard.reservation(row.kind, row.id)}>
                <b>
                  {row.villa_name} · {row.customer_name}
                </b>
              </a>
              <small>
                {row.reservation_id} ·{' '}
                {formatShortStay(...saidDays(row.unit, row.check_in, row.check_out))}
              </small>
            </div>
            <div className="end">
              <b>{formatMoney(row.total_kurus)}</b>
              <StatusChip t={t} status={row.status} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
