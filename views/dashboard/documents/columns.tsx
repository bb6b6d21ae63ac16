import type { Translate } from '../../../server/i18n.ts';
import type { DocumentAnswer } from '../../../server/schemas/answers/documents.ts';
import { formatBytes } from '../../../server/shared/format-bytes.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { dayOfInstant, tableDay } from '../../components/dashboard/format.ts';
import { Icon } from '../../components/icon.tsx';

/** The list's columns in their order; slots fold them into the phone's record. */
export const documentColumns = (t: Translate): Column<DocumentAnswer>[] => [
  {
    key: 'title',
    label: t('documents:field.title'),
    slot: 'a1',
    cell: ({ id, title }) => (
      <a className="row-link wrapping" href={`${paths.dashboard.documents({ id })}#form`}>
        <b>{title}</b>
      </a>
    ),
  },
  {
    key: 'active',
    label: t('documents:column.active'),
    slot: 'a2',
    cell: ({ active }) => (
      <span className={active ? 'state-dot ok' : 'state-dot plain'}>
        {active ? t('documents:state.shown') : t('documents:state.hidden')}
      </span>
    ),
  },
  {
    key: 'file_name',
    label: t('documents:column.file_name'),
    slot: 'c1',
    cell: ({ file_name }) => <span className="dim">{file_name}</span>,
  },
  {
    key: 'bytes',
    label: t('documents:column.bytes'),
    align: 'end',
    slot: 'c2',
    cell: ({ bytes }) => formatBytes(bytes),
  },
  {
    key: 'created_at',
    label: t('documents:column.created_at'),
    cell: ({ created_at }) => <span className="dim">{tableDay(dayOfInstant(created_at))}</span>,
  },
  {
    key: 'open',
    label: t('documents:open'),
    silent: true,
    // Visitors are not given a hidden one, nor is anybody else by this address.
    cell: ({ active, url, title }) =>
      active && (
        <a
          className="icon-button over"
          href={url}
          aria-label={t('documents:open_named', { title })}
          download
        >
          <Icon name="download" />
        </a>
      ),
  },
];
