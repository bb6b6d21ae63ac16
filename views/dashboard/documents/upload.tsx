import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { PaperUpload } from '../../components/dashboard/paper-upload.tsx';

export function DocumentUpload({ t }: { t: Translate }) {
  return (
    <Panel title={t('documents:add')} off_paper>
      <PaperUpload
        t={t}
        path={paths.api.documents()}
        accept="application/pdf,.pdf"
        drop={t('documents:upload.drop')}
        hint={t('documents:upload.hint')}
        list={paths.dashboard.documents()}
      />
    </Panel>
  );
}
