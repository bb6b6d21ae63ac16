import type { Translate } from '../../../server/i18n.ts';
import type { StateAct } from '../../components/dashboard/bulk.tsx';

/** What can be done with several messages, with what each act means. */
export const messageActs = (t: Translate): StateAct[] => [
  {
    state: 'READ',
    label: t('messages:bulk.read'),
    title: t('messages:bulk.read_title'),
    consequences: [t('messages:bulk.read_text')],
    toast: t('messages:bulk.done'),
  },
  {
    state: 'UNREAD',
    label: t('messages:mark_unread'),
    title: t('messages:bulk.unread_title'),
    consequences: [t('messages:bulk.unread_text')],
    toast: t('messages:bulk.done'),
  },
];

/** Taking several away for good. */
export const messageDeletion = (t: Translate) => ({
  title: t('messages:bulk.delete_title'),
  consequences: [
    t('messages:bulk.gone'),
    t('messages:bulk.journal'),
    t('messages:delete.mail_stays'),
  ],
  toast: t('messages:bulk.deleted'),
});
