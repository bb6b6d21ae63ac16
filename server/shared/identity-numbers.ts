/**
 * A Turkish identity number or a foreigner's (YKN, begins with 99): 11 digits with two check digits.
 * True says it is well-formed, not that such a person exists.
 */
export function isTckn(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const odd = sumAt(digits, [0, 2, 4, 6, 8]);
  const even = sumAt(digits, [1, 3, 5, 7]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return digits[9] === tenth && digits[10] === (odd + even + tenth) % 10;
}

/** A tax number (vergi kimlik no): 10 digits, the last one a check digit. */
export function isVkn(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = digits.slice(0, 9).reduce((total, digit, index) => {
    const shifted = (digit + 9 - index) % 10;
    const weighed = (shifted * 2 ** (9 - index)) % 9;
    return total + (shifted !== 0 && weighed === 0 ? 9 : weighed);
  }, 0);
  return digits[9] === (10 - (sum % 10)) % 10;
}

/** A Turkish IBAN as it is stored, in capitals without spaces; null when it is none. */
export function parseIban(text: string): string | null {
  const iban = text.replace(/[\s-]/g, '').replace(/^tr/i, 'TR');
  return isTurkishIban(iban) ? iban : null;
}

/** 'TR', 2 check digits, 5 of the bank, a reserved 0, 16 of the account (ISO 13616: mod 97 is 1). */
export function isTurkishIban(iban: string): boolean {
  if (!/^TR\d{7}0\d{16}$/.test(iban)) return false;
  const turned = `${iban.slice(4)}2927${iban.slice(2, 4)}`;
  return [...turned].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

function sumAt(digits: number[], places: number[]): number {
  return places.reduce((total, place) => total + (digits[place] ?? 0), 0);
}
