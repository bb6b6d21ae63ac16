import { paths } from '../../../server/shared/paths.ts';
import { Button } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { InputField } from '../../components/field.tsx';
import { Note } from '../../components/note.tsx';
import { Tag } from '../../components/tag.tsx';
import { Trans } from '../../components/trans.tsx';
import type { Site } from '../../layouts/site.ts';
import type { GuestList, GuestRow } from './affairs.ts';
import { Person } from './person-fields.tsx';

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
  /** The page answers a form: where it is shown again. */
  answer: string | undefined;
}

/** Who comes: told to the authorities before the keys change hands, so it is asked for in time. */
export function GuestListPanel({ site, code, token, list, boat, answer }: GuestListProps) {
  const { t } = site;
  const { rows, complete, named, reported } = list;
  const refused = isRefusedList(list);
  return (
    <section className="panel guests-panel no-print" id="guests">
      <div className="row between wrapping">
        <h2>{t('enquire:guests.title')}</h2>
        <Tag kind={complete ? 'ok' : 'warn'}>{standOf(site, list)}</Tag>
      </div>
      <p className="muted">{t(boat ? 'enquire:guests.boat_text' : 'enquire:guests.text')}</p>
      {reported ? (
        <Reported site={site} rows={rows} />
      ) : (
        <details open={refused}>
          <summary className="button outline">
            {t(named ? 'enquire:guests.edit' : 'enquire:guests.open')}
          </summary>
          <form
            className="stack"
            method="post"
            action={paths.guestList(code)}
            noValidate
            data-answer={answer}
          >
            <input type="hidden" name="token" value={token} />
            <input type="hidden" name="seen" value={list.seen} />
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
            <p className="fine muted">
              <Trans text={t('enquire:guests.privacy')} parts={{ link: kvkkLink }} />
            </p>
            <Button kind="primary">{t('enquire:guests.save')}</Button>
          </form>
        </details>
      )}
    </section>
  );
}

/** Beside the form: what was typed into it stays. */
const kvkkLink = (words: string) => (
  <a className="link" href={paths.kvkk()} target="_blank" rel="noopener">
    {words}
  </a>
);

/** How far it is: who is not named yet, or what of them is missing. */
function standOf({ t }: Site, { complete, named, people }: GuestList): string {
  if (complete) return t('enquire:guests.complete');
  if (named >= people) return t('enquire:guests.incomplete');
  return t('enquire:guests.named', { named, people });
}

/** `first_name.2` is the third person's: its field's id has a dash. */
const fieldsOf = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([path, text]) => [path.replace('.', '-'), text]));

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
