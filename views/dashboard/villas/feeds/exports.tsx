import type { Translate } from '../../../../server/i18n.ts';
import type { CalendarExportAnswer } from '../../../../server/schemas/answers/feeds.ts';
import { EXPORT_DESTINATIONS } from '../../../../server/shared/calendar-codes.ts';
import { formatShortInstant } from '../../../../server/shared/format.ts';
import { paths } from '../../../../server/shared/paths.ts';
import { ActionForm } from '../../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../../components/dashboard/confirm-dialog.tsx';
import { FormSelect } from '../../../components/dashboard/form-fields.tsx';
import { Panel } from '../../../components/dashboard/panel.tsx';
import { FeedAddress } from './address.tsx';

interface ExportsProps {
  t: Translate;
  villa_id: number;
  exports: CalendarExportAnswer[];
}

/** Our own calendar of the villa for other sites: a secret address for each of them. */
export function CalendarExports({ t, villa_id, exports }: ExportsProps) {
  const free = EXPORT_DESTINATIONS.filter(
    (each) => !exports.some(({ destination }) => destination === each),
  );
  return (
    <Panel title={t('feeds:out.title')}>
      <p className="hint">{t('feeds:out.text')}</p>
      <ul className="lines exports">
        {exports.map((row) => (
          <ExportLine key={row.id} t={t} row={row} />
        ))}
      </ul>
      {exports.length > 0 && (
        <>
          <ExportDialog
            t={t}
            act="renew"
            method="POST"
            path={paths.api.calendarExportCode('{id}')}
          />
          <ExportDialog
            t={t}
            act="remove"
            method="DELETE"
            path={`${paths.api.calendarExport('{id}')}?version={version}`}
          />
        </>
      )}
      {free.length > 0 && (
        <ActionForm
          t={t}
          className="form no-print"
          method="POST"
          path={paths.api.calendarExports()}
          success="reload"
          toast={t('feeds:out.done')}
        >
          <input type="hidden" name="villa_id" value={villa_id} data-type="int" />
          <div className="row wrapping end-aligned">
            <FormSelect
              t={t}
              name="destination"
              label={t('feeds:out.destination')}
              options={free.map((value) => ({ value, text: t(`feeds:destination.${value}`) }))}
            />
            <button type="submit" className="button outline" data-busy={t('common:saving')}>
              {t('feeds:out.create')}
            </button>
          </div>
        </ActionForm>
      )}
    </Panel>
  );
}

function ExportLine({ t, row }: { t: Translate; row: CalendarExportAnswer }) {
  const { id, version, destination, url, last_read_at } = row;
  const name = t(`feeds:destination.${destination}`);
  return (
    <li>
      <div>
        <b>{name}</b>
        {url ? <FeedAddress {...{ t, url, name }} /> : <small>{t('feeds:out.unreadable')}</small>}
        <small>
          {last_read_at
            ? t('feeds:out.last_read', { at: formatShortInstant(last_read_at) })
            : t('feeds:out.never_read')}
        </small>
      </div>
      <div className="row wrapping acts no-print">
        {(['renew', 'remove'] as const).map((act) => (
          <DialogButton
            key={act}
            opens={`export-${act}`}
            kind={act === 'renew' ? 'outline' : 'danger'}
            small
            data-fill={JSON.stringify({ id, name, version })}
            aria-label={`${t(`feeds:${act}.label`)}: ${name}`}
          >
            {t(`feeds:${act}.label`)}
          </DialogButton>
        ))}
      </div>
    </li>
  );
}

interface ExportDialogProps {
  t: Translate;
  act: 'renew' | 'remove';
  method: 'POST' | 'DELETE';
  path: string;
}

function ExportDialog({ t, act, method, path }: ExportDialogProps) {
  const id = `export-${act}`;
  return (
    <ConfirmDialog
      t={t}
      id={id}
      title={t(`feeds:${act}.title`)}
      consequences={[t(`feeds:${act}.old_ends`), t(`feeds:${act}.then`)]}
      submit={t(`feeds:${act}.label`)}
      danger
    >
      <ActionForm
        t={t}
        id={`${id}-form`}
        method={method}
        path={path}
        template
        success="reload"
        toast={t(`feeds:${act}.done`)}
        log={paths.dashboard.audit({ entity: 'calendar_export', entity_id: '{id}' })}
      >
        <p className="chosen" data-fill-text="name" />
        {act === 'renew' && (
          <input type="hidden" name="version" data-fill-value="version" data-type="int" />
        )}
      </ActionForm>
    </ConfirmDialog>
  );
}
