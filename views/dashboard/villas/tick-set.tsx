import type { Translate } from '../../../server/i18n.ts';
import { Notes } from '../../components/dashboard/form-fields.tsx';

interface TickSetProps {
  t: Translate;
  /** Sent as the list of the ticked ones' ids. */
  name: string;
  label: string;
  /** Tells several sets of a name apart. */
  scope?: string;
  options: readonly { id: number; name: string }[];
  chosen: readonly number[];
}

/** Any of many, in columns. */
export function TickSet({ t, name, label, scope, options, chosen }: TickSetProps) {
  const ticked = new Set(chosen);
  return (
    <fieldset className="field tick-set">
      <legend className="hidden-text">{label}</legend>
      {options.length === 0 && <p className="dim">{t('villas:nothing_to_choose')}</p>}
      <div>
        {options.map(({ id, name: text }) => (
          <label className="check" key={id}>
            <input
              type="checkbox"
              name={name}
              value={id}
              data-type="ints"
              defaultChecked={ticked.has(id)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <Notes name={name} scope={scope} />
    </fieldset>
  );
}
