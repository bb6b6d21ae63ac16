import { fold } from '../shared/fold.ts';

/** Of a person's new password (OWASP ASVS 6.2): length and being hard to guess count, not its signs. */
const PASSWORD_MIN = 15;
const PASSWORD_MAX = 128;

/** Beginnings of what lists of leaked passwords and this trade's habits are full of, folded. */
const GUESSABLE = [
  'password',
  'parola',
  'sifre',
  'admin',
  'asdf',
  'qwerty',
  'letmein',
  'welcome',
  'hosgeldin',
  'galatasaray',
  'fenerbahce',
  'besiktas',
  'turkiye',
  'villa',
  'demo',
  'abc',
];

/** What is wrong with it as a code of `errors.json`, or null. `names` are words it may not be made of. */
export function passwordProblem(password: string, names: readonly string[]): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return 'password_short';
  if (length > PASSWORD_MAX) return 'password_long';
  const folded = fold(password);
  if (new Set(folded).size < 5) return 'password_guessable';
  const rest = [...GUESSABLE, ...names.map(fold)]
    .filter((guess) => guess.length >= 3)
    .reduce((left, guess) => left.replaceAll(guess, ''), folded)
    .replace(/[^\p{L}]+/gu, '');
  return rest.length < 6 ? 'password_guessable' : null;
}
