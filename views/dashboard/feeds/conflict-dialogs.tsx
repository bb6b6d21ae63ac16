import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { DialogText } from '../occupancy/dialog-fields.tsx';

export const CONFLICT_DECISIONS = ['RESOLVED', 'DISMISSED'] as const;

type Decision = (typeof CONFLICT_DECISIONS)[number];

export const conflictDialog = (state: Decision) => `conflict-${state.toLowerCase()}`;

/** One dialog for each decision, shared by all rows. */
export function ConflictDialogs({ t }: { t: Translate }) {
  return CONFLICT_DECISIONS.map((state) => {
    const dialog = conflictDialog(state);
    return (
      <ConfirmDialog
        key={state}
        t={t}
        id={dialog}
        title={
          <>
            {t(`feeds:conflicts.act.${state}`)}: <span data-fill-text="name" />
          </>
        }
        consequences={[t(`feeds:conflicts.consequence.${state}`), t('feeds:conflicts.final')]}
        submit={t(`feeds:conflicts.act.${state}`)}
      >
        <ActionForm
          t={t}
          id={`${dialog}-form`}
          method="PATCH"
          path={paths.api.feedConflict('{id}')}
          template
          success="reload"
          toast={t('feeds:conflicts.decided')}
          log={paths.dashboard.audit({ entity: 'feed_conflict', entity_id: '{id}' })}
        >
          <input type="hidden" name="state" value={state} />
          <DialogText
            t={t}
            dialog={dialog}
            name="note"
            label={t('feeds:conflicts.note')}
            hint={t('feeds:conflicts.note_hint')}
            optional
            maxLength={1000}
          />
        </ActionForm>
      </ConfirmDialog>
    );
  });
}
