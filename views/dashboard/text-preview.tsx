import type { Translate } from '../../server/i18n.ts';
import { Icon } from '../components/icon.tsx';

/**
 * Opens the preview of the form around it: `call` takes its `title` and `body` and answers them as the
 * site would show them (islands/dashboard/text-preview.ts).
 */
export function TextPreviewButton({ t, call }: { t: Translate; call: string }) {
  return (
    <button
      type="button"
      className="button outline needs-script"
      data-text-preview={call}
      data-offline={t('common:load_failed')}
    >
      <Icon name="eye" />
      {t('pages:preview')}
    </button>
  );
}

/** The text in the site's letters, before anybody else sees it. */
export function TextPreview({ t, title }: { t: Translate; title: string }) {
  return (
    <dialog className="sheet text-preview" id="text-preview" aria-label={title}>
      <div className="head">
        <p className="dim">{t('pages:preview_note')}</p>
        <button
          type="button"
          className="icon-button"
          command="close"
          commandfor="text-preview"
          aria-label={t('dashboard:close')}
        >
          <Icon name="x" />
        </button>
      </div>
      <article className="body">
        <p className="preview-title" data-preview="title" />
        <div className="prose" data-preview="body" />
      </article>
    </dialog>
  );
}
