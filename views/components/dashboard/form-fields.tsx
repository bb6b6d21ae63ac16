import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { fieldId } from '../field.tsx';
import { FieldError } from './action-form.tsx';

/** Fields of an `ActionForm`: their error's place stands ready for what the API answers. */
interface FieldText {
  t: Translate;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  /** A whole line of the form. */
  wide?: boolean;
}

type Owned = 'name' | 'id' | 'aria-describedby';

type FormInputProps = FieldText & {
  /** The stored value where the shown one is written otherwise (a telephone, an IBAN). */
  'data-stored'?: string;
  'data-type'?: 'int' | 'kurus' | 'instant' | 'line';
  /** Empty, it is not sent. */
  'data-optional'?: '';
  'data-iban'?: '';
  /** Below the field: what is stored, a check of what is typed. */
  children?: ReactNode;
} & Omit<InputHTMLAttributes<HTMLInputElement>, Owned>;

export function FormInput(props: FormInputProps) {
  const { t, name, label, hint, optional, wide, children, ...rest } = props;
  return (
    <Frame {...{ t, name, label, hint, optional, wide }}>
      <input type="text" {...rest} {...wiring(props)} className="input" />
      {children}
    </Frame>
  );
}

type FormSelectProps = FieldText & {
  options: readonly { value: string; text: string }[];
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, Owned>;

export function FormSelect(props: FormSelectProps) {
  const { t, name, label, hint, optional, wide, options, ...rest } = props;
  return (
    <Frame {...{ t, name, label, hint, optional, wide }}>
      <select {...rest} {...wiring(props)} className="input">
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  );
}

type FormTextareaProps = FieldText & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Owned>;

export function FormTextarea(props: FormTextareaProps) {
  const { t, name, label, hint, optional, wide, ...rest } = props;
  return (
    <Frame {...{ t, name, label, hint, optional, wide }}>
      <textarea {...rest} {...wiring(props)} className="input" />
    </Frame>
  );
}

type FormTickProps = FieldText & { defaultChecked?: boolean };

/** Sent as true or false. */
export function FormTick(props: FormTickProps) {
  const { name, label, hint, defaultChecked } = props;
  return (
    <div className="field wide">
      <label className="check">
        <input
          {...wiring(props)}
          type="checkbox"
          data-type="bool"
          defaultChecked={defaultChecked}
        />
        <span>{label}</span>
      </label>
      <Notes name={name} hint={hint} />
    </div>
  );
}

function Frame(props: FieldText & { children: ReactNode }) {
  const { t, name, label, hint, optional, wide, children } = props;
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={fieldId(name)}>
        {label}
        {optional && <span className="optional">{` (${t('common:optional')})`}</span>}
      </label>
      {children}
      <Notes name={name} hint={hint} />
    </div>
  );
}

function Notes({ name, hint }: Pick<FieldText, 'name' | 'hint'>) {
  return (
    <>
      <FieldError name={name} id={`${fieldId(name)}-error`} />
      {hint && (
        <p className="hint" id={`${fieldId(name)}-note`}>
          {hint}
        </p>
      )}
    </>
  );
}

const wiring = ({ name, hint }: FieldText) => ({
  id: fieldId(name),
  name,
  'aria-describedby': `${fieldId(name)}-error${hint ? ` ${fieldId(name)}-note` : ''}`,
});
