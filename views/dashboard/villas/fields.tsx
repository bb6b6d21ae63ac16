import type { Translate } from '../../../server/i18n.ts';
import type { VillaAnswer } from '../../../server/schemas/answers/villa-forms.ts';
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

type Words = Catalogue['villas'];

/** What a form has words for: `villas:field.<name>`. */
type VillaField = keyof Words['field'] & keyof VillaAnswer;

export interface FieldsProps {
  t: Translate;
  /** Null: a new villa. */
  villa: VillaAnswer | null;
}

type FieldProps = FieldsProps & More & { name: VillaField };

function storedOf<Props extends FieldProps>(props: Props) {
  const { villa, ...field } = props;
  const { t, name } = props;
  return { ...field, label: t(`villas:field.${name}`), stored: villa?.[name] };
}

export const TextField = (props: FieldProps) => <StoredText {...storedOf(props)} />;
export const NumberField = (props: FieldProps) => <StoredNumber {...storedOf(props)} />;
export const TimeField = (props: FieldProps) => <StoredTime {...storedOf(props)} />;
export const ParagraphField = (props: FieldProps & { rows: number }) => (
  <StoredParagraph {...storedOf(props)} />
);
export const TickField = (props: FieldProps) => <StoredTick {...storedOf(props)} />;

type ChoiceName = keyof Words['choice'];

/** One of a list whose words are `villas:choice.<name>`. */
export function ChoiceField<Name extends ChoiceName & VillaField>(
  props: FieldsProps & More & { name: Name; values: readonly (keyof Words['choice'][Name])[] },
) {
  const { values, ...field } = props;
  const { t, name, optional } = field;
  const word = (value: unknown) => t(`villas:choice.${name}.${value}` as 'villas:choice.pets.NO');
  return (
    <StoredChoice
      {...storedOf(field)}
      data_type={optional ? 'line' : undefined}
      none={optional ? t('villas:none') : undefined}
      options={values.map((value) => ({ value: String(value), text: word(value) }))}
    />
  );
}
