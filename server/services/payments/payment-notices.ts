import { keysFor, type Verdict } from './gateways/index.ts';
import { isSame, noticeSignature } from './gateways/iyzico-signatures.ts';
import { readNotice } from './gateways/paytr.ts';

type Notice = Record<string, unknown>;

/** Whether iyzico signed it (`X-IYZ-SIGNATURE-V3`). */
export const isIyzicoNotice = (notice: Notice, signature: string | undefined): boolean =>
  keysFor('iyzico').some(({ secret_key }) =>
    isSame(signature, noticeSignature(secret_key, notice)),
  );

/** What PayTR says; undefined: it was not PayTR who said it. */
export function verdictOfPaytrNotice(notice: Notice): Verdict | undefined {
  for (const keys of keysFor('paytr')) {
    const verdict = readNotice(notice, keys);
    if (verdict) return verdict;
  }
  return undefined;
}
