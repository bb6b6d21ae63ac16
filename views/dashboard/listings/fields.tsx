import type { ReactNode } from 'react';

import type { Translate } from '../../../server/i18n.ts';
import {
  FormInput,
  FormSelect,
  FormTextarea,
  FormTick,
} from '../../components/dashboard/form-fields.tsx';

/** What a field of a villa's or a boat's form may say besides its name. */
export interface More {
  hint?: ReactNode;
  wide?: boolean;
  /** May stay empty; then nothing is known. */
  optional?: boolean;
  before?: string;
  after?: string;
  maxLength?: number;
  /** Proposed where nothing is stored. */
  defaultValue?: string;
}

interface StoredFieldProps extends More {
  t: Translate;
  name: string;
  label: string;
  /** As the API gives it. */
  stored: unknown;
}

/** As it stands in its field. */
const textOf = (stored: unknown): string => String(stored ?? '');

/** One line of text. */
export const StoredText = ({ stored, ...field }: StoredFieldProps) => (
  <FormInput
    data-type={field.optional ? 'line' : undefined}
    defaultValue={textOf(stored)}
    autoComplete="off"
    {...field}
  />
);

/** A whole number. */
export const StoredNumber = ({ stored, ...field }: StoredFieldProps) => (
  <FormInput
    inputMode="numeric"
    data-type="int"
    defaultValue={textOf(stored)}
    autoComplete="off"
    {...field}
  />
);

/** A day or an hour ('HH:MM') of the browser's own kind. */
export const StoredTime = ({ stored, ...field }: StoredFieldProps & { type?: 'date' | 'time' }) => (
  <FormInput
    type="time"
    data-type={field.optional ? 'line' : undefined}
    defaultValue={textOf(stored)}
    {...field}
  />
);

/** Several lines. */
export const StoredParagraph = ({ stored, ...field }: StoredFieldProps & { rows: number }) => (
  <FormTextarea
    wide
    defaultValue={textOf(stored)}
    data-type={field.optional ? 'line' : undefined}
    {...field}
  />
);

interface ChoiceProps extends StoredFieldProps {
  options: readonly { value: string; text: string }[];
  /** How a missing choice is called; without it there is none. */
  none?: string;
  data_type?: 'int' | 'line';
}

/** One of a list. */
export function StoredChoice({ stored, options, none, data_type, ...field }: ChoiceProps) {
  return (
    <FormSelect
      {...field}
      data-type={data_type}
      defaultValue={textOf(stored) || field.defaultValue}
      options={[...(none === undefined ? [] : [{ value: '', text: none }]), ...options]}
    />
  );
}

/** Yes or no. */
export const StoredTick = ({ stored, ...field }: StoredFieldProps) => (
  <FormTick {...field} defaultChecked={stored === true} />
);
