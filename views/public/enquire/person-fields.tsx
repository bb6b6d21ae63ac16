import { countries } from '../../components/countries.ts';
import { fieldId } from '../../components/field.tsx';
import type { Site } from '../../layouts/site.ts';
import type { GuestRow } from './affairs.ts';

interface PersonProps {
  site: Site;
  row: GuestRow;
  at: number;
  errors: Record<string, string>;
}

/** One of the people who come, with what the report still wants to know of them. */
export function Person({ site, row, at, errors }: PersonProps) {
  const { t } = site;
  const part = (name: 'first_name' | 'last_name' | 'document_no' | 'birth_date') => ({
    name,
    at,
    label: t(`enquire:guests.${name}`),
    error: errors[`${name}.${at}`],
    value: row[name],
  });
  return (
    <fieldset className="person">
      <legend>{t('enquire:guests.person', { number: at + 1 })}</legend>
      <PersonField {...part('first_name')} autoComplete={at ? 'off' : 'given-name'} />
      <PersonField {...part('last_name')} autoComplete={at ? 'off' : 'family-name'} />
      <PersonSelect
        name="nationality"
        at={at}
        label={t('enquire:guests.nationality')}
        value={row.nationality}
        error={errors[`nationality.${at}`]}
        options={countries(row.nationality).map(({ code, name }) => [code, name])}
      />
      <PersonField
        {...part('document_no')}
        placeholder={row.document_no_masked ?? undefined}
        autoComplete="off"
      />
      <PersonField {...part('birth_date')} type="date" autoComplete={at ? 'off' : 'bday'} />
      <PersonSelect
        name="sex"
        at={at}
        label={t('enquire:guests.sex')}
        value={row.sex}
        error={errors[`sex.${at}`]}
        options={[
          ['', t('enquire:guests.sexes.none')],
          ['F', t('enquire:guests.sexes.F')],
          ['M', t('enquire:guests.sexes.M')],
        ]}
      />
      <Missing site={site} row={row} />
    </fieldset>
  );
}

function Missing({ site: { t }, row }: { site: Site; row: GuestRow }) {
  if (row.missing.length === 0) return null;
  const fields = row.missing.map((field) => t(`enquire:guests.${field}`)).join(', ');
  return <p className="fine muted missing">{t('enquire:guests.missing', { fields })}</p>;
}

interface PersonFieldProps {
  name: string;
  at: number;
  label: string;
  error?: string | undefined;
  value: string;
  type?: string;
  placeholder?: string | undefined;
  autoComplete: string;
}

/** One of many fields of its name: the form sends them in the order of the people. */
function PersonField({ name, at, label, error, value, type, ...rest }: PersonFieldProps) {
  const id = fieldId(`${name}-${at}`);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        className="input"
        id={id}
        name={name}
        type={type ?? 'text'}
        defaultValue={value}
        maxLength={type ? undefined : 60}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
      />
      <PartError id={id} error={error} />
    </div>
  );
}

function PartError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="error" id={`${id}-note`}>
      {error}
    </p>
  );
}

interface PersonSelectProps {
  name: string;
  at: number;
  label: string;
  error: string | undefined;
  value: string;
  /** Value and text. */
  options: [string, string][];
}

function PersonSelect({ name, at, label, error, value, options }: PersonSelectProps) {
  const id = fieldId(`${name}-${at}`);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        className="input"
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
      <PartError id={id} error={error} />
    </div>
  );
}
