import type { ReactNode } from 'react';
import type { Translate } from '../../../server/i18n.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { FieldError } from '../../components/dashboard/action-form.tsx';
import { unjudged } from '../../components/field.tsx';

interface DialogFieldProps {
  t: Translate;
  /** The dialog's id: several dialogs of a page have a field of the same name. */
  dialog: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  wide?: boolean;
  /** For which kinds of use the field is shown; without it always. */
  only?: string;
  children: (wiring: {
    id: string;
    name: string;
    className: string;
    'aria-describedby': string;
  }) => ReactNode;
}

/** A field of one of the calendar's dialogs with the place of its error. */
export function DialogField(props: DialogFieldProps) {
  const { t, dialog, name, label, hint, optional, wide, only, children } = props;
  const id = `${dialog}-${name}`;
  return (
    <div className={wide ? 'field wide' : 'field'} data-only={only}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional">{` (${t('common:optional')})`}</span>}
      </label>
      {children({ id, name, className: 'input', 'aria-describedby': `${id}-error` })}
      <FieldError name={name} id={`${id}-error`} />
      {hint && <p className="hint">{hint}</p>}
    </div>
  );
}

type DialogTextProps = Omit<DialogFieldProps, 'children' | 'wide'> & {
  maxLength: number;
  /** Empty, it is not sent. */
  'data-optional'?: '';
};

/** A line of text over the dialog's whole width. */
export const DialogText = ({ maxLength, 'data-optional': left_out, ...field }: DialogTextProps) => (
  <DialogField {...field} wide>
    {(wiring) => <input {...wiring} type="text" maxLength={maxLength} data-optional={left_out} />}
  </DialogField>
);

interface DialogDaysProps {
  t: Translate;
  dialog: string;
  kind?: ListingKind;
  names: readonly [arrival: string, departure: string];
  min?: string;
}

const DAYS = {
  villa: ['occupancy:field.arrival', 'occupancy:field.departure'],
  boat: ['occupancy:field.boarding', 'occupancy:field.leaving'],
} as const;

const MUST = { kind: 'date', required: true };

/** Arrival and departure. */
export function DialogDays({ t, dialog, kind = 'villa', names, min }: DialogDaysProps) {
  const labels = DAYS[kind];
  return names.map((name, place) => (
    <DialogField
      key={name}
      t={t}
      dialog={dialog}
      name={name}
      label={t(labels[place === 0 ? 0 : 1])}
    >
      {(wiring) => (
        <input
          {...wiring}
          {...unjudged(MUST)}
          type={MUST.kind}
          min={min}
          required={MUST.required}
        />
      )}
    </DialogField>
  ));
}

interface DialogListingProps {
  t: Translate;
  dialog: string;
  kind: ListingKind;
}

/** Filled by the script when its dialog opens. */
export function DialogListing({ t, dialog, kind }: DialogListingProps) {
  return (
    <DialogField
      t={t}
      dialog={dialog}
      name={`${kind}_id`}
      label={t(`occupancy:field.${kind}`)}
      wide
    >
      {(wiring) => (
        <select {...wiring} data-type="int" data-optional="" data-all-listings={kind}>
          <option value="">{t(`occupancy:field.choose_${kind}`)}</option>
        </select>
      )}
    </DialogField>
  );
}
