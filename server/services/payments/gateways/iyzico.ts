import { randomUUID } from 'node:crypto';

import { iyzicoAmount, kurusOf } from './amounts.ts';
import { checkoutVerdict, isSuccess, openingOf, paymentVerdict } from './iyzico-answers.ts';
import { iyzicoOrder } from './iyzico-order.ts';
import { readReport, refundedOf } from './iyzico-reports.ts';
import { authorization, type IyzicoKeys } from './iyzico-signatures.ts';
import type {
  Attempt,
  CardOrder,
  Opening,
  PaymentGateway,
  Provider,
  Refunding,
  RefundOrder,
  ReportedMovement,
  Verdict,
} from './port.ts';
import { callProvider, orNull, orSilent } from './provider-call.ts';

const CHECKOUT = '/payment/iyzipos/checkoutform';

interface IyzicoOptions extends IyzicoKeys {
  url: string;
  /** The fake provider speaks the same protocol. */
  provider?: Provider;
  milliseconds?: number;
}

type Ask = (path: string, body: object) => Promise<Record<string, unknown>>;
type Get = (path: string, query: Record<string, string>) => Promise<Record<string, unknown>>;

/**
 * iyzico's Checkout Form (docs.iyzico.com): the guest pays on iyzico's page, and what the callback or
 * a notice says is only a reason to ask.
 */
export function iyzicoGateway(options: IyzicoOptions): PaymentGateway {
  const { provider = 'IYZICO' } = options;
  const { post, get } = clientOf(options);
  return {
    provider,
    protocol: 'iyzico',
    name: provider === 'FAKE' ? 'fake' : 'iyzico',
    form_hosts: formHosts(options.url),
    offers_instalments: true,
    open: (order) => orSilent(open(post, order, options.secret_key)),
    ask: (attempt) => orSilent(ask(post, attempt, options.secret_key)),
    refund: (order) => orSilent(refund(post, order)),
    refunded: (payment) => orNull(refunded(get, payment.conversation_id)),
    report: (day) => orNull(report(get, day)),
  };
}

/** iyzico's form may pass through any of its own hosts. */
const formHosts = (url: string): string[] =>
  /\.iyzi(pay|co)\.com$/.test(new URL(url).hostname)
    ? ['https://*.iyzipay.com', 'https://*.iyzico.com']
    : [new URL(url).origin];

function clientOf({ url, milliseconds, ...keys }: IyzicoOptions): { post: Ask; get: Get } {
  const call = async (path: string, { body = '', query = '' }) => {
    const random = randomUUID();
    const answer = await callProvider(url + path + query, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: authorization(keys, { random, path, body }),
        'x-iyzi-rnd': random,
        'content-type': 'application/json',
      },
      milliseconds,
      ...(body && { body }),
    });
    return (answer ?? {}) as Record<string, unknown>;
  };
  return {
    // Signed and sent is the very same text.
    post: (path, body) => call(path, { body: JSON.stringify(body) }),
    get: (path, query) => call(path, { query: `?${new URLSearchParams(query)}` }),
  };
}

async function open(post: Ask, order: CardOrder, secret: string): Promise<Opening> {
  const answer = await post(`${CHECKOUT}/initialize/auth/ecom`, iyzicoOrder(order));
  return openingOf(answer, { conversation_id: order.conversation_id, secret });
}

/** By its token; an attempt whose token never arrived is looked up by our own number. */
async function ask(post: Ask, attempt: Attempt, secret: string): Promise<Verdict> {
  const { conversation_id: conversationId, token } = attempt;
  if (token) {
    const wanted = { locale: 'tr', conversationId, token };
    const answer = await post(`${CHECKOUT}/auth/ecom/detail`, wanted);
    return checkoutVerdict(answer, attempt, secret);
  }
  const wanted = { locale: 'tr', conversationId, paymentConversationId: conversationId };
  return paymentVerdict(await post('/payment/detail', wanted), attempt, secret);
}

async function refund(post: Ask, order: RefundOrder): Promise<Refunding> {
  if (order.same_day_whole) {
    const cancelled = await post('/payment/cancel', {
      locale: 'tr',
      conversationId: order.reference,
      paymentId: order.payment_id,
      ip: order.ip,
    });
    if (isSuccess(cancelled)) return sent(cancelled);
  }
  const answer = await post('/v2/payment/refund', {
    locale: 'tr',
    conversationId: order.reference,
    paymentId: order.payment_id,
    price: iyzicoAmount(order.amount_kurus),
    currency: 'TRY',
    ip: order.ip,
  });
  if (isSuccess(answer)) return sent(answer);
  const { errorCode, errorMessage } = answer;
  return { kind: 'refused', code: String(errorCode ?? ''), text: String(errorMessage ?? '') };
}

const sent = ({ paymentId, price, hostReference }: Record<string, unknown>): Refunding => ({
  kind: 'sent',
  facts: {
    payment_id: String(paymentId ?? ''),
    refunded_kurus: kurusOf(price),
    host_reference: hostReference ? String(hostReference) : null,
  },
});

async function refunded(get: Get, paymentConversationId: string): Promise<number | null> {
  const answer = await get('/v2/reporting/payment/details', { paymentConversationId });
  return isSuccess(answer) ? refundedOf(answer) : null;
}

const MOST_PAGES = 200;

async function report(get: Get, day: Temporal.PlainDate): Promise<ReportedMovement[] | null> {
  const movements: ReportedMovement[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { transactionDate: day.toString(), page: String(page) };
    const answer = await get('/v2/reporting/payment/transactions', query);
    if (!isSuccess(answer)) return null;
    movements.push(...readReport(answer));
    if (page >= Number(answer.totalPageCount ?? 1)) break;
  }
  return movements;
}
