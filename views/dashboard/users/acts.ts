import type { Translate } from '../../../server/i18n.ts';
import type { SwitchAct } from '../../components/dashboard/bulk.tsx';

/** Opening and closing accounts, with what each means for their people. */
export const switchActs = (t: Translate): SwitchAct[] => [
  {
    active: true,
    label: t('users:activate.label'),
    title: t('users:activate.title'),
    consequences: [t('users:activate.they_come_in'), t('users:activate.no_mail')],
    toast: t('users:activate.done'),
  },
  {
    active: false,
    label: t('users:deactivate.label'),
    title: t('users:deactivate.title'),
    consequences: [
      t('users:deactivate.sessions_end'),
      t('users:deactivate.links_end'),
      t('users:deactivate.rest_stays'),
    ],
    toast: t('users:deactivate.done'),
  },
];
