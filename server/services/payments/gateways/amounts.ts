import { plainAmount } from '../../../domain/money.ts';

/** 499950 → '4999.5', 10000 → '100.0': how iyzico's official client writes amounts. */
export function iyzicoAmount(kurus: number): string {
  const text = plainAmount(kurus);
  return text.endsWith('.00') ? text.slice(0, -1) : text.replace(/0$/, '');
}

/** '4999.5' → 499950, without ever being a float; null for what is no amount in whole kuruş. */
export function kurusOf(amount: unknown): number | null {
  const [, whole, parts = ''] = /^(\d{1,12})(?:\.(\d{1,8}))?$/.exec(String(amount)) ?? [];
  if (whole === undefined || /[^0]/.test(parts.slice(2))) return null;
  return Number(whole) * 100 + Number(parts.slice(0, 2).padEnd(2, '0'));
}

/** '10.0' → '10', '4999.50' → '4999.5': how iyzico signs the amounts of its answers. */
export const signedAmount = (amount: unknown): string => {
  const text = String(amount);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};
