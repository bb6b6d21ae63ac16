import type { ReactNode } from 'react';

import { Notes } from '../../components/dashboard/form-fields.tsx';

interface TickRowProps {
  name: string;
  legend: ReactNode;
  hint?: string;
  options: { value: number; text: string; label: string }[];
  chosen: readonly number[];
  /** Null, not an empty list, when none is ticked. */
  nullable?: boolean;
}

/** Several of a few numbers (weekdays, months). */
export function TickRow(props: TickRowProps) {
  const { name, legend, hint, options, chosen, nullable = true } = props;
  return (
    <fieldset className="field wide tick-row">
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, text, label }) => (
          <label key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              data-type="ints"
              data-nullable={nullable ? '' : undefined}
              defaultChecked={chosen.includes(value)}
              aria-label={label}
            />
            <span aria-hidden="true">{text}</span>
          </label>
        ))}
      </div>
      <Notes name={name} hint={hint} />
    </fieldset>
  );
}
