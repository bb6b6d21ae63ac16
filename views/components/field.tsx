import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';

import type { Site } from '../layouts/site.ts';
import { Icon } from './icon.tsx';

interface FieldText {
  site: Pick<Site, 't'>;
  /** The form field's name, and the end of its id: `field-<name>`. */
  name: string;
  /** The end of its id where several forms of a page have a field of the name. */
  own?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Says how to put it right; it takes the hint's place. */
  error?: string | undefined;
  /** What a script says of it as soon as it is left empty or wrong; without one the server says it. */
  problem?: string;
  /** Marked as optional; fields are required by rule, so the others say nothing. */
  optional?: boolean;
}

type Owned = 'name' | 'id' | 'aria-describedby' | 'aria-invalid';

export type InputFieldProps = FieldText & {
  kind?: 'text' | 'email' | 'tel' | 'date' | 'number' | 'password' | 'search' | 'url' | 'file';
  /** Shown inside the frame, before and after: '₺', 'gece'. */
  before?: string;
  after?: string;
} & Omit<InputHTMLAttributes<HTMLInputElement>, Owned | 'type'>;

/** One line of text, a number or a day, with its label, hint and error. */
export function InputField(props: InputFieldProps) {
  const {
    site,
    name,
    own,
    label,
    hint,
    error,
    problem: _,
    optional,
    kind = 'text',
    before,
    after,
    ...rest
  } = props;
  const input = (
    <input
      {...rest}
      {...wiring(props)}
      {...unjudged(props)}
      className="input"
      type={kind}
      name={name}
    />
  );
  return (
    <Frame {...{ site, name, own, label, hint, error, optional }}>
      {before || after ? (
        <span className="affixed">
          {before && <span>{before}</span>}
          {input}
          {after && <span>{after}</span>}
        </span>
      ) : (
        input
      )}
    </Frame>
  );
}

type SelectFieldProps = FieldText & {
  options: readonly { value: string | number; text: string }[];
  /** The first, empty choice. */
  empty?: string;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, Owned>;

export function SelectField(props: SelectFieldProps) {
  const {
    site,
    name,
    own,
    label,
    hint,
    error,
    problem: _,
    optional,
    options,
    empty,
    ...rest
  } = props;
  return (
    <Frame {...{ site, name, own, label, hint, error, optional }}>
      <select {...rest} {...wiring(props)} className="input" name={name}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  );
}

type TextareaFieldProps = FieldText & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Owned>;

export function TextareaField(props: TextareaFieldProps) {
  const { site, name, own, label, hint, error, problem: _, optional, ...rest } = props;
  return (
    <Frame {...{ site, name, own, label, hint, error, optional }}>
      <textarea {...rest} {...wiring(props)} className="input" name={name} />
    </Frame>
  );
}

type CheckboxFieldProps = Omit<FieldText, 'optional' | 'problem'> & {
  kind?: 'checkbox' | 'radio';
  /** One of several of its name: told apart by their value. */
  several?: boolean;
  /** How many results it would leave, at the end of the line. */
  count?: number;
} & Omit<InputHTMLAttributes<HTMLInputElement>, Owned | 'type'>;

/** A tick with its sentence beside it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { site: _, name, own, label, hint, error, kind, several, count, ...rest } = props;
  const one = several ? `-${rest.value}` : '';
  return (
    <div className="field">
      <label className="check">
        <input
          {...rest}
          {...wiring(props, one)}
          {...unjudged({ kind: 'checkbox', ...props })}
          type={kind ?? 'checkbox'}
          name={name}
        />
        <span>{label}</span>
        {count !== undefined && <span className="count">{count}</span>}
      </label>
      <Explanation name={own ?? name} hint={hint} error={error} />
    </div>
  );
}

function Frame({
  site,
  name,
  own = name,
  label,
  hint,
  error,
  optional,
  children,
}: FieldText & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={fieldId(own)}>
        {label}
        {optional && <span className="optional">{` (${site.t('common:optional')})`}</span>}
      </label>
      {children}
      <Explanation name={own} hint={hint} error={error} />
    </div>
  );
}

function Explanation({ name, hint, error }: Pick<FieldText, 'name' | 'hint' | 'error'>) {
  if (error) {
    return (
      <p className="error" id={explanationId(name)}>
        <Icon name="circle-alert" size="small" />
        {error}
      </p>
    );
  }
  return hint ? (
    <p className="hint" id={explanationId(name)}>
      {hint}
    </p>
  ) : null;
}

function wiring({ name, own = name, hint, error, problem }: FieldText, one = '') {
  return {
    'data-problem': problem,
    id: fieldId(own) + one,
    'aria-describedby': hint || error ? explanationId(own) : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/**
 * Browsers call a tick, a file or a day that must be there invalid until it is, and a screen reader says so of a form
 * that nobody has sent; of an empty text they do not.
 */
export const unjudged = ({ kind = '', required, error }: Unjudged): { 'aria-invalid'?: false } =>
  required && !error && CALLED_INVALID.has(kind) ? { 'aria-invalid': false } : {};

const CALLED_INVALID = new Set(['checkbox', 'radio', 'file', 'date']);

interface Unjudged {
  kind?: string;
  required?: boolean | undefined;
  error?: string | undefined;
}

const explanationId = (name: string) => `${fieldId(name)}-note`;

/** The id of a field's control, for links to it. */
export const fieldId = (name: string): string => `field-${name}`;
