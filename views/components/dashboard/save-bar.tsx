import type { Translate } from '../../../server/i18n.ts';

interface SaveBarProps {
  t: Translate;
  /** Where giving up leads. */
  back: string;
  label?: string;
}

/** A form's last line; it stays in sight, and says while something is unsaved. */
export function SaveBar({ t, back, label }: SaveBarProps) {
  return (
    <div className="save-bar no-print">
      <p className="unsaved">{t('dashboard:unsaved')}</p>
      <a className="button quiet" href={back}>
        {t('common:cancel')}
      </a>
      <button type="submit" className="button primary" data-busy={t('common:saving')}>
        {label ?? t('common:save')}
      </button>
    </div>
  );
}
