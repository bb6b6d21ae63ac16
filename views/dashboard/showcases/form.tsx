import type { ShowcaseRow } from '../../../server/schemas/answers/showcases.ts';
import { paths } from '../../../server/shared/paths.ts';
import { DeleteButton } from '../../components/dashboard/asking-button.tsx';
import { FormInput, FormTextarea, FormTick } from '../../components/dashboard/form-fields.tsx';
import { RowForm, rowCall } from '../../components/dashboard/row-form.tsx';
import type { Site } from '../../layouts/site.ts';

interface ShowcaseFormProps {
  site: Site;
  /** Null: a new one. */
  showcase: ShowcaseRow | null;
}

export function ShowcaseForm({ site, showcase }: ShowcaseFormProps) {
  const { t } = site;
  return (
    <RowForm
      t={t}
      title={showcase ? t('showcases:edit') : t('showcases:add')}
      row={showcase}
      call={rowCall(showcase && paths.api.showcase(showcase.id), {
        path: paths.api.showcases(),
        success: `${paths.dashboard.showcases()}/{id}`,
      })}
      toast={t('showcases:saved')}
      back={showcase ? paths.dashboard.showcase(showcase.id) : paths.dashboard.showcases()}
      remove={showcase && <DeleteShowcase site={site} showcase={showcase} />}
    >
      <div className="fields">
        <Fields site={site} showcase={showcase} />
      </div>
    </RowForm>
  );
}

function Fields({ site: { t }, showcase }: ShowcaseFormProps) {
  return (
    <>
      <FormInput
        t={t}
        name="title"
        label={t('showcases:field.title')}
        wide
        defaultValue={showcase?.title}
        maxLength={120}
        autoComplete="off"
      />
      <FormTextarea
        t={t}
        name="subtitle"
        label={t('showcases:field.subtitle')}
        optional
        wide
        rows={2}
        maxLength={300}
        defaultValue={showcase?.subtitle}
      />
      <FormInput
        t={t}
        name="link"
        label={t('showcases:field.link')}
        hint={t('showcases:hint.link')}
        optional
        wide
        data-type="line"
        defaultValue={showcase?.link ?? ''}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
      />
      <FormTick
        t={t}
        name="active"
        label={t('showcases:field.active')}
        hint={t('showcases:hint.active')}
        defaultChecked={showcase?.active ?? true}
      />
    </>
  );
}

function DeleteShowcase({ site: { t }, showcase }: { site: Site; showcase: ShowcaseRow }) {
  return (
    <DeleteButton
      t={t}
      title={t('showcases:delete.title', { title: showcase.title })}
      label={t('showcases:delete.label')}
      consequences={[
        t('showcases:delete.gone'),
        showcase.villa_count > 0
          ? t('showcases:delete.villas_stay', { count: showcase.villa_count })
          : t('showcases:delete.no_villas'),
      ]}
      path={paths.api.showcase(showcase.id)}
      version={showcase.version}
      success={paths.dashboard.showcases()}
      toast={t('showcases:delete.done')}
    />
  );
}
