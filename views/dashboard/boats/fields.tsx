import type { Translate } from '../../../server/i18n.ts';
import type { BoatAnswer } from '../../../server/schemas/answers/boats.ts';
import { FormInput } from '../../components/dashboard/form-fields.tsx';
import type { Catalogue } from '../../locales/index.ts';
import {
  type More,
  StoredChoice,
  StoredNumber,
  StoredParagraph,
  StoredText,
  StoredTick,
  StoredTime,
} from '../listings/fields.tsx';

/** What a form has words for: `fleet:field.<name>`. */
type BoatField = keyof Catalogue['fleet']['field'] & keyof BoatAnswer;

export interface FieldsProps {
  t: Translate;
  /** Null: a new boat. */
  boat: BoatAnswer | null;
}

type FieldProps = FieldsProps & More & { name: BoatField };

function storedOf<Props extends FieldProps>(props: Props) {
  const { boat, ...field } = props;
  const { t, name } = props;
  return { ...field, label: t(`fleet:field.${name}`), stored: boat?.[name] };
}

export const TextField = (props: FieldProps) => <StoredText {...storedOf(props)} />;
export const NumberField = (props: FieldProps) => <StoredNumber {...storedOf(props)} />;
export const TimeField = (props: FieldProps & { type?: 'date' | 'time' }) => (
  <StoredTime {...storedOf(props)} />
);
export const ParagraphField = (props: FieldProps & { rows: number }) => (
  <StoredParagraph {...storedOf(props)} />
);
export const TickField = (props: FieldProps) => <StoredTick {...storedOf(props)} />;

interface ChoiceProps {
  options: readonly { value: string; text: string }[];
  none?: string;
  data_type?: 'int' | 'line';
}

export const ChoiceField = (props: FieldProps & ChoiceProps) => (
  <StoredChoice {...storedOf(props)} />
);

/** Stored in centimetres, typed in metres. */
export function LengthField({ t, boat, name }: FieldsProps & { name: 'length_cm' | 'beam_cm' }) {
  const stored = boat?.[name] ?? null;
  return (
    <FormInput
      t={t}
      name={name}
      label={t(`fleet:field.${name}`)}
      optional
      inputMode="decimal"
      data-type="metres"
      data-stored={String(stored ?? '')}
      after={t('fleet:unit.metres')}
      defaultValue={stored === null ? '' : String(stored / 100).replace('.', ',')}
      autoComplete="off"
    />
  );
}
