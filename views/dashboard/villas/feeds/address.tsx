import type { Translate } from '../../../../server/i18n.ts';
import { Icon } from '../../../components/icon.tsx';

/** A long secret address: its site in sight, the whole of it on the clipboard. */
export function FeedAddress({ t, url, name }: { t: Translate; url: string; name: string }) {
  return (
    <span className="feed-address over">
      <code title={url}>{url.replace(/^https?:\/\//, '')}</code>
      <button
        type="button"
        className="icon-button needs-script"
        data-copy={url}
        data-copied={t('feeds:copied')}
        aria-label={`${t('feeds:copy')}: ${name}`}
      >
        <Icon name="copy" size="small" />
      </button>
    </span>
  );
}
