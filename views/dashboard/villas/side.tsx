import type { Translate } from '../../../server/i18n.ts';
import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
import { paths } from '../../../server/shared/paths.ts';
import * as listing from '../listings/side.tsx';
import { lacksOf } from './lacks.ts';

interface SideProps {
  t: Translate;
  villa: VillaAnswer;
}

export function Publication({ t, villa }: SideProps) {
  const flags = [
    { name: 'active', path: paths.api.villaActivity() },
    { name: 'popular', path: paths.api.villaPopularity() },
    { name: 'villa_of_month', path: paths.api.villaOfMonth() },
  ] as const;
  return (
    <listing.Publication
      t={t}
      kind="villa"
      listing={villa}
      flags={flags.map(({ name, path }) => ({
        path,
        label: t(`villas:field.${name}`),
        checked: villa[name],
        told: name === 'villa_of_month' ? t('villas:one_of_month') : undefined,
      }))}
    />
  );
}

export function Missing({ t, villa }: SideProps) {
  const lacks = lacksOf(villa).map((lack) => ({
    ...lack,
    words: lack.lacking ? t(`villas:lack.${lack.key}`) : t(`villas:there.${lack.key}`),
  }));
  return <listing.Missing t={t} kind="villa" listing={villa} lacks={lacks} />;
}
