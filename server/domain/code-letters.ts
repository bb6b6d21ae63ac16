import { closedUp } from '../shared/typed-text.ts';

/** Digits and capitals without I, L, O and U, which people read or say as something else. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** As many letters of a code as wanted, five bits of each byte. */
export const codeLetters = (bytes: Uint8Array, count: number): string =>
  [...bytes.subarray(0, count)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/**
 * A code as people type it, read leniently: small letters, spaces, dashes, O for 0, I or L for 1. What
 * else was typed stays in it.
 */
export const typedLetters = (text: string): string =>
  closedUp(text)
    .replace(/[oO]/g, '0')
    .replace(/[iIlLıİ]/g, '1')
    .toUpperCase();

/** Whether these are so many letters of a code, and nothing else. */
export const areCodeLetters = (letters: string, count: number): boolean =>
  letters.length === count && /^[0-9A-HJKMNP-TV-Z]*$/.test(letters);
