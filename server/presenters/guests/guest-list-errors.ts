import { fieldSentences } from '../../error-sentences.ts';
import type { FieldProblem } from '../../errors.ts';
import { t } from '../../i18n.ts';
import { GUESTS_AT_MOST } from '../../schemas/guest-affairs.ts';

/** `first_name.2` → a sentence that says whose and which field it is; person by person, as the form stands. */
export const personSentences = (fields: Record<string, FieldProblem>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldSentences(fields))
      .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
      .map(([path, problem]) => [path, inWhole(path, problem)]),
  );

/** What is of no one person stands last. */
const placeOf = (path: string): number => Number(path.split('.')[1] ?? GUESTS_AT_MOST);

function inWhole(path: string, problem: string): string {
  const [name, at] = path.split('.');
  const part = PARTS.find((each) => each === name);
  if (!part || at === undefined) return problem;
  const person = t('enquire:guests.person', { number: Number(at) + 1 });
  return t('enquire:guests.problem', { person, field: t(`enquire:guests.${part}`), problem });
}

const PARTS = [
  'first_name',
  'last_name',
  'nationality',
  'document_no',
  'birth_date',
  'sex',
] as const;
