import type { Translate } from '../../../server/i18n.ts';
import type { SwitchAct } from '../../components/dashboard/bulk.tsx';

/** Putting several boats on sale and taking them off it, with what each means. */
export const switchActs = (t: Translate): SwitchAct[] => [
  {
    active: true,
    label: t('fleet:activate.label'),
    title: t('fleet:activate.title'),
    consequences: [t('fleet:activate.shown'), t('fleet:activate.papers')],
    toast: t('fleet:activate.done'),
  },
  {
    active: false,
    label: t('fleet:deactivate.label'),
    title: t('fleet:deactivate.title'),
    consequences: [t('fleet:deactivate.hidden'), t('fleet:deactivate.stay')],
    toast: t('fleet:deactivate.done'),
  },
];
