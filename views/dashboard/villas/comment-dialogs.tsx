import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DeleteDialog } from '../../components/dashboard/asking-button.tsx';

/** Asks before a comment is deleted for good; shared by all comments of the page. */
export function DeleteComment({ t }: { t: Translate }) {
  return (
    <DeleteDialog
      t={t}
      id="delete-comment"
      title={t('villas:comments.delete_title')}
      consequences={[t('villas:comments.delete_gone'), t('villas:comments.delete_hide')]}
      submit={t('villas:comments.delete')}
      path={`${paths.api.comment('{id}')}?version={version}`}
      log={paths.dashboard.audit({ entity: 'comment', entity_id: '{id}' })}
      toast={t('villas:comments.deleted')}
    />
  );
}
