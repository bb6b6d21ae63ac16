import type { Translate } from '../../../server/i18n.ts';
import type { StateAct } from '../../components/dashboard/bulk.tsx';

/** What can be done with several comments, with what each act means. */
export const commentActs = (t: Translate): StateAct[] => [
  {
    state: 'PUBLISHED',
    label: t('villas:comments.publish'),
    title: t('comments:publish.title'),
    consequences: [t('comments:publish.shown'), t('comments:publish.answers')],
    toast: t('villas:comments.done'),
  },
  {
    state: 'HIDDEN',
    label: t('villas:comments.hide'),
    title: t('comments:hide.title'),
    consequences: [t('comments:hide.gone'), t('comments:hide.kept')],
    toast: t('villas:comments.done'),
  },
];

/** Taking several away for good. */
export const commentDeletion = (t: Translate) => ({
  title: t('comments:delete.title'),
  consequences: [t('comments:delete.gone'), t('villas:comments.delete_hide')],
  toast: t('comments:delete.done'),
});
