import type { Translate } from '../../../../server/i18n.ts';
import type { ListingKind } from '../../../../server/shared/paths/listing.ts';
import { ActionForm } from '../action-form.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { FormSelect, FormTextarea } from '../form-fields.tsx';
import { GALLERIES } from './galleries.ts';
import { kindLabel } from './kind-label.ts';

interface DialogsProps {
  t: Translate;
  kind: ListingKind;
}

/** What can be done with one picture; all cards share them. */
export function PictureDialogs({ t, kind }: DialogsProps) {
  const path = GALLERIES[kind].picture('{id}');
  return (
    <>
      <ConfirmDialog
        t={t}
        id="edit-picture"
        title={t('pictures:edit.title')}
        consequences={[]}
        submit={t('common:save')}
      >
        <ActionForm
          t={t}
          id="edit-picture-form"
          method="PUT"
          path={path}
          template
          success="close"
          toast={t('pictures:edit.done')}
        >
          <EditFields t={t} kind={kind} />
        </ActionForm>
      </ConfirmDialog>
      <DeleteDialog t={t} path={path} />
    </>
  );
}

function EditFields({ t, kind }: DialogsProps) {
  return (
    <>
      <Shown />
      <input type="hidden" data-fill-value="id" />
      <FormTextarea
        t={t}
        name="alt"
        label={t('pictures:edit.alt')}
        hint={t('pictures:edit.alt_hint')}
        rows={2}
        maxLength={200}
        data-fill-value="alt"
      />
      <FormSelect
        t={t}
        name="kind"
        label={t('pictures:edit.kind')}
        data-type="line"
        data-fill-value="kind"
        options={[
          { value: '', text: t('pictures:kind_unknown') },
          ...GALLERIES[kind].kinds.map((value) => ({ value, text: kindLabel(t, value) })),
        ]}
      />
      <button type="button" className="button outline" data-make-cover="">
        {t('pictures:edit.make_cover')}
      </button>
    </>
  );
}

const Shown = () => (
  <img className="edited-picture" data-fill-src="thumbnail" alt="" width={360} height={220} />
);

function DeleteDialog({ t, path }: { t: Translate; path: string }) {
  return (
    <ConfirmDialog
      t={t}
      id="delete-picture"
      title={t('pictures:delete.title')}
      consequences={[t('pictures:delete.gone'), t('pictures:delete.cover')]}
      submit={t('pictures:delete.submit')}
      danger
      busy={t('pictures:delete.deleting')}
    >
      <ActionForm
        t={t}
        id="delete-picture-form"
        method="DELETE"
        path={path}
        template
        success="close"
        toast={t('pictures:delete.done')}
      >
        <Shown />
        <p className="chosen" data-fill-text="name" />
      </ActionForm>
    </ConfirmDialog>
  );
}
