import type { Translate } from '../../../server/i18n.ts';
import { paths } from '../../../server/shared/paths.ts';
import { Panel } from '../../components/dashboard/panel.tsx';
import { weekdayOptions } from './villa-fields.tsx';

/** The form of a change of a range of nights: what was typed, and what is wrong with it. */
export interface RangeForm {
  typed: Record<string, string[]>;
  /** By field, in Turkish. */
  problems: Record<string, string>;
}

interface RangePanelProps {
  t: Translate;
  villa_id: number;
  year: number;
  form: RangeForm;
}

/** Asks for a preview of a change to all nights of a range, whatever seasons they belong to. */
export function RangePanel({ t, villa_id, year, form }: RangePanelProps) {
  const action = `${paths.dashboard.villa(villa_id, 'prices')}#range`;
  return (
    <Panel id="range-form" title={t('prices:range.title')}>
      <form className="form no-print" action={action} method="get">
        <input type="hidden" name="year" value={year} />
        <p className="hint">{t('prices:range.text')}</p>
        <Problems {...{ t, form }} />
        <div className="fields">
          <Field t={t} form={form} name="range_start" type="date" required />
          <Field t={t} form={form} name="range_end" type="date" required />
          <PriceBy t={t} form={form} />
          <Field
            t={t}
            form={form}
            name="price_value"
            inputMode="decimal"
            hint={t('prices:range.value_hint')}
          />
          <Field
            t={t}
            form={form}
            name="range_min_nights"
            inputMode="numeric"
            hint={t('prices:range.min_nights_hint')}
          />
          <ArrivalDays t={t} form={form} />
        </div>
        <button type="submit" className="button outline">
          {t('prices:copy.preview')}
        </button>
      </form>
    </Panel>
  );
}

function Problems({ t, form }: Pick<RangePanelProps, 't' | 'form'>) {
  const problems = Object.entries(form.problems);
  if (problems.length === 0) return null;
  return (
    <div className="form-errors" role="alert">
      <div className="note bad">
        <div>
          <b>{t('errors:invalid')}</b>
          <ul>
            {problems.map(([name, sentence]) => (
              <li key={name}>
                <a href={`#range-${name}`}>{sentence}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

type Name =
  | 'range_start'
  | 'range_end'
  | 'price_by'
  | 'price_value'
  | 'range_min_nights'
  | 'range_arrival';

interface FieldProps {
  t: Translate;
  form: RangeForm;
  name: Name;
  type?: 'date';
  inputMode?: 'decimal' | 'numeric';
  required?: boolean;
  hint?: string;
}

function Field({ t, form, name, hint, ...input }: FieldProps) {
  const id = `range-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{t(`prices:range.field.${name}`)}</label>
      <input
        className="input"
        id={id}
        name={name}
        autoComplete="off"
        defaultValue={form.typed[name]?.[0]}
        {...wrong(form, name)}
        {...input}
      />
      {hint && !form.problems[name] && <p className="hint">{hint}</p>}
      <Problem form={form} name={name} />
    </div>
  );
}

const wrong = ({ problems }: RangeForm, name: Name) =>
  problems[name] ? { 'aria-invalid': true, 'aria-describedby': `range-${name}-error` } : {};

const Problem = ({ form, name }: Pick<FieldProps, 'form' | 'name'>) =>
  form.problems[name] ? (
    <p className="error" id={`range-${name}-error`}>
      {form.problems[name]}
    </p>
  ) : null;

function PriceBy({ t, form }: Pick<FieldProps, 't' | 'form'>) {
  const name = 'price_by';
  return (
    <div className="field">
      <label htmlFor={`range-${name}`}>{t('prices:range.field.price_by')}</label>
      <select
        className="input"
        id={`range-${name}`}
        name={name}
        defaultValue={form.typed[name]?.[0] ?? ''}
        {...wrong(form, name)}
      >
        {(['', 'percent', 'amount', 'fixed'] as const).map((by) => (
          <option key={by} value={by}>
            {t(`prices:range.by.${by || 'none'}`)}
          </option>
        ))}
      </select>
      <Problem form={form} name={name} />
    </div>
  );
}

function ArrivalDays({ t, form }: Pick<FieldProps, 't' | 'form'>) {
  const chosen = form.typed.range_arrival ?? [];
  return (
    <fieldset className="field wide tick-row" id="range-range_arrival">
      <legend>{t('prices:range.field.range_arrival')}</legend>
      <div>
        {weekdayOptions.map(({ value, text, label }) => (
          <label key={value}>
            <input
              type="checkbox"
              name="range_arrival"
              value={value}
              defaultChecked={chosen.includes(String(value))}
              aria-label={label}
            />
            <span aria-hidden="true">{text}</span>
          </label>
        ))}
      </div>
      <p className="hint">{t('prices:range.arrival_hint')}</p>
      <Problem form={form} name="range_arrival" />
    </fieldset>
  );
}
