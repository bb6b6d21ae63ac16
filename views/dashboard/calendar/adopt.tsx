import type { Translate } from '../../../server/i18n.ts';
import { formatStayWithYear } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { FormTextarea } from '../../components/dashboard/form-fields.tsx';
import type { TakenRange } from './taken-range.ts';

const DIALOG = 'adopt';

/** Whose word closes these nights, and how staff make it their own. */
export function AdoptEvent({ t, range }: { t: Translate; range: TakenRange }) {
  const { feed_event_id, started_at, finished_at } = range;
  return (
    <span className="row wrapping">
      <span className="hint">{t('calendar:feed_decides')}</span>
      <button
        type="button"
        className="link needs-script no-print"
        command="show-modal"
        commandfor={DIALOG}
        data-fill={JSON.stringify({
          id: feed_event_id,
          days: formatStayWithYear(started_at, finished_at),
        })}
      >
        {t('calendar:adopt.label')}
      </button>
    </span>
  );
}

interface DialogProps {
  t: Translate;
  /** What follows: the page anew, or the calendar that draws its line anew. */
  success?: 'reload' | 'close';
}

/** One for all events: a button says which. */
export function AdoptDialog({ t, success = 'reload' }: DialogProps) {
  return (
    <ConfirmDialog
      t={t}
      id={DIALOG}
      title={t('calendar:adopt.title')}
      consequences={[t('calendar:adopt.stays'), t('calendar:adopt.opens')]}
      submit={t('calendar:adopt.label')}
    >
      <ActionForm
        t={t}
        id={`${DIALOG}-form`}
        method="POST"
        path={paths.api.feedAdoption('{id}')}
        template
        success={success}
        toast={t('calendar:adopt.done')}
      >
        <p className="chosen" data-fill-text="days" />
        <FormTextarea
          t={t}
          scope={DIALOG}
          name="note"
          label={t('calendar:adopt.note')}
          optional
          wide
          rows={2}
          maxLength={500}
        />
      </ActionForm>
    </ConfirmDialog>
  );
}
