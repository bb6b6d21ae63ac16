import { createHmac, timingSafeEqual } from 'node:crypto';

import { signedAmount } from './amounts.ts';

export interface IyzicoKeys {
  api_key: string;
  secret_key: string;
}

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

/**
 * The `Authorization` header of a call (IYZWSv2). `path` is without its query; `body` is byte for byte
 * what is sent, empty for none.
 */
export function authorization(
  { api_key, secret_key }: IyzicoKeys,
  { random, path, body }: { random: string; path: string; body: string },
): string {
  const signature = hmac(secret_key, random + path + body);
  const words = `apiKey:${api_key}&randomKey:${random}&signature:${signature}`;
  return `IYZWSv2 ${Buffer.from(words).toString('base64')}`;
}

/** What signs an answer: its facts between colons. */
export const answerSignature = (secret: string, facts: readonly unknown[]): string =>
  hmac(secret, facts.map(String).join(':'));

/** The facts of an answer about a checkout form, in the order they are signed in. */
export const checkoutFacts = (answer: Record<string, unknown>): unknown[] => [
  answer.paymentStatus,
  answer.paymentId,
  answer.currency,
  answer.basketId,
  answer.conversationId,
  signedAmount(answer.paidPrice),
  signedAmount(answer.price),
  answer.token,
];

/** The same of an answer about a payment, which has neither status nor token. */
export const paymentFacts = (answer: Record<string, unknown>): unknown[] =>
  checkoutFacts(answer).slice(1, -1);

/** What `X-IYZ-SIGNATURE-V3` of a notice about a checkout form must be. */
export function noticeSignature(secret: string, notice: Record<string, unknown>): string {
  const { iyziEventType, iyziPaymentId, token, paymentConversationId, status } = notice;
  const facts = [secret, iyziEventType, iyziPaymentId, token, paymentConversationId, status];
  return hmac(secret, facts.map((fact) => String(fact ?? '')).join(''));
}

/** Compares in a time that tells nothing. */
export function isSame(given: unknown, expected: string): boolean {
  const one = Buffer.from(String(given ?? ''));
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
