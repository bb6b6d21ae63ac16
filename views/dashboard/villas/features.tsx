import type { Translate } from '../../../server/i18n.ts';
import type { FeatureGroup } from '../../../server/schemas/answers/features.ts';
import { formatCount } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Icon } from '../../components/icon.tsx';
import { VillaTabForm, type VillaTabProps } from './tab-form.tsx';
import { TickSet } from './tick-set.tsx';

interface VillaFeaturesPageProps extends VillaTabProps {
  /** In staff's order. */
  groups: FeatureGroup[];
}

/** `/dashboard/villas/{id}/features`: what it has, group by group. */
export function VillaFeaturesPage({ groups, ...tab }: VillaFeaturesPageProps) {
  const { site, villa } = tab;
  return (
    <VillaTabForm {...tab} tab="features" path={paths.api.villaFeatures(villa.id)}>
      <FeatureTicks t={site.t} kind="villa" groups={groups} chosen={villa.feature_ids} />
    </VillaTabForm>
  );
}

interface FeatureTicksProps {
  t: Translate;
  kind: ListingKind;
  groups: FeatureGroup[];
  chosen: number[];
}

/** What a villa or a boat has, group by group, with the way to the list of all there is. */
export function FeatureTicks({ t, kind, groups, chosen }: FeatureTicksProps) {
  const all = groups.reduce((sum, { features }) => sum + features.length, 0);
  return (
    <>
      <div className="tick-tools">
        <Search t={t} />
        <p className="dim">
          <output data-ticked="feature_ids">{formatCount(chosen.length)}</output>
          {` / ${t('villas:features.of', { all: formatCount(all) })}`}
        </p>
        <a className="link fine" href={paths.dashboard.features({ kind })}>
          {t('features:edit_list')}
        </a>
      </div>
      {all === 0 && (
        <EmptyState
          heading="h2"
          title={t('villas:features.none')}
          text={t('villas:features.none_text')}
        />
      )}
      <div className="feature-groups">
        {groups.map((group) => (
          <Group key={group.id} t={t} group={group} chosen={chosen} />
        ))}
      </div>
    </>
  );
}

function Search({ t }: { t: Translate }) {
  return (
    <div className="affixed search-field needs-script">
      <span>
        <Icon name="search" size="small" />
      </span>
      <input
        type="search"
        className="input"
        data-tick-search=""
        aria-label={t('villas:features.search')}
        placeholder={t('villas:features.search')}
      />
    </div>
  );
}

interface GroupProps {
  t: Translate;
  group: FeatureGroup;
  chosen: number[];
}

function Group({ t, group, chosen }: GroupProps) {
  return (
    <div data-tick-group="">
      <Panel
        title={group.name}
        action={
          <button
            type="button"
            className="button quiet small needs-script"
            data-tick-all=""
            aria-label={`${t('villas:features.all')}: ${group.name}`}
          >
            {t('villas:features.all')}
          </button>
        }
      >
        <TickSet
          t={t}
          name="feature_ids"
          label={group.name}
          scope={`group-${group.id}`}
          options={group.features}
          chosen={chosen}
        />
      </Panel>
    </div>
  );
}
