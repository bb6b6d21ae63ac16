import type { Translate } from '../../../server/i18n.ts';
import { formatMoney } from '../../../server/shared/format.ts';
import type { ListingKind } from '../../../server/shared/paths/listing.ts';
import { FormInput, FormSelect } from '../../components/dashboard/form-fields.tsx';
import type { DoorMoney, EndingMoney } from './moves.tsx';

interface DoorProps {
  t: Translate;
  scope: string;
  door: DoorMoney;
}

/** The unpaid rest and the deposit: what is chosen here counts as taken. */
export function ArrivalFields({ t, scope, door }: DoorProps) {
  const { balance_kurus, deposit_missing_kurus } = door;
  const methods = [
    { value: '', text: t('reservations:door.not_taken') },
    { value: 'CASH', text: t('reservations:door.cash') },
    { value: 'TRANSFER', text: t('reservations:door.transfer') },
  ];
  const field = { t, scope, options: methods, 'data-optional': '' };
  return (
    <>
      {balance_kurus > 0 && (
        <FormSelect
          {...field}
          name="balance_method"
          label={t('reservations:door.balance', { amount: formatMoney(balance_kurus) })}
        />
      )}
      {deposit_missing_kurus > 0 && (
        <FormSelect
          {...field}
          name="deposit_method"
          label={t('reservations:door.deposit', { amount: formatMoney(deposit_missing_kurus) })}
        />
      )}
    </>
  );
}

/** What goes back of the deposit; left empty, it stays a refund to be sent. */
export function DepartureFields({ t, scope, door: { deposit_held_kurus } }: DoorProps) {
  if (deposit_held_kurus === 0) return null;
  return (
    <div className="fields">
      <FormInput
        t={t}
        scope={scope}
        name="deposit_returned_kurus"
        label={t('reservations:door.returned')}
        hint={t('reservations:door.returned_hint', { amount: formatMoney(deposit_held_kurus) })}
        data-type="kurus"
        data-optional=""
        inputMode="decimal"
        before="₺"
      />
      <FormInput
        t={t}
        scope={scope}
        name="return_iban"
        label={t('reservations:door.iban')}
        optional
        data-optional=""
        data-iban=""
        autoComplete="off"
      />
      <FormInput
        t={t}
        scope={scope}
        name="deduction_reason"
        label={t('reservations:door.deduction')}
        hint={t('reservations:door.deduction_hint')}
        optional
        data-optional=""
        maxLength={500}
        wide
      />
    </div>
  );
}

interface CancellationProps {
  t: Translate;
  kind: ListingKind;
  ending: EndingMoney;
}

/** Whose wish it is decides what is kept: each choice says its sums. */
export function CancellationFields({ t, kind, ending }: CancellationProps) {
  const choices = [
    { value: 'GUEST', who: t('reservations:ending.GUEST'), sums: ending.by_guest },
    { value: 'AGENCY', who: t('reservations:ending.AGENCY'), sums: ending.by_agency },
    { value: 'OWNER', who: t(`reservations:ending.OWNER.${kind}`), sums: ending.by_agency },
  ] as const;
  return (
    <fieldset className="choices">
      <legend>{t('reservations:ending.who')}</legend>
      {choices.map(({ value, who, sums }, at) => (
        <label key={value} htmlFor={`ending-${value}`}>
          <input
            type="radio"
            id={`ending-${value}`}
            name="cancelled_by"
            value={value}
            defaultChecked={at === 0}
          />
          <span>
            <b>{who}</b>
            <small>
              {t('reservations:ending.sums', {
                kept: formatMoney(sums.kept_kurus),
                refund: formatMoney(sums.refund_kurus),
              })}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
