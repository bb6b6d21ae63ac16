import type { Translate } from '../../../server/i18n.ts';
import type { SwitchAct } from '../../components/dashboard/bulk.tsx';

/** What those mean who were sent the accounts and have not paid yet; nothing where there are none. */
export const awaited = (t: Translate, options: number): string[] =>
  options > 0 ? [t('banks:awaited', { count: options })] : [];

/** Showing accounts to guests and hiding them, with what each means; `options` run and wait for money. */
export const switchActs = (t: Translate, options: number): SwitchAct[] => [
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
    consequences: [
      t('banks:deactivate.hidden'),
      ...awaited(t, options),
      t('banks:deactivate.payments_stay'),
    ],
    toast: t('banks:deactivate.done'),
  },
];
