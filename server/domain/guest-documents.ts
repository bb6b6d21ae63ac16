import { isTckn } from '../shared/identity-numbers.ts';

type GuestDocumentKind = 'TCKN' | 'YKN' | 'PASSPORT';

/** A paper's number as it is kept: its kind, and what of it may be shown. */
interface GuestDocument {
  kind: GuestDocumentKind;
  number: string;
  masked: string;
}

/**
 * The number of a guest's paper; null when it is none. Turkish citizens have an identity number,
 * foreigners who live here one that begins with 99, everybody else a passport.
 */
export function guestDocumentOf(text: string, nationality: string): GuestDocument | null {
  const number = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (isTckn(number)) {
    const kind = nationality !== 'TR' && number.startsWith('99') ? 'YKN' : 'TCKN';
    if (kind === 'YKN' || nationality === 'TR') return { kind, number, masked: mask(number, 3) };
  }
  // Eleven digits that begin with 99 are a resident's number with a slip, which no passport looks like.
  if (nationality === 'TR' || /^99\d{9}$/.test(number)) return null;
  if (!/^(?=.*\d)[A-Z0-9]{5,20}$/.test(number)) return null;
  return { kind: 'PASSPORT', number, masked: mask(number, 1) };
}

const mask = (number: string, head: number): string =>
  number.slice(0, head) + '*'.repeat(Math.max(1, number.length - head - 2)) + number.slice(-2);
