import { createHmac } from 'node:crypto';

export interface PaytrKeys {
  merchant_id: string;
  key: string;
  salt: string;
}

/** What every call and notice of PayTR proves itself by: the facts, the salt at its place. */
export const paytrHash = ({ key }: PaytrKeys, facts: readonly (string | number)[]): string =>
  createHmac('sha256', key).update(facts.join('')).digest('base64');

/** What the `hash` of a notice must be. */
export const noticeHash = (
  keys: PaytrKeys,
  { merchant_oid, status, total_amount }: Record<string, unknown>,
): string =>
  paytrHash(keys, [String(merchant_oid), keys.salt, String(status), String(total_amount)]);
