import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { ActionForm } from '../../components/dashboard/action-form.tsx';
import { ConfirmDialog } from '../../components/dashboard/confirm-dialog.tsx';
import { AskedTotal } from '../../components/dashboard/shown-total.tsx';
import { DialogDays, DialogField, DialogListing, DialogText } from './dialog-fields.tsx';

/** What free days can become, with the call that does it. */
const KINDS = [
  { key: 'option', call: `POST ${paths.api.reservations()}` },
  { key: 'reservation', call: `POST ${paths.api.reservations()}` },
  { key: 'closing', call: `POST ${paths.api.listingRows('villa', 'date')}` },
] as const;

const DIALOG = 'take-dates';
const SOLD = 'option reservation';

/** Free days become an option, a reservation or a closing. */
export function TakeDatesDialog({ t, today }: { t: Translate; today: string }) {
  return (
    <ConfirmDialog
      t={t}
      id={DIALOG}
      title={<span data-take-title="">{t('occupancy:take.title')}</span>}
      consequences={[]}
      buttons={
        <button
          type="submit"
          form={`${DIALOG}-form`}
          className="button primary"
          data-busy={t('common:saving')}
          data-take-submit=""
        >
          {t('occupancy:take.closing.submit')}
        </button>
      }
    >
      <ActionForm
        t={t}
        id={`${DIALOG}-form`}
        method="POST"
        path={paths.api.listingRows('villa', 'date')}
        success="close"
        toast={t('occupancy:take.closing.done')}
      >
        <KindChoice t={t} />
        <input type="hidden" name="status" />
        <AskedTotal />
        <div className="fields">
          <DialogListing t={t} dialog={DIALOG} kind="villa" />
          <DialogDays t={t} dialog={DIALOG} names={['started_at', 'finished_at']} min={today} />
        </div>
        <div className="preview" data-quote="" data-only={SOLD} role="status" />
        <GuestFields t={t} />
        <div className="fields" data-only="closing">
          <DialogText
            t={t}
            dialog={DIALOG}
            name="note"
            label={t('occupancy:field.note')}
            hint={t('occupancy:field.note_hint')}
            optional
            only="closing"
            maxLength={500}
          />
        </div>
      </ActionForm>
    </ConfirmDialog>
  );
}

function KindChoice({ t }: { t: Translate }) {
  return (
    <div>
      <fieldset className="segment kinds">
        <legend className="hidden-text">{t('occupancy:take.kind')}</legend>
        {KINDS.map(({ key, call }) => (
          <button
            key={key}
            type="button"
            data-take-kind={key}
            data-call={call}
            data-toast={t(`occupancy:take.${key}.done`)}
            data-submit={t(`occupancy:take.${key}.submit`)}
            aria-pressed={key === 'closing'}
          >
            {t(`occupancy:take.${key}.name`)}
          </button>
        ))}
      </fieldset>
      {KINDS.map(({ key }) => (
        <p key={key} className="hint" data-only={key}>
          {t(`occupancy:take.${key}.consequence`)}
        </p>
      ))}
    </div>
  );
}

function GuestFields({ t }: { t: Translate }) {
  return (
    <div className="fields" data-only={SOLD}>
      <div className="people wide">
        {(['adults', 'children', 'babies'] as const).map((name) => (
          <Field key={name} t={t} name={name} type="number" value={name === 'adults' ? '2' : '0'} />
        ))}
      </div>
      <Field t={t} name="customer_name" autoComplete="off" wide />
      <Field t={t} name="customer_phone" type="tel" autoComplete="off" />
      <Field t={t} name="customer_email" type="email" autoComplete="off" />
      <Field t={t} name="customer_note" optional wide />
      <DialogField
        t={t}
        dialog={DIALOG}
        name="option_until"
        label={t('occupancy:field.option_until')}
        hint={t('occupancy:field.option_hint')}
        optional
        wide
        only="option"
      >
        {(wiring) => (
          <input {...wiring} type="datetime-local" data-type="instant" data-optional="" />
        )}
      </DialogField>
      <DialogText
        t={t}
        dialog={DIALOG}
        name="reason"
        label={t('occupancy:field.confirm_reason')}
        optional
        only="reservation"
        maxLength={500}
        data-optional=""
      />
      <DialogText
        t={t}
        dialog={DIALOG}
        name="override_reason"
        label={t('occupancy:field.override_reason')}
        hint={t('occupancy:field.override_hint')}
        only="unsellable"
        maxLength={500}
        data-optional=""
      />
    </div>
  );
}

interface FieldProps {
  t: Translate;
  name:
    | 'adults'
    | 'children'
    | 'babies'
    | 'customer_name'
    | 'customer_phone'
    | 'customer_email'
    | 'customer_note';
  type?: 'text' | 'number' | 'tel' | 'email';
  value?: string;
  autoComplete?: string;
  optional?: boolean;
  wide?: boolean;
}

function Field({ t, name, type = 'text', value, autoComplete, optional, wide }: FieldProps) {
  const number = type === 'number';
  return (
    <DialogField
      t={t}
      dialog={DIALOG}
      name={name}
      label={t(`occupancy:field.${name}`)}
      optional={optional}
      wide={wide}
      only={SOLD}
    >
      {(wiring) => (
        <input
          {...wiring}
          type={type}
          data-type={number ? 'int' : undefined}
          min={number ? 0 : undefined}
          defaultValue={value}
          autoComplete={autoComplete}
        />
      )}
    </DialogField>
  );
}
