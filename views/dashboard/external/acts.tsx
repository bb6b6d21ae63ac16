import type { Translate } from '../../../server/i18n.ts';
import type { ExternalLine } from '../../../server/presenters/calendars/external-screen.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { DialogDays, DialogListing, DialogText } from '../occupancy/dialog-fields.tsx';

type State = ExternalLine['status'];

export const dialogOf = (to: State) => `decide-${to.toLowerCase()}`;

const DECISIONS = ['APPROVED', 'REJECTED', 'CANCELLED'] as const;

/** One dialog for each decision, shared by all rows: a button fills in whose it is. */
export function DecisionDialogs({ t }: { t: Translate }) {
  return DECISIONS.map((to) => <DecisionDialog key={to} t={t} to={to} />);
}

function DecisionDialog({ t, to }: { t: Translate; to: (typeof DECISIONS)[number] }) {
  const dialog = dialogOf(to);
  return (
    <ConfirmDialog
      t={t}
      id={dialog}
      title={
        <>
          {t(`external:act.${to}`)}: <span data-fill-text="name" />
        </>
      }
      consequences={[t(`external:consequence.${to}`), t(`external:consequence_owner.${to}`)]}
      submit={t(`external:act.${to}`)}
      danger={to !== 'APPROVED'}
    >
      <ActionForm
        t={t}
        id={`${dialog}-form`}
        method="PATCH"
        path={paths.api.externalRecord('{id}')}
        template
        success="reload"
        toast={t(`external:done.${to}`)}
        log={paths.dashboard.audit({ entity: 'external_record', entity_id: '{id}' })}
      >
        <input type="hidden" name="status" value={to} />
        <DialogText
          t={t}
          dialog={dialog}
          name="reason"
          label={t('external:reason')}
          hint={t('external:reason_hint')}
          optional
          maxLength={500}
          data-optional=""
        />
      </ActionForm>
    </ConfirmDialog>
  );
}

/** Tells of a stay sold elsewhere; it holds no night before it is approved. */
export function AskDialog({ t }: { t: Translate }) {
  const dialog = 'ask';
  return (
    <ConfirmDialog
      t={t}
      id={dialog}
      title={t('external:add')}
      consequences={[t('external:ask_consequence')]}
      submit={t('external:add_submit')}
    >
      <ActionForm
        t={t}
        id={`${dialog}-form`}
        method="POST"
        path={paths.api.externalRecords()}
        success={`${paths.dashboard.closings()}?id={id}`}
        toast={t('external:added')}
        once
      >
        <div className="fields">
          <DialogListing t={t} dialog={dialog} kind="villa" />
          <DialogDays t={t} dialog={dialog} names={['started_at', 'finished_at']} />
          <DialogText
            t={t}
            dialog={dialog}
            name="note"
            label={t('external:column.note')}
            hint={t('external:note_hint')}
            optional
            maxLength={1000}
          />
        </div>
      </ActionForm>
    </ConfirmDialog>
  );
}
