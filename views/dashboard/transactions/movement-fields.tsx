import type { Translate } from '../../../server/i18n.ts';
import { FormInput, FormTextarea } from '../../components/dashboard/form-fields.tsx';
import { FormMoney } from '../../components/dashboard/form-money.tsx';

interface FieldProps {
  t: Translate;
  /** The dialog's id. */
  scope: string;
  hint?: string;
}

export const AmountField = (props: FieldProps & { amount_kurus: number | null }) => (
  <FormMoney {...props} name="amount_kurus" label={props.t('transactions:field.amount')} required />
);

interface PaidAtProps extends FieldProps {
  /** It was sent by us. */
  leaves?: boolean;
}

/** When it was paid, in Turkey's time: seldom when somebody gets to writing it down. */
export const PaidAtField = ({ t, scope, leaves = false }: PaidAtProps) => (
  <FormInput
    t={t}
    scope={scope}
    label={t(`transactions:field.${leaves ? 'sent_at' : 'came_at'}`)}
    hint={t('transactions:field.now_hint')}
    name="paid_at"
    type="datetime-local"
    data-type="instant"
    data-optional=""
    optional
  />
);

/** Who sent it, and the number on the bank's slip. */
export function SenderFields({ t, scope }: FieldProps) {
  return (
    <>
      <FormInput
        t={t}
        scope={scope}
        name="payer_name"
        label={t('transactions:field.payer')}
        data-optional=""
        maxLength={120}
        optional
      />
      <FormInput
        t={t}
        scope={scope}
        name="bank_reference"
        label={t('transactions:field.reference')}
        data-optional=""
        maxLength={60}
        optional
      />
    </>
  );
}

export const NoteField = ({ t, scope }: FieldProps) => (
  <FormTextarea
    t={t}
    scope={scope}
    name="note"
    label={t('transactions:field.note')}
    rows={2}
    maxLength={2000}
    optional
    wide
  />
);
