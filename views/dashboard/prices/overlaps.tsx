import type { Translate } from '../../../server/i18n.ts';
import { Icon } from '../../components/icon.tsx';

/** The place where a form of a season shows what it would do to those in its way, before it does. */
export function Overlaps({ t }: { t: Translate }) {
  const days = '{{days}}';
  const left = '{{left}}';
  const price = '{{price}}';
  return (
    <>
      <input type="hidden" name="split" value="false" data-type="json" />
      <div
        className="note warn stale"
        data-overlaps=""
        data-removed={t('prices:overlap.removed', { days, price })}
        data-trimmed={t('prices:overlap.trimmed', { days, price, left })}
        data-cut={t('prices:overlap.cut', { days, price, left })}
        role="alert"
        tabIndex={-1}
        hidden
      >
        <Icon name="scissors" />
        <div>
          <b>{t('prices:overlap.title')}</b>
          <p>{t('prices:overlap.text')}</p>
          <ul />
          <div className="row wrapping">
            <button type="button" className="button primary" data-overlaps-split="">
              {t('prices:overlap.split')}
            </button>
            <button type="button" className="button outline" data-overlaps-back="">
              {t('prices:overlap.back')}
            </button>
          </div>
        </div>
      </div>
    </>
  );
}
