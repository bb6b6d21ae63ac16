/** Digits and capitals without I, L, O and U, which people read or say as something else. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** How many random bytes a code is made of. */
export const RESERVATION_CODE_BYTES = LENGTH;

/**
 * A code a guest can hold in hand, such as 'K7M2-Q4XH9T': 50 bits of the given random bytes.
 * @throws RangeError for fewer than ten bytes
 */
export function reservationCode(bytes: Uint8Array): string {
  if (bytes.length < LENGTH) throw new RangeError(`A code takes ${LENGTH} random bytes`);
  return print([...bytes.subarray(0, LENGTH)].map((byte) => LETTERS.charAt(byte % 32)).join(''));
}

/**
 * Reads a code as people type it: small letters, spaces, a missing dash, O for 0, I or L for 1.
 * null when it can be no code.
 */
export function parseReservationCode(text: string): string | null {
  const letters = text
    .replace(/[\s\-–—]/g, '')
    .replace(/[oO]/g, '0')
    .replace(/[iIlLıİ]/g, '1')
    .toUpperCase();
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(letters) ? print(letters) : null;
}

function print(letters: string): string {
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
