import type { Db } from '../../db/index.ts';
import { type FieldProblem, invalid } from '../../errors.ts';
import {
  lockSettings,
  type StoredSetting,
  upsertSettings,
} from '../../queries/content/settings.ts';
import { isStoredPicture } from '../../queries/files/stored-pictures.ts';
import {
  PHONE_KEYS,
  SETTING_KEYS,
  type SettingsChanges,
  type SettingsSection,
} from '../../schemas/settings.ts';
import { isAgencyFact } from '../../shared/agency-facts.ts';
import { parsePhone } from '../../shared/phone.ts';
import { type ProvedDoer, requireProof } from '../accounts/proof.ts';
import { audit } from '../audit.ts';
import { refuseStale } from '../stale-rows.ts';
import { siteRulesFrom } from './settings.ts';
import { dropPictures } from './text-pictures.ts';

/**
 * Sets the given keys of a section; the others stay. 422 for numbers that contradict each other,
 * for a picture that is not kept and for an emptied fact of the agency; 409 `stale`; 403 `reauth` for what is in `REACHED_BY`.
 */
export async function editSettings(
  pool: Db,
  section: SettingsSection,
  { version, ...wanted }: SettingsChanges,
  { doer, proved }: ProvedDoer,
): Promise<void> {
  const given = textsOf(wanted);
  const former = await pool.transaction().execute(async (db) => {
    const rows = await lockSettings(db, SETTING_KEYS[section]);
    const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    const before = Object.fromEntries(Object.keys(given).map((key) => [key, stored[key] ?? '']));
    refuseStale({ version: rows.reduce((sum, row) => sum + row.version, 0) }, version, before);
    await refuseContradictions(db, rows, given);
    const changed = Object.keys(given).filter((key) => given[key] !== before[key]);
    if (changed.length === 0) return before;
    if (changed.some((key) => REACHED_BY.has(key))) requireProof({ proved });
    const after = pick(given, changed);
    await upsertSettings(db, after, doer.id);
    await audit(db, doer, {
      action: `${section}_settings.edited`,
      entity: 'settings',
      entity_id: null,
      before: pick(before, changed),
      after,
    });
    return before;
  });
  await dropPictures(pool, [former.home_picture]);
}

/** Where guests write, call and ask what to pay: whoever changes it could answer in our name. */
const REACHED_BY: ReadonlySet<string> = new Set(['site_email', 'site_phone', 'whatsapp_phone']);

/** As they are kept: text, '' for a cleared one, telephone numbers as E.164. */
function textsOf(wanted: Omit<SettingsChanges, 'version'>): Record<string, string> {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([key, value]) => {
      const text = value === null ? '' : String(value);
      return [key, PHONE_KEYS.has(key) && text ? (parsePhone(text)?.phone ?? text) : text];
    }),
  );
}

async function refuseContradictions(
  db: Db,
  rows: readonly StoredSetting[],
  given: Record<string, string>,
): Promise<void> {
  const { home_picture } = given;
  const isUnknown = Boolean(home_picture) && !(await isStoredPicture(db, home_picture ?? ''));
  const problems: Record<string, FieldProblem> = {
    ...emptiedFacts(rows, given),
    ...contradictingNumbers(rows, given),
    ...(isUnknown && { home_picture: 'no_such_row' }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** A fact of the agency may be said otherwise, but not taken back. */
const emptiedFacts = (rows: readonly StoredSetting[], given: Record<string, string>) =>
  Object.fromEntries(
    rows
      .filter(({ key, value }) => value && given[key] === '' && isAgencyFact(key))
      .map(({ key }) => [key, 'required'] as const),
  );

/** Of two numbers either may be given alone: what is stored stands for the other. */
function contradictingNumbers(rows: readonly StoredSetting[], given: Record<string, string>) {
  const updated_at = new Date(0);
  const later = Object.entries(given).map(([key, value]) => ({ key, value, updated_at }));
  const rules = siteRulesFrom([...rows, ...later]);
  const names = (...keys: string[]) => keys.some((key) => key in given);
  const isBabyOlder =
    names('baby_age_max', 'child_age_max') && rules.baby_age_max >= rules.child_age_max;
  const isNearLonger =
    names('option_hours_near', 'option_hours') && rules.option_hours_near > rules.option_hours;
  return {
    ...(isBabyOlder && { baby_age_max: 'below_child_age' }),
    ...(isNearLonger && { option_hours_near: 'within_option_hours' }),
  } satisfies Record<string, FieldProblem>;
}

const pick = (values: Record<string, string>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key] ?? '']));
