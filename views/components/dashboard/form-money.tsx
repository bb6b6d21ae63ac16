import type { ComponentProps } from 'react';

import { formatMoney } from '../../../server/shared/format.ts';
import { FormInput } from './form-fields.tsx';

type FormMoneyProps = Omit<
  ComponentProps<typeof FormInput>,
  'defaultValue' | 'data-stored' | 'data-type' | 'inputMode' | 'before' | 'after'
> & {
  /** Null: nothing is stored. */
  amount_kurus: number | null;
};

/** An amount in lira, kept in kuruş. */
export const FormMoney = ({ amount_kurus, ...field }: FormMoneyProps) => (
  <FormInput
    {...field}
    inputMode="decimal"
    autoComplete="off"
    data-type="kurus"
    before="₺"
    data-stored={amount_kurus === null ? '' : String(amount_kurus)}
    defaultValue={amount_kurus === null ? '' : liraText(amount_kurus)}
  />
);

/** 1850050 → '18.500,50': an amount as it is typed. */
export const liraText = (kurus: number): string => formatMoney(kurus).replace('₺', '');
