import { RESERVATION_CODE_BYTES, reservationCode } from '../domain/reservation-code.ts';
import { isTckn, isTurkishIban, isVkn } from '../shared/identity-numbers.ts';
import type { Random } from './random.ts';

/** A Turkish IBAN of a bank for a made-up account, with the check digits it needs. */
export function ibanOf(bankCode: string, account: number): string {
  const rest = `${bankCode}0${String(account).padStart(16, '0')}`;
  for (let check = 2; check <= 98; check++) {
    const iban = `TR${String(check).padStart(2, '0')}${rest}`;
    if (isTurkishIban(iban)) return iban;
  }
  throw new RangeError(`No check digits fit ${rest}`);
}

/** A company's tax number that passes the check, from its first nine digits. */
export function taxNumberOf(firstNine: string): string {
  for (let digit = 0; digit <= 9; digit++) {
    const number = `${firstNine}${digit}`;
    if (isVkn(number)) return number;
  }
  throw new RangeError(`No check digit fits ${firstNine}`);
}

/** An identity number that passes the check, from its first nine digits; it is nobody's. */
export function identityNumberOf(firstNine: string): string {
  for (let digits = 0; digits <= 99; digits++) {
    const number = `${firstNine}${String(digits).padStart(2, '0')}`;
    if (isTckn(number)) return number;
  }
  throw new RangeError(`No check digits fit ${firstNine}`);
}

const BANK_CODES = ['00010', '00012', '00015', '00046', '00062', '00064', '00067', '00111'];

export const bankCodeAt = (index: number) => BANK_CODES[index % BANK_CODES.length] ?? '00010';

/** An invented mobile number: the middle digits are always 000. */
export const mobileOf = (prefix: number, last: number) =>
  `+90${prefix}000${String(last).padStart(4, '0')}`;

/** A code as people hold it in hand ('K7M2-Q4XH9T'), from the demo's own generator. */
export const codeOf = (random: Random) =>
  reservationCode(Uint8Array.from({ length: RESERVATION_CODE_BYTES }, () => random.int(0, 255)));
