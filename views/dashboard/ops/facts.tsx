import type { Translate } from '../../../server/i18n.ts';
import type { OpsAnswer } from '../../../server/schemas/answers/ops.ts';
import { formatInstant, formatShortInstant } from '../../../server/shared/format.ts';
import { formatBytes } from '../../../server/shared/format-bytes.ts';
import { DefinitionList } from '../../components/dashboard/definition-list.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';

export function Storage({ t, storage }: { t: Translate; storage: OpsAnswer['storage'] }) {
  return (
    <Panel title={t('ops:storage.title')} id="storage">
      <DefinitionList
        items={[
          { term: t('ops:storage.database'), value: formatBytes(storage.database_bytes) },
          {
            term: t('ops:storage.pictures'),
            value: t('ops:storage.pictures_value', {
              count: storage.pictures,
              size: formatBytes(storage.picture_bytes),
            }),
          },
          {
            term: t('ops:storage.papers'),
            value: t('ops:storage.papers_value', {
              count: storage.papers,
              size: formatBytes(storage.paper_bytes),
            }),
          },
          {
            term: t('ops:storage.disk'),
            value: t('ops:storage.disk_value', {
              free: formatBytes(storage.disk_free_bytes),
              size: formatBytes(storage.disk_bytes),
            }),
          },
          {
            term: t('ops:storage.backup'),
            value: storage.backed_up_at
              ? formatInstant(storage.backed_up_at)
              : t('ops:storage.no_backup'),
          },
        ]}
      />
    </Panel>
  );
}

export function Versions({ t, versions }: { t: Translate; versions: OpsAnswer['versions'] }) {
  const { app, node, postgres, migration, migrations, started_at, memory_bytes } = versions;
  return (
    <Panel title={t('ops:versions.title')}>
      <DefinitionList
        items={[
          { term: t('ops:versions.app'), value: app },
          { term: t('ops:versions.node'), value: node },
          { term: t('ops:versions.postgres'), value: postgres },
          {
            term: t('ops:versions.migration'),
            value: t('ops:versions.migration_value', {
              name: migration ?? '—',
              count: migrations,
            }),
          },
          { term: t('ops:versions.started'), value: formatInstant(started_at) },
          { term: t('ops:versions.memory'), value: formatBytes(memory_bytes) },
        ]}
      />
    </Panel>
  );
}

export function Failures({ t, failures }: { t: Translate; failures: OpsAnswer['failures'] }) {
  return (
    <Panel title={t('ops:failures.title')} aside={t('ops:failures.note')} id="failures">
      {failures.length === 0 && <p className="muted">{t('ops:failures.none')}</p>}
      <ul className="lines">
        {failures.map(({ at, request_id, method, path, message }) => (
          <li key={`${request_id} ${at}`}>
            <div>
              <b>
                {method} {path}
              </b>
              <small>{message}</small>
              <small className="code">{t('ops:failures.request', { id: request_id })}</small>
            </div>
            <div className="end">{formatShortInstant(at)}</div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
