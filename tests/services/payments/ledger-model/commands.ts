import fc from 'fast-check';

import {
  expire,
  heldLines,
  holds,
  isFree,
  type Model,
  type ModelReservation,
  type ModelStay,
  prepaymentOf,
  type State,
  sweep,
} from './model.ts';
import type { Outcome, Product } from './product.ts';

/** Two villas and a fortnight: small, so that steps meet each other. */
const stays = fc.record({
  villa: fc.nat(1),
  day: fc.nat(11),
  nights: fc.integer({ min: 1, max: 5 }),
});
const which = fc.nat(50);

/** A step: what the model expects of it, and what the product did. */
function step(
  name: string,
  run: (model: Model, product: Product) => Promise<void>,
): fc.AsyncCommand<Model, Product> {
  return {
    check: () => true,
    toString: () => name,
    async run(model, product) {
      await run(model, product);
      await compare(model, product);
    },
  };
}

/** After every step: no overlap, the ledger as the model holds it, each holder once, all money in its place. */
async function compare(model: Model, product: Product) {
  const [overlaps, lines, rows, troubles] = await Promise.all([
    product.overlaps(),
    product.heldLines(),
    product.reservations(),
    product.moneyTroubles(),
  ]);
  expect(overlaps).toBe(0);
  expect(troubles).toEqual([]);
  expect(lines).toEqual(heldLines(model));
  expect(rows).toMatchObject(
    model.reservations.map((each) => ({
      id: each.id,
      status: each.state,
      paid_kurus: each.paid,
      held: holds(each) ? 1 : 0,
    })),
  );
  for (const [index, each] of model.reservations.entries())
    each.leaving = rows[index]?.leaving_kurus ?? 0;
}

const chosen = <Row>(rows: Row[], index: number): Row | undefined => rows[index % rows.length];

const expected = (outcome: Outcome, code: string) => expect(outcome.code).toBe(code);

const show = ({ villa, day, nights }: ModelStay) => `villa ${villa} ${day}+${nights}`;

const book = fc
  .tuple(stays, fc.constantFrom('PENDING', 'OPTION', 'CONFIRMED'))
  .map(([stay, status]) =>
    step(`book ${status} ${show(stay)}`, async (model, product) => {
      const outcome = await product.book(stay, status as 'PENDING');
      if (!isFree(model, stay)) return expected(outcome, 'dates_taken');
      expected(outcome, 'done');
      sweep(model, stay);
      model.reservations.push({
        ...stay,
        id: outcome.id ?? 0,
        state: status as State,
        lapsed: false,
        paid: 0,
        leaving: 0,
        prepayment: prepaymentOf(stay),
      });
    }),
  );

/** Where staff may move a reservation to, and which of these moves take nights anew. */
const MOVES: Record<string, State[]> = {
  PENDING: ['OPTION', 'CONFIRMED', 'REJECTED', 'CANCELLED'],
  OPTION: ['PAYMENT_REVIEW', 'CONFIRMED', 'CANCELLED'],
  PAYMENT_REVIEW: ['CONFIRMED', 'OPTION', 'CANCELLED'],
  CONFIRMED: ['CANCELLED'],
  EXPIRED: ['OPTION'],
};

const move = fc
  .tuple(
    which,
    fc.constantFrom<State>('OPTION', 'PAYMENT_REVIEW', 'CONFIRMED', 'REJECTED', 'CANCELLED'),
  )
  .map(([index, to]) =>
    step(`move ${index} to ${to}`, async (model, product) => {
      const reservation = chosen(model.reservations, index);
      if (!reservation) return;
      const outcome = await product.move(reservation.id, to);
      expected(outcome, refusalOf(model, reservation, to) ?? 'done');
      if (outcome.code !== 'done') return;
      const stays = staysOf(reservation);
      moveTo(model, reservation, to);
      if (to === 'OPTION') confirmPaid(model, reservation, stays);
    }),
  );

function refusalOf(model: Model, reservation: ModelReservation, to: State): string | undefined {
  if (!MOVES[reservation.state]?.includes(to)) return 'move_not_allowed';
  const takes = !holds(reservation) && holds({ ...reservation, state: to });
  return takes && !isFree(model, reservation, reservation) ? 'dates_taken' : undefined;
}

function moveTo(model: Model, reservation: ModelReservation, to: State) {
  if (!holds(reservation) && holds({ ...reservation, state: to }))
    sweep(model, reservation, reservation);
  reservation.state = to;
  reservation.lapsed = false;
}

/** Money that does not go back; what an option's end gives back stays once it is taken up again. */
const staysOf = ({ state, paid, leaving }: ModelReservation) =>
  state === 'EXPIRED' ? paid : paid - leaving;

/** What is held for a prepayment that is there already waits for nothing. */
function confirmPaid(model: Model, reservation: ModelReservation, stays: number) {
  const { state, prepayment } = reservation;
  const isWaiting = state === 'OPTION' || state === 'PAYMENT_REVIEW';
  if (isWaiting && stays > 0 && stays >= prepayment) moveTo(model, reservation, 'CONFIRMED');
}

/** The same after a step that plans or withdraws refunds itself. */
async function confirmStaying(model: Model, product: Product, reservation: ModelReservation) {
  const rows = await product.reservations();
  const row = rows.find(({ id }) => id === reservation.id);
  confirmPaid(model, reservation, reservation.paid - (row?.leaving_kurus ?? 0));
}

const change = fc.tuple(which, stays).map(([index, stay]) =>
  step(`change ${index} to ${show(stay)}`, async (model, product) => {
    const reservation = chosen(model.reservations, index);
    if (!reservation) return;
    const { villa, day, nights, state } = reservation;
    const outcome = await product.edit(reservation.id, stay);
    if (villa === stay.villa && day === stay.day && nights === stay.nights)
      return expected(outcome, 'done');
    if (!CHANGEABLE.includes(state)) return expected(outcome, 'move_not_allowed');
    if (!isFree(model, stay, reservation)) return expected(outcome, 'dates_taken');
    expected(outcome, 'done');
    sweep(model, stay, reservation);
    Object.assign(reservation, stay, { prepayment: prepaymentOf(stay) });
    await confirmStaying(model, product, reservation);
  }),
);

const CHANGEABLE: State[] = ['PENDING', 'OPTION', 'PAYMENT_REVIEW', 'CONFIRMED'];

const agree = fc
  .tuple(which, fc.constantFrom(5_000_00, 50_000_00, 100_000_00))
  .map(([index, total]) =>
    step(`agree ${index} on ${total}`, async (model, product) => {
      const reservation = chosen(model.reservations, index);
      if (!reservation) return;
      const outcome = await product.agree(reservation.id, reservation, total);
      if (!CHANGEABLE.includes(reservation.state)) return expected(outcome, 'move_not_allowed');
      expected(outcome, 'done');
      reservation.prepayment = total / 5;
      await confirmStaying(model, product, reservation);
    }),
  );

const cancelForGuest = which.map((index) =>
  step(`cancel ${index} for its guest`, async (model, product) => {
    const reservation = chosen(model.reservations, index);
    if (!reservation) return;
    const outcome = await product.cancelForGuest(reservation.id);
    expected(outcome, refusalOf(model, reservation, 'CANCELLED') ?? 'done');
    if (outcome.code === 'done') moveTo(model, reservation, 'CANCELLED');
  }),
);

const sendBack = fc.tuple(which, fc.constantFrom(1, 1, 0.5)).map(([index, share]) =>
  step(`send back ${share} of ${index}`, async (model, product) => {
    const reservation = chosen(model.reservations, index);
    if (reservation) reservation.paid -= await product.sendBack(reservation.id, share);
  }),
);

/** What staff give back beside what the product plans, while the stay is not over: now, or as a plan. */
const giveBack = fc
  .tuple(which, fc.constantFrom(0.5, 1), fc.constantFrom('PENDING', 'PAID'))
  .map(([index, share, status]) =>
    step(`give back ${share} of ${index}, ${status}`, async (model, product) => {
      const open = model.reservations.filter(
        ({ state, paid }) => CHANGEABLE.includes(state) && paid > 0,
      );
      const reservation = chosen(open, index);
      if (!reservation) return;
      const { id, paid, leaving, prepayment } = reservation;
      const amount_kurus = prepayment * share;
      const outcome = await product.record(id, {
        ...{ purpose: 'REFUND', amount_kurus, status: status as 'PAID' },
      });
      const isHere = amount_kurus <= (status === 'PAID' ? paid : paid - leaving);
      expected(outcome, isHere ? 'done' : 'invalid');
      if (isHere && status === 'PAID') reservation.paid -= amount_kurus;
    }),
  );

/** Of money that the stay costs; what is above that goes back, whatever staff say. */
const callOff = which.map((index) =>
  step(`call off what ${index} is to be given back`, async (model, product) => {
    const rows = await product.reservations();
    const mayStay = model.reservations.filter(({ state, id, paid }) => {
      const total = rows.find((row) => row.id === id)?.total_kurus ?? 0;
      return CHANGEABLE.includes(state) && paid <= total;
    });
    const reservation = chosen(mayStay, index);
    if (!reservation) return;
    await product.callOff(reservation.id);
    await confirmStaying(model, product, reservation);
  }),
);

const sendLink = which.map((index) =>
  step(`send ${index} a link`, async (model, product) => {
    const open = model.reservations.filter(({ state }) => holds({ state }));
    const reservation = chosen(open, index);
    if (reservation) await product.sendLink(reservation.id);
  }),
);

/** How much of the prepayment comes, and as what. */
const PAYMENTS = [
  [0.5, 'BALANCE'],
  [1, 'BALANCE'],
  [1, 'PREPAYMENT'],
  [6, 'BALANCE'],
] as const;

const pay = fc.tuple(which, fc.constantFrom(...PAYMENTS)).map(([index, [share, purpose]]) =>
  step(`pay ${index} ${share} as ${purpose}`, async (model, product) => {
    const reservation = chosen(model.reservations, index);
    if (!reservation) return;
    const amount = reservation.prepayment * share;
    const paid = { purpose, amount_kurus: amount };
    const waitsOn = await product.expectsMoney(reservation.id);
    expected(await product.record(reservation.id, paid), 'done');
    reservation.paid += amount;
    if (staysOf(reservation) < reservation.prepayment) {
      // Less than makes the contract, and nothing else is waited for: an option again, with its time.
      if (reservation.state === 'PAYMENT_REVIEW' && !waitsOn) moveTo(model, reservation, 'OPTION');
      return;
    }
    if (['OPTION', 'PAYMENT_REVIEW'].includes(reservation.state))
      return moveTo(model, reservation, 'CONFIRMED');
    const comesBack = reservation.state === 'EXPIRED' && isFree(model, reservation, reservation);
    if (comesBack) moveTo(model, reservation, 'CONFIRMED');
  }),
);

const expectTransfer = which.map((index) =>
  step(`expect a transfer of ${index}`, async (model, product) => {
    const open = model.reservations.filter(({ state }) => CHANGEABLE.includes(state));
    const reservation = chosen(open, index);
    if (reservation) await product.expectTransfer(reservation.id);
  }),
);

const lapse = which.map((index) =>
  step(`lapse ${index}`, async (model, product) => {
    const options = model.reservations.filter(({ state }) => state === 'OPTION');
    const option = chosen(options, index);
    if (!option) return;
    await product.lapse(option.id);
    option.lapsed = true;
  }),
);

const expireAll = fc.constant(
  step('expire', async (model, product) => {
    await product.expire();
    for (const each of model.reservations) if (each.lapsed) expire(each);
  }),
);

const close = stays.map((stay) =>
  step(`close ${show(stay)}`, async (model, product) => {
    const outcome = await product.close(stay);
    if (!isFree(model, stay)) return expected(outcome, 'dates_taken');
    expected(outcome, 'done');
    sweep(model, stay);
    model.closings.push({ ...stay, id: outcome.id ?? 0, holds: true });
  }),
);

const reopen = which.map((index) =>
  step(`reopen ${index}`, async (model, product) => {
    const closing = chosen(
      model.closings.filter((each) => each.holds),
      index,
    );
    if (!closing) return;
    expected(await product.reopen(closing.id), 'done');
    closing.holds = false;
  }),
);

const approve = stays.map((stay) =>
  step(`approve ${show(stay)}`, async (model, product) => {
    const outcome = await product.approve(stay);
    if (!isFree(model, stay)) return expected(outcome, 'dates_taken');
    expected(outcome, 'done');
    sweep(model, stay);
    model.externals.push({ ...stay, id: outcome.id ?? 0, holds: true });
  }),
);

const withdraw = which.map((index) =>
  step(`withdraw ${index}`, async (model, product) => {
    const record = chosen(
      model.externals.filter((each) => each.holds),
      index,
    );
    if (!record) return;
    expected(await product.withdraw(record.id), 'done');
    record.holds = false;
  }),
);

/** Steps of a season, requests and changes more often than the rest. */
export const season = fc.commands(
  [
    book,
    book,
    move,
    move,
    change,
    change,
    agree,
    pay,
    pay,
    pay,
    cancelForGuest,
    sendBack,
    sendBack,
    giveBack,
    giveBack,
    callOff,
    sendLink,
    sendLink,
    expectTransfer,
    lapse,
    expireAll,
    close,
    reopen,
    approve,
    withdraw,
  ],
  { maxCommands: 30, size: 'max' },
);
