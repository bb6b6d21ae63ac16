import type { StoredSetting } from '../../queries/content/settings.ts';
import type {
  ContactSettingsAnswer,
  SiteSettingsAnswer,
  SocialSettingsAnswer,
} from '../../schemas/answers/settings.ts';
import { NUMBER_KEYS, SETTING_KEYS, type SettingsSection } from '../../schemas/settings.ts';
import { siteRulesFrom, siteSettingsFrom } from '../../services/content/settings.ts';

type SettingsAnswer = SiteSettingsAnswer | ContactSettingsAnswer | SocialSettingsAnswer;

/** A section as it works now: what is not set has the product's own value, or null. */
export function presentSettings(
  section: SettingsSection,
  rows: readonly StoredSetting[],
): SettingsAnswer {
  const known: Record<string, string | number | undefined> = {
    ...siteSettingsFrom([]),
    ...siteRulesFrom(rows),
    ...filled(rows),
  };
  const fields = SETTING_KEYS[section].map((key) => [key, known[key] ?? null]);
  const newest = Math.max(...rows.map(({ updated_at }) => updated_at.getTime()));
  return {
    ...Object.fromEntries(fields),
    version: rows.reduce((sum, row) => sum + row.version, 0),
    updated_at: rows.length > 0 ? new Date(newest).toISOString() : null,
  } as SettingsAnswer;
}

const filled = (rows: readonly StoredSetting[]) =>
  Object.fromEntries(
    rows
      .filter(({ value }) => value !== '')
      .filter(({ key, value }) => !NUMBER_KEYS.has(key) || /^-?\d{1,5}$/.test(value))
      .map(({ key, value }) => [key, NUMBER_KEYS.has(key) ? Number(value) : value]),
  );
