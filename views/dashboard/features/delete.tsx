import type { Translate } from '../../../server/i18n.ts';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';

interface DeleteFeatureProps {
  t: Translate;
  name: string;
  /** How many still use it; while there are some it stays. */
  used: number;
  words: 'feature' | 'category';
  path: string;
  version: number;
  back: string;
}

export function DeleteFeature({ t, name, used, words, path, version, back }: DeleteFeatureProps) {
  const isFeature = words === 'feature';
  if (used > 0)
    return (
      <span className="dim">
        {isFeature
          ? t('features:in_use', { count: used })
          : t('features:not_empty', { count: used })}
      </span>
    );
  return (
    <DeleteButton
      t={t}
      title={t('features:delete.title', { name })}
      label={t('features:delete.label')}
      consequences={[
        t('features:delete.gone'),
        isFeature ? t('features:delete.refused') : t('features:delete.refused_category'),
      ]}
      path={path}
      version={version}
      success={back}
      toast={t('features:delete.done')}
    />
  );
}
