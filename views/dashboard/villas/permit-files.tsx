import type { Translate } from '../../../server/i18n.ts';
import type { PermitFile } from '../../../server/schemas/answers/villa-permit-files.ts';
import { formatShortInstant } from '../../../server/shared/format.ts';
import { formatBytes } from '../../../server/shared/format-bytes.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DeleteDialog, DialogButton } from '../../components/dashboard/asking-button.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { PaperUpload } from '../../components/dashboard/paper-upload.tsx';
import { PictureSheet } from '../../components/dashboard/picture-field.tsx';
import { Icon } from '../../components/icon.tsx';
import type { Site } from '../../layouts/site.ts';

interface PermitFilesProps {
  site: Site;
  villa_id: number;
  files: PermitFile[];
}

/** The permit itself and what proves the look-up; nobody but staff can open them. */
export function PermitFiles({ site, villa_id, files }: PermitFilesProps) {
  const { t } = site;
  return (
    <Panel id="files" title={t('villas:permit_files.title')} aside={files.length || undefined}>
      <PictureSheet site={site} />
      <p className="hint">{t('villas:permit_files.text')}</p>
      {files.length > 0 && (
        <ul className="lines">
          {files.map((file) => (
            <FileLine key={file.id} t={t} file={file} />
          ))}
        </ul>
      )}
      <PaperUpload
        t={t}
        path={paths.api.villaPermitFiles(villa_id)}
        accept="application/pdf,.pdf,image/jpeg,image/png"
        drop={t('villas:permit_files.drop')}
        hint={t('villas:permit_files.hint')}
        list={paths.dashboard.villa(villa_id, 'permit')}
      />
      <DeleteDialog
        t={t}
        id="delete-permit-file"
        title={t('villas:permit_files.delete_title')}
        consequences={[t('villas:permit_files.delete_gone'), t('villas:permit_files.delete_stays')]}
        submit={t('villas:permit_files.delete')}
        path={paths.api.villaPermitFile('{id}')}
        toast={t('villas:permit_files.deleted')}
      />
    </Panel>
  );
}

function FileLine({ t, file }: { t: Translate; file: PermitFile }) {
  const { id, title, mime, bytes, created_at, created_by } = file;
  const facts = [formatBytes(bytes), formatShortInstant(created_at), created_by];
  return (
    <li>
      <Icon name={mime === 'application/pdf' ? 'file-text' : 'image'} />
      <div>
        <a href={paths.dashboard.permitFile(id)} target="_blank" rel="noopener">
          <b>{title}</b>
        </a>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </div>
      <div className="end">
        <DialogButton
          opens="delete-permit-file"
          small
          data-fill={JSON.stringify({ id, name: title })}
        >
          {t('villas:permit_files.delete')}
          <span className="hidden-text"> {title}</span>
        </DialogButton>
      </div>
    </li>
  );
}
