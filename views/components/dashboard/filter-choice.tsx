import { filled, type WrongFilters } from './filters.tsx';

interface FilterChoiceProps {
  name: string;
  /** The words of no choice. */
  any: string;
  /** Names the field where `any` does not. */
  label?: string;
  chosen: string | number | undefined;
  options: readonly { value: string | number; text: string }[];
}

/** One of a list's filters: a choice among few. */
export const FilterChoice = ({ name, any, label = any, chosen, options }: FilterChoiceProps) => (
  <select className="input" name={name} defaultValue={chosen ?? ''} aria-label={label}>
    <option value="">{any}</option>
    {options.map(({ value, text }) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
);

/** A yes-or-no filter as the choice spells it; the API takes `true` as well as `1`. */
export function flagOf(flag: string | undefined): '0' | '1' | undefined {
  if (flag === undefined) return undefined;
  return flag === '1' || flag === 'true' ? '1' : '0';
}

interface FilterDaysProps {
  legend: string;
  /** From and until: each with its name in the address. */
  days: { name: string; label: string; value: string | undefined }[];
  wrong: WrongFilters;
}

/** One of a list's filters: days from and until. */
export const FilterDays = ({ legend, days, wrong }: FilterDaysProps) => (
  <fieldset className="joined captioned">
    <legend>{legend}</legend>
    {days.map(({ name, label, value }) => (
      <FilterDay key={name} {...{ name, label, value, wrong }} />
    ))}
  </fieldset>
);

interface FilterDayProps {
  name: string;
  label: string;
  value: string | undefined;
  wrong: WrongFilters;
}

export const FilterDay = ({ name, label, value, wrong }: FilterDayProps) => (
  <input {...filled(name, value, wrong)} className="input" type="date" aria-label={label} />
);

interface FilterAmountsProps {
  legend: string;
  /** The least and the most, in whole TL: each with its name in the address. */
  amounts: {
    name: string;
    label: string;
    placeholder: string;
    value: string | number | undefined;
  }[];
  wrong: WrongFilters;
}

/** One of a list's filters: sums from and up to. */
export const FilterAmounts = ({ legend, amounts, wrong }: FilterAmountsProps) => (
  <fieldset className="joined">
    <legend className="hidden-text">{legend}</legend>
    {amounts.map(({ name, label, placeholder, value }) => (
      <input
        {...filled(name, value, wrong)}
        key={name}
        className="input amount"
        type="number"
        min={0}
        aria-label={label}
        placeholder={placeholder}
      />
    ))}
  </fieldset>
);
