import type { Translate } from '../../../server/i18n.ts';
import { Icon } from '../icon.tsx';

interface PaperUploadProps {
  t: Translate;
  /** From `paths.api`: takes POST, multipart, `title` and `file`. */
  path: string;
  /** What the browser offers to choose. */
  accept: string;
  /** What to drop here, and what there is to know of it. */
  drop: string;
  hint: string;
  /** The list that shows what was added. */
  list: string;
}

/** Several papers at once, each with its progress and its result (islands/dashboard/papers.ts). */
export function PaperUpload({ t, path, accept, drop, hint, list }: PaperUploadProps) {
  return (
    <div
      className="form"
      data-papers={path}
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
        <b>{drop}</b>
        <p>{hint}</p>
        <label className="button outline file-button">
          {t('documents:upload.choose')}
          <input type="file" className="hidden-text" multiple accept={accept} data-part="files" />
        </label>
      </div>
      <ul className="paper-lines" data-part="lines" aria-live="polite" />
      <a className="button outline small" href={list} data-part="again" hidden>
        {t('documents:upload.show')}
      </a>
      <template data-part="line">
        <PaperLine t={t} />
      </template>
    </div>
  );
}

const PaperLine = ({ t }: { t: Translate }) => (
  <li>
    <b data-part="name" />
    <progress max={1} value={0} aria-label={t('documents:upload.progress')} />
    <span data-part="words" />
    <button type="button" className="button outline small" data-part="retry" hidden>
      {t('common:retry')}
    </button>
  </li>
);
