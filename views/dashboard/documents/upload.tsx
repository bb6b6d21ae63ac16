import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Icon } from '../../components/icon.tsx';

/** Several papers at once, each with its progress and its result (islands/dashboard/papers.ts). */
export function DocumentUpload({ t }: { t: Translate }) {
  return (
    <Panel title={t('documents:add')}>
      <div
        className="form"
        data-papers={paths.api.documents()}
        data-waiting={t('documents:upload.waiting')}
        data-uploading={t('documents:upload.uploading', { percent: '{{percent}}' })}
        data-done={t('documents:upload.done')}
        data-failed={t('documents:upload.failed')}
        data-toast={t('documents:upload.all_done')}
      >
        <noscript>
          <p className="note warn">{t('dashboard:needs_script')}</p>
        </noscript>
        <div className="drop needs-script" data-part="drop">
          <Icon name="file-up" size="large" />
          <b>{t('documents:upload.drop')}</b>
          <p>{t('documents:upload.hint')}</p>
          <label className="button outline file-button">
            {t('documents:upload.choose')}
            <input
              type="file"
              className="hidden-text"
              multiple
              accept="application/pdf,.pdf"
              data-part="files"
            />
          </label>
        </div>
        <ul className="paper-lines" data-part="lines" aria-live="polite" />
        <a
          className="button outline small"
          href={paths.dashboard.documents()}
          data-part="again"
          hidden
        >
          {t('documents:upload.show')}
        </a>
        <template data-part="line">
          <li>
            <b data-part="name" />
            <progress max={1} value={0} aria-label={t('documents:upload.progress')} />
            <span data-part="words" />
            <button type="button" className="button outline small" data-part="retry" hidden>
              {t('common:retry')}
            </button>
          </li>
        </template>
      </div>
    </Panel>
  );
}
