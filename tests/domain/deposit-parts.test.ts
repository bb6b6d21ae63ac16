import { type DepositPayment, depositParts } from '../../server/domain/deposit-parts.ts';

const card: DepositPayment = { id: 1, method: 'CARD', amount_kurus: 500, waiting_kurus: 0 };
const cash: DepositPayment = { id: 2, method: 'CASH', amount_kurus: 50, waiting_kurus: 0 };

const said = (payments: DepositPayment[], kurus: number) =>
  depositParts(payments, kurus).map(
    ({ payment_id, method, amount_kurus }) => `${payment_id} ${method} ${amount_kurus}`,
  );

test('a deposit that came in parts goes back in those, each the way it came', () => {
  expect(said([card, cash], 550)).toEqual(['1 CARD 500', '2 CASH 50']);
});

test.each([
  [520, ['1 CARD 500', '2 CASH 20']],
  [500, ['1 CARD 500']],
  [300, ['1 CARD 300']],
  [0, []],
])('of 550, where %i go back, the rest is left at the last ones', (kurus, parts) => {
  expect(said([card, cash], kurus)).toEqual(parts);
});

test('no more goes back of a payment than it brought', () => {
  expect(said([card, cash], 900)).toEqual(['1 CARD 500', '2 CASH 50']);
});

test('what is on its way back already does not go twice', () => {
  const sent = { ...card, waiting_kurus: 500 };

  expect(said([sent, cash], 550)).toEqual(['2 CASH 50']);
  expect(said([sent, cash], 400)).toEqual([]);
});
