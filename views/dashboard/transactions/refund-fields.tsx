import type { Translate } from '../../../server/i18n.ts';
import type { MovementMethod } from '../../../server/shared/movement-codes.ts';
import { FormSelect } from '../../components/dashboard/form-fields.tsx';
import { AmountField, NoteField } from './movement-fields.tsx';

type Way = MovementMethod;

interface RefundFieldsProps {
  t: Translate;
  scope: string;
  /** How the money can go back. */
  ways: readonly Way[];
  method: Way | undefined;
  /** What is left to go back. */
  amount_kurus: number;
}

/** What is asked of a refund that staff write down: the way, whether it was sent, how much and a note. */
export function RefundFields({ t, scope, ways, method, amount_kurus }: RefundFieldsProps) {
  return (
    <>
      <input type="hidden" name="purpose" value="REFUND" />
      <FormSelect
        t={t}
        scope={scope}
        name="method"
        label={t('reservations:refund.way')}
        defaultValue={method}
        options={ways.map((value) => ({ value, text: t(`states:method.${value}`) }))}
      />
      <FormSelect
        t={t}
        scope={scope}
        name="status"
        label={t('reservations:refund.state')}
        hint={t('reservations:refund.state_hint')}
        options={(['PENDING', 'PAID'] as const).map((value) => ({
          value,
          text: t(`reservations:refund.states.${value}`),
        }))}
      />
      <AmountField
        t={t}
        scope={scope}
        amount_kurus={amount_kurus}
        hint={t('reservations:refund.amount_hint')}
      />
      <NoteField t={t} scope={scope} />
    </>
  );
}
