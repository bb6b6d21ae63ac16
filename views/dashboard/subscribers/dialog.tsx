import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DeleteDialog } from '../../components/dashboard/asking-button.tsx';

/** Asks before somebody is taken off the list; shared by all rows. */
export function EndSubscription({ t }: { t: Translate }) {
  return (
    <DeleteDialog
      t={t}
      id="end"
      title={t('subscribers:end.title')}
      consequences={[t('subscribers:end.mails'), t('subscribers:end.proof')]}
      submit={t('subscribers:end.label')}
      path={paths.api.subscriber('{id}')}
      toast={t('subscribers:end.done')}
    />
  );
}
