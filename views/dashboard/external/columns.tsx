import type { Translate } from '../../../server/i18n.ts';
import type { ExternalLine } from '../../../server/presenters/calendars/external-screen.ts';
import { formatShortInstant } from '../../../server/shared/format.ts';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { tableDay } from '../../components/dashboard/format.ts';
import { Nothing } from '../../components/dashboard/nothing.tsx';
import { PhoneName } from '../../components/dashboard/phone-name.tsx';
import { villaDaysText } from '../../components/dashboard/villa-days.ts';
import { Icon } from '../../components/icon.tsx';
import { dialogOf } from './acts.tsx';

const tones = {
  PENDING: 'warn ring',
  APPROVED: 'ok',
  REJECTED: 'bad',
  CANCELLED: 'plain',
} as const;

export function ExternalState({ t, status }: { t: Translate; status: ExternalLine['status'] }) {
  return <span className={`state-dot ${tones[status]}`}>{t(`states:external.${status}`)}</span>;
}

interface ColumnOptions {
  open_address: (id: number) => string;
  /** A record is open beside the list: what it tells stays away. */
  narrow: boolean;
}

export const externalColumns = (
  t: Translate,
  { open_address, narrow }: ColumnOptions,
): Column<ExternalLine>[] => [
  {
    key: 'villa',
    label: t('external:column.villa'),
    slot: 'a1',
    cell: ({ id, villa_name }) => (
      <a className="row-link wrapping" href={open_address(id)}>
        {villa_name}
      </a>
    ),
  },
  {
    key: 'status',
    label: t('external:column.status'),
    order: 'status',
    slot: 'a2',
    cell: ({ status, clashes }) => (
      <>
        <ExternalState t={t} status={status} />
        {clashes > 0 && (
          <span className="mark bad">
            <Icon name="circle-alert" />
            {t('external:clashes', { count: clashes })}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'started_at',
    label: t('external:column.started_at'),
    order: 'started_at',
    slot: 'b1',
    cell: ({ started_at, finished_at }) => (
      <>
        {tableDay(started_at)}
        <span className="on-phone"> – {tableDay(finished_at)}</span>
      </>
    ),
  },
  {
    key: 'finished_at',
    label: t('external:column.finished_at'),
    order: 'finished_at',
    cell: ({ finished_at }) => tableDay(finished_at),
  },
  {
    key: 'nights',
    label: t('external:column.nights'),
    slot: 'b2',
    align: 'end',
    cell: ({ nights }) => t('occupancy:nights', { count: nights }),
  },
  ...(narrow ? [] : tellingColumns(t)),
  actColumn(t),
];

const tellingColumns = (t: Translate): Column<ExternalLine>[] => [
  {
    key: 'note',
    label: t('external:column.note'),
    slot: 'c1',
    cell: ({ note }) => (note ? <span className="wrapping">{note}</span> : <Nothing />),
  },
  {
    key: 'created_by',
    label: t('external:column.created_by'),
    cell: ({ created_by }) => created_by ?? <Nothing />,
  },
  {
    key: 'created_at',
    label: t('external:column.created_at'),
    order: 'created_at',
    slot: 'c2',
    cell: ({ created_at }) => (
      <>
        <PhoneName>{t('external:column.created_at')}</PhoneName>
        {formatShortInstant(created_at)}
      </>
    ),
  },
];

const actColumn = (t: Translate): Column<ExternalLine> => ({
  key: 'acts',
  label: t('external:column.acts'),
  silent: true,
  cell: (record) =>
    record.moves.map((to) => (
      <DialogButton
        key={to}
        opens={dialogOf(to)}
        kind="quiet"
        small
        className="over"
        data-fill={JSON.stringify({ id: record.id, name: villaDaysText(record) })}
        aria-label={`${t(`external:act.${to}`)}: ${villaDaysText(record)}`}
      >
        {t(`external:act.${to}`)}
      </DialogButton>
    )),
});
