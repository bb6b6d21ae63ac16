import { today } from '../server/clock.ts';
import { offerDemoPayments } from '../server/demo-payments.ts';
import { listTakenPayments } from '../server/queries/payments/taken-payments.ts';
import { cardGateway, type PaymentGateway } from '../server/services/payments/gateways/index.ts';
import { type Comparison, compareWithReport } from '../server/services/payments/payment-reports.ts';
import { db } from './support/db.ts';
import { createDemo } from './support/demo.ts';

let fake: Awaited<ReturnType<typeof offerDemoPayments>>;
let gateway: PaymentGateway;

beforeAll(async () => {
  await createDemo();
  fake = await offerDemoPayments();
  const offered = cardGateway();
  if (!offered) throw new Error('no provider');
  gateway = offered;
});

afterAll(() => fake?.close());

test('the demo’s payments stand in its provider’s report, night after night', async () => {
  const nights = Array.from({ length: 60 }, (_, ago) => today().subtract({ days: ago }));
  const compared: Comparison[] = [];
  for (const night of nights) {
    const found = await compareWithReport(db, gateway, night);
    if (found) compared.push(found);
  }

  const sum = (of: 'compared' | 'differences') =>
    compared.reduce((total, found) => total + found[of], 0);
  expect(sum('compared')).toBeGreaterThan(20);
  expect(sum('differences')).toBe(0);
});

test('they can be given back, and what went back before counts', async () => {
  const taken = await listTakenPayments(db, 'FAKE');
  const whole = taken.find(({ refunds }) => refunds.length === 0);
  const halved = taken.find(({ refunds }) => refunds.length > 0);
  if (!whole || !halved) throw new Error('the demo has too few payments');
  const back = (payment: typeof whole, amount_kurus: number) =>
    gateway.refund({
      ...{ payment_id: payment.payment_id, conversation_id: payment.conversation_id },
      ...{ reference: `test-${payment.payment_id}`, same_day_whole: false, ip: '127.0.0.1' },
      amount_kurus,
    });

  expect(await gateway.refunded(halved)).toBe(
    halved.refunds.reduce((sum, { amount_kurus }) => sum + amount_kurus, 0),
  );
  expect(await back(whole, whole.amount_kurus)).toMatchObject({ kind: 'sent' });
  expect(await back(halved, halved.amount_kurus)).toMatchObject({ kind: 'refused' });
});
