import type { Translate } from '../../../server/i18n.ts';
import type { SwitchAct } from '../../components/dashboard/bulk.tsx';

/** Showing accounts to guests and hiding them, with what each means. */
export const switchActs = (t: Translate): SwitchAct[] => [
  {
    active: true,
    label: t('banks:activate.label'),
    title: t('banks:activate.title'),
    consequences: [t('banks:activate.shown')],
    toast: t('banks:activate.done'),
  },
  {
    active: false,
    label: t('banks:deactivate.label'),
    title: t('banks:deactivate.title'),
    consequences: [t('banks:deactivate.hidden'), t('banks:deactivate.payments_stay')],
    toast: t('banks:deactivate.done'),
  },
];
