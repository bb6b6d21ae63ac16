import type { Translate } from '../../../server/i18n.ts';
import type { FeedConflictAnswer } from '../../../server/schemas/answers/feeds.ts';
import { formatShortInstant, formatShortStay } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { calendarAround, villaDaysText } from '../../components/dashboard/villa-days.ts';
import { CONFLICT_DECISIONS, conflictDialog } from './conflict-dialogs.tsx';

export const conflictColumns = (t: Translate): Column<FeedConflictAnswer>[] => [
  {
    key: 'villa',
    label: t('feeds:column.villa'),
    slot: 'a1',
    cell: (conflict) => (
      <a className="row-link wrapping" href={calendarAround(conflict)}>
        {conflict.villa_name}
      </a>
    ),
  },
  {
    key: 'nights',
    label: t('feeds:conflicts.nights'),
    slot: 'a2',
    cell: ({ started_at, finished_at }) => formatShortStay(started_at, finished_at),
  },
  {
    key: 'theirs',
    label: t('feeds:conflicts.theirs'),
    slot: 'b1',
    cell: ({ feed_name, summary }) => (
      <span className="wrapping">
        <b>{feed_name}</b> <span className="dim">{summary}</span>
      </span>
    ),
  },
  {
    key: 'ours',
    label: t('feeds:conflicts.ours'),
    slot: 'c1',
    cell: ({ reservation }) =>
      reservation ? (
        <a className="link over wrapping" href={paths.dashboard.villaReservation(reservation.id)}>
          {reservation.customer_name} · <span className="nowrap">{reservation.reservation_id}</span>
        </a>
      ) : (
        <span className="dim">{t('feeds:conflicts.gone')}</span>
      ),
  },
  ...courseColumns(t),
  actColumn(t),
];

const courseColumns = (t: Translate): Column<FeedConflictAnswer>[] => [
  {
    key: 'since',
    label: t('feeds:conflicts.since'),
    slot: 'b2',
    cell: ({ created_at }) => formatShortInstant(created_at),
  },
  {
    key: 'note',
    label: t('feeds:conflicts.outcome'),
    cell: ({ state, note, resolved_at }) =>
      state === 'OPEN' ? (
        <span className="state-dot warn ring">{t('feeds:conflict_state.OPEN')}</span>
      ) : (
        <span className="dim wrapping">
          {[
            t(`feeds:conflict_state.${state}`),
            resolved_at && formatShortInstant(resolved_at),
            note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      ),
  },
];

const actColumn = (t: Translate): Column<FeedConflictAnswer> => ({
  key: 'acts',
  label: t('feeds:conflicts.acts'),
  silent: true,
  cell: (conflict) =>
    conflict.state === 'OPEN' && (
      <>
        {conflict.reservation && (
          <a
            className="button quiet small over no-print"
            href={paths.dashboard.reservationChange('villa', conflict.reservation.id)}
            aria-label={`${t('feeds:conflicts.move_ours')}: ${villaDaysText(conflict)}`}
          >
            {t('feeds:conflicts.move_ours')}
          </a>
        )}
        {CONFLICT_DECISIONS.map((state) => (
          <DialogButton
            key={state}
            opens={conflictDialog(state)}
            kind="quiet"
            small
            className="over"
            data-fill={JSON.stringify({ id: conflict.id, name: villaDaysText(conflict) })}
            aria-label={`${t(`feeds:conflicts.act.${state}`)}: ${villaDaysText(conflict)}`}
          >
            {t(`feeds:conflicts.act.${state}`)}
          </DialogButton>
        ))}
      </>
    ),
});
