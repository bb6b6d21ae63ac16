import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { CheckboxField, InputField, SelectField } from '../../components/field.tsx';
import type { ShowcasePageProps } from './show.tsx';

/** Brings villas of another showcase, or those that fit; shown first, then done. */
export function ImportVillas(props: ShowcasePageProps) {
  const { site, showcase, preview } = props;
  const { t } = site;
  return (
    <Panel title={t('showcases:import.title')} id="import">
      <p className="panel-text">{t('showcases:import.text')}</p>
      <form
        className="form"
        action={`${paths.dashboard.showcase(showcase.id)}#import`}
        aria-label={t('showcases:import.title')}
      >
        <input type="hidden" name="import" value="1" />
        <div className="fields">
          <Source {...props} />
          <Fitting {...props} />
          <Limits {...props} />
        </div>
        <div className="row wrapping">
          <Button type="submit">{t('showcases:import.preview')}</Button>
        </div>
      </form>
      {preview && <Preview {...props} />}
    </Panel>
  );
}

function Source({ site, query, others }: ShowcasePageProps) {
  const { t } = site;
  return (
    <SelectField
      site={site}
      name="from_showcase_id"
      label={t('showcases:import.from')}
      hint={t('showcases:import.from_hint')}
      empty={t('showcases:import.by_filter')}
      defaultValue={query.from_showcase_id ?? ''}
      options={others.map(({ id, title }) => ({ value: id, text: title }))}
    />
  );
}

function Fitting({ site, query }: ShowcasePageProps) {
  const { t } = site;
  const regions = site.regions ?? [];
  return (
    <>
      <SelectField
        site={site}
        name="region_id"
        label={t('showcases:import.region')}
        empty={t('showcases:import.any')}
        defaultValue={query.region_id ?? ''}
        options={regions.map(({ id, name }) => ({ value: id, text: name }))}
      />
      <SelectField
        site={site}
        name="town_id"
        label={t('showcases:import.town')}
        empty={t('showcases:import.any')}
        defaultValue={query.town_id ?? ''}
        options={regions.flatMap(({ towns }) =>
          towns.map(({ id, name }) => ({ value: id, text: name })),
        )}
      />
    </>
  );
}

function Limits({ site, query }: ShowcasePageProps) {
  const { t, villa_types } = site;
  return (
    <>
      <SelectField
        site={site}
        name="type_id"
        label={t('showcases:import.type')}
        empty={t('showcases:import.any')}
        defaultValue={query.type_id ?? ''}
        options={(villa_types ?? []).map(({ id, name }) => ({ value: id, text: name }))}
      />
      <InputField
        site={site}
        name="limit"
        kind="number"
        label={t('showcases:import.limit')}
        min={1}
        max={100}
        defaultValue={query.limit}
      />
      <CheckboxField
        site={site}
        name="popular"
        value="1"
        label={t('showcases:import.popular')}
        defaultChecked={query.popular === '1'}
      />
    </>
  );
}

function Preview({ site: { t }, showcase, preview, wanted }: ShowcasePageProps) {
  if (!preview || !wanted) return null;
  if (preview.length === 0) return <p className="muted">{t('showcases:import.nothing')}</p>;
  return (
    <ActionForm
      t={t}
      className="import-preview"
      method="POST"
      path={paths.api.showcaseImport()}
      success={paths.dashboard.showcase(showcase.id)}
      toast={t('showcases:import.done', { count: preview.length })}
    >
      <h3>{t('showcases:import.would', { count: preview.length })}</h3>
      <p>{preview.map(({ name }) => name).join(', ')}</p>
      <input type="hidden" name="showcase_id" value={showcase.id} data-type="int" />
      <input type="hidden" name="limit" value={wanted.limit} data-type="int" />
      {'filter' in wanted ? (
        <input type="hidden" name="filter" value={JSON.stringify(wanted.filter)} data-type="json" />
      ) : (
        <input
          type="hidden"
          name="from_showcase_id"
          value={wanted.from_showcase_id}
          data-type="int"
        />
      )}
      <Button type="submit" kind="primary" icon="plus" data-busy={t('common:saving')}>
        {t('showcases:import.bring', { count: preview.length })}
      </Button>
    </ActionForm>
  );
}
