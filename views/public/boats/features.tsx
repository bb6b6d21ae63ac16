import { LateIcon } from '../../components/late-icon.tsx';
import { lateIconName } from '../../components/late-icons.ts';
import type { Site } from '../../layouts/site.ts';
import type { FeatureGroup } from '../villas/villa.ts';

/** What is aboard, by category. */
export function BoatFeatures({
  site,
  features,
}: {
  site: Site;
  features: readonly FeatureGroup[];
}) {
  if (features.length === 0) return null;
  return (
    <section className="block">
      <h2>{site.t('boats:features')}</h2>
      <div className="features">
        {features.map(({ category, features: all }) => (
          <div key={category}>
            <h3>{category}</h3>
            <ul>
              {all.map(({ name, icon }) => (
                <li key={name}>
                  <LateIcon site={site} name={lateIconName(icon)} />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
