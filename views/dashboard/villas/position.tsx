import type { Translate } from '../../../server/i18n.ts';
import type { VillaRow } from '../../../server/schemas/answers/villas.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { FormInput } from '../../components/dashboard/form-fields.tsx';

/** A villa's place among all, which opens the dialog that changes it. */
export function PositionButton({ t, villa }: { t: Translate; villa: VillaRow }) {
  const { id, name, position } = villa;
  return (
    <DialogButton
      opens="position"
      kind="quiet"
      small
      className="over"
      data-fill={JSON.stringify({ id, name, position })}
      data-placed-fill={JSON.stringify({ id, name, position: '{{position}}' })}
      aria-label={t('villas:position.of', { name, position })}
      data-placed={t('villas:position.of', { name, position: '{{position}}' })}
    >
      <span data-position="">{position}</span>
    </DialogButton>
  );
}

/** Puts one villa at a place by its number, over all pages of the list. */
export function PositionDialog({ t }: { t: Translate }) {
  return (
    <ConfirmDialog
      t={t}
      id="position"
      title={t('villas:position.title')}
      consequences={[t('villas:position.text')]}
      submit={t('villas:position.submit')}
    >
      <ActionForm
        t={t}
        id="position-form"
        method="PATCH"
        path={paths.api.villaOrder()}
        success="reload"
        toast={t('villas:position.done')}
      >
        <p className="chosen" data-fill-text="name" />
        <input type="hidden" name="id" data-type="int" data-fill-value="id" />
        <FormInput
          t={t}
          name="position"
          label={t('villas:column.position')}
          inputMode="numeric"
          data-type="int"
          data-fill-value="position"
          maxLength={6}
          autoComplete="off"
        />
      </ActionForm>
    </ConfirmDialog>
  );
}
