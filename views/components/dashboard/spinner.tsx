import type { Translate } from '../../../server/i18n.ts';

/** Covers the page while the session is restored or the whole page is replaced; shown by behaviour. */
export function SpinnerScreen({ t }: { t: Translate }) {
  return (
    <div className="spinner-screen" data-spinner-screen="" role="status" hidden>
      <span className="spinner" />
      <p>{t('common:loading')}</p>
    </div>
  );
}
