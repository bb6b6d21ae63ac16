import type { Translate } from '../../../server/i18n.ts';
import type { AuditAnswer } from '../../../server/schemas/answers/ops.ts';
import { formatShortInstant, truncate } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { RowNames } from '../../../server/shared/references.ts';
import { ChangeList } from '../../components/dashboard/changes/list.tsx';
import { fieldWords } from '../../components/dashboard/changes/words.ts';
import type { Column } from '../../components/dashboard/data-table.tsx';
import { actName, entityName, fieldsOf, rowName } from './audit-words.ts';

/** The log's columns; `names` are those of the rows it speaks of. */
export const auditColumns = (t: Translate, names: RowNames): Column<AuditAnswer>[] => [
  {
    key: 'at',
    label: t('ops:audit.at'),
    slot: 'a2',
    cell: ({ at }) => formatShortInstant(at),
  },
  {
    key: 'actor',
    label: t('ops:audit.actor'),
    slot: 'c1',
    cell: ({ actor, actor_role }) => actor ?? t(`ops:role.${actor_role ?? 'null'}`),
  },
  {
    key: 'action',
    label: t('ops:audit.act'),
    slot: 'a1',
    cell: ({ action }) => <b>{actName(t, action)}</b>,
  },
  {
    key: 'row',
    label: t('ops:audit.row'),
    slot: 'b',
    cell: ({ entity, entity_id }) => (
      <span className="audit-row">
        {entityName(t, entity)}{' '}
        {entity_id && (
          <a className="link" href={paths.dashboard.audit({ entity, entity_id })}>
            {rowName(t, { entity, entity_id }, names)}
          </a>
        )}
      </span>
    ),
  },
  {
    key: 'change',
    label: t('ops:audit.change'),
    slot: 'd',
    cell: (row) => <Change t={t} row={row} names={names} />,
  },
];

interface ChangeProps {
  t: Translate;
  row: AuditAnswer;
  names: RowNames;
}

/** What stood in each field before and after, behind a line that opens. */
function Change({ t, row, names }: ChangeProps) {
  const shown = fieldsOf(row);
  const facts = [
    row.ip && `${t('ops:audit.address')} ${row.ip}`,
    row.request_id && `${t('ops:audit.request')} ${row.request_id}`,
  ].filter(Boolean);
  return (
    <details className="audit-change">
      <summary>{nameThem(t, row, shown)}</summary>
      {shown.length > 0 && (
        <ChangeList
          t={t}
          entity={row.entity}
          names={names}
          changes={shown.map((field) => ({
            field,
            before: row.before ? (row.before[field] ?? null) : undefined,
            after: row.after ? (row.after[field] ?? null) : undefined,
          }))}
        />
      )}
      <p className="dim">{facts.join(' · ')}</p>
    </details>
  );
}

/** A few fields by name, many by their number. */
function nameThem(t: Translate, { entity }: AuditAnswer, fields: string[]): string {
  if (fields.length === 0) return t('ops:audit.show');
  if (fields.length > 3) return t('ops:audit.fields', { count: fields.length });
  return truncate(fields.map((field) => fieldWords(t, entity, field) ?? field).join(', '), 60);
}
