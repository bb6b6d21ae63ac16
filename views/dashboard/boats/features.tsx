import type { FeatureGroup } from '../../../server/schemas/answers/features.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FeatureTicks } from '../villas/features.tsx';
import { BoatTabForm, type BoatTabProps } from './tab-form.tsx';

interface BoatFeaturesPageProps extends BoatTabProps {
  /** In staff's order. */
  groups: FeatureGroup[];
}

/** `/dashboard/boats/{id}/features`: what it has, group by group. */
export function BoatFeaturesPage({ groups, ...tab }: BoatFeaturesPageProps) {
  const { site, boat } = tab;
  return (
    <BoatTabForm {...tab} tab="features" path={paths.api.boatFeatures(boat.id)}>
      <FeatureTicks t={site.t} kind="boat" groups={groups} chosen={boat.feature_ids} />
    </BoatTabForm>
  );
}
