import type { Translate } from '../../../../server/i18n.ts';
import type { ListingKind } from '../../../../server/shared/paths/listing.ts';
import { DialogButton } from '../asking-button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { GALLERIES } from './galleries.ts';

const DIALOG = 'delete-pictures';

/** The form the cards' ticks belong to, so that ticking is no change of the gallery's order. */
export const DELETE_SEVERAL = `${DIALOG}-form`;

/** Ticks all pictures. */
export const SelectAll = ({ t }: { t: Translate }) => (
  <label className="check needs-script no-print">
    <input type="checkbox" form={DELETE_SEVERAL} data-select-all="" />
    {t('pictures:several.all')}
  </label>
);

/** What can be done with the ticked pictures. */
export const TickedBar = ({ t }: { t: Translate }) => (
  <div className="bulk-bar no-print" data-selection="" hidden>
    <b role="status">
      <span data-selected-count="">0</span> {t('pictures:several.chosen')}
    </b>
    <DialogButton opens={DIALOG}>{t('pictures:several.label')}</DialogButton>
    <button type="button" className="button quiet" data-select-none="">
      {t('common:cancel')}
    </button>
  </div>
);

/**
 * Deletes the ticked pictures one after the other; those that are refused stay ticked, each with its
 * reason (islands/dashboard/gallery/deletion.ts).
 */
export const DeleteSeveral = ({ t, kind }: { t: Translate; kind: ListingKind }) => (
  <ConfirmDialog
    t={t}
    id={DIALOG}
    title={t('pictures:several.title')}
    consequences={[t('pictures:several.gone'), t('pictures:delete.cover')]}
    submit={t('pictures:several.submit')}
    danger
    busy={t('pictures:delete.deleting')}
  >
    <form
      id={DELETE_SEVERAL}
      data-part="delete-several"
      data-path={GALLERIES[kind].picture('{id}')}
      data-done={t('pictures:several.done', { gone: '{{gone}}' })}
      data-offline={t('common:unreachable')}
    >
      <div role="alert" data-part="refused" hidden>
        <p
          className="down"
          data-part="partly"
          data-words={t('pictures:several.partly', { gone: '{{gone}}' })}
        />
        <ul className="lacks" data-part="reasons" />
      </div>
      <div className="said-pictures" data-part="ticked" />
    </form>
  </ConfirmDialog>
);
