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
}

/** One of a list's filters: days from and until. */
export const FilterDays = ({ legend, days }: FilterDaysProps) => (
  <fieldset className="joined">
    <legend className="hidden-text">{legend}</legend>
    {days.map(({ name, label, value }) => (
      <input
        key={name}
        className="input"
        type="date"
        name={name}
        defaultValue={value}
        aria-label={label}
      />
    ))}
  </fieldset>
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
}

/** One of a list's filters: sums from and up to. */
export const FilterAmounts = ({ legend, amounts }: FilterAmountsProps) => (
  <fieldset className="joined">
    <legend className="hidden-text">{legend}</legend>
    {amounts.map(({ name, label, placeholder, value }) => (
      <input
        key={name}
        className="input amount"
        type="number"
        min={0}
        name={name}
        defaultValue={value}
        aria-label={label}
        placeholder={placeholder}
      />
    ))}
  </fieldset>
);
