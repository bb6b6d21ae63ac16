import { now } from '../../../server/clock.ts';
import { SYSTEM } from '../../../server/services/audit.ts';
import { siteRules } from '../../../server/services/listings/shell.ts';
import { askCardPayment } from '../../../server/services/payments/card-payments.ts';
import { createPaymentLink, linkEnds } from '../../../server/services/payments/payment-links.ts';
import { moveWithin } from '../../../server/services/reservations/reservation-moves.ts';
import { db } from '../../support/db.ts';
import {
  createReservation,
  createUser,
  createVilla,
  stayFromToday,
} from '../../support/factories.ts';
import { decide, takeCardsBy } from '../../support/fake-provider.ts';
import {
  atEveryStep,
  booksOf,
  minutesPass,
  ordersOf,
  paidOf,
  start,
} from '../../support/kill-paths.ts';
import { acceptTexts } from '../../support/payment-page.ts';

const DEPOSIT = 5_000_00;

let villa_id: number;
let count = 0;

beforeAll(async () => {
  takeCardsBy('iyzico');
  villa_id = (await createVilla()).id;
});

const createStay = async (own: Parameters<typeof createReservation>[0]) => {
  count += 1;
  const stay = { ...stayFromToday(30 + count * 3, 3), ...own };
  const sold = await createReservation({ villa_id, ...stay });
  await acceptTexts(sold.reservation_id);
  return sold;
};

const linkFor = (id: number) =>
  createPaymentLink(
    db,
    {
      of: { kind: 'villa', id },
      purpose: 'DEPOSIT',
      amount_kurus: DEPOSIT,
      expires_at: linkEnds(),
    },
    SYSTEM,
  );

const depositsOf = (id: number) =>
  db
    .selectFrom('deposits')
    .select(['state', 'amount_kurus', 'method'])
    .where('reservation_id', '=', id)
    .execute();

const ledgerOf = async (id: number) => {
  const { expires_at } = await db
    .selectFrom('villa_occupancies')
    .select('expires_at')
    .where('reservation_id', '=', id)
    .executeTakeFirstOrThrow();
  return expires_at;
};

const KEPT = [{ state: 'TAKEN', amount_kurus: DEPOSIT, method: 'CARD' }];

test('killed while it is told of a deposit, it keeps the deposit once', async () => {
  const died = await atEveryStep(async (kill) => {
    const { id, reservation_id } = await createStay({ status: 'CONFIRMED' });
    const { code } = await linkFor(id);
    await acceptTexts(code);
    await start(code);
    const [order] = ordersOf(reservation_id);
    if (!order) throw new Error('no order');
    decide(order, 'lost');
    const [payment] = (await booksOf(id)).movements;

    await kill(() => askCardPayment(db, payment?.id ?? 0));
    await minutesPass();

    const books = await booksOf(id);
    expect(await depositsOf(id)).toEqual(KEPT);
    expect(books.movements).toHaveLength(1);
    expect(books.mails).toEqual(['deposit_received']);
    expect(books.paid_kurus).toBe(0);
  });

  expect(died).toBeGreaterThan(6);
});

test('killed while an option is extended for its payment page, it is extended once', async () => {
  const died = await atEveryStep(async (kill) => {
    const option_until = now().add({ minutes: 3 }).toString();
    const { id, reservation_id } = await createStay({ status: 'OPTION', option_until });

    await kill(() => start(reservation_id));
    const before = await booksOf(id);
    expect(await ledgerOf(id)).toEqual(before.option_until);
    await db
      .updateTable('transactions')
      .set({ created_at: now().subtract({ minutes: 1 }).toString() })
      .where('reservation_id', '=', id)
      .execute();
    await start(reservation_id);

    const books = await booksOf(id);
    expect(books.option_extended_at).not.toBeNull();
    expect(await ledgerOf(id)).toEqual(books.option_until);
    if (before.option_extended_at) expect(books.option_until).toEqual(before.option_until);
    const order = ordersOf(reservation_id).at(-1);
    if (!order) throw new Error('no order');
    decide(order, 'lost');
    await minutesPass();
    const after = await booksOf(id);
    expect(after.status).toBe('CONFIRMED');
    expect(paidOf(after)).toHaveLength(1);
  });

  expect(died).toBeGreaterThan(10);
});

test('killed while staff give an option another end, row and ledger say the same', async () => {
  const rules = await siteRules();
  const { id: staff } = await createUser();
  const doer = { ...SYSTEM, id: staff, role: 'ADMIN' } as const;
  const died = await atEveryStep(async (kill) => {
    const { id } = await createStay({ status: 'OPTION' });
    const option_until = now().add({ hours: 60 }).toString();
    const key = { kind: 'villa', id } as const;
    const extend = () =>
      db
        .transaction()
        .execute((within) => moveWithin(within, key, { option_until }, { doer, rules }));

    const isDead = await kill(extend);
    const { option_until: ends, mails } = await booksOf(id);

    expect(await ledgerOf(id)).toEqual(ends);
    const isExtended = ends?.getTime() === Temporal.Instant.from(option_until).epochMilliseconds;
    expect(mails).toEqual(isExtended ? ['reservation_option'] : []);
    if (!isDead) expect(isExtended).toBe(true);
  });

  expect(died).toBeGreaterThan(2);
});
