import type { Translate } from '../../../server/i18n.ts';

interface SaveBarProps {
  t: Translate;
  /** Where giving up leads. */
  back: string;
  label?: string;
}

/** A form's last line; it stays in sight, and says what is unsaved: how many fields, where they can be counted. */
export function SaveBar({ t, back, label }: SaveBarProps) {
  return (
    <div className="save-bar no-print">
      <p
        className="unsaved"
        data-unsaved={t('dashboard:unsaved_count', { changed: '{{changed}}' })}
        data-unsaved-some={t('dashboard:unsaved')}
      >
        {t('dashboard:unsaved')}
      </p>
      {/* Together where they wrap. */}
      <div className="row wrapping">
        <a className="button quiet" href={back}>
          {t('common:cancel')}
        </a>
        <button type="submit" className="button primary" data-busy={t('common:saving')}>
          {label ?? t('common:save')}
        </button>
      </div>
    </div>
  );
}
