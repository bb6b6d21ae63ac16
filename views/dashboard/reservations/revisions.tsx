import type { Translate } from '../../../server/i18n.ts';
import {
  formatMoney,
  formatShortInstant,
  formatStayWithYear,
  saidDays,
} from '../../../server/shared/format.ts';
import { Panel } from '../../components/dashboard/panel.tsx';

/** The sale as it stood before a change. */
export interface ReservationRevision {
  revision: number;
  check_in: string;
  check_out: string;
  /** How a boat was let; null of a villa. */
  unit: string | null;
  total_kurus: number;
  reason: string | null;
  /** ISO instant at which it was replaced. */
  at: string;
  by: string | null;
}

/** What was sold before, newest first; nothing stands here while nothing was changed. */
export function Revisions({ t, revisions }: { t: Translate; revisions: ReservationRevision[] }) {
  if (revisions.length === 0) return null;
  return (
    <Panel title={t('reservations:revisions.title')} aside={revisions.length}>
      <ul className="lines">
        {revisions.map(({ revision, check_in, check_out, unit, total_kurus, reason, at, by }) => (
          <li key={revision}>
            <div>
              <b>{formatStayWithYear(...saidDays(unit, check_in, check_out))}</b>
              <small>{[reason, by, formatShortInstant(at)].filter(Boolean).join(' · ')}</small>
            </div>
            <div className="end">{formatMoney(total_kurus)}</div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
