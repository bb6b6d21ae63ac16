import { createHmac } from 'node:crypto';

import { type Request, type Response, Router } from 'express';

import { TIME_ZONE } from '../../shared/time-zone.ts';
import type { FakeBook, FakeOrder } from './book.ts';
import { troubled } from './trouble.ts';

interface FakeIyzicoKeys {
  api_key: string;
  secret_key: string;
}

/** The provider's own arithmetic, written apart from the client's so that both are not wrong alike. */
const sign = (secret: string, facts: readonly unknown[], joint = ':') =>
  createHmac('sha256', secret).update(facts.join(joint)).digest('hex');

const amount = (kurus: number) => kurus / 100;

const kurusOf = (price: unknown) => Math.round(Number(price) * 100);

/** The part of iyzico's calls that the shop uses, over HTTP, with its own signatures checked. */
export function fakeIyzico(book: FakeBook, keys: FakeIyzicoKeys, origin: () => string): Router {
  const router = Router();
  router.use(['/payment', '/v2'], (req, res, next) => {
    if (isSigned(req, keys)) return next();
    res.json(failure('1000', 'invalid signature'));
  });
  const checkout = '/payment/iyzipos/checkoutform';
  router.post(`${checkout}/initialize/auth/ecom`, (req, res) => {
    res.json(initialize(book, req.body, { secret: keys.secret_key, origin: origin() }));
  });
  router.post(`${checkout}/auth/ecom/detail`, async (req, res) => {
    const order = book.byToken(req.body.token);
    if (await troubled(order, res)) return;
    res.json(detail(order, keys.secret_key));
  });
  router.post('/payment/detail', async (req, res) => {
    const order = book.byConversation(req.body.paymentConversationId);
    if (await troubled(order, res)) return;
    res.json(detail(order, keys.secret_key, 'payment'));
  });
  router.post(['/payment/cancel', '/v2/payment/refund'], (req, res) => refund(book, req, res));
  router.get('/v2/reporting/payment/details', (req, res) => {
    const order = book.byConversation(req.query.paymentConversationId);
    res.json(order ? { status: 'success', payments: [payment(order)] } : failure('5', 'unknown'));
  });
  router.get('/v2/reporting/payment/transactions', (req, res) => {
    res.json({ status: 'success', totalPageCount: 1, transactions: dayOf(book, req) });
  });
  return router;
}

/** The header's signature is over the text that came, byte for byte. */
function isSigned(req: Request, { api_key, secret_key }: FakeIyzicoKeys): boolean {
  const header = req.get('authorization') ?? '';
  const words = Buffer.from(header.replace(/^IYZWSv2 /, ''), 'base64').toString();
  const { raw = '' } = req as Request & { raw?: string };
  const random = req.get('x-iyzi-rnd') ?? '';
  const signature = createHmac('sha256', secret_key)
    .update(random + req.originalUrl.split('?', 1)[0] + raw)
    .digest('hex');
  return words === `apiKey:${api_key}&randomKey:${random}&signature:${signature}`;
}

const failure = (errorCode: string, errorMessage: string) => ({
  status: 'failure',
  errorCode,
  errorMessage,
  locale: 'tr',
  systemTime: Date.now(),
});

interface Form {
  conversationId: string;
  basketId: string;
  price: string;
  paidPrice: string;
  callbackUrl: string;
  basketItems: { name: string; price: string }[];
}

function initialize(
  book: FakeBook,
  form: Form,
  { secret, origin }: { secret: string; origin: string },
) {
  const sum = form.basketItems.reduce((total, { price }) => total + kurusOf(price), 0);
  if (sum !== kurusOf(form.price)) return failure('5004', 'basket does not add up');
  const order = book.open({
    protocol: 'iyzico',
    conversation_id: form.conversationId,
    basket_id: form.basketId,
    amount_kurus: kurusOf(form.price),
    title: form.basketItems[0]?.name ?? '',
    return_url: form.callbackUrl,
  });
  return {
    status: 'success',
    locale: 'tr',
    systemTime: Date.now(),
    conversationId: form.conversationId,
    token: order.token,
    tokenExpireTime: 1800,
    paymentPageUrl: `${origin}/pay/${order.token}`,
    signature: sign(secret, [form.conversationId, order.token]),
  };
}

function detail(order: FakeOrder | undefined, secret: string, about: 'form' | 'payment' = 'form') {
  if (!order || order.state === 'open' || order.trouble?.kind === 'hidden')
    return failure('5115', 'no payment');
  const { conversation_id: conversationId, basket_id: basketId, token } = order;
  if (order.state === 'failed')
    return {
      ...failure('10051', 'Kart limiti yetersiz, yetersiz bakiye'),
      paymentStatus: 'FAILURE',
      errorGroup: 'NOT_SUFFICIENT_FUNDS',
      conversationId,
      token,
    };
  const price = amount(order.amount_kurus - (order.outcome === 'wrong_amount' ? 1000 : 0));
  const signed = [order.payment_id, 'TRY', basketId, conversationId, price, price];
  const facts = about === 'form' ? ['SUCCESS', ...signed, token] : signed;
  return {
    status: 'success',
    locale: 'tr',
    systemTime: Date.now(),
    ...(about === 'form' && { paymentStatus: 'SUCCESS', token }),
    paymentId: order.payment_id,
    fraudStatus: order.state === 'review' ? 0 : 1,
    price,
    paidPrice: price,
    currency: 'TRY',
    installment: 1,
    basketId,
    conversationId,
    cardType: 'CREDIT_CARD',
    cardAssociation: 'MASTER_CARD',
    binNumber: '552879',
    lastFourDigits: '0008',
    signature: sign(order.outcome === 'bad_signature' ? 'another secret' : secret, facts),
  };
}

async function refund(book: FakeBook, { body }: Request, res: Response): Promise<void> {
  const order = book.byPayment(body.paymentId);
  if (order?.state !== 'paid') return void res.json(failure('5093', 'no such payment'));
  const left = order.amount_kurus - refundedOf(order);
  const asked = body.price === undefined ? left : kurusOf(body.price);
  if (asked > left || asked <= 0) return void res.json(failure('5110', 'more than was paid'));
  order.refunds.push({
    reference: body.conversationId,
    amount_kurus: asked,
    at: Temporal.Now.instant(),
  });
  if (await troubled(order, res)) return;
  res.json({ status: 'success', paymentId: order.payment_id, price: amount(asked) });
}

export const refundedOf = ({ refunds }: FakeOrder): number =>
  refunds.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0);

const payment = (order: FakeOrder) => ({
  paymentId: order.payment_id,
  price: amount(order.amount_kurus),
  itemTransactions: [
    {
      refunds: order.refunds.map(({ reference, amount_kurus }) => ({
        refundConversationId: reference,
        refundPrice: amount(amount_kurus),
        refundStatus: 1,
      })),
    },
  ],
});

function dayOf(book: FakeBook, req: Request) {
  const isThen = (at: Temporal.Instant | null) =>
    at?.toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString() === req.query.transactionDate;
  return book.orders.flatMap((order) => {
    const { payment_id: paymentId, conversation_id: conversationId } = order;
    const about = { paymentId, conversationId };
    const paid = order.state === 'paid' && isThen(order.paid_at);
    return [
      ...(paid
        ? [{ ...about, transactionType: 'PAYMENT', price: amount(order.amount_kurus) }]
        : []),
      ...order.refunds
        .filter(({ at }) => isThen(at))
        .map((back) => ({ ...about, transactionType: 'REFUND', price: amount(back.amount_kurus) })),
    ];
  });
}

/** A notice (İşyeri Bildirimi) about a checkout form, with its V3 signature. */
export function iyzicoNotice(order: FakeOrder, secret: string) {
  const status = order.state === 'failed' ? 'FAILURE' : 'SUCCESS';
  const { payment_id, token, conversation_id } = order;
  const facts = [secret, 'CHECKOUT_FORM_AUTH', payment_id, token, conversation_id, status];
  const key = order.outcome === 'bad_signature' ? 'another secret' : secret;
  return {
    headers: { 'x-iyz-signature-v3': sign(key, facts, '') },
    body: {
      paymentConversationId: conversation_id,
      merchantId: 1,
      token,
      status,
      iyziReferenceCode: `ref-${payment_id}`,
      iyziEventType: 'CHECKOUT_FORM_AUTH',
      iyziEventTime: Date.now(),
      iyziPaymentId: payment_id,
    },
  };
}
