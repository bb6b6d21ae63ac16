import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { FormTextarea, FormTick } from '../../components/dashboard/form-fields.tsx';
import { RowForm, rowCall } from '../../components/dashboard/row-form.tsx';
import type { Site } from '../../layouts/site.ts';
import { DeleteLanding } from '../landings/delete.tsx';
import { NameFields, PageFields, SearchFields } from '../landings/fields.tsx';
import { linkedTexts } from '../linked-texts.ts';
import { type ListingType, TYPE_KINDS } from './kinds.ts';

interface TypeFormProps {
  site: Site;
  kind: ListingKind;
  /** Null: a new type. */
  type: ListingType | null;
}

export function TypeForm({ site, kind, type }: TypeFormProps) {
  const { t } = site;
  const { page, list, one, picture } = TYPE_KINDS[kind];
  return (
    <RowForm
      t={t}
      form_id="type-form"
      title={type ? t('landings:types.edit') : t('landings:types.add')}
      row={type}
      // The picture is added to what has been saved.
      call={rowCall(type && one(type.id), {
        path: list(),
        success: `${page()}?id={id}#form`,
        once: true,
      })}
      toast={t('landings:saved')}
      back={page()}
      remove={type && <DeleteType site={site} kind={kind} type={type} />}
    >
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
          hint={type ? hiddenWords(t, type) : undefined}
          defaultChecked={type?.active ?? true}
        />
        <PageFields site={site} row={type} path={picture} hint={t(`landings:hint.body_${kind}`)} />
        <SearchFields t={t} row={type} />
      </div>
    </RowForm>
  );
}

/** What goes with the page of a type that is not shown. */
const hiddenWords = (t: Translate, { slug, linked, linked_texts }: ListingType): string =>
  [
    t('landings:hint.active', { slug }),
    linked.question_groups > 0 &&
      t('landings:hint.active_questions', { count: linked.question_groups }),
    linked.showcases > 0 && t('landings:hint.active_showcases', { count: linked.showcases }),
    ...linkedTexts(t, linked_texts),
  ]
    .filter((words) => words !== false)
    .join(' ');

function DeleteType({ site: { t }, kind, type }: TypeFormProps & { type: ListingType }) {
  const { id, name, listings } = type;
  const { page, one, listings: listingsOf } = TYPE_KINDS[kind];
  return (
    <DeleteLanding
      t={t}
      name={name}
      used={listings > 0 ? [t(`landings:${kind}s`, { count: listings })] : []}
      used_by={listings > 0 ? listingsOf(id) : undefined}
      linked={type.linked}
      linked_texts={type.linked_texts}
      path={one(id)}
      version={type.version}
      back={page()}
      toast={t('landings:deleted')}
    />
  );
}
