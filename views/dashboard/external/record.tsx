import type { Translate } from '../../../server/i18n.ts';
import type {
  OpenExternal,
  TakenAround,
} from '../../../server/presenters/calendars/external-screen.ts';
import { formatInstant, formatShortStay, formatStay } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { HistoryLink } from '../../components/dashboard/history.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { calendarAround, villaDaysText } from '../../components/dashboard/villa-days.ts';
import { Icon } from '../../components/icon.tsx';
import { dialogOf } from './acts.tsx';
import { ExternalState } from './columns.tsx';
import { SmallCalendar } from './small-calendar.tsx';

interface RecordProps {
  t: Translate;
  record: OpenExternal;
  /** The list without it. */
  close: string;
}

/** One record: who told it, what stands in its way, its villa's days, and what can be decided. */
export function OpenRecord({ t, record, close }: RecordProps) {
  return (
    <Panel
      title={record.villa_name}
      action={
        <a className="icon-button" href={close} aria-label={t('dashboard:close')}>
          <Icon name="x" />
        </a>
      }
    >
      <div className="record">
        <Facts t={t} record={record} />
        <Clashes t={t} record={record} />
        <SmallCalendar t={t} record={record} />
        <div className="record-acts">
          <HistoryLink entity="external_record" id={record.id}>
            {t('dashboard:history.title')}
          </HistoryLink>
          <a className="button outline" href={calendarAround(record)}>
            {t('external:in_calendar')}
          </a>
          {record.moves.map((to) => (
            <DialogButton
              key={to}
              opens={dialogOf(to)}
              kind={to === 'APPROVED' ? 'primary' : 'outline'}
              data-fill={JSON.stringify({ id: record.id, name: villaDaysText(record) })}
            >
              {t(`external:act.${to}`)}
            </DialogButton>
          ))}
        </div>
      </div>
    </Panel>
  );
}

function Facts({ t, record }: { t: Translate; record: OpenExternal }) {
  const { status, started_at, finished_at, nights, note, reason } = record;
  const by = (name: string | null, at: string | null) =>
    at && [name, formatInstant(at)].filter(Boolean).join(' · ');
  return (
    <DefinitionList
      items={[
        { term: t('external:column.status'), value: <ExternalState t={t} status={status} /> },
        {
          term: t('external:days'),
          value: `${formatStay(started_at, finished_at)}, ${t('occupancy:nights', { count: nights })}`,
        },
        { term: t('external:column.note'), value: note },
        { term: t('external:told'), value: by(record.created_by, record.created_at) },
        { term: t('external:decided'), value: by(record.decided_by, record.decided_at) },
        ...(reason ? [{ term: t('external:reason'), value: reason }] : []),
      ]}
    />
  );
}

/** What has to go before it can be approved. */
function Clashes({ t, record: { in_the_way, status } }: { t: Translate; record: OpenExternal }) {
  if (status !== 'PENDING') return null;
  if (in_the_way.length === 0)
    return (
      <p className="note ok">
        <Icon name="circle-check" />
        {t('external:no_clash')}
      </p>
    );
  return (
    <div className="note bad">
      <Icon name="circle-alert" />
      <div>
        <b>{t('external:clash_title')}</b>
        <ul>
          {in_the_way.map((taken) => (
            <li key={taken.started_at}>{clashWords(t, taken)}</li>
          ))}
        </ul>
        <p>{t('external:clash_help')}</p>
      </div>
    </div>
  );
}

function clashWords(t: Translate, taken: TakenAround) {
  const { started_at, finished_at, kind, label, reservation_id } = taken;
  const words = [
    formatShortStay(started_at, finished_at),
    t(`states:occupancy.${kind as 'RESERVATION'}`),
    label,
  ];
  const text = words.filter(Boolean).join(', ');
  if (!reservation_id) return text;
  return (
    <a className="link" href={paths.dashboard.villaReservations({ reservation_id, oldrez: 0 })}>
      {text}, {reservation_id}
    </a>
  );
}
