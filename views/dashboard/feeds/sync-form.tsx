import type { Translate } from '../../../server/i18n.ts';
import type { FeedAnswer } from '../../../server/schemas/answers/feeds.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { Icon } from '../../components/icon.tsx';

interface SyncFormProps {
  t: Translate;
  feed: FeedAnswer;
  /** Lets staff take over a calendar that has lost most of its nights. */
  confirms?: boolean;
}

/** Reads the other calendar now; a suspicious one is refused until somebody confirms it. */
export function SyncForm({ t, feed, confirms }: SyncFormProps) {
  const label = t(confirms ? 'feeds:screen.sync' : 'feeds:column.sync');
  return (
    <ActionForm
      t={t}
      className="sync-form over"
      method="POST"
      path={paths.api.feedSync()}
      success="reload"
      toast={t('feeds:screen.synced')}
      log={paths.dashboard.audit({ entity: 'calendar_feed', entity_id: feed.id })}
    >
      <input type="hidden" name="villa_id" value={feed.villa_id} data-type="int" />
      <input type="hidden" name="url" value={feed.url ?? ''} />
      <input type="hidden" name="known_feed" value={feed.id} data-type="int" />
      {confirms && (
        <label className="check">
          <input type="checkbox" name="confirm" data-type="bool" />
          <span>{t('feeds:screen.confirm')}</span>
        </label>
      )}
      <button
        type="submit"
        className="button outline small needs-script no-print"
        data-busy={t('feeds:screen.syncing')}
        aria-label={`${label}: ${feed.villa_name}, ${feed.name}`}
      >
        <Icon name="refresh-cw" size="small" />
        {label}
      </button>
    </ActionForm>
  );
}
