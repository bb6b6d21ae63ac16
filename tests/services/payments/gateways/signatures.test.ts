import { plainAmount } from '../../../../server/domain/money.ts';
import {
  iyzicoAmount,
  kurusOf,
  signedAmount,
} from '../../../../server/services/payments/gateways/amounts.ts';
import {
  answerSignature,
  authorization,
  checkoutFacts,
  isSame,
  noticeSignature,
  paymentFacts,
} from '../../../../server/services/payments/gateways/iyzico-signatures.ts';
import {
  noticeHash,
  paytrHash,
} from '../../../../server/services/payments/gateways/paytr-hashes.ts';
import vectors from '../../../fixtures/payments/iyzico-vectors.json' with { type: 'json' };

// Made by the code of iyzico's own client, whose version the file names.
describe('as the official client does it', () => {
  test.each(vectors.calls)('a call to $path is signed', ({ authorization: expected, ...call }) => {
    const { api_key, secret_key, random, path, body } = call;
    const sent = { random, path, body };

    expect(authorization({ api_key, secret_key }, sent)).toBe(expected);
  });

  test.each(vectors.answers)('an answer is signed over $facts', ({ secret, facts, signature }) => {
    expect(answerSignature(secret, facts)).toBe(signature);
  });

  test.each(vectors.amounts)('$kurus kuruş is written $text', ({ kurus, text }) => {
    expect(iyzicoAmount(kurus)).toBe(text);
  });
});

describe('as the documentation has it', () => {
  const secret = 'sandbox-SECRET';

  test('the header is base64 of words, its signature in small hexadecimal', () => {
    const keys = { api_key: 'sandbox-API', secret_key: secret };
    const header = authorization(keys, {
      random: '1732246069123456789',
      path: '/payment/iyzipos/checkoutform/auth/ecom/detail',
      body: '{"locale":"tr","conversationId":"RZ-1001-1","token":"tok-123"}',
    });

    expect(Buffer.from(header.replace('IYZWSv2 ', ''), 'base64').toString()).toBe(
      'apiKey:sandbox-API&randomKey:1732246069123456789&signature:' +
        '09a038457e87eea558cf0fa1be98887eab4ff46def4ee56d3d1615666b7b0775',
    );
  });

  test('asking for a form is answered with a signature', () => {
    expect(answerSignature(secret, ['RZ-1001-1', 'tok-123'])).toBe(
      'b9c87e18f9e5699eee0e96f72e6d02643948122a114fdee995dc4596f26cb528',
    );
  });

  test('a form is signed without the zeros at the end of its amounts', () => {
    const facts = checkoutFacts({
      paymentStatus: 'SUCCESS',
      paymentId: '12345678',
      currency: 'TRY',
      basketId: 'RZ-1001',
      conversationId: 'RZ-1001-1',
      paidPrice: '4999.50',
      price: 4999.5,
      token: 'tok-123',
    });

    expect(answerSignature(secret, facts)).toBe(
      '52349b8ccfbb443f88f1bb967fa0d8eb0f1c3462592a820a97b8f632b2a9250a',
    );
  });

  test('a notice is signed over its facts, one after the other (V3)', () => {
    const signature = noticeSignature(secret, {
      iyziEventType: 'CHECKOUT_FORM_AUTH',
      iyziPaymentId: '12345678',
      token: 'tok-123',
      paymentConversationId: 'RZ-1001-1',
      status: 'SUCCESS',
    });

    expect(signature).toBe('d21ec3fd4ca0b306420d1d604b454be4dd0f8e4bd7f9d84f162d4321104b06bb');
  });

  test.each([
    [
      '/payment/cancel',
      '{"locale":"tr","conversationId":"RZ-1001-1-R","paymentId":"12345678","ip":"85.34.78.112"}',
      '9e1970ee8530a3b1f8d6af746149a89b7f3e67fdd181e88f350013b89e2df1ee',
    ],
    [
      '/v2/payment/refund',
      '{"locale":"tr","conversationId":"RZ-1001-1-R","paymentId":"12345678","price":"4999.5","currency":"TRY","ip":"85.34.78.112"}',
      '1d245215230e4015a371787e199a7ec7ea0a2c55776b1310518f606977bc8006',
    ],
    [
      '/payment/detail',
      '{"locale":"tr","conversationId":"RZ-1001-1","paymentConversationId":"RZ-1001-1"}',
      '90fae66a4425d84bc1b1eb523c163dc02d65851f988c86da523475f9961f5e36',
    ],
    [
      '/v2/reporting/payment/transactions',
      '',
      'a47bf4e421438031470f415ed391704ce4a3709e163cdb0ab333ea42721658cb',
    ],
  ])('a call to %s is signed over its own text', (path, body, signature) => {
    const keys = { api_key: 'sandbox-API', secret_key: secret };
    const header = authorization(keys, { random: '1732246069123456789', path, body });

    expect(Buffer.from(header.replace('IYZWSv2 ', ''), 'base64').toString()).toMatch(
      new RegExp(`&signature:${signature}$`),
    );
  });

  test('a payment that is looked up is signed without its state and its token', () => {
    const facts = paymentFacts({
      paymentId: '12345678',
      currency: 'TRY',
      basketId: 'RZ-1001',
      conversationId: 'RZ-1001-1',
      paidPrice: 4999.5,
      price: '4999.50',
    });

    expect(answerSignature(secret, facts)).toBe(
      '3a95edd02e47339b6ee48982bb76d5f52f34618ff80d6804d4f20397a30d8a57',
    );
  });

  test('PayTR signs in base64, its salt inside a notice and at the end of a call', () => {
    const keys = { merchant_id: '100100', key: 'merchant-key', salt: 'merchant-salt' };
    const notice = { merchant_oid: 'RZ10011', status: 'success', total_amount: '499950' };
    const basket = 'W1siVmlsbGEiLCI0OTk5LjUwIiwxXV0=';
    const order = ['100100', '85.34.78.112', 'RZ10011', 'ayse@ornek.example', '499950', basket];

    expect(noticeHash(keys, notice)).toBe('VqQPlUyDhLw9UAR0Dtx1e32s/oIOvozmE67exR9pTnw=');
    expect(paytrHash(keys, [...order, '0', '0', 'TL', '1', keys.salt])).toBe(
      'pbYdiCQhpx4zbkFQRsGI+8+fP4GOIu0T+0tIK0USa34=',
    );
  });
});

test.each([
  ['4999.5', 499950],
  [14000, 1400000],
  ['0.01', 1],
  ['10.00000000', 1000],
  ['10.005', null],
  ['1e5', null],
  ['-1', null],
  ['1.000,50', null],
  [undefined, null],
])('%s is %s kuruş', (text, kurus) => {
  expect(kurusOf(text)).toBe(kurus);
});

test.each([
  ['4999.50', '4999.5'],
  ['10.0', '10'],
  ['100', '100'],
  ['0.10', '0.1'],
])('%s is signed as %s', (amount, signed) => {
  expect(signedAmount(amount)).toBe(signed);
});

test('amounts for PayTR have two decimals', () => {
  expect([1, 1050, 1400000].map(plainAmount)).toEqual(['0.01', '10.50', '14000.00']);
});

test('comparing takes nothing for a signature', () => {
  expect(isSame(undefined, 'abc')).toBe(false);
  expect(isSame('', 'abc')).toBe(false);
  expect(isSame('abd', 'abc')).toBe(false);
  expect(isSame('abc', 'abc')).toBe(true);
});
