import { closedUp } from './typed-text.ts';

type PhoneKind = 'mobile' | 'landline' | 'service' | 'foreign';

/** `phone` is E.164, as it is stored: '+905321234567'. */
type Phone = { phone: string; kind: PhoneKind };

const domestic: [PhoneKind, RegExp][] = [
  ['mobile', /^5\d{9}$/],
  ['landline', /^[234]\d{9}$/],
  ['service', /^(8\d{9}|444\d{4})$/],
];

/**
 * Reads a number as people type it: '0532 123 45 67', '+90 532…', '0090…', '532…', '444 1 234',
 * '+49 170 …'. null when it can be no telephone number.
 */
export function parsePhone(text: string): Phone | null {
  const digits = phoneSigns(text);
  if (!/^\+?\d{5,18}$/.test(digits)) return null;
  const international = digits.replace(/^00/, '+');
  return international.startsWith('+')
    ? parseInternational(international)
    : parseDomestic(international.replace(/^0/, ''));
}

/** What a number is made of: its digits and its plus, and whatever does not belong there. */
export const phoneSigns = (text: string): string => closedUp(text).replaceAll(/[()./]/g, '');

/** The ten digits the transport report (BTRANS) asks for; null for a number from abroad. */
export function tenDigits(phone: string): string | null {
  return /^\+90(\d{10})$/.exec(phone)?.[1] ?? null;
}

function parseInternational(phone: string): Phone | null {
  if (phone.startsWith('+90')) return parseDomestic(phone.slice(3).replace(/^0/, ''));
  return /^\+[1-9]\d{6,14}$/.test(phone) ? { phone, kind: 'foreign' } : null;
}

function parseDomestic(digits: string): Phone | null {
  const national = /^90[2-58]\d{9}$/.test(digits) ? digits.slice(2) : digits;
  const kind = domestic.find(([, form]) => form.test(national))?.[0];
  return kind ? { phone: `+90${national}`, kind } : null;
}
