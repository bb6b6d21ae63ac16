/** As it is stored: capitals, without spaces and dashes. */
export const plainIban = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Of any country, in capitals without spaces (ISO 13616: mod 97 is 1). */
export function hasIbanCheckDigits(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.startsWith('TR') && iban.length !== 26) return false;
  const turned = [...iban.slice(4), ...iban.slice(0, 4)];
  const digits = turned.map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
