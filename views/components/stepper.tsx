import type { Site } from '../layouts/site.ts';
import { fieldId } from './field.tsx';
import { Icon } from './icon.tsx';

interface StepperProps {
  site: Pick<Site, 't'>;
  name: string;
  label: string;
  hint?: string;
  /** As typed, when a refused form is shown again. */
  value: number | string;
  min: number;
  max: number;
  /** Says how to put it right. */
  error?: string | undefined;
}

/** A small number: a number input, with minus and plus beside it where scripts run. */
export function Stepper(props: StepperProps) {
  const { site, name, label, hint, value, min, max, error } = props;
  const { t } = site;
  return (
    <div className="stepper" data-stepper>
      <label htmlFor={fieldId(name)}>
        <b>{label}</b>
        {hint && <span className="hint">{hint}</span>}
      </label>
      <span>
        <Step by={-1} label={t('common:fewer', { label })} />
        <input
          id={fieldId(name)}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          defaultValue={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldId(name)}-note` : undefined}
        />
        <Step by={1} label={t('common:more', { label })} />
      </span>
      {error && (
        <p className="error" id={`${fieldId(name)}-note`}>
          <Icon name="circle-alert" size="small" />
          {error}
        </p>
      )}
    </div>
  );
}

function Step({ by, label }: { by: 1 | -1; label: string }) {
  return (
    <button type="button" className="icon-button" aria-label={label} data-step={by} hidden>
      <Icon name={by > 0 ? 'plus' : 'minus'} />
    </button>
  );
}
