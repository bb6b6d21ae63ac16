import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import type { Translate } from '../../../server/i18n.ts';
import { nightsBetween } from '../../../server/shared/days.ts';
import { formatStayWithYear } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DeleteDialog } from '../../components/dashboard/asking-button.tsx';
import type { EditorKind } from '../../components/dashboard/editor-kinds.ts';
import { StatusDot } from '../../components/dashboard/status.tsx';
import type { TakenRange } from './taken-range.ts';

interface RangesProps {
  t: Translate;
  kind: EditorKind;
  taken: TakenRange[];
  today: string;
  /** Staff follow links and open closings; owners read. */
  editable: boolean;
  /** The tab with a closing's form. */
  edit: (closing: number) => string;
}

/** Every taken range that is not over, with who took it and where that can be changed. */
export function TakenRanges(props: RangesProps) {
  const { t, taken, today } = props;
  const shown = taken.filter(({ finished_at }) => finished_at >= today);
  if (shown.length === 0) return <p className="muted">{t('calendar:nothing_taken')}</p>;
  return (
    <>
      <ol className="ranges" data-ranges="">
        {shown.map((range) => (
          <li key={range.id} id={`range-${range.id}`} tabIndex={-1} className={`of-${range.kind}`}>
            <b>{formatStayWithYear(range.started_at, range.finished_at)}</b>
            <small>
              {t('prices:nights', { nights: nightsBetween(range.started_at, range.finished_at) })}
            </small>
            <Who {...props} range={range} />
          </li>
        ))}
      </ol>
      {props.editable && <OpenDialog t={t} kind={props.kind} />}
    </>
  );
}

function Who({ t, kind, range, editable, edit }: RangesProps & { range: TakenRange }) {
  const { reservation_id, code, status, closing_id, label, feed_name, external_id } = range;
  const what = (
    <span className={`kind-mark of-${range.kind}`}>{t(`states:occupancy.${range.kind}`)}</span>
  );
  return (
    <p>
      {what} {feed_name && <span>{feed_name}</span>} {label && <span>{label}</span>}{' '}
      {status && code && <StatusDot t={t} status={status as ReservationState} />}{' '}
      {editable && reservation_id !== null && (
        <a className="link" href={reservationPage(kind, reservation_id)}>
          {code}
        </a>
      )}
      {editable && external_id !== null && (
        <a className="link" href={paths.dashboard.closings()}>
          {t('calendar:to_external')}
        </a>
      )}
      {editable && feed_name && <span className="hint">{t('calendar:feed_decides')}</span>}
      {editable && closing_id !== null && (
        <ClosingActs t={t} range={range} edit={edit(closing_id)} />
      )}
    </p>
  );
}

const reservationPage = (kind: EditorKind, id: number) =>
  kind === 'villa' ? paths.dashboard.villaReservation(id) : paths.dashboard.boatReservation(id);

function ClosingActs({ t, range, edit }: { t: Translate; range: TakenRange; edit: string }) {
  const { closing_id, closing_version, started_at, finished_at } = range;
  return (
    <span className="row no-print">
      <a className="link" href={`${edit}#form`}>
        {t('calendar:edit')}
      </a>
      <button
        type="button"
        className="link"
        command="show-modal"
        commandfor="open-dates"
        // The version that was seen goes with the id: the dialog puts both into the call's address.
        data-fill={JSON.stringify({
          id: `${closing_id}?version=${closing_version}`,
          days: formatStayWithYear(started_at, finished_at),
        })}
      >
        {t('calendar:open.label')}
      </button>
    </span>
  );
}

function OpenDialog({ t, kind }: { t: Translate; kind: EditorKind }) {
  return (
    <DeleteDialog
      t={t}
      id="open-dates"
      title={t('calendar:open.title')}
      consequences={[t('calendar:open.free'), t('calendar:open.told')]}
      submit={t('calendar:open.label')}
      danger={false}
      path={`${paths.api.listingRows(kind, 'date')}/{id}`}
      toast={t('calendar:open.done')}
      named="days"
    />
  );
}
