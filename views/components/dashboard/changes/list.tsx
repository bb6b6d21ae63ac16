import { truncate } from '../../../../server/shared/format.ts';
import { type ChangeWords, valueText } from './value.ts';
import { fieldWords } from './words.ts';

interface ChangeListProps extends ChangeWords {
  changes: FieldChange[];
  /** Longer texts are cut to so many letters. */
  longest?: number;
}

export interface FieldChange {
  field: string;
  /** Undefined: there was no row yet, or there is none any more. */
  before?: unknown;
  after?: unknown;
}

/** Each field with what stood there and what stands there since; of a new or deleted row what it said. */
export function ChangeList({ changes, longest = 2000, ...words }: ChangeListProps) {
  const { t, entity } = words;
  const text = (field: string, value: unknown) => truncate(valueText(words, field, value), longest);
  return (
    <dl className="field-changes">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldWords(t, entity, field) ?? field}</dt>
          <dd>
            {before !== undefined && <del>{text(field, before)}</del>}
            {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
            {after !== undefined && <ins>{text(field, after)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
