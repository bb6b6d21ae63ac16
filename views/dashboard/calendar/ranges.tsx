import type { ReservationState } from '../../../server/domain/reservation-states.ts';
import type { Translate } from '../../../server/i18n.ts';
import { nightsBetween } from '../../../server/shared/days.ts';
import { formatStayWithYear, saidDays } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DeleteDialog } from '../../components/dashboard/asking-button.tsx';
import { StatusDot } from '../../components/dashboard/status.tsx';
import { writtenAgain } from '../../components/dashboard/undo-bar.tsx';
import { AdoptDialog, AdoptEvent } from './adopt.tsx';
import type { TakenRange } from './taken-range.ts';

interface RangesProps {
  t: Translate;
  kind: ListingKind;
  listing_id: number;
  taken: TakenRange[];
  today: string;
  /** Staff follow links and open closings; owners read. */
  editable: boolean;
  /** The tab with a closing's form. */
  edit: (closing: number) => string;
}

/** Every taken range that is not over, with who took it and where that can be changed. */
export function TakenRanges(props: RangesProps) {
  const { t, kind, taken, today } = props;
  const shown = taken.filter(({ finished_at }) => finished_at >= today);
  if (shown.length === 0) return <p className="muted">{t('calendar:nothing_taken')}</p>;
  return (
    <>
      <ol className="ranges" data-ranges="">
        {shown.map((range) => (
          <li key={range.id} id={`range-${range.id}`} tabIndex={-1} className={`of-${range.kind}`}>
            <b>
              {formatStayWithYear(...saidDays(range.unit, range.started_at, range.finished_at))}
            </b>
            <small>{lengthOf(t, kind, range)}</small>
            <Who {...props} range={range} />
          </li>
        ))}
      </ol>
      {props.editable && <OpenDialog {...props} taken={shown} />}
      {props.editable && shown.some(({ feed_event_id }) => feed_event_id) && <AdoptDialog t={t} />}
    </>
  );
}

/** A villa is taken by the night, a boat by the day. */
function lengthOf(
  t: Translate,
  kind: ListingKind,
  { started_at, finished_at }: TakenRange,
): string {
  const count = nightsBetween(started_at, finished_at);
  return kind === 'villa'
    ? t('prices:nights', { nights: count })
    : t('prices:days', { days: count });
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
      {editable && range.kind === 'FEED' && <AdoptEvent t={t} range={range} />}
      {editable && closing_id !== null && (
        <ClosingActs t={t} range={range} edit={edit(closing_id)} />
      )}
    </p>
  );
}

const reservationPage = (kind: ListingKind, id: number) =>
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
        className="link needs-script"
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

/** What is opened by mistake can be closed again; a calendar's nights would be the calendar's again. */
function OpenDialog({ t, kind, listing_id, taken }: RangesProps) {
  const path = paths.api.listingRows(kind, 'date');
  const closings = taken.flatMap(({ closing_id, feed_name, started_at, finished_at, label }) =>
    closing_id === null || feed_name !== null
      ? []
      : [{ id: closing_id, started_at, finished_at, note: label }],
  );
  return (
    <DeleteDialog
      t={t}
      id="open-dates"
      title={t('calendar:open.title')}
      consequences={[
        t('calendar:open.free'),
        // Nobody reads a boat's calendar from outside.
        ...(kind === 'villa' ? [t('calendar:open.told')] : []),
      ]}
      submit={t('calendar:open.label')}
      danger={false}
      path={`${path}/{id}`}
      toast={t('calendar:open.done')}
      undo={writtenAgain({
        said: t('calendar:open.done'),
        path,
        rows: closings,
        owner: { [`${kind}_id`]: listing_id },
      })}
      named="days"
    />
  );
}
