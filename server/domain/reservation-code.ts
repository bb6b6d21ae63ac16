import { areCodeLetters, codeLetters, typedLetters } from './code-letters.ts';

const LENGTH = 10;

/** How many random bytes a code is made of. */
export const RESERVATION_CODE_BYTES = LENGTH;

/**
 * A code a guest can hold in hand, such as 'K7M2-Q4XH9T': 50 bits of the given random bytes.
 * @throws RangeError for fewer than ten bytes
 */
export function reservationCode(bytes: Uint8Array): string {
  if (bytes.length < LENGTH) throw new RangeError(`A code takes ${LENGTH} random bytes`);
  return print(codeLetters(bytes, LENGTH));
}

/**
 * Reads a code as people type it: small letters, spaces, a missing dash, O for 0, I or L for 1.
 * null when it can be no code.
 */
export function parseReservationCode(text: string): string | null {
  const letters = typedLetters(text);
  return areCodeLetters(letters, LENGTH) ? print(letters) : null;
}

/**
 * The beginning of a code, read as leniently, for a list that is searched by it: 'k7m2q' → 'K7M2-Q'.
 * It holds nothing that a LIKE pattern takes for more than itself; '' when nothing can be a code.
 */
export function reservationCodeStart(text: string): string {
  const letters = typedLetters(text).replace(/[^0-9A-Z]/g, '');
  return letters.length > 4 ? print(letters) : letters;
}

/**
 * The LIKE pattern of codes that begin as typed. Where nothing can be a code it fits none, not all: no
 * code begins with a dash.
 */
export const reservationCodePattern = (text: string): string =>
  `${reservationCodeStart(text) || '-'}%`;

function print(letters: string): string {
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
