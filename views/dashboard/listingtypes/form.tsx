import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormTextarea, FormTick } from '../../components/dashboard/form-fields.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { SaveBar } from '../../components/dashboard/save-bar.tsx';
import { StaleNote } from '../../components/dashboard/stale-note.tsx';
import type { Site } from '../../layouts/site.ts';
import { DeleteLanding } from '../landings/delete.tsx';
import { NameFields, PageFields, SearchFields } from '../landings/fields.tsx';
import { type ListingKind, type ListingType, TYPE_KINDS } from './kinds.ts';

interface TypeFormProps {
  site: Site;
  kind: ListingKind;
  /** Null: a new type. */
  type: ListingType | null;
}

export function TypeForm({ site, kind, type }: TypeFormProps) {
  const { t } = site;
  const { page, list, one, picture } = TYPE_KINDS[kind];
  const action = type
    ? ({ method: 'PUT', path: one(type.id), success: 'reload' } as const)
    : // The picture is added to what has been saved.
      ({ method: 'POST', path: list(), success: `${page()}?id={id}#form` } as const);
  return (
    <Panel
      title={type ? t('landings:types.edit') : t('landings:types.add')}
      action={type && <DeleteType site={site} kind={kind} type={type} />}
    >
      <ActionForm t={t} id="type-form" className="form" {...action} toast={t('landings:saved')}>
        {type && <StaleNote t={t} version={type.version} />}
        <div className="fields">
          <NameFields t={t} row={type} />
          <FormTextarea
            t={t}
            name="description"
            label={t('landings:field.description')}
            hint={t('landings:hint.intro')}
            optional
            wide
            rows={3}
            maxLength={2000}
            defaultValue={type?.description}
          />
          <FormTick
            t={t}
            name="active"
            label={t('landings:field.active')}
            defaultChecked={type?.active ?? true}
          />
          <PageFields
            site={site}
            row={type}
            path={picture}
            hint={t(`landings:hint.body_${kind}`)}
          />
          <SearchFields t={t} row={type} />
        </div>
        <SaveBar t={t} back={page()} />
      </ActionForm>
    </Panel>
  );
}

function DeleteType({ site: { t }, kind, type }: TypeFormProps & { type: ListingType }) {
  const { id, name, listings } = type;
  const { page, one, listings: listingsOf } = TYPE_KINDS[kind];
  return (
    <DeleteLanding
      t={t}
      name={name}
      used={listings > 0 ? [t(`landings:${kind}s`, { count: listings })] : []}
      used_by={listingsOf(id)}
      path={one(id)}
      back={page()}
      toast={t('landings:deleted')}
    />
  );
}
