import type { Translate } from '../../../server/i18n.ts';
import { formatInstant } from '../../../server/shared/format.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { DialogButton } from '../../components/dashboard/asking-button.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { FormInput, FormTick } from '../../components/dashboard/form-fields.tsx';
import { clockInput } from '../../components/dashboard/format.ts';
import { InlineBar } from '../../components/dashboard/inline-bar.tsx';
import type { ReservationDetail } from './reservation.ts';

const DIALOG = 'extend-option';
const DAY = 86_400_000;

interface OptionEndProps {
  t: Translate;
  reservation: ReservationDetail;
  /** ISO instant. */
  until: string;
}

/** When the option falls, and how to give it more time. */
export function OptionEnd({ t, reservation, until }: OptionEndProps) {
  return (
    <>
      <InlineBar
        tone="warn"
        title={t('reservations:option_ends', { at: formatInstant(until) })}
        action={<DialogButton opens={DIALOG}>{t('reservations:extend.open')}</DialogButton>}
      >
        {t(`reservations:option_ends_text.${reservation.kind}`)}
      </InlineBar>
      <ExtendDialog t={t} reservation={reservation} until={until} />
    </>
  );
}

function ExtendDialog({ t, reservation, until }: OptionEndProps) {
  const { kind, id, reservation_id, listing_name, version } = reservation;
  const later = new Date(Date.parse(until) + DAY).toISOString();
  return (
    <ConfirmDialog
      t={t}
      id={DIALOG}
      title={t('reservations:extend.title', { name: `${reservation_id} · ${listing_name}` })}
      consequences={[t('reservations:extend.holds')]}
      submit={t('reservations:extend.submit')}
    >
      <ActionForm
        t={t}
        id={`${DIALOG}-form`}
        method="PATCH"
        path={paths.api.reservation(id, kind)}
        success="reload"
        toast={t('reservations:extend.done')}
      >
        <input type="hidden" name="version" value={version} data-type="int" />
        <FormInput
          t={t}
          scope={DIALOG}
          type="datetime-local"
          name="option_until"
          label={t('reservations:option_until')}
          hint={t('reservations:extend.hint')}
          data-type="instant"
          defaultValue={clockInput(later)}
          required
        />
        <FormTick
          t={t}
          scope={DIALOG}
          name="tell_guest"
          label={t('reservations:extend.tell')}
          defaultChecked
        />
      </ActionForm>
    </ConfirmDialog>
  );
}
