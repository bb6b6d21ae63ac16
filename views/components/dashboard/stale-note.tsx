import type { Translate } from '../../../server/i18n.ts';
import { Icon } from '../icon.tsx';

interface StaleNoteProps {
  t: Translate;
  /** What the form was opened with. */
  version: number;
}

/** Goes into an edit's form: its version, and the place where a colleague's change is shown. */
export function StaleNote({ t, version }: StaleNoteProps) {
  return (
    <>
      <input type="hidden" name="version" value={version} data-type="int" />
      <div
        className="note warn stale"
        data-stale=""
        data-who={t('dashboard:stale.who', { who: '{{who}}', at: '{{at}}' })}
        data-theirs={t('dashboard:stale.theirs', { value: '{{value}}' })}
        data-mine={t('dashboard:stale.mine', { value: '{{value}}' })}
        data-elsewhere={t('dashboard:stale.elsewhere')}
        data-stale-rows={t('dashboard:stale.rows', { count: '{{count}}' })}
        data-yes={t('dashboard:stale.yes')}
        data-no={t('dashboard:stale.no')}
        role="alert"
        tabIndex={-1}
        hidden
      >
        <Icon name="users" />
        <div>
          <b>{t('dashboard:stale.title')}</b>
          <p data-stale-who="" hidden />
          <p>{t('dashboard:stale.text')}</p>
          <ul />
          <div className="row wrapping">
            <button type="button" className="button primary" data-stale-mine="">
              {t('dashboard:stale.keep_mine')}
            </button>
            <button type="button" className="button outline" data-stale-theirs="">
              {t('dashboard:stale.take_theirs')}
            </button>
          </div>
        </div>
      </div>
    </>
  );
}
