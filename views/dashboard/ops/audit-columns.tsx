import type { Translate } from '../../../server/i18n.ts';
import type { AuditAnswer } from '../../../server/schemas/answers/ops.ts';
import { formatShortInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { Column } from '../../components/dashboard/data-table.tsx';

/** The log's columns; acts are shown by the names they are filtered by, too. */
export const auditColumns = (t: Translate): Column<AuditAnswer>[] => [
  {
    key: 'at',
    label: t('ops:audit.at'),
    slot: 'a2',
    cell: ({ at }) => formatShortInstant(at),
  },
  {
    key: 'actor',
    label: t('ops:audit.actor'),
    slot: 'b1',
    cell: ({ actor, actor_role }) => actor ?? t(`ops:role.${actor_role ?? 'null'}`),
  },
  {
    key: 'action',
    label: t('ops:audit.act'),
    slot: 'a1',
    cell: ({ action }) => (
      <>
        <b>{actName(t, action)}</b> <code className="on-wide dim">{action}</code>
      </>
    ),
  },
  {
    key: 'row',
    label: t('ops:audit.row'),
    slot: 'b2',
    cell: ({ entity, entity_id }) =>
      entity_id ? (
        <a className="link" href={paths.dashboard.audit({ entity, entity_id })}>
          {entityName(t, entity)} {entity_id}
        </a>
      ) : (
        entityName(t, entity)
      ),
  },
  {
    key: 'change',
    label: t('ops:audit.change'),
    slot: 'c1',
    cell: (row) => <Change t={t} row={row} />,
  },
];

/** Kinds of rows are named in code; one without words yet is shown by that name. */
export const entityName = (t: Translate, entity: string): string =>
  t(`ops:entity.${entity}` as 'ops:entity.villa', { defaultValue: entity });

/** Acts are named in code, after the kind of row; one without words yet is shown by that name. */
const actName = (t: Translate, action: string): string =>
  t(`ops:did.${action.replace(/^.*\./, '')}` as 'ops:did.edited', { defaultValue: action });

/** What stood in each field before and after, behind a line that opens. */
function Change({ t, row }: { t: Translate; row: AuditAnswer }) {
  const fields = [...new Set([...Object.keys(row.before ?? {}), ...Object.keys(row.after ?? {})])];
  const shown = row.changed.length > 0 ? row.changed : fields;
  const facts = [
    row.ip && `${t('ops:audit.address')} ${row.ip}`,
    row.request_id && `${t('ops:audit.request')} ${row.request_id}`,
  ].filter(Boolean);
  return (
    <details className="audit-change">
      <summary>{nameThem(t, shown)}</summary>
      {shown.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('ops:audit.field')}</th>
              <th scope="col">{t('ops:audit.before')}</th>
              <th scope="col">{t('ops:audit.after')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((field) => (
              <tr key={field}>
                <th scope="row">
                  <code>{field}</code>
                </th>
                <td>{textOf(row.before?.[field])}</td>
                <td>{textOf(row.after?.[field])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="dim">{facts.join(' · ')}</p>
    </details>
  );
}

/** A few fields by name, many by their number. */
function nameThem(t: Translate, fields: string[]) {
  if (fields.length === 0) return t('ops:audit.show');
  if (fields.length > 3) return t('ops:audit.fields', { count: fields.length });
  return <code>{fields.join(', ')}</code>;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
