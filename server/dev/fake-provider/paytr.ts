import { createHmac } from 'node:crypto';

import { Router } from 'express';

import { TIME_ZONE } from '../../shared/time-zone.ts';
import type { FakeBook, FakeOrder } from './book.ts';
import { refundedOf } from './iyzico.ts';
import { troubled } from './trouble.ts';

interface FakePaytrKeys {
  merchant_id: string;
  key: string;
  salt: string;
}

type Fields = Record<string, string>;

const hash = ({ key }: FakePaytrKeys, facts: readonly unknown[]) =>
  createHmac('sha256', key).update(facts.join('')).digest('base64');

const ORDER = [
  'merchant_id',
  'user_ip',
  'merchant_oid',
  'email',
  'payment_amount',
  'user_basket',
  'no_installment',
  'max_installment',
  'currency',
  'test_mode',
];

/** The part of PayTR's calls that the shop uses. */
export function fakePaytr(book: FakeBook, keys: FakePaytrKeys): Router {
  const router = Router();
  const isSigned = (fields: Fields, names: readonly string[]) =>
    fields.paytr_token === hash(keys, [...names.map((name) => fields[name]), keys.salt]);
  router.post('/odeme/api/get-token', ({ body }, res) => {
    if (!isSigned(body, ORDER)) return res.json({ status: 'failed', reason: 'paytr_token' });
    if (!/^[0-9A-Za-z]{1,64}$/.test(body.merchant_oid))
      return res.json({ status: 'failed', reason: 'merchant_oid' });
    res.json({ status: 'success', token: openOrder(book, body).token });
  });
  router.post('/odeme/durum-sorgu', async ({ body }, res) => {
    if (!isSigned(body, ['merchant_id', 'merchant_oid']))
      return res.json({ status: 'error', err_no: '001', err_msg: 'paytr_token' });
    const order = book.byConversation(body.merchant_oid);
    if (await troubled(order, res)) return;
    res.json(statusOf(order));
  });
  router.post('/odeme/iade', ({ body }, res) => {
    if (!isSigned(body, ['merchant_id', 'merchant_oid', 'return_amount']))
      return res.json({ status: 'error', err_no: '001', err_msg: 'paytr_token' });
    res.json(giveBack(book.byConversation(body.merchant_oid), body));
  });
  router.post('/rapor/islem-dokumu', ({ body }, res) => {
    if (!isSigned(body, ['merchant_id', 'start_date', 'end_date']))
      return res.json({ status: 'error', err_no: '001', err_msg: 'paytr_token' });
    const lines = dayOf(book, String(body.start_date).slice(0, 10));
    res.json(lines.length > 0 ? lines : { status: 'failed' });
  });
  return router;
}

function openOrder(book: FakeBook, body: Fields): FakeOrder {
  const basket = JSON.parse(Buffer.from(body.user_basket ?? '', 'base64').toString());
  return book.open({
    protocol: 'paytr',
    conversation_id: body.merchant_oid ?? '',
    basket_id: '',
    amount_kurus: Number(body.payment_amount),
    title: basket[0]?.[0] ?? '',
    return_url: body.merchant_ok_url ?? '',
  });
}

const text = (kurus: number) => (kurus / 100).toFixed(2);

function statusOf(order: FakeOrder | undefined) {
  if (order?.state !== 'paid' || order.trouble?.kind === 'hidden')
    return { status: 'error', err_no: '004', err_msg: 'no successful payment' };
  const paid = text(toldOf(order));
  return {
    status: 'success',
    payment_amount: paid,
    payment_total: paid,
    currency: 'TL',
    taksit: '0',
    returns: order.refunds.map(({ amount_kurus }) => ({ return_amount: text(amount_kurus) })),
  };
}

const toldOf = ({ amount_kurus, outcome }: FakeOrder) =>
  amount_kurus - (outcome === 'wrong_amount' ? 1000 : 0);

function giveBack(order: FakeOrder | undefined, body: Fields) {
  const asked = Math.round(Number(body.return_amount) * 100);
  if (order?.state !== 'paid' || asked > order.amount_kurus - refundedOf(order))
    return { status: 'error', err_no: '009', err_msg: 'more than was paid' };
  const reference = body.reference_no ?? '';
  order.refunds.push({ reference, amount_kurus: asked, at: Temporal.Now.instant() });
  return { status: 'success', merchant_oid: body.merchant_oid, return_amount: body.return_amount };
}

function dayOf(book: FakeBook, day: string) {
  const isThen = (at: Temporal.Instant | null) =>
    at?.toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString() === day;
  const paid = book.orders.filter(
    ({ protocol, state }) => protocol === 'paytr' && state === 'paid',
  );
  return paid.flatMap(({ conversation_id, amount_kurus, paid_at, refunds }) => {
    const line = (islem_tipi: 'S' | 'I', kurus: number) => ({
      islem_tipi,
      siparis_no: conversation_id,
      islem_tutari: text(kurus),
      para_birimi: 'TL',
    });
    return [
      ...(isThen(paid_at) ? [line('S', amount_kurus)] : []),
      ...refunds.filter(({ at }) => isThen(at)).map((back) => line('I', back.amount_kurus)),
    ];
  });
}

/** A notice as PayTR posts it; until it reads `OK` the payment is not finished. */
export function paytrNotice(order: FakeOrder, keys: FakePaytrKeys): Fields {
  const isPaid = order.state !== 'failed';
  const status = isPaid ? 'success' : 'failed';
  const total = String(toldOf(order));
  const signer = order.outcome === 'bad_signature' ? { ...keys, key: 'another key' } : keys;
  return {
    merchant_oid: order.conversation_id,
    status,
    total_amount: total,
    hash: hash(signer, [order.conversation_id, keys.salt, status, total]),
    payment_type: 'card',
    currency: 'TL',
    payment_amount: total,
    test_mode: '1',
    ...(!isPaid && { failed_reason_code: '0', failed_reason_msg: 'Kart limiti yetersiz' }),
  };
}
