import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { FormInput, FormTick } from '../../components/dashboard/form-fields.tsx';
import { HiddenValues } from '../../components/dashboard/hidden-values.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import { ShownTotal } from '../../components/dashboard/shown-total.tsx';
import type { ReservationChangeProps } from './change.tsx';

/** Sends exactly what was priced; somebody else's edit meanwhile is noticed by version and total. */
export function ConfirmChange(props: ReservationChangeProps) {
  const { reservation, wanted, change, changes, request_id } = props;
  const { t } = props.site;
  const { kind, id, version } = reservation;
  return (
    <Panel title={t('reservations:change.confirm')}>
      <ActionForm
        t={t}
        className="form"
        method="PUT"
        path={paths.api.reservation(id, kind)}
        success={paths.dashboard.reservation(kind, id)}
        toast={t('reservations:change.done')}
        once
      >
        <Kept reservation={reservation} wanted={wanted} />
        <input type="hidden" name="version" value={version} data-type="int" />
        {change && <ShownTotal kurus={change.after.total_kurus} />}
        {request_id !== null && (
          <input type="hidden" name="request_id" value={request_id} data-type="int" />
        )}
        {change && (changes === 'price' ? <SameReason wanted={wanted} /> : <Telling t={t} />)}
        <button type="submit" className="button primary" data-busy={t('common:saving')}>
          {t('reservations:change.submit')}
        </button>
      </ActionForm>
    </Panel>
  );
}

/** Why the price changes was said with it, and its guest has no papers that would be others by then. */
const SameReason = ({ wanted }: Pick<ReservationChangeProps, 'wanted'>) => (
  <input type="hidden" name="reason" value={wanted.override_reason} />
);

/** Why the sale changes, and whether its papers go out again. */
function Telling({ t }: { t: Translate }) {
  return (
    <>
      <FormInput
        t={t}
        name="reason"
        label={t('reservations:reason')}
        hint={t('reservations:reason_hint')}
        data-optional=""
        maxLength={500}
        optional
      />
      <FormTick
        t={t}
        name="tell_guest"
        label={t('reservations:change.tell')}
        hint={t('reservations:change.tell_hint')}
        defaultChecked
      />
    </>
  );
}

function Kept({ reservation, wanted }: Pick<ReservationChangeProps, 'reservation' | 'wanted'>) {
  const texts = {
    customer_name: reservation.customer_name,
    customer_phone: reservation.customer_phone,
    customer_email: reservation.customer_email,
    customer_note: reservation.customer_note,
    staff_note: reservation.staff_note,
    check_in: wanted.check_in,
    check_out: wanted.check_out,
    ...(wanted.unit && { unit: wanted.unit.toUpperCase() }),
    ...(wanted.override_reason && { override_reason: wanted.override_reason }),
  };
  const values = {
    adults: wanted.adults,
    children: wanted.children,
    babies: wanted.babies,
    ...(wanted.names_extras && { extras: wanted.extras }),
    [reservation.kind === 'villa' ? 'villa_id' : 'boat_id']: wanted.listing,
    ...(wanted.total_kurus !== undefined && { total_kurus: wanted.total_kurus }),
  };
  return <HiddenValues texts={texts} values={values} />;
}
