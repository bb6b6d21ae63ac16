/** How the card schemes in use begin, and how long their numbers are: Visa, Mastercard, Amex, Troy, Maestro, Diners. */
const schemes =
  /^(4\d{12}(\d{3}){0,2}|(5[1-5]|2[2-7])\d{14}|3[47]\d{13}|9792\d{12}|(5[06-9]|6\d)\d{10,17}|3(0[0-5]|[68]\d)\d{11})$/;

/** 19 digits, four at a time. */
const MOST_GROUPS = 5;

const ibanOrDigits = /\bTR\d{2}(?:[ -]?\d){22}|\d(?:[ .\-–]?\d){11,}/gi;

/**
 * Masks card numbers that people write into notes and messages, so that none is ever stored:
 * '4111 1111 1111 1111' → '•••• 1111'. IBANs, telephone and identity numbers stay.
 */
export function maskCardNumbers(text: string): string {
  return text.replace(ibanOrDigits, (found) => (/^TR/i.test(found) ? found : maskWithin(found)));
}

/** Looks at every run of whole groups, as other numbers may stand right beside the card's. */
function maskWithin(digits: string): string {
  const groups = [...digits.matchAll(/\d+/g)];
  for (const [index, first] of groups.entries()) {
    for (let count = 1; count <= MOST_GROUPS && index + count <= groups.length; count += 1) {
      const run = groups.slice(index, index + count).map(String);
      if (!isCardNumber(run)) continue;
      const last = groups[index + count - 1] ?? first;
      const before = digits.slice(0, first.index);
      const after = digits.slice(last.index + last[0].length);
      return `${before}•••• ${run.join('').slice(-4)}${maskWithin(after)}`;
    }
  }
  return digits;
}

/** A card's number is written in one piece or in groups, four digits first; telephone numbers are not. */
function isCardNumber(groups: string[]): boolean {
  const grouped = groups[0]?.length === 4 && groups.every((group) => /^\d{3,6}$/.test(group));
  const number = groups.join('');
  return (groups.length === 1 || grouped) && schemes.test(number) && passesLuhn(number);
}

/** ISO/IEC 7812-1 annex B. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
