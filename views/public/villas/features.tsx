import { LateIcon } from '../../components/late-icon.tsx';
import { lateIconName } from '../../components/late-icons.ts';
import type { Site } from '../../layouts/site.ts';
import type { Feature, FeatureGroup, VillaData } from './villa.ts';

interface FeaturesProps {
  site: Site;
  villa: VillaData;
}

const GROUPS_FIRST = 4;
const FEATURES_FIRST = 4;

/** What the villa has, by category, and what guests may miss; the rest of a long list on demand. */
export function Features({ site, villa }: FeaturesProps) {
  const { t } = site;
  const { features, absent, feature_count } = villa;
  if (features.length === 0) return null;
  const first = features.slice(0, GROUPS_FIRST);
  const rest = restOf(features);
  return (
    <section className="block">
      <h2>{t('villa:features.title')}</h2>
      <div className="features">
        {first.map(({ category, features: all }) => (
          <div key={category}>
            <h3>{category}</h3>
            <ul>
              {all.slice(0, FEATURES_FIRST).map((feature) => (
                <FeatureLine key={feature.name} site={site} feature={feature} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Absent site={site} absent={absent} />
      {rest.length > 0 && (
        <details className="more">
          <summary className="button outline">
            {t('villa:features.all', { count: feature_count })}
          </summary>
          <dl>
            {rest.map(({ category, features: left }) => (
              <div key={category}>
                <dt>{category}</dt>
                <dd>{left.map(({ name }) => name).join(' · ')}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

function restOf(groups: readonly FeatureGroup[]): FeatureGroup[] {
  return groups
    .map(({ category, features }, index) => ({
      category,
      features: index < GROUPS_FIRST ? features.slice(FEATURES_FIRST) : features,
    }))
    .filter(({ features }) => features.length > 0);
}

function FeatureLine({ site, feature: { icon, name } }: { site: Site; feature: Feature }) {
  return (
    <li>
      <LateIcon site={site} name={lateIconName(icon)} />
      {name}
    </li>
  );
}

/** Struck through, and said in words to those who can't see that. */
function Absent({ site, absent }: { site: Pick<Site, 't'>; absent: readonly Feature[] }) {
  if (absent.length === 0) return null;
  return (
    <>
      <h3>{site.t('villa:features.absent')}</h3>
      <ul className="absent">
        {absent.map(({ name }) => (
          <li key={name}>
            <span className="hidden-text">{site.t('villa:features.missing')} </span>
            <s>{name}</s>
          </li>
        ))}
      </ul>
    </>
  );
}
