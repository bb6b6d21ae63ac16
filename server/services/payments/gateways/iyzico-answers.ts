import { now } from '../../../clock.ts';
import { kurusOf } from './amounts.ts';
import { answerSignature, checkoutFacts, isSame, paymentFacts } from './iyzico-signatures.ts';
import type { Attempt, Opening, ProviderFacts, Verdict } from './port.ts';

type Answer = Record<string, unknown>;

export const isSuccess = ({ status }: Answer): boolean => status === 'success';

/** How long a checkout form lives where iyzico does not say it. */
const TOKEN_SECONDS = 1800;

/** What became of asking for a checkout form. */
export function openingOf(
  answer: Answer,
  { conversation_id, secret }: { conversation_id: string; secret: string },
): Opening {
  if (answer.status === 'failure') {
    const { errorCode, errorMessage } = answer;
    return { kind: 'refused', code: String(errorCode ?? ''), text: String(errorMessage ?? '') };
  }
  const { token, paymentPageUrl, tokenExpireTime } = answer;
  const signature = answerSignature(secret, [conversation_id, token]);
  if (!isSuccess(answer) || !isSame(answer.signature, signature))
    return { kind: 'silent', reason: 'bad_signature' };
  if (typeof token !== 'string' || !URL.canParse(String(paymentPageUrl)))
    return { kind: 'silent', reason: 'no_page' };
  const seconds = Number(tokenExpireTime) || TOKEN_SECONDS;
  return {
    kind: 'opened',
    page: { token, page_url: String(paymentPageUrl), expires_at: now().add({ seconds }) },
  };
}

/** Wrong keys, a wrong signature, trouble of iyzico's own: the question was not answered at all. */
const isOurFault = ({ status, errorCode }: Answer): boolean =>
  status === 'failure' && /^(1|10|11|100\d)$/.test(String(errorCode));

/** What iyzico says of a checkout form. */
export function checkoutVerdict(answer: Answer, attempt: Attempt, secret: string): Verdict {
  const { paymentStatus } = answer;
  if (paymentStatus === 'FAILURE') return failure(answer);
  if (isOurFault(answer)) return { kind: 'silent', reason: `error ${answer.errorCode}` };
  // A form nobody has used yet is no error of ours, though iyzico calls it one.
  if (!isSuccess(answer) || paymentStatus !== 'SUCCESS') return { kind: 'waiting' };
  if (!isSame(answer.signature, answerSignature(secret, checkoutFacts(answer))))
    return { kind: 'distrusted', reason: 'bad_signature' };
  if (answer.token !== attempt.token) return { kind: 'distrusted', reason: 'other_order' };
  return paid(answer, attempt);
}

/** The same of a payment that is looked up by our own number. */
export function paymentVerdict(answer: Answer, attempt: Attempt, secret: string): Verdict {
  if (answer.paymentStatus === 'FAILURE') return failure(answer);
  if (isOurFault(answer)) return { kind: 'silent', reason: `error ${answer.errorCode}` };
  if (!isSuccess(answer) || answer.paymentId === undefined) return { kind: 'waiting' };
  if (!isSame(answer.signature, answerSignature(secret, paymentFacts(answer))))
    return { kind: 'distrusted', reason: 'bad_signature' };
  return paid(answer, attempt);
}

function paid(answer: Answer, { conversation_id, reservation_code }: Attempt): Verdict {
  const isOurs = answer.conversationId === conversation_id && answer.basketId === reservation_code;
  if (!isOurs) return { kind: 'distrusted', reason: 'other_order' };
  if (answer.currency !== 'TRY') return { kind: 'distrusted', reason: 'other_currency' };
  const amount_kurus = kurusOf(answer.price);
  if (!amount_kurus || !answer.paymentId) return { kind: 'distrusted', reason: 'no_amount' };
  const fraud = Number(answer.fraudStatus);
  if (fraud === -1) return failure({ ...answer, errorCode: 'fraud' });
  return {
    // Success under review is not paid yet: only 1 is.
    kind: fraud === 1 ? 'paid' : 'review',
    payment_id: String(answer.paymentId),
    amount_kurus,
    card_last_four: /^\d{4}$/.test(String(answer.lastFourDigits))
      ? String(answer.lastFourDigits)
      : null,
    installments: Number(answer.installment) || null,
    facts: factsOf(answer),
  };
}

const failure = (answer: Answer): Verdict => ({
  kind: 'failed',
  code: String(answer.errorCode ?? ''),
  text: String(answer.errorMessage ?? ''),
  facts: factsOf(answer),
});

const KEPT = [
  'paymentStatus',
  'fraudStatus',
  'paymentId',
  'price',
  'paidPrice',
  'currency',
  'installment',
  'cardType',
  'cardAssociation',
  'cardFamily',
  'authCode',
  'hostReference',
  'phase',
  'errorCode',
  'errorGroup',
  'errorMessage',
] as const;

/** What is kept of an answer: names of ours decide, so that nothing else ever is. */
const factsOf = (answer: Answer): ProviderFacts =>
  Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = answer[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );
