import { paths } from '../../../server/shared/paths.ts';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import { HiddenValues } from '../../components/dashboard/hidden-values.tsx';
import { Panel } from '../../components/dashboard/panel.tsx';
import type { ReservationChangeProps } from './change.tsx';

/** Another price for a guest who is there, or was; all else stays as it was sold. */
export function PriceForm({ site: { t }, reservation, wanted }: ReservationChangeProps) {
  const { kind, id, check_in, check_out } = reservation;
  const { total_kurus, override_reason } = wanted;
  return (
    <form action={`${paths.dashboard.reservationChange(kind, id)}#preview`} className="form">
      <HiddenValues texts={{ check_in, check_out, as_sold: '1' }} values={{}} />
      <Panel title={t('reservations:change.new_price')}>
        <p className="muted">{t('reservations:change.price_text')}</p>
        <div className="fields">
          <FormInput
            t={t}
            name="total"
            type="number"
            label={t('reservations:override.total')}
            defaultValue={total_kurus === undefined ? undefined : total_kurus / 100}
            before="₺"
            min={0}
            required
          />
          <FormInput
            t={t}
            name="override_reason"
            label={t('reservations:override.reason')}
            hint={t('reservations:change.price_reason_hint')}
            defaultValue={override_reason}
            maxLength={500}
            required
          />
        </div>
      </Panel>
      <button type="submit" className="button primary">
        {t('reservations:change.ask')}
      </button>
    </form>
  );
}
