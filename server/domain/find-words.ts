import { fold } from '../shared/fold.ts';

/** Below this, digits are the beginning of a word as letters are. */
const DIGITS = 3;
/** One letter begins every other name. */
const LETTERS = 2;
/** More words make nothing clearer. */
const MOST = 6;

/**
 * What is typed into the dashboard's search as patterns for LIKE over a row's words, each of which
 * stands behind a space: letters find the beginning of a word, digits any part of a number, so that
 * '0532 123' and '123 45 67' both find +905321234567. None: nothing can be found by it.
 */
export function findPatterns(typed: string): string[] {
  const number = numberOf(typed);
  const words = number ? [number] : fold(typed).split(' ').filter(Boolean).slice(0, MOST);
  if (words.join('').length < LETTERS) return [];
  return [...new Set(words)].map(patternOf);
}

/** A telephone number however it is parted, as its digits. */
function numberOf(typed: string): string | null {
  const digits = typed.replace(/[\s()+./-]+/g, '');
  return /^\d{5,}$/.test(digits) ? digits : null;
}

const patternOf = (word: string): string => {
  const inner = /^\d+$/.test(word) ? word.replace(/^0+(?=\d)/, '') : '';
  return inner.length >= DIGITS ? `%${inner}%` : `% ${word}%`;
};
