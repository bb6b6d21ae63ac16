import {
  checkoutVerdict,
  openingOf,
  paymentVerdict,
} from '../../../../server/services/payments/gateways/iyzico-answers.ts';
import {
  answerSignature,
  checkoutFacts,
  paymentFacts,
} from '../../../../server/services/payments/gateways/iyzico-signatures.ts';
import { readNotice } from '../../../../server/services/payments/gateways/paytr.ts';
import { noticeHash } from '../../../../server/services/payments/gateways/paytr-hashes.ts';

const SECRET = 'sandbox-SECRET';
const ATTEMPT = { conversation_id: 'RZ10011', reservation_code: 'RZ-1001', token: 'tok-123' };

type Answer = Record<string, unknown>;

const PAID: Answer = {
  status: 'success',
  paymentStatus: 'SUCCESS',
  fraudStatus: 1,
  paymentId: '12345678',
  price: 4999.5,
  paidPrice: 4999.5,
  currency: 'TRY',
  installment: 1,
  basketId: 'RZ-1001',
  conversationId: 'RZ10011',
  token: 'tok-123',
  lastFourDigits: '0008',
  binNumber: '552879',
};

const signed = (answer: Answer): Answer => ({
  ...answer,
  signature: answerSignature(SECRET, checkoutFacts(answer)),
});

const verdictOn = (changes: Answer) =>
  checkoutVerdict(signed({ ...PAID, ...changes }), ATTEMPT, SECRET);

test('a form that was paid, signed and ours is a payment of our price, and no card number is kept', () => {
  const verdict = verdictOn({});

  expect(verdict).toMatchObject({
    kind: 'paid',
    payment_id: '12345678',
    amount_kurus: 499_950,
    card_last_four: '0008',
  });
  expect(JSON.stringify(verdict)).not.toContain('552879');
});

test('what instalments cost on top is not the stay’s money', () => {
  expect(verdictOn({ paidPrice: '5374.46', installment: 6 })).toMatchObject({
    kind: 'paid',
    amount_kurus: 499_950,
    installments: 6,
  });
});

test.each<[string, Answer, object]>([
  ['under review', { fraudStatus: 0 }, { kind: 'review', amount_kurus: 499_950 }],
  ['taken for a fraud', { fraudStatus: -1 }, { kind: 'failed', code: 'fraud' }],
  ['without a word on fraud', { fraudStatus: undefined }, { kind: 'review' }],
  [
    'of another reservation',
    { basketId: 'RZ-2002' },
    { kind: 'distrusted', reason: 'other_order' },
  ],
  ['of another attempt', { conversationId: 'X' }, { kind: 'distrusted', reason: 'other_order' }],
  ['of another form', { token: 'tok-9' }, { kind: 'distrusted', reason: 'other_order' }],
  ['in euros', { currency: 'EUR' }, { kind: 'distrusted', reason: 'other_currency' }],
  ['of nothing', { price: 0 }, { kind: 'distrusted', reason: 'no_amount' }],
  ['of an unreadable sum', { price: '4.999,50' }, { kind: 'distrusted', reason: 'no_amount' }],
  ['without its number', { paymentId: '' }, { kind: 'distrusted', reason: 'no_amount' }],
  ['that the bank still asks about', { paymentStatus: 'INIT_THREEDS' }, { kind: 'waiting' }],
  ['that the bank came back from', { paymentStatus: 'CALLBACK_THREEDS' }, { kind: 'waiting' }],
  ['that the bank refused', { paymentStatus: 'FAILURE', errorCode: '10051' }, { code: '10051' }],
])('a form %s', (_, changes, expected) => {
  expect(verdictOn(changes)).toMatchObject(expected);
});

test.each<[string, Answer]>([
  ['no signature', { signature: undefined }],
  ['an empty one', { signature: '' }],
  ['one over another sum', { price: 1 }],
  ['one over another payment', { paymentId: '9' }],
])('an answer with %s is not believed', (_, changes) => {
  const answer = { ...signed(PAID), ...changes };
  expect(checkoutVerdict(answer, ATTEMPT, SECRET)).toEqual({
    kind: 'distrusted',
    reason: 'bad_signature',
  });
});

test.each(['1', '10', '11', '1000', '1001'])(
  'error %s is our own fault: nothing is known',
  (errorCode) => {
    const answer = { status: 'failure', errorCode, errorMessage: 'x' };
    expect(checkoutVerdict(answer, ATTEMPT, SECRET)).toMatchObject({ kind: 'silent' });
    expect(paymentVerdict(answer, ATTEMPT, SECRET)).toMatchObject({ kind: 'silent' });
  },
);

test('a payment that is looked up by our number has a signature of its own', () => {
  const { token: _, paymentStatus: __, ...answer } = PAID;
  const signature = answerSignature(SECRET, paymentFacts(answer));

  expect(paymentVerdict({ ...answer, signature }, ATTEMPT, SECRET)).toMatchObject({ kind: 'paid' });
  expect(paymentVerdict({ ...answer, signature, price: 1 }, ATTEMPT, SECRET)).toMatchObject({
    kind: 'distrusted',
  });
});

test.each<[string, Answer, object]>([
  ['signed', {}, { kind: 'opened' }],
  ['badly signed', { signature: 'x' }, { kind: 'silent', reason: 'bad_signature' }],
  ['without a page', { paymentPageUrl: 'nowhere' }, { kind: 'silent', reason: 'no_page' }],
  ['refused', { status: 'failure', errorCode: '5004' }, { kind: 'refused', code: '5004' }],
])('asking for a form, %s', (_, changes, expected) => {
  const answer = {
    status: 'success',
    token: 'tok-123',
    paymentPageUrl: 'https://sandbox-cpp.iyzipay.com?token=tok-123',
    signature: answerSignature(SECRET, ['RZ10011', 'tok-123']),
    ...changes,
  };
  const asked = { conversation_id: 'RZ10011', secret: SECRET };
  expect(openingOf(answer, asked)).toMatchObject(expected);
});

describe('a notice of PayTR', () => {
  const keys = { merchant_id: '100100', key: 'merchant-key', salt: 'merchant-salt' };
  const notice = (changes: Answer) => {
    const told = { merchant_oid: 'RZ10011', status: 'success', total_amount: '499950', ...changes };
    return { ...told, hash: noticeHash(keys, told) };
  };

  test.each<[string, Answer, object]>([
    ['paid', {}, { kind: 'paid', amount_kurus: 499_950 }],
    [
      'in instalments',
      { total_amount: '537446', payment_amount: '499950', installment_count: '6' },
      { kind: 'paid', amount_kurus: 499_950, installments: 6 },
    ],
    ['of less than was asked for', { payment_amount: '500000' }, { reason: 'no_amount' }],
    ['of no whole kuruş', { total_amount: '4999.5' }, { reason: 'no_amount' }],
    ['refused', { status: 'failed', failed_reason_code: '6' }, { kind: 'failed', code: '6' }],
  ])('%s', (_, changes, expected) => {
    expect(readNotice(notice(changes), keys)).toMatchObject(expected);
  });

  test.each<[string, Answer]>([
    ['the sum', { total_amount: '1' }],
    ['the outcome', { status: 'failed' }],
    ['the order', { merchant_oid: 'RZ2' }],
  ])('whose hash is over something else in %s is nobody’s', (_, changes) => {
    expect(readNotice({ ...notice({}), ...changes }, keys)).toBeUndefined();
  });
});
