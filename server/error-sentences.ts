import type { AppError, FieldProblem } from './errors.ts';
import { say, t } from './i18n.ts';

/** What a person is told: errors carry codes, the catalogue has their sentences. */
export const sentenceOf = (error: AppError): string =>
  inUseSentence(error) ??
  translate(`errors:${error.code}`, error.values) ??
  translate(`constraints:${error.code}`, error.values) ??
  t('errors:unexpected');

/** What still uses a row that was to be deleted, by its table's name. */
const inUseSentence = ({ code, details }: AppError): string | undefined =>
  code === 'in_use' ? translate(`errors:in_use_by.${details.used_by}`, {}) : undefined;

/** Field path → Turkish sentence. */
export function fieldSentences(fields: Record<string, FieldProblem>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, problem]) => {
      const { code, values } =
        typeof problem === 'string' ? { code: problem, values: {} } : problem;
      const sentence =
        translate(`errors:field.${code}`, values) ?? translate(`constraints:${code}`, values);
      return [path, sentence ?? t('errors:field.invalid')];
    }),
  );
}

/** The sentence of a code; undefined where the catalogue has none. */
function translate(key: string, values: Record<string, string | number>): string | undefined {
  const text = say(key, { ...values, defaultValue: '' });
  return text === '' ? undefined : text;
}
