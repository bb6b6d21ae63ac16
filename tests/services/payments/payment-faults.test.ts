import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { now } from '../../../server/clock.ts';
import { log } from '../../../server/log.ts';
import {
  chooseProviders,
  iyzicoProvider,
} from '../../../server/services/payments/gateways/index.ts';
import { reconcilePayments } from '../../../server/services/payments/payment-reconciling.ts';
import { expireOptions } from '../../../server/services/reservations/option-expiry.ts';
import { paths } from '../../../server/shared/paths.ts';
import { site } from '../../support/api.ts';
import { db } from '../../support/db.ts';
import {
  createClosing,
  createReservation,
  createVilla,
  stayFromToday,
} from '../../support/factories.ts';
import {
  comeBack,
  decide,
  type FakeOrder,
  fake,
  goToPay,
  type Outcome,
  optionAndPageEnd,
  takeCardsBy,
} from '../../support/fake-provider.ts';
import { acceptTexts } from '../../support/payment-page.ts';

const { jest } = import.meta;

const PREPAYMENT = 14_000_00;

/** The job's runs of five minutes that go by: nobody touches anything. */
async function fiveMinutesPass(): Promise<void> {
  const begun = now();
  for (let minute = 1; minute <= 5; minute += 1)
    await reconcilePayments(db, begun.add({ minutes: minute }));
}

const stateOf = async (id: number) => {
  const { status, paid_kurus } = await db
    .selectFrom('reservations')
    .select(['status', 'paid_kurus'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const movements = await db
    .selectFrom('transactions')
    .select(['purpose', 'status', 'amount_kurus', 'needs_action', 'action_done_at'])
    .where('reservation_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    status,
    paid_kurus,
    movements: movements.map(
      ({ purpose, status: is, amount_kurus, needs_action, action_done_at }) =>
        [purpose, is, amount_kurus, action_done_at ? null : needs_action].join(' '),
    ),
  };
};

const one = (status: string, action = '', kurus = PREPAYMENT) => [
  `PREPAYMENT ${status} ${kurus} ${action}`,
];

const CONFIRMED = { status: 'CONFIRMED', paid_kurus: PREPAYMENT, movements: one('PAID') };
const HEARD = new Set<Outcome>(['success', 'failure', 'doubled', 'review', 'wrong_amount']);

const WRONG_AMOUNT = {
  status: 'OPTION',
  paid_kurus: PREPAYMENT - 1000,
  movements: one('PAID', 'MISMATCH', PREPAYMENT - 1000),
};
const FAILED = { status: 'OPTION', paid_kurus: 0, movements: one('FAILED') };

type Ends = Awaited<ReturnType<typeof stateOf>>;

const IYZICO: [Outcome, Ends][] = [
  ['success', CONFIRMED],
  ['failure', FAILED],
  ['lost', CONFIRMED],
  ['doubled', CONFIRMED],
  ['html_502', CONFIRMED],
  ['timeout', CONFIRMED],
  ['review', { status: 'PAYMENT_REVIEW', paid_kurus: 0, movements: one('PENDING') }],
  ['wrong_amount', WRONG_AMOUNT],
  ['bad_signature', { status: 'OPTION', paid_kurus: 0, movements: one('PENDING', 'MISMATCH') }],
];

const PAYTR: [Outcome, Ends][] = [
  ['success', CONFIRMED],
  ['failure', FAILED],
  ['lost', CONFIRMED],
  ['doubled', CONFIRMED],
  ['html_502', CONFIRMED],
  ['timeout', CONFIRMED],
  ['wrong_amount', WRONG_AMOUNT],
  ['bad_signature', CONFIRMED],
];

/** What the shop hears of it, if anything: a notice, and for iyzico the guest who comes back. */
async function hear(order: FakeOrder, outcome: Outcome): Promise<void> {
  const notices = outcome === 'doubled' ? 2 : 1;
  if (outcome === 'bad_signature') expect((await fake.notify(order)).status).toBe(403);
  if (!HEARD.has(outcome)) return;
  for (let count = 0; count < notices; count += 1) await fake.notify(order);
  if (order.protocol === 'iyzico') await comeBack(order).expect(303);
}

describe.each([
  ['iyzico', IYZICO],
  ['paytr', PAYTR],
] as const)('by %s, five minutes later', (protocol, table) => {
  beforeAll(() => takeCardsBy(protocol));

  test.each(table)('%s', async (outcome, ends) => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    const order = await goToPay(reservation_id);

    decide(order, outcome);
    await hear(order, outcome);
    await fiveMinutesPass();

    expect(await stateOf(id)).toEqual(ends);
  });

  test('a page nobody paid on is given up when it is over, and its option ends', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    await goToPay(reservation_id);

    await reconcilePayments(db, now().add({ minutes: 40 }));
    expect((await stateOf(id)).movements).toEqual(one('PENDING'));
    await reconcilePayments(db, now().add({ minutes: 50 }));

    expect((await stateOf(id)).movements).toEqual(one('FAILED'));
  });
});

describe('a review by iyzico', () => {
  beforeAll(() => takeCardsBy('iyzico'));

  test.each([
    ['paid', CONFIRMED],
    ['failed', { ...FAILED, status: 'OPTION' }],
  ] as const)('that ends %s decides the reservation', async (state, ends) => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    const order = await goToPay(reservation_id);
    decide(order, 'review');
    await hear(order, 'review');
    expect((await stateOf(id)).status).toBe('PAYMENT_REVIEW');

    fake.book.approve(order, state);
    await fiveMinutesPass();

    expect(await stateOf(id)).toEqual(ends);
  });
});

describe.each(['iyzico', 'paytr'] as const)(
  'money by %s that is heard of after the option ended',
  (protocol) => {
    beforeAll(() => takeCardsBy(protocol));

    /** The guest pays in time, and the provider is silent until the option is over. */
    async function paidTooLate() {
      const villa = await createVilla();
      const { id, reservation_id } = await createReservation({
        villa_id: villa.id,
        status: 'OPTION',
      });
      const order = await goToPay(reservation_id);
      decide(order, 'late');
      await optionAndPageEnd('villa', id);
      await reconcilePayments(db, now().add({ minutes: 2 }));
      await expireOptions(db, now(), 'villa');
      expect((await stateOf(id)).status).toBe('EXPIRED');
      fake.book.approve(order, 'paid');
      return { id, villa, order };
    }

    test('takes the stay up again while it is free', async () => {
      const { id, order } = await paidTooLate();

      await fake.notify(order);

      expect(await stateOf(id)).toEqual({
        ...CONFIRMED,
        movements: one('PAID'),
      });
    });

    test('stands with its refund where somebody else took the nights', async () => {
      const { id, villa } = await paidTooLate();
      await createClosing(villa.id, stayFromToday(33, 2));

      await reconcilePayments(db, now().add({ minutes: 5 }));

      expect(await stateOf(id)).toEqual({
        status: 'EXPIRED',
        paid_kurus: PREPAYMENT,
        movements: [`PREPAYMENT PAID ${PREPAYMENT} LATE`, `REFUND PENDING ${PREPAYMENT} `],
      });
    });
  },
);

describe.each(['iyzico', 'paytr'] as const)('the bank’s page of %s in between', (protocol) => {
  beforeAll(() => takeCardsBy(protocol));

  test.each([
    ['success', CONFIRMED],
    ['failure', FAILED],
  ] as const)('3-D Secure that ends in %s', async (outcome, ends) => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    const order = await goToPay(reservation_id);

    const bank = await press(order, 'three_ds');
    expect(bank).toContain('name="outcome"');
    await reconcilePayments(db, now().add({ minutes: 2 }));
    expect((await stateOf(id)).movements).toEqual(one('PENDING'));
    decide(order, outcome);
    if (protocol === 'paytr') await fake.notify(order);
    await fiveMinutesPass();

    expect(await stateOf(id)).toEqual(ends);
  });
});

/** The guest chooses on the provider's own page. */
async function press({ token, protocol }: FakeOrder, outcome: string): Promise<string> {
  const page = protocol === 'iyzico' ? 'pay' : 'odeme/guvenli';
  const body = new URLSearchParams({ outcome });
  return (await fetch(`${fake.origin}/${page}/${token}`, { method: 'POST', body })).text();
}

describe('what nobody can decide stands before staff', () => {
  beforeAll(() => takeCardsBy('iyzico'));

  const actionOf = (id: number) =>
    db
      .selectFrom('transactions')
      .select(['status', 'needs_action', 'action_note'])
      .where('reservation_id', '=', id)
      .executeTakeFirstOrThrow();

  test('a provider that says nothing for a day; being asked is no edit of the payment', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    decide(await goToPay(reservation_id), 'lost');
    chooseProviders([]);
    const asked = () =>
      db
        .selectFrom('transactions')
        .select(['needs_action', 'provider_checks', 'version'])
        .where('reservation_id', '=', id)
        .executeTakeFirstOrThrow();
    const { provider_checks, version } = await asked();

    await reconcilePayments(db, now().add({ hours: 23 }));
    expect(await asked()).toEqual({
      needs_action: null,
      provider_checks: provider_checks + 1,
      version,
    });
    await reconcilePayments(db, now().add({ hours: 25 }));

    expect(await actionOf(id)).toEqual({
      status: 'PENDING',
      needs_action: 'MISMATCH',
      action_note: 'provider_silent',
    });
    takeCardsBy('iyzico');
    await reconcilePayments(db, now().add({ hours: 27 }));
    expect(await stateOf(id)).toEqual(CONFIRMED);
  });

  test('money that was doubted for a day and then came too late', async () => {
    const villa = await createVilla();
    const { id, reservation_id } = await createReservation({
      villa_id: villa.id,
      status: 'OPTION',
    });
    decide(await goToPay(reservation_id), 'lost');
    chooseProviders([]);
    await optionAndPageEnd('villa', id);
    await expireOptions(db, now(), 'villa');
    await createClosing(villa.id, stayFromToday(33, 2));
    await reconcilePayments(db, now().add({ hours: 25 }));

    takeCardsBy('iyzico');
    await reconcilePayments(db, now().add({ hours: 27 }));

    expect((await stateOf(id)).movements[0]).toBe(`PREPAYMENT PAID ${PREPAYMENT} LATE`);
  });

  test('a number that stands beside another payment already', async () => {
    const one = await createReservation({ status: 'OPTION' });
    const paid = await goToPay(one.reservation_id);
    decide(paid, 'success');
    await comeBack(paid).expect(303);
    const other = await createReservation({ status: 'OPTION' });
    const order = await goToPay(other.reservation_id);
    order.payment_id = paid.payment_id;
    decide(order, 'success');

    await comeBack(order).expect(303);

    expect(await actionOf(other.id)).toEqual({
      status: 'PENDING',
      needs_action: 'MISMATCH',
      action_note: 'payment_known',
    });
    expect((await stateOf(other.id)).status).toBe('OPTION');
  });
});

describe('a provider that gives no page', () => {
  const GUEST = 'defne.guest@example.com';
  const silent = createServer((req, res) => {
    if (req.url?.startsWith('/502')) res.writeHead(502).end('<html>Bad Gateway</html>');
    if (req.url?.startsWith('/refusal'))
      res.end(
        JSON.stringify({ status: 'failure', errorCode: '12', errorMessage: `${GUEST} geçersiz` }),
      );
  });
  beforeAll(() => new Promise<void>((up) => silent.listen(0, '127.0.0.1', up)));
  afterAll(() => {
    silent.closeAllConnections();
    silent.close();
  });

  test('and repeats what it was told of the guest: the log names the payment, not the guest', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    const { port } = silent.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/refusal`;
    chooseProviders([
      iyzicoProvider({ api_key: 'a', secret_key: 'b', url, provider: 'FAKE', milliseconds: 5000 }),
    ]);
    const lines: unknown[] = [];
    jest.spyOn(log, 'warn').mockImplementation((...line) => void lines.push(line));

    await acceptTexts(reservation_id);
    await site.post(paths.payment(reservation_id)).expect(303);
    jest.restoreAllMocks();

    const payment = await db
      .selectFrom('transactions')
      .select(['id', 'failure_text'])
      .where('reservation_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(payment.failure_text).toBe(`${GUEST} geçersiz`);
    expect(lines).toEqual([
      [{ transaction: payment.id, provider: 'FAKE', reason: '12' }, 'no payment page'],
    ]);
  });

  test.each(['502', 'timeout'])(
    'by %s: the guest can try again, and nothing is left open',
    async (fault) => {
      const { id, reservation_id } = await createReservation({ status: 'OPTION' });
      const { port } = silent.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}/${fault}`;
      const keys = { api_key: 'a', secret_key: 'b' };
      chooseProviders([iyzicoProvider({ ...keys, url, provider: 'FAKE', milliseconds: 300 })]);

      await acceptTexts(reservation_id);
      const refused = await site.post(paths.payment(reservation_id)).expect(303);

      expect(refused.headers.location).toMatch(/^\/odeme\/sonuc\//);
      expect((await stateOf(id)).movements).toEqual(one('FAILED'));
      takeCardsBy('iyzico');
      const order = await goToPay(reservation_id);
      decide(order, 'success');
      await comeBack(order).expect(303);
      expect(await stateOf(id)).toEqual({
        ...CONFIRMED,
        movements: [...one('FAILED'), ...one('PAID')],
      });
    },
  );
});

describe('a guest who presses "pay" again', () => {
  beforeAll(() => takeCardsBy('iyzico'));

  test('is sent to the same page, and has one payment', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });

    const first = await goToPay(reservation_id);
    const second = await goToPay(reservation_id);

    expect(second).toBe(first);
    expect((await stateOf(id)).movements).toEqual(one('PENDING'));
  });

  test('before the page has come, waits for it: the browser shows the last answer alone', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    await acceptTexts(reservation_id);

    const pressed = await Promise.all(
      [1, 2, 3].map(() => site.post(paths.payment(reservation_id))),
    );

    const pages = new Set(pressed.map(({ headers }) => String(headers.location)));
    expect(pages.size).toBe(1);
    expect(fake.book.byToken([...pages].join().split('/').at(-1))).toBeDefined();
    expect((await stateOf(id)).movements).toEqual(one('PENDING'));
  });

  test('after a card was refused, gets a new page', async () => {
    const { id, reservation_id } = await createReservation({ status: 'OPTION' });
    const first = await goToPay(reservation_id);
    decide(first, 'failure');

    const second = await goToPay(reservation_id);
    decide(second, 'success');
    await comeBack(second).expect(303);

    expect(second).not.toBe(first);
    expect(await stateOf(id)).toEqual({
      ...CONFIRMED,
      movements: [...one('FAILED'), ...one('PAID')],
    });
  });

  test('whose option is nearly over has it until the page ends, once', async () => {
    const soon = now().add({ minutes: 3 });
    const { id, reservation_id } = await createReservation({
      status: 'OPTION',
      option_until: soon.toString(),
    });

    await goToPay(reservation_id);

    const { option_until } = await db
      .selectFrom('reservations')
      .select('option_until')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const minutes = ((option_until?.getTime() ?? 0) - now().epochMilliseconds) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
  });
});
