import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import type { SwitchAct } from '../../components/dashboard/bulk.tsx';
import { activityActs } from '../../components/dashboard/editor-switch.tsx';

/** What can be done with several villas, with what each act means. */
export const villaActs = (t: Translate): SwitchAct[] => [
  ...activityActs(t),
  ...flagActs(t, 'popular', paths.api.villaPopularity()),
  ...flagActs(t, 'villa_of_month', paths.api.villaOfMonth()),
];

const flagActs = (t: Translate, flag: 'popular' | 'villa_of_month', path: string): SwitchAct[] =>
  ([true, false] as const).map((active) => {
    const act = active ? 'on' : 'off';
    return {
      active,
      flag,
      key: `${flag}-${act}`,
      path,
      label: t(`villas:bulk.${flag}.${act}`),
      title: t(`villas:bulk.${flag}.${act}_title`),
      consequences: [t(`villas:bulk.${flag}.${act}_text`)],
      toast: t('villas:bulk.done'),
    };
  });
