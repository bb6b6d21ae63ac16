import type { Translate } from '../../../server/i18n.ts';
import type { BoatAnswer } from '../../../server/schemas/answers/boats.ts';
import { paths } from '../../../server/shared/paths.ts';
import * as listing from '../listings/side.tsx';
import { lacksOf } from './lacks.ts';

interface SideProps {
  t: Translate;
  boat: BoatAnswer;
}

export function Publication({ t, boat }: SideProps) {
  const flags = [
    { name: 'active', path: paths.api.boatActivity() },
    { name: 'popular', path: paths.api.boatPopularity() },
  ] as const;
  return (
    <listing.Publication
      t={t}
      kind="boat"
      listing={boat}
      flags={flags.map(({ name, path }) => ({
        path,
        label: t(`fleet:field.${name}`),
        checked: boat[name],
      }))}
    />
  );
}

interface MissingProps extends SideProps {
  pictures: number | undefined;
  /** ISO day. */
  today: string;
}

export function Missing({ t, boat, pictures = 0, today }: MissingProps) {
  const lacks = lacksOf(boat, { pictures, today }).map((lack) => ({
    ...lack,
    words:
      lack.lacking || lack.key === 'validity'
        ? t(`fleet:lack.${lack.key}`)
        : t(`fleet:there.${lack.key}`),
  }));
  return <listing.Missing t={t} kind="boat" listing={boat} lacks={lacks} />;
}
