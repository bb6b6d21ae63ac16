import type { ReactNode } from 'react';

import { unjudged } from '../../components/field.tsx';

/** The form of a change of a range of days: what was typed, and what is wrong with it. */
export interface RangeForm {
  typed: Record<string, string[]>;
  /** By field, in Turkish. */
  problems: Record<string, string>;
}

interface FieldProps {
  form: RangeForm;
  name: string;
  label: string;
}

interface RangeFieldProps extends FieldProps {
  hint?: string;
  type?: 'date';
  inputMode?: 'decimal' | 'numeric';
  required?: boolean;
}

export function RangeField({ form, name, label, hint, ...input }: RangeFieldProps) {
  return (
    <Frame {...{ form, name, label, hint }}>
      <input
        className="input"
        id={`range-${name}`}
        name={name}
        autoComplete="off"
        defaultValue={form.typed[name]?.[0]}
        {...unjudged({ kind: input.type, required: input.required })}
        {...wrong(form, name)}
        {...input}
      />
    </Frame>
  );
}

interface RangeSelectProps extends FieldProps {
  options: { value: string; text: string }[];
}

export function RangeSelect({ form, name, label, options }: RangeSelectProps) {
  return (
    <Frame {...{ form, name, label }}>
      <select
        className="input"
        id={`range-${name}`}
        name={name}
        defaultValue={form.typed[name]?.[0] ?? ''}
        {...wrong(form, name)}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  );
}

interface RangeTicksProps extends FieldProps {
  hint: string;
  options: { value: number; text: string; label: string }[];
}

/** Several of a few numbers (weekdays). */
export function RangeTicks({ form, name, label, hint, options }: RangeTicksProps) {
  const chosen = form.typed[name] ?? [];
  return (
    <fieldset className="field wide tick-row" id={`range-${name}`}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(String(option.value))}
              aria-label={option.label}
            />
            <span aria-hidden="true">{option.text}</span>
          </label>
        ))}
      </div>
      <p className="hint">{hint}</p>
      <Problem form={form} name={name} />
    </fieldset>
  );
}

type FrameProps = FieldProps & { hint?: string | undefined; children: ReactNode };

function Frame({ form, name, label, hint, children }: FrameProps) {
  return (
    <div className="field">
      <label htmlFor={`range-${name}`}>{label}</label>
      {children}
      {hint && !form.problems[name] && <p className="hint">{hint}</p>}
      <Problem form={form} name={name} />
    </div>
  );
}

const wrong = ({ problems }: RangeForm, name: string) =>
  problems[name] ? { 'aria-invalid': true, 'aria-describedby': `range-${name}-error` } : {};

const Problem = ({ form, name }: Pick<FieldProps, 'form' | 'name'>) =>
  form.problems[name] ? (
    <p className="error" id={`range-${name}-error`}>
      {form.problems[name]}
    </p>
  ) : null;
