import type { FeatureGroup } from '../../../server/schemas/answers/features.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SortList } from '../../components/dashboard/sort-list.tsx';
import { LateIcon } from '../../components/late-icon.tsx';
import { lateIconName } from '../../components/late-icons.ts';
import type { Site } from '../../layouts/site.ts';

interface GroupPanelProps {
  site: Site;
  kind: ListingKind;
  group: FeatureGroup;
  /** The feature whose form is open. */
  open: number | undefined;
}

/** A group's features in their order. */
export function GroupPanel({ site, kind, group, open }: GroupPanelProps) {
  const { t } = site;
  return (
    <Panel
      title={group.name}
      aside={String(group.features.length)}
      action={
        <a
          className="link fine"
          href={`${paths.dashboard.features({ kind, category: group.id })}#form`}
          aria-label={`${t('features:edit_category')}: ${group.name}`}
        >
          {t('features:edit_category')}
        </a>
      }
    >
      {group.features.length === 0 ? (
        <p className="dim">{t('features:empty_category')}</p>
      ) : (
        <SortList
          site={site}
          id={`order-${group.id}`}
          label={group.name}
          path={paths.api.featureOrder()}
          rows={group.features}
          open={open}
          name={({ name }) => name}
          href={({ id }) => `${paths.dashboard.features({ kind, id })}#form`}
          cells={({ icon, listings }) => (
            <>
              <LateIcon site={site} name={lateIconName(icon)} size="small" />
              <span className={listings === 0 ? 'dim' : undefined}>
                {listings === 0
                  ? t('features:unused')
                  : t('features:listings', { count: listings })}
              </span>
            </>
          )}
        />
      )}
    </Panel>
  );
}
