import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import Iyzipay from 'iyzipay';
import utils from 'iyzipay/lib/utils.js';

import { startFakeProvider } from '../../../../server/dev/fake-provider/index.ts';
import { iyzicoGateway } from '../../../../server/services/payments/gateways/iyzico.ts';
import { iyzicoOrder } from '../../../../server/services/payments/gateways/iyzico-order.ts';
import {
  answerSignature,
  authorization,
  checkoutFacts,
} from '../../../../server/services/payments/gateways/iyzico-signatures.ts';

/** iyzico's own client is the oracle: what it sends we send, and what it understands the fake says. */
const KEYS = { api_key: 'fake-api-key', secret_key: 'fake-secret-key' };

const ORDER = {
  conversation_id: 'RZ1001A1',
  reservation_code: 'RZ-1001',
  amount_kurus: 4_999_50,
  title: 'Villa Lodos, 10–17 Temmuz',
  buyer: {
    name: 'Ayşe Nur Demirtaş',
    email: 'ayse@ornek.example',
    phone: '+905321234567',
    place: 'Cumhuriyet Cad. 12, Kadıköy',
    city: 'İstanbul',
    ip: '85.34.78.112',
  },
  return_url: 'https://koy.example/odeme/donus/iyzico',
  result_url: 'https://koy.example/odeme/sonuc/RZ1001A1',
};

interface Call {
  path: string;
  body: string;
  random: string;
  authorization: string;
}

const calls: Call[] = [];
const recorder = http.createServer(async (req, res) => {
  calls.push({
    path: req.url ?? '',
    body: await text(req),
    random: String(req.headers['x-iyzi-rnd']),
    authorization: String(req.headers.authorization),
  });
  res.setHeader('content-type', 'application/json').end('{"status":"success"}');
});

beforeAll(async () => {
  await once(recorder.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => calls.splice(0));
afterAll(() => recorder.close());

const originOf = () => `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`;

const clientOf = (uri: string) =>
  new Iyzipay({ apiKey: KEYS.api_key, secretKey: KEYS.secret_key, uri });

/** One call of the official client, whose answers come by callback. */
const ask = (
  call: (done: (error: unknown, answer: Record<string, unknown>) => void) => void,
): Promise<Record<string, unknown>> =>
  new Promise((resolve, reject) => {
    call((error, answer) => (error ? reject(error) : resolve(answer)));
  });

test('whatever the official client sends, we sign in the same way', async () => {
  const client = clientOf(originOf());
  const id = { locale: 'tr', conversationId: 'RZ1001A1' };
  await ask((done) => client.checkoutFormInitialize.create(iyzicoOrder(ORDER), done));
  await ask((done) => client.checkoutForm.retrieve({ ...id, token: 'tok-123' }, done));
  await ask((done) => client.payment.retrieve({ ...id, paymentId: '12345678' }, done));
  await ask((done) => client.cancel.create({ ...id, paymentId: '12345678', ip: '::1' }, done));
  await ask((done) =>
    client.refundV2.create({ ...id, paymentId: '12345678', price: '10.5', ip: '::1' }, done),
  );

  expect(calls.map(({ path }) => path)).toEqual([
    '/payment/iyzipos/checkoutform/initialize/auth/ecom',
    '/payment/iyzipos/checkoutform/auth/ecom/detail',
    '/payment/detail',
    '/payment/cancel',
    '/v2/payment/refund',
  ]);
  for (const { authorization: theirs, ...call } of calls)
    expect(authorization(KEYS, call)).toBe(theirs);
});

test('we ask for a payment page in its very words', async () => {
  const ours = iyzicoGateway({ ...KEYS, url: originOf() });
  await ask((done) => clientOf(originOf()).checkoutFormInitialize.create(iyzicoOrder(ORDER), done));
  await ours.open(ORDER);

  const [theirs, asked] = calls.map(({ body }) => JSON.parse(body));
  expect(asked).toEqual(theirs);
});

test('the fake provider understands it, and its answers are signed as it reckons', async () => {
  const fake = await startFakeProvider();
  const client = clientOf(fake.origin);
  const signatureOf = (facts: unknown[]) =>
    utils.calculateHmacSHA256Signature(facts, KEYS.secret_key);

  const opened = await ask((done) =>
    client.checkoutFormInitialize.create(iyzicoOrder(ORDER), done),
  );
  const order = fake.book.byToken(String(opened.token));
  if (order) fake.book.decide(order, 'success');
  const token = { locale: 'tr', conversationId: ORDER.conversation_id, token: opened.token };
  const paid = await ask((done) => client.checkoutForm.retrieve(token, done));
  await fake.close();

  expect(opened).toMatchObject({
    status: 'success',
    signature: signatureOf([opened.conversationId, opened.token]),
  });
  expect(paid).toMatchObject({ status: 'success', paymentStatus: 'SUCCESS', basketId: 'RZ-1001' });
  const facts = checkoutFacts(paid);
  expect(answerSignature(KEYS.secret_key, facts)).toBe(signatureOf(facts));
  expect(paid.signature).toBe(signatureOf(facts));
});
