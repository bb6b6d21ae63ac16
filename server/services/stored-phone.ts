import { invalid } from '../errors.ts';
import { parsePhone } from '../shared/phone.ts';

/** A telephone number as it is stored, E.164. @throws 422 `not_phone` on the field it was typed into */
export function storedPhone(text: string, field = 'customer_phone'): string {
  const parsed = parsePhone(text);
  if (!parsed) throw invalid({ [field]: 'not_phone' });
  return parsed.phone;
}
