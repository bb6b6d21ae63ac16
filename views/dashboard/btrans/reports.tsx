import type { Translate } from '../../../server/i18n.ts';
import type { BtransReport } from '../../../server/schemas/answers/btrans.ts';
import { formatCount, formatMonth, formatShortInstant } from '../../../server/shared/format.ts';
import { formatBytes } from '../../../server/shared/format-bytes.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { type Column, DataTable } from '../../components/dashboard/data-table.tsx';
import { MarkDialog } from './mark-dialog.tsx';

interface ReportsProps {
  t: Translate;
  month: string;
  reports: BtransReport[];
}

/** Every file that was made of the month, to be taken again. */
export function BtransReports({ t, month, reports }: ReportsProps) {
  return (
    <section className="kept-files" id="reports">
      <h2>
        {t('btrans:reports.title')}{' '}
        <span className="dim">{t('btrans:reports.summary', { month: formatMonth(month) })}</span>
      </h2>
      <DataTable
        label={t('btrans:reports.title')}
        columns={columns(t)}
        rows={reports}
        row_key={({ id }) => id}
        empty={
          <p className="dim">
            {t('btrans:reports.empty_title')} {t('btrans:reports.empty_text')}
          </p>
        }
      />
      {reports.length > 0 && <MarkDialog t={t} />}
    </section>
  );
}

const columns = (t: Translate): Column<BtransReport>[] => [
  {
    key: 'edition',
    label: t('btrans:reports.edition'),
    slot: 'a1',
    cell: ({ edition }) => <b>{t('btrans:reports.edition_of', { edition })}</b>,
  },
  {
    key: 'state',
    label: t('btrans:reports.state'),
    slot: 'a2',
    cell: (report) => <Filed t={t} report={report} />,
  },
  {
    key: 'made',
    label: t('btrans:reports.made'),
    slot: 'c1',
    cell: ({ created_at, created_by }) =>
      `${formatShortInstant(created_at)}${created_by ? `, ${created_by}` : ''}`,
  },
  ...fileColumns(t),
  {
    key: 'acts',
    label: t('btrans:reports.files'),
    slot: 'b',
    cell: (report) => <Acts t={t} report={report} />,
  },
];

const fileColumns = (t: Translate): Column<BtransReport>[] => [
  {
    key: 'rows',
    label: t('btrans:reports.rows'),
    align: 'end',
    slot: 'c2',
    cell: ({ row_count, missing_count }) => (
      <>
        {formatCount(row_count)}
        {missing_count > 0 && (
          <span className="dim"> · {t('btrans:reports.left_out', { count: missing_count })}</span>
        )}
      </>
    ),
  },
  {
    key: 'size',
    label: t('btrans:reports.size'),
    align: 'end',
    cell: ({ bytes }) => formatBytes(bytes),
  },
  {
    key: 'hash',
    label: t('btrans:reports.hash'),
    cell: ({ sha256 }) => (
      <code className="dim" title={sha256}>
        {sha256.slice(0, 12)}…
      </code>
    ),
  },
  {
    key: 'note',
    label: t('btrans:reports.note'),
    cell: ({ note }) => <span className="dim">{note || '—'}</span>,
  },
];

interface ReportProps {
  t: Translate;
  report: BtransReport;
}

function Filed({ t, report: { filed_at, filed_by } }: ReportProps) {
  if (filed_at === null)
    return <span className="state-dot ring warn">{t('btrans:reports.not_filed')}</span>;
  return (
    <span
      className="state-dot ok"
      title={t('btrans:reports.filed_by', {
        when: formatShortInstant(filed_at),
        who: filed_by ?? '—',
      })}
    >
      {t('btrans:reports.filed')}
    </span>
  );
}

function Acts({ t, report: { id, edition, filed_at, note } }: ReportProps) {
  return (
    <div className="row-acts needs-script">
      {(['zip', 'xml'] as const).map((format) => (
        <Button
          key={format}
          type="button"
          small
          icon="download"
          className="over"
          data-download={paths.api.btransFile(id, format)}
          data-offline={t('dashboard:no_files')}
          aria-label={t('btrans:reports.download', {
            edition,
            format: t(`btrans:reports.${format}`),
          })}
        >
          {t(`btrans:reports.${format}`)}
        </Button>
      ))}
      <Button
        type="button"
        kind="quiet"
        small
        className="over needs-script"
        command="show-modal"
        commandfor="mark"
        data-fill={JSON.stringify({
          id,
          name: t('btrans:reports.edition_of', { edition }),
          filed: String(filed_at !== null),
          note,
        })}
        aria-label={t('btrans:reports.mark_edition', { edition })}
      >
        {t('btrans:reports.mark')}
      </Button>
    </div>
  );
}
