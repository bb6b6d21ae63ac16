import { now } from '../../../clock.ts';
import { plainAmount } from '../../../domain/money.ts';
import { PAYMENT_MINUTES } from '../../../domain/option-deadline.ts';
import { kurusOf } from './amounts.ts';
import { isSame } from './iyzico-signatures.ts';
import { noticeHash, type PaytrKeys, paytrHash } from './paytr-hashes.ts';
import type {
  Attempt,
  CardOrder,
  Opening,
  PaymentGateway,
  Refunding,
  RefundOrder,
  ReportedMovement,
  Verdict,
} from './port.ts';
import { callProvider, orNull, orSilent } from './provider-call.ts';

interface PaytrOptions extends PaytrKeys {
  url: string;
  is_test: boolean;
  milliseconds?: number;
}

type Answer = Record<string, unknown>;
type Post = (path: string, fields: Record<string, string>) => Promise<Answer>;

/** PayTR's page by token (dev.paytr.com): its signed notice decides, and its status call is asked beside. */
export function paytrGateway(options: PaytrOptions): PaymentGateway {
  const post: Post = async (path, fields) =>
    ((await callProvider(options.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(fields)),
      milliseconds: options.milliseconds,
    })) ?? {}) as Answer;
  return {
    provider: 'PAYTR',
    protocol: 'paytr',
    name: 'paytr',
    form_hosts: [new URL(options.url).origin],
    offers_instalments: true,
    open: (order) => orSilent(open(post, order, options)),
    ask: (attempt) => orSilent(ask(post, attempt, options)),
    refund: (order) => orSilent(refund(post, order, options)),
    refunded: (payment) => orNull(refunded(post, payment.conversation_id, options)),
    report: (day) => orNull(report(post, day, options)),
  };
}

async function open(post: Post, order: CardOrder, options: PaytrOptions): Promise<Opening> {
  const answer = await post('/odeme/api/get-token', orderFields(order, options));
  if (answer.status === 'failed')
    return { kind: 'refused', code: 'refused', text: String(answer.reason ?? '') };
  if (answer.status !== 'success' || typeof answer.token !== 'string')
    return { kind: 'silent', reason: 'no_page' };
  const { token } = answer;
  const page_url = `${options.url}/odeme/guvenli/${encodeURIComponent(token)}`;
  const expires_at = now().add({ minutes: PAYMENT_MINUTES });
  return { kind: 'opened', page: { token, page_url, expires_at } };
}

function orderFields(order: CardOrder, options: PaytrOptions): Record<string, string> {
  const { buyer } = order;
  const basket = JSON.stringify([[order.title, plainAmount(order.amount_kurus), 1]]);
  const signed = {
    merchant_id: options.merchant_id,
    user_ip: buyer.ip.slice(0, 39),
    merchant_oid: order.conversation_id,
    email: buyer.email.slice(0, 100),
    payment_amount: String(order.amount_kurus),
    user_basket: Buffer.from(basket).toString('base64'),
    no_installment: '0',
    max_installment: '0',
    currency: 'TL',
    test_mode: options.is_test ? '1' : '0',
  };
  return {
    ...signed,
    paytr_token: paytrHash(options, [...Object.values(signed), options.salt]),
    user_name: buyer.name.slice(0, 60),
    user_address: buyer.place.slice(0, 400),
    user_phone: buyer.phone.slice(0, 20),
    merchant_ok_url: order.result_url,
    merchant_fail_url: order.result_url,
    timeout_limit: String(PAYMENT_MINUTES),
    debug_on: '0',
    lang: 'tr',
    iframe_v2: '1',
  };
}

async function ask(post: Post, attempt: Attempt, options: PaytrOptions): Promise<Verdict> {
  const answer = await status(post, attempt.conversation_id, options);
  if (answer.status !== 'success') return notPaid(answer);
  if (answer.currency !== 'TL') return { kind: 'distrusted', reason: 'other_currency' };
  const amount_kurus = kurusOf(answer.payment_amount);
  if (!amount_kurus) return { kind: 'distrusted', reason: 'no_amount' };
  return {
    kind: 'paid',
    payment_id: attempt.conversation_id,
    amount_kurus,
    card_last_four: null,
    installments: Number(answer.taksit) || null,
    facts: {
      status: 'success',
      payment_amount: String(answer.payment_amount),
      payment_total: String(answer.payment_total ?? ''),
    },
  };
}

/** PayTR's word for an order without a payment; every other error means that we asked wrongly. */
const NO_PAYMENT = '004';

const notPaid = ({ err_no }: Answer): Verdict =>
  String(err_no) === NO_PAYMENT
    ? { kind: 'waiting' }
    : { kind: 'silent', reason: `error ${err_no}` };

function status(post: Post, merchant_oid: string, options: PaytrOptions): Promise<Answer> {
  const { merchant_id, salt } = options;
  const paytr_token = paytrHash(options, [merchant_id, merchant_oid, salt]);
  return post('/odeme/durum-sorgu', { merchant_id, merchant_oid, paytr_token });
}

/**
 * What PayTR's own notice says; undefined when it is not PayTR's. Its hash covers the total, which may
 * be more than was asked for (instalments) and never less.
 */
export function readNotice(notice: Answer, keys: PaytrKeys): Verdict | undefined {
  if (!isSame(notice.hash, noticeHash(keys, notice))) return undefined;
  const { merchant_oid, status: outcome, total_amount, payment_amount = total_amount } = notice;
  if (outcome !== 'success')
    return {
      kind: 'failed',
      code: String(notice.failed_reason_code ?? ''),
      text: String(notice.failed_reason_msg ?? ''),
      facts: { status: String(outcome), failed_reason_code: String(notice.failed_reason_code) },
    };
  const [asked, total] = [Number(payment_amount), Number(total_amount)];
  const isAmount = Number.isInteger(asked) && Number.isInteger(total) && asked > 0;
  if (!isAmount || asked > total) return { kind: 'distrusted', reason: 'no_amount' };
  return {
    kind: 'paid',
    payment_id: String(merchant_oid),
    amount_kurus: asked,
    card_last_four: null,
    installments: Number(notice.installment_count) || null,
    facts: { status: 'success', total_amount: total, payment_amount: asked },
  };
}

async function refund(post: Post, order: RefundOrder, options: PaytrOptions): Promise<Refunding> {
  const { merchant_id, salt } = options;
  const return_amount = plainAmount(order.amount_kurus);
  const facts = [merchant_id, order.conversation_id, return_amount, salt];
  const answer = await post('/odeme/iade', {
    merchant_id,
    merchant_oid: order.conversation_id,
    return_amount,
    reference_no: order.reference,
    paytr_token: paytrHash(options, facts),
  });
  if (answer.status === 'success')
    return { kind: 'sent', facts: { return_amount: String(answer.return_amount ?? '') } };
  if (answer.status !== 'error') return { kind: 'silent', reason: 'not_readable' };
  return { kind: 'refused', code: String(answer.err_no ?? ''), text: String(answer.err_msg ?? '') };
}

async function refunded(
  post: Post,
  merchant_oid: string,
  options: PaytrOptions,
): Promise<number | null> {
  const answer = await status(post, merchant_oid, options);
  if (answer.status !== 'success') return null;
  const returns = Array.isArray(answer.returns) ? (answer.returns as Answer[]) : [];
  const sums = returns.map((line) => kurusOf(line.return_amount ?? line.amount));
  // An amount that cannot be read is not nothing.
  return sums.includes(null) ? null : sums.reduce<number>((sum, kurus) => sum + (kurus ?? 0), 0);
}

async function report(
  post: Post,
  day: Temporal.PlainDate,
  options: PaytrOptions,
): Promise<ReportedMovement[] | null> {
  const { merchant_id, salt } = options;
  const [start_date, end_date] = [`${day} 00:00:00`, `${day} 23:59:59`] as const;
  const paytr_token = paytrHash(options, [merchant_id, start_date, end_date, salt]);
  const fields = { merchant_id, start_date, end_date, paytr_token };
  const answer: unknown = await post('/rapor/islem-dokumu', fields);
  // A day without any movement is a failure in PayTR's words.
  if (!Array.isArray(answer)) return (answer as Answer).status === 'failed' ? [] : null;
  return (answer as Answer[]).flatMap((line) => {
    const amount_kurus = kurusOf(String(line.islem_tutari).replace(/^-/, ''));
    if (!amount_kurus) return [];
    const conversation_id = String(line.siparis_no ?? '');
    const kind = line.islem_tipi === 'S' ? ('PAYMENT' as const) : ('REFUND' as const);
    return [{ kind, payment_id: conversation_id, conversation_id, amount_kurus }];
  });
}
