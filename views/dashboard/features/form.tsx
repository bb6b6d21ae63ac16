import type { FeatureAnswer, FeatureGroup } from '../../../server/schemas/answers/features.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { paths } from '../../../server/shared/paths.ts';
import { FormInput, FormSelect } from '../../components/dashboard/form-fields.tsx';
import { RowForm, rowCall } from '../../components/dashboard/row-form.tsx';
import type { Site } from '../../layouts/site.ts';
import { DeleteFeature } from './delete.tsx';
import { SymbolSelect } from './symbol-select.tsx';

interface FeatureFormProps {
  site: Site;
  kind: ListingKind;
  /** Null: a new one. */
  feature: FeatureAnswer | null;
  groups: FeatureGroup[];
}

export function FeatureForm({ site, kind, feature, groups }: FeatureFormProps) {
  const { t } = site;
  const back = paths.dashboard.features({ kind });
  return (
    <RowForm
      t={t}
      title={feature ? t('features:edit') : t('features:add')}
      row={feature}
      call={rowCall(feature && paths.api.feature(kind, feature.id), {
        path: paths.api.features(kind),
        success: back,
      })}
      toast={t('features:saved')}
      back={back}
      remove={
        feature && (
          <DeleteFeature
            t={t}
            name={feature.name}
            used={feature.listings}
            words="feature"
            path={paths.api.feature(kind, feature.id)}
            version={feature.version}
            back={back}
          />
        )
      }
    >
      <div className="fields">
        <Fields site={site} feature={feature} groups={groups} />
      </div>
    </RowForm>
  );
}

function Fields({ site, feature, groups }: Omit<FeatureFormProps, 'kind'>) {
  const { t } = site;
  return (
    <>
      <FormInput
        t={t}
        name="name"
        label={t('features:field.name')}
        wide
        defaultValue={feature?.name}
        maxLength={80}
        autoComplete="off"
      />
      <FormSelect
        t={t}
        name="category_id"
        label={t('features:field.category_id')}
        wide
        data-type="int"
        defaultValue={String(feature?.category_id ?? '')}
        options={[
          ...(feature ? [] : [{ value: '', text: t('features:choose') }]),
          ...groups.map(({ id, name }) => ({ value: String(id), text: name })),
        ]}
      />
      <SymbolSelect site={site} value={feature?.icon ?? null} />
      <FormInput
        t={t}
        name="google_key"
        label={t('features:field.google_key')}
        hint={t('features:hint.google_key')}
        optional
        wide
        data-type="line"
        defaultValue={feature?.google_key ?? ''}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}
