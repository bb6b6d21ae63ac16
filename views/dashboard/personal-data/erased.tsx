import type { Translate } from '../../../server/i18n.ts';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { Counts } from './counts.tsx';

/** The place of what became of a guest's data: what names nobody any more, what is kept until when. */
export function ErasedData({ t }: { t: Translate }) {
  return (
    <div className="stack" data-part="erased" tabIndex={-1} hidden>
      <InlineBar tone="ok" title={t('personaldata:erased.title')}>
        {t('personaldata:erased.text')}
      </InlineBar>
      <div data-part="codes">
        <Panel title={t('personaldata:erased.bookings')}>
          <ul className="row wrapping" />
        </Panel>
      </div>
      <div data-part="kept">
        <Panel title={t('personaldata:erased.kept')}>
          <div className="stack tight">
            <p className="muted">{t('personaldata:erased.kept_text')}</p>
            <ul className="stack tight" />
          </div>
        </Panel>
      </div>
      <div data-part="rows">
        <Panel title={t('personaldata:erased.rows')}>
          <Counts t={t} />
        </Panel>
      </div>
    </div>
  );
}
