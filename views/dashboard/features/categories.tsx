import type { Translate } from '../../../server/i18n.ts';
import type { FeatureGroup } from '../../../server/schemas/answers/features.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SortList } from '../../components/dashboard/sort-list.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import type { Site } from '../../layouts/site.ts';
import { DeleteFeature } from './delete.tsx';

interface CategoryFormProps {
  t: Translate;
  kind: ListingKind;
  /** Null: a new one. */
  category: FeatureGroup | null;
}

export function CategoryForm({ t, kind, category }: CategoryFormProps) {
  const action = category
    ? ({
        method: 'PUT',
        path: paths.api.featureCategory(kind, category.id),
        success: 'reload',
      } as const)
    : ({
        method: 'POST',
        path: paths.api.featureCategories(kind),
        success: paths.dashboard.features({ kind }),
      } as const);
  return (
    <Panel
      title={category ? t('features:edit_category') : t('features:add_category')}
      action={
        category && (
          <DeleteFeature
            t={t}
            name={category.name}
            used={category.features.length}
            words="category"
            path={paths.api.featureCategory(kind, category.id)}
            version={category.version}
            back={paths.dashboard.features({ kind })}
          />
        )
      }
    >
      <ActionForm t={t} className="form" {...action} toast={t('features:category_saved')}>
        {category && <StaleNote t={t} version={category.version} />}
        <div className="fields">
          <FormInput
            t={t}
            scope="category"
            name="name"
            label={t('features:field.name')}
            wide
            defaultValue={category?.name}
            maxLength={80}
            autoComplete="off"
          />
        </div>
        <div className="row no-print">
          <button type="submit" className="button outline" data-busy={t('common:saving')}>
            {category ? t('common:save') : t('features:add_category')}
          </button>
          {category && (
            <a className="button quiet" href={paths.dashboard.features({ kind })}>
              {t('common:cancel')}
            </a>
          )}
        </div>
      </ActionForm>
    </Panel>
  );
}

interface CategoryListProps {
  site: Site;
  kind: ListingKind;
  groups: FeatureGroup[];
  open: number | undefined;
}

/** The groups' own order. */
export function CategoryList({ site, kind, groups, open }: CategoryListProps) {
  const { t } = site;
  if (groups.length === 0) return null;
  return (
    <Panel title={t('features:categories')}>
      <SortList
        site={site}
        id="order-categories"
        label={t('features:categories')}
        path={paths.api.featureCategoryOrder()}
        rows={groups}
        open={open}
        name={({ name }) => name}
        href={({ id }) => `${paths.dashboard.features({ kind, category: id })}#form`}
        cells={({ features }) => <span>{features.length}</span>}
      />
    </Panel>
  );
}
