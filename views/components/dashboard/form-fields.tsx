import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';

import type { Translate } from '../../../server/i18n.ts';
import { fieldId, unjudged } from '../field.tsx';
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
  /** Keeps ids apart where a page has the same field twice. */
  scope?: string;
}

type Owned = 'name' | 'id' | 'aria-describedby';

type FormInputProps = FieldText & {
  /** The stored value where the shown one is written otherwise (a telephone, an IBAN). */
  'data-stored'?: string;
  'data-type'?: 'int' | 'kurus' | 'instant' | 'line' | 'decimal' | 'metres' | 'rate' | 'list';
  /** Empty, it is not sent. */
  'data-optional'?: '';
  'data-iban'?: '';
  'data-draft-key'?: string;
  /** Shown inside the frame, before and after: '%', 'saat'. */
  before?: string;
  after?: string;
  /** Below the field: what is stored, a check of what is typed. */
  children?: ReactNode;
} & Omit<InputHTMLAttributes<HTMLInputElement>, Owned>;

export function FormInput(props: FormInputProps) {
  const { t, name, label, hint, optional, wide, scope, before, after, children, ...rest } = props;
  const judged = unjudged({ kind: rest.type, required: rest.required });
  const input = <input type="text" {...judged} {...rest} {...wiring(props)} className="input" />;
  return (
    <FieldFrame {...{ t, name, label, hint, optional, wide, scope }}>
      {before || after ? (
        <span className="affixed">
          {before && <span>{before}</span>}
          {input}
          {after && <span>{after}</span>}
        </span>
      ) : (
        input
      )}
      {children}
    </FieldFrame>
  );
}

type FormSelectProps = FieldText & {
  options: readonly { value: string; text: string }[];
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, Owned>;

export function FormSelect(props: FormSelectProps) {
  const { t, name, label, hint, optional, wide, scope, options, ...rest } = props;
  return (
    <FieldFrame {...{ t, name, label, hint, optional, wide, scope }}>
      <select {...rest} {...wiring(props)} className="input">
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

type FormTextareaProps = FieldText & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Owned>;

export function FormTextarea(props: FormTextareaProps) {
  const { t, name, label, hint, optional, wide, scope, ...rest } = props;
  return (
    <FieldFrame {...{ t, name, label, hint, optional, wide, scope }}>
      <textarea {...rest} {...wiring(props)} className="input" />
    </FieldFrame>
  );
}

type FormTickProps = FieldText & {
  defaultChecked?: boolean;
  /** What the rows' buttons call it in `data-fill`, in a dialog that they share. */
  filled_by?: string;
};

/** Sent as true or false. */
export function FormTick(props: FormTickProps) {
  const { name, label, hint, scope, defaultChecked, filled_by } = props;
  return (
    <div className="field wide">
      <label className="check">
        <input
          {...wiring(props)}
          type="checkbox"
          data-type="bool"
          data-fill-value={filled_by}
          defaultChecked={defaultChecked}
        />
        <span>{label}</span>
      </label>
      <Notes name={name} hint={hint} scope={scope} />
    </div>
  );
}

/** A field's label, its error's place and its hint around a control of another kind. */
export function FieldFrame(props: FieldText & { children: ReactNode }) {
  const { t, name, label, hint, optional, wide, scope, children } = props;
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={idOf({ name, scope })}>
        {label}
        {optional && <span className="optional">{` (${t('common:optional')})`}</span>}
      </label>
      <div className="control">
        {children}
        <Notes name={name} hint={hint} scope={scope} />
      </div>
    </div>
  );
}

export function Notes({ name, hint, scope }: Pick<FieldText, 'name' | 'hint' | 'scope'>) {
  const id = idOf({ name, scope });
  return (
    <>
      <FieldError name={name} id={`${id}-error`} />
      {hint && (
        <p className="hint" id={`${id}-note`}>
          {hint}
        </p>
      )}
    </>
  );
}

const idOf = ({ name, scope }: Pick<FieldText, 'name' | 'scope'>) =>
  fieldId(scope ? `${scope}-${name}` : name);

/** What ties a control to its label, its error and its hint. */
export const wiring = ({ name, hint, scope }: FieldText) => {
  const id = idOf({ name, scope });
  return { id, name, 'aria-describedby': `${id}-error${hint ? ` ${id}-note` : ''}` };
};
