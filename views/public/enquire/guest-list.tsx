import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { countries } from '../../components/countries.ts';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { fieldId, InputField } from '../../components/field.tsx';
import { Note } from '../../components/note.tsx';
import { Tag } from '../../components/tag.tsx';
import type { Site } from '../../layouts/site.ts';
import type { GuestList, GuestRow } from './affairs.ts';

/** What was sent of it has to be put right. */
export const isRefusedList = ({ refused, errors }: GuestList): boolean =>
  refused !== null || Object.keys(errors).length > 0;

interface GuestListProps {
  site: Site;
  code: string;
  token: string;
  list: GuestList;
  /** Of a boat: the captain tells the harbour. */
  boat: boolean;
}

/** Who comes: told to the authorities before the keys change hands, so it is asked for in time. */
export function GuestListPanel({ site, code, token, list, boat }: GuestListProps) {
  const { t } = site;
  const { rows, complete, named, people, reported } = list;
  const refused = isRefusedList(list);
  return (
    <section className="panel guests-panel no-print" id="guests">
      <div className="row between wrapping">
        <h2>{t('enquire:guests.title')}</h2>
        <Tag kind={complete ? 'ok' : 'warn'}>
          {complete ? t('enquire:guests.complete') : t('enquire:guests.named', { named, people })}
        </Tag>
      </div>
      <p className="muted">{t(boat ? 'enquire:guests.boat_text' : 'enquire:guests.text')}</p>
      {reported ? (
        <Reported site={site} rows={rows} />
      ) : (
        <details open={refused}>
          <summary className="button outline">
            {t(named ? 'enquire:guests.edit' : 'enquire:guests.open')}
          </summary>
          <form className="stack" method="post" action={paths.guestList(code)} noValidate>
            <input type="hidden" name="token" value={token} />
            {list.refused && <Note kind="bad" icon="circle-alert" title={list.refused} focus />}
            <ErrorSummary site={site} fields={fieldsOf(list.errors)} />
            {rows.map((row, at) => (
              <Person key={String(at)} site={site} row={row} at={at} errors={list.errors} />
            ))}
            <InputField
              site={site}
              name="plate"
              label={t('enquire:guests.plate')}
              defaultValue={list.plate}
              error={list.errors.plate}
              autoComplete="off"
              maxLength={20}
              optional
            />
            <p className="fine muted">{t('enquire:guests.privacy')}</p>
            <Button kind="primary">{t('enquire:guests.save')}</Button>
          </form>
        </details>
      )}
    </section>
  );
}

/** `first_name.2` is the third person's: its field's id has a dash. */
const fieldsOf = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace('.', '-'), text]));

interface PersonProps {
  site: Site;
  row: GuestRow;
  at: number;
  errors: Record<string, string>;
}

function Person({ site, row, at, errors }: PersonProps) {
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
      <div className="field">
        <label htmlFor={fieldId(`nationality-${at}`)}>{t('enquire:guests.nationality')}</label>
        <select
          className="input"
          id={fieldId(`nationality-${at}`)}
          name="nationality"
          defaultValue={row.nationality}
        >
          {countries(row.nationality).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <PersonField
        {...part('document_no')}
        placeholder={row.document_no_masked ?? undefined}
        autoComplete="off"
      />
      <PersonField {...part('birth_date')} type="date" autoComplete={at ? 'off' : 'bday'} />
    </fieldset>
  );
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
      {error && (
        <p className="error" id={`${id}-note`}>
          {error}
        </p>
      )}
    </div>
  );
}

function Reported({ site: { t }, rows }: { site: Site; rows: GuestRow[] }) {
  return (
    <>
      <ol className="named">
        {rows.map((row) => (
          <li key={`${row.first_name} ${row.last_name}`}>{`${row.first_name} ${row.last_name}`}</li>
        ))}
      </ol>
      <p className="fine muted">{t('enquire:guests.reported')}</p>
    </>
  );
}
