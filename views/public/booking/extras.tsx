import { formatMoney } from '../../../server/shared/format.ts';
import { Button } from '../../components/button.tsx';
import { CheckboxField, fieldId } from '../../components/field.tsx';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import type { BookingForm, OfferedExtra } from './booking.ts';

interface ExtrasProps {
  site: Site;
  form: BookingForm;
  boat: boolean;
  /** Undefined while nothing is for sale. */
  total_kurus: number | undefined;
}

/** What the villa offers beside itself, each with its price; the total follows on demand. */
export function Extras({ site, form, boat, total_kurus }: ExtrasProps) {
  const { t } = site;
  const { extras, errors } = form;
  return (
    <fieldset className="panel" id={fieldId('extras')} aria-describedby="extras-text" data-prices>
      <legend>
        <h2>{t('booking:extras.title')}</h2>
      </legend>
      <p className="fine muted" id="extras-text">
        {t('booking:extras.text')}
      </p>
      {errors.extras && (
        <p className="error" id={`${fieldId('extras')}-note`}>
          {errors.extras}
        </p>
      )}
      {extras.map((extra) => (
        <CheckboxField
          key={extra.id}
          site={site}
          name="extras"
          value={extra.id}
          several
          label={<ExtraLabel site={site} extra={extra} boat={boat} />}
          defaultChecked={extra.chosen}
        />
      ))}
      <div className="row wrapping">
        <Button small name="reprice" value="1">
          {t('booking:extras.update')}
        </Button>
        {total_kurus !== undefined && (
          <p role="status" data-priced="total">
            <Trans text={t('booking:extras.total', { total: formatMoney(total_kurus) })} />
          </p>
        )}
      </div>
    </fieldset>
  );
}

interface ExtraLabelProps {
  site: Site;
  extra: OfferedExtra;
  boat: boolean;
}

function ExtraLabel({ site, extra, boat }: ExtraLabelProps) {
  const { t } = site;
  const { name, description, unit, amount_kurus } = extra;
  const per = boat && unit !== 'person' ? (`boat_${unit}` as const) : unit;
  const amount = formatMoney(amount_kurus);
  return (
    <span className="extra">
      <span>
        <b>{name}</b>
        {description && <small className="muted">{description}</small>}
      </span>
      <span className="number">
        {t('booking:extras.price', { amount, unit: t(`quote:extra_units.${per}`) })}
      </span>
    </span>
  );
}
