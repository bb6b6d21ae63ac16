import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { now } from '../../server/clock.ts';
import { SYSTEM } from '../../server/services/audit.ts';
import { startCardPayment } from '../../server/services/card-payments.ts';
import { getPayable, wantedOf } from '../../server/services/payables.ts';
import { takeReceipt } from '../../server/services/receipts.ts';
import { expireOptions } from '../../server/services/reservation-moves.ts';
import { bearer, signIn, site } from '../support/api.ts';
import { createBoatReservation } from '../support/boat-factories.ts';
import { db } from '../support/db.ts';
import { findEnquiry } from '../support/enquiries.ts';
import {
  createReservation,
  createTransaction,
  createVilla,
  inHours,
  stayFromToday,
} from '../support/factories.ts';
import {
  comeBack,
  decide,
  fake,
  goToPay,
  optionAndPageEnd,
  takeCardsBy,
} from '../support/fake-provider.ts';
import { holdReservation } from '../support/gates.ts';
import { acceptTexts, agreementFormOf } from '../support/payment-page.ts';
import { KINDS, type Kind } from '../support/reservation-kinds.ts';
import { mailsOf } from '../support/reservation-traces.ts';

/** A week at 10.000 TL a night, a fifth of it before; two weeks at the same price. */
const PREPAYMENT = 14_000_00;
const TOTAL = 70_000_00;
const WEEK = stayFromToday(90, 7);
const FORTNIGHT = stayFromToday(90, 14);
const THREE_NIGHTS = stayFromToday(90, 3);

const PDF = Buffer.from('%PDF-1.4\n%\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const CUSTOMER = {
  customer_name: 'Ayşe Demirtaş',
  customer_phone: '0532 123 45 67',
  customer_email: 'ayse.demirtas@ornek.example',
  adults: 2,
};
let staff: { authorization: string };
let cookie: string;

beforeAll(async () => {
  takeCardsBy('iyzico');
  staff = { authorization: await bearer('ADMIN') };
  cookie = await signIn('ADMIN');
});

const sold = (own: object = {}) => createReservation({ status: 'OPTION', ...WEEK, ...own });

const edit = (id: number, own: object, kind: Kind = 'villa') =>
  site
    .put(`/v1/admin/${KINDS[kind].path}/${id}`)
    .set(staff)
    .send({ ...CUSTOMER, ...own });

async function sendLink(reservation_id: string): Promise<string> {
  const { body } = await site
    .post('/v1/admin/sendpaymentlink')
    .set(staff)
    .send({ reservation_id })
    .expect(200);
  return body.content.payment_link.url.split('/').at(-1);
}

const record = (own: object) =>
  site
    .post('/v1/admin/transactions')
    .set(staff)
    .send({ method: 'TRANSFER', purpose: 'PREPAYMENT', ...own })
    .expect(201);

const decideOn = (transaction_id: number, body: object) =>
  site.patch(`/v1/admin/transactions/${transaction_id}`).set(staff).send(body);

const handIn = (code: string) =>
  site.post(`/odeme/${code}/dekont`).field('note', '').attach('receipt', PDF, 'dekont.pdf');

const stateOf = (id: number, kind: Kind = 'villa') =>
  db
    .selectFrom(kind === 'villa' ? 'reservations' : 'boat_reservations')
    .select(['status', 'paid_kurus', 'option_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const movementsOf = (id: number, kind: Kind = 'villa') =>
  db
    .selectFrom('transactions')
    .select(['id', 'purpose', 'status', 'amount_kurus', 'needs_action', 'action_note'])
    .select(['action_done_at', 'payment_link_id'])
    .where(KINDS[kind].of, '=', id)
    .orderBy('id')
    .execute();

const waitingOf = async (id: number, kind: Kind = 'villa') =>
  (await movementsOf(id, kind))
    .filter(({ needs_action, action_done_at }) => needs_action && !action_done_at)
    .map(({ needs_action, action_note }) => [needs_action, action_note]);

const eventsOf = async (id: number) =>
  (
    await db
      .selectFrom('reservation_events')
      .select('kind')
      .where('reservation_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

const pageOf = async (code: string) => (await site.get(`/odeme/${code}`).expect(200)).text;

describe('a link, when the sale changes', () => {
  test('ends, and staff are told before and after: what it asks for is no longer due', async () => {
    const { id, reservation_id } = await sold();
    const code = await sendLink(reservation_id);

    const asked = await edit(id, { ...FORTNIGHT, preview: true }).expect(200);
    const done = await edit(id, FORTNIGHT).expect(200);

    const ended_links = [{ purpose: 'PREPAYMENT', amount_kurus: PREPAYMENT }];
    expect(asked.body.content.change).toMatchObject({ ended_links });
    expect(done.body.content.change).toMatchObject({ ended_links });
    expect(await pageOf(code)).toContain('Ödenecek tutar değişti');
    await site.post(`/odeme/${code}`).expect(409);
    expect(await eventsOf(id)).toEqual(['CREATED', 'LINK_ENDED', 'CHANGED']);
    expect(await pageOf(await sendLink(reservation_id))).toContain('Ön ödeme: ₺28.000');
  });

  test('that became cheaper does not ask for the old sum beside the new contract', async () => {
    const { id, reservation_id } = await sold();
    const code = await sendLink(reservation_id);

    await edit(id, THREE_NIGHTS).expect(200);

    const text = await pageOf(code);
    expect(text).toContain('Ödenecek tutar değişti');
    expect(text).not.toContain('name="accept_contract"');
    expect(await pageOf(reservation_id)).toContain('Ön ödeme: ₺6.000');
  });

  test('stays where the same sum is due', async () => {
    const { id, reservation_id } = await sold();
    const code = await sendLink(reservation_id);

    const { body } = await edit(id, stayFromToday(91, 7)).expect(200);

    expect(body.content.change).toMatchObject({ difference_kurus: 0, ended_links: [] });
    expect(await pageOf(code)).toContain('Ön ödeme: ₺14.000');
    expect(await eventsOf(id)).toEqual(['CREATED', 'CHANGED']);
  });

  test('of a deposit ends with the old deposit, and with nothing else', async () => {
    const { id, reservation_id } = await sold({ status: 'CONFIRMED', deposit_kurus: 10_000_00 });
    const { body } = await site
      .post('/v1/admin/sendpaymentlink')
      .set(staff)
      .send({ reservation_id, purpose: 'DEPOSIT' })
      .expect(200);
    const code = body.content.payment_link.url.split('/').at(-1);

    await record({ reservation_id: id, amount_kurus: PREPAYMENT });
    expect(await pageOf(code)).toContain('Hasar depozitosu: ₺10.000');
    const done = await edit(id, FORTNIGHT).expect(200);

    expect(done.body.content.deposit_kurus).not.toBe(10_000_00);
    expect(await pageOf(code)).toContain('Bu bağlantıyla ödeme alınmıyor');
  });

  test('of a boat ends as a villa’s', async () => {
    const { id, reservation_id } = await createBoatReservation({ status: 'OPTION' });
    const code = await sendLink(reservation_id);

    const { body } = await edit(id, stayFromToday(31, 5), 'boat').expect(200);

    const ended_links = [{ purpose: 'PREPAYMENT', amount_kurus: 36_000_00 }];
    expect(body.content.change).toMatchObject({ ended_links });
    expect(await pageOf(code)).toContain('Ödenecek tutar değişti');
  });
});

describe('a link, when other money comes', () => {
  test('does not ask for what was paid', async () => {
    const { id, reservation_id } = await sold();
    await record({ reservation_id: id, amount_kurus: PREPAYMENT });
    const code = await sendLink(reservation_id);
    expect(await pageOf(code)).toContain('Kalan tutar: ₺56.000');

    await record({ reservation_id: id, purpose: 'BALANCE', amount_kurus: 10_000_00 });

    expect(await pageOf(code)).toContain('Ödenecek tutar değişti');
    expect(await pageOf(await sendLink(reservation_id))).toContain('Kalan tutar: ₺46.000');
    expect(await eventsOf(id)).toContain('LINK_ENDED');
  });

  test('says that it was paid where that money was its own', async () => {
    const { id, reservation_id } = await sold();
    const code = await sendLink(reservation_id);
    const order = await goToPay(code);
    decide(order, 'success');
    await comeBack(order).expect(303);

    expect(await pageOf(code)).toContain('Bu ödeme yapılmış');
    expect(await eventsOf(id)).not.toContain('LINK_ENDED');
  });

  test('or goes back, asks for nothing any more', async () => {
    const { id, reservation_id } = await sold();
    await record({ reservation_id: id, amount_kurus: PREPAYMENT });
    const code = await sendLink(reservation_id);

    await record({ reservation_id: id, purpose: 'REFUND', amount_kurus: 1_000_00 });

    expect(await pageOf(code)).toContain('Ödenecek tutar değişti');
  });
});

describe('a page that was read before the sum changed', () => {
  test('sends nobody to pay the old one', async () => {
    const { id, reservation_id } = await sold();
    const read = await getPayable(db, await sendLink(reservation_id));
    await edit(id, FORTNIGHT).expect(200);

    const started = startCardPayment(db, wantedOf(read), { ...SYSTEM, role: 'GUEST' });

    await expect(started).rejects.toMatchObject({ status: 409, code: 'sum_changed' });
    expect(await movementsOf(id)).toEqual([]);
  });

  test('has its receipt taken for what is due', async () => {
    const { id, reservation_id } = await sold();
    const read = await getPayable(db, reservation_id);
    await edit(id, FORTNIGHT).expect(200);
    await acceptTexts(reservation_id);

    const path = join(tmpdir(), `koy-receipt-${randomUUID()}.pdf`);
    await writeFile(path, PDF);
    const file = { name: 'dekont.pdf', path, bytes: PDF.byteLength, too_large: false };
    await takeReceipt(db, read, { file, note: '' }, { ...SYSTEM, role: 'GUEST' });
    await rm(path);

    expect(await movementsOf(id)).toMatchObject([{ amount_kurus: 2 * PREPAYMENT }]);
  });

  test('has no receipt taken for a sale that its guest has not read', async () => {
    const { id, reservation_id } = await sold();
    await acceptTexts(reservation_id);
    const gate = await holdReservation(id);
    const edited = await gate.queue(async () => edit(id, FORTNIGHT).expect(200));
    const handedIn = await gate.queue(async () => handIn(reservation_id).expect(422));
    await gate.open();

    const refused = await handedIn.done;
    expect((await edited.done).status).toBe('fulfilled');
    expect(refused).toMatchObject({
      value: { text: expect.stringContaining('Ödemeden önce ön bilgilendirmeyi') },
    });
    expect(await movementsOf(id)).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ status: 'OPTION' });
  });

  test.each([1, 2, 3])('at the same moment, asks for one sum or ends (%i)', async () => {
    const { id, reservation_id } = await sold();
    const code = await sendLink(reservation_id);
    const read = await getPayable(db, code);

    const [edited, started] = await Promise.allSettled([
      edit(id, FORTNIGHT).expect(200),
      startCardPayment(db, wantedOf(read), { ...SYSTEM, role: 'GUEST' }),
    ]);

    expect(edited.status).toBe('fulfilled');
    // Who was first at the provider's page has an attempt that staff hear of once it was paid.
    const attempts = await movementsOf(id);
    expect(attempts).toHaveLength(started.status === 'fulfilled' ? 1 : 0);
    expect((await getPayable(db, code)).state).toBe('changed');
  });
});

describe('a card page that was opened before the sale changed, at the same price', () => {
  const NEXT_DAY = stayFromToday(91, 7);
  const accept = async (code: string) => {
    const form = await agreementFormOf(code);
    return site
      .post(`/odeme/${code}/onay`)
      .type('form')
      .send(form ?? {});
  };

  test('of ours asks for the new texts first, and opens no provider’s page', async () => {
    const { id, reservation_id } = await sold();
    await acceptTexts(reservation_id);
    await edit(id, NEXT_DAY).expect(200);

    const { text } = await site.post(`/odeme/${reservation_id}`).expect(409);

    expect(text).toContain('Ödemeden önce ön bilgilendirmeyi ve sözleşmeyi okuyup onaylayın');
    expect(text).toContain('name="accept_contract"');
    expect(await movementsOf(id)).toEqual([]);
  });

  test('is looked at anew under the lock', async () => {
    const { id, reservation_id } = await sold();
    await acceptTexts(reservation_id);
    const read = await getPayable(db, reservation_id);
    await edit(id, NEXT_DAY).expect(200);

    const started = startCardPayment(db, wantedOf(read), { ...SYSTEM, role: 'GUEST' });

    await expect(started).rejects.toMatchObject({ status: 409, code: 'accept_first' });
    expect(await movementsOf(id)).toEqual([]);
  });

  test.each(['villa', 'boat'] as const)(
    'takes the money for a %s, but makes the contract with the guest’s word alone',
    async (kind) => {
      const { id, reservation_id } = await (kind === 'villa'
        ? sold()
        : createBoatReservation({ status: 'OPTION', ...stayFromToday(92, 7) }));
      // At the price of these days, as the change has it too.
      await edit(id, WEEK, kind).expect(200);
      const order = await goToPay(reservation_id);
      await edit(id, NEXT_DAY, kind).expect(200);
      decide(order, 'success');

      const back = await comeBack(order).expect(303);
      const { text } = await site.get(String(back.headers.location)).expect(200);

      expect(await stateOf(id, kind)).toMatchObject({ status: 'PAYMENT_REVIEW' });
      expect(await waitingOf(id, kind)).toEqual([['MISMATCH', 'not_accepted']]);
      expect(text).toContain('Siz ödeme sayfasındayken rezervasyon değişti');
      expect(text).toContain(`href="/odeme/${reservation_id}"`);
      const page = await pageOf(reservation_id);
      expect(page).toContain('Ödemeniz alındı, onayınız bekleniyor');
      const own = await findEnquiry(reservation_id, CUSTOMER.customer_email).expect(200);
      expect(own.text).toContain('Siz ödeme sayfasındayken rezervasyon değişti');
      expect(own.text).toContain(`href="/odeme/${reservation_id}"`);
      expect(page).not.toContain('Kartla ödeyin');
      const accepted = await accept(reservation_id);
      expect(accepted.status).toBe(303);
      expect(await stateOf(id, kind)).toMatchObject({ status: 'CONFIRMED' });
      expect(await waitingOf(id, kind)).toEqual([]);
      expect(await pageOf(reservation_id)).toContain('Bu ödeme yapılmış');
      const sure = await findEnquiry(reservation_id, CUSTOMER.customer_email).expect(200);
      expect(sure.text).not.toContain(`href="/odeme/${reservation_id}"`);
    },
  );

  test('of a stay without a prepayment asks on its own page, too', async () => {
    const { id: villa_id } = await createVilla({ prepayment_percent: 0 });
    const { id, reservation_id } = await sold({
      ...{ villa_id, prepayment_kurus: 0, balance_kurus: TOTAL },
      quote: JSON.stringify({ prepayment_percent: 0, extras: [] }),
    });
    const order = await goToPay(await sendLink(reservation_id));
    await edit(id, NEXT_DAY).expect(200);
    decide(order, 'success');
    await comeBack(order).expect(303);

    expect(await stateOf(id)).toMatchObject({ status: 'PAYMENT_REVIEW' });
    expect(await pageOf(reservation_id)).toContain('Ödemeniz alındı, onayınız bekleniyor');
    expect((await accept(reservation_id)).status).toBe(303);
    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED' });
  });

  test('makes the contract where the new texts were accepted meanwhile', async () => {
    const { id, reservation_id } = await sold();
    const order = await goToPay(reservation_id);
    await edit(id, NEXT_DAY).expect(200);
    await acceptTexts(reservation_id);
    decide(order, 'success');

    await comeBack(order).expect(303);

    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED' });
    expect(await waitingOf(id)).toEqual([]);
  });

  test('keeps the days of a link’s guest too, until staff confirm on their word', async () => {
    const { id, reservation_id } = await sold();
    const code = await sendLink(reservation_id);
    const order = await goToPay(code);
    await edit(id, NEXT_DAY).expect(200);
    decide(order, 'success');
    await comeBack(order).expect(303);
    expect(await pageOf(code)).toContain('Ödemeniz alındı, onayınız bekleniyor');

    await site
      .patch(`/v1/admin/reservations/${id}`)
      .set(staff)
      .send({ status: 'CONFIRMED' })
      .expect(200);

    expect(await waitingOf(id)).toEqual([]);
    expect(await pageOf(code)).toContain('Bu ödeme yapılmış');
  });

  test('whose option ran out meanwhile gives the money back', async () => {
    const { id, reservation_id } = await sold();
    const order = await goToPay(reservation_id);
    await edit(id, NEXT_DAY).expect(200);
    await optionAndPageEnd('villa', id);
    await expireOptions(db, now());
    decide(order, 'success');

    await comeBack(order).expect(303);

    expect(await stateOf(id)).toMatchObject({ status: 'EXPIRED' });
    expect(await waitingOf(id)).toEqual([['LATE', null]]);
  });

  test.each([1, 2, 3])('at the same moment as the change, never sells unread (%i)', async () => {
    const { id, reservation_id } = await sold();
    await acceptTexts(reservation_id);

    const [edited, started] = await Promise.all([
      edit(id, NEXT_DAY),
      site.post(`/odeme/${reservation_id}`),
    ]);
    expect(edited.status).toBe(200);
    expect([303, 409]).toContain(started.status);
    if (started.status === 409) return expect(await movementsOf(id)).toEqual([]);

    const order = fake.book.byToken(String(started.headers.location).split('/').at(-1));
    if (!order) throw new Error('Sent to no provider');
    decide(order, 'success');
    await comeBack(order).expect(303);
    expect(await stateOf(id)).toMatchObject({ status: 'PAYMENT_REVIEW' });
  });
});

describe('money that is on its way when the sale gets dearer', () => {
  test('by card is taken, and stands on the list until the rest is there', async () => {
    const { id, reservation_id } = await sold();
    const order = await goToPay(await sendLink(reservation_id));
    await edit(id, FORTNIGHT).expect(200);
    decide(order, 'success');
    const back = await comeBack(order).expect(303);
    const { text } = await site.get(String(back.headers.location)).expect(200);

    expect(await stateOf(id)).toMatchObject({ status: 'OPTION', paid_kurus: PREPAYMENT });
    expect(await waitingOf(id)).toEqual([['MISMATCH', 'below_prepayment']]);
    expect(text).toContain('rezervasyonla eşleşmeyen bir durum var');
    await record({ reservation_id: id, amount_kurus: PREPAYMENT });
    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', paid_kurus: 2 * PREPAYMENT });
    expect(await waitingOf(id)).toEqual([]);
  });

  test.each(['villa', 'boat'] as const)(
    'by transfer is what the guest sent, and holds the days of a %s no longer than an option',
    async (kind) => {
      const { id, reservation_id } = await (kind === 'villa'
        ? sold()
        : createBoatReservation({ status: 'OPTION' }));
      const { purpose, amount_kurus } = await getPayable(db, reservation_id);
      await acceptTexts(reservation_id);
      await handIn(reservation_id).expect(303);
      await edit(id, stayFromToday(91, 14), kind).expect(200);
      const [announced] = await movementsOf(id, kind);
      expect(announced).toMatchObject({ purpose, amount_kurus, status: 'PENDING' });

      await decideOn(announced?.id ?? 0, { status: 'PAID' }).expect(200);

      const { status, paid_kurus, option_until } = await stateOf(id, kind);
      expect({ status, paid_kurus }).toEqual({ status: 'OPTION', paid_kurus: amount_kurus });
      const hours = ((option_until?.getTime() ?? 0) - now().epochMilliseconds) / 3_600_000;
      expect(hours).toBeGreaterThan(23);
      expect(hours).toBeLessThanOrEqual(24);
      expect(await waitingOf(id, kind)).toEqual([['MISMATCH', 'below_prepayment']]);
    },
  );

  test('is told to the guest with the sum that is still to be paid', async () => {
    const { id, reservation_id } = await sold();
    await acceptTexts(reservation_id);
    await handIn(reservation_id).expect(303);
    await edit(id, FORTNIGHT).expect(200);
    const [announced] = await movementsOf(id);

    await decideOn(announced?.id ?? 0, { status: 'PAID' }).expect(200);

    expect(await mailsOf(id)).toEqual(
      expect.arrayContaining(['reservation_option', 'payment_received']),
    );
    expect(await pageOf(reservation_id)).toContain('Ön ödeme: ₺14.000');
  });

  test('waits in review while another payment is undecided', async () => {
    const { id, reservation_id } = await sold();
    await acceptTexts(reservation_id);
    await handIn(reservation_id).expect(303);
    const { body } = await record({
      ...{ reservation_id: id, status: 'PENDING', amount_kurus: 5_000_00 },
    });
    await edit(id, FORTNIGHT).expect(200);
    const [announced] = await movementsOf(id);

    await decideOn(announced?.id ?? 0, { status: 'PAID' }).expect(200);
    expect(await stateOf(id)).toMatchObject({ status: 'PAYMENT_REVIEW' });
    await decideOn(body.content.id, { status: 'FAILED' }).expect(200);

    expect(await stateOf(id)).toMatchObject({ status: 'OPTION', paid_kurus: PREPAYMENT });
  });

  test('goes back where the rest never came', async () => {
    const { id } = await sold({ option_until: inHours(1) });
    await record({ reservation_id: id, amount_kurus: PREPAYMENT - 1 });

    await expireOptions(db, now().add({ hours: 2 }));

    expect(await stateOf(id)).toMatchObject({ status: 'EXPIRED' });
    expect(await waitingOf(id)).toEqual([['REFUND_DUE', null]]);
  });
});

describe('a transfer that staff expect', () => {
  test('is expected at the sum that is due', async () => {
    const { id } = await sold();
    const { body } = await record({
      ...{ reservation_id: id, status: 'PENDING', amount_kurus: PREPAYMENT },
    });

    await edit(id, FORTNIGHT).expect(200);

    expect(await movementsOf(id)).toMatchObject([{ amount_kurus: 2 * PREPAYMENT }]);
    const trail = await db
      .selectFrom('transaction_events')
      .select(['kind', 'details'])
      .where('transaction_id', '=', body.content.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(trail).toEqual({
      kind: 'REPRICED',
      details: {
        before: { amount_kurus: PREPAYMENT },
        after: { amount_kurus: 2 * PREPAYMENT },
      },
    });
  });

  test('of a part that was agreed on stays that part', async () => {
    const { id } = await sold();
    await record({ reservation_id: id, status: 'PENDING', amount_kurus: 5_000_00 });

    await edit(id, FORTNIGHT).expect(200);

    expect(await movementsOf(id)).toMatchObject([{ amount_kurus: 5_000_00 }]);
  });
});

describe('a transfer that staff expect, when its money comes another way', () => {
  const expected = async (own: object): Promise<number> => {
    const { body } = await record({ status: 'PENDING', amount_kurus: PREPAYMENT, ...own });
    return body.content.id;
  };

  const ENDED = { status: 'FAILED', failure_code: 'not_due' };
  const howItStands = (id: number) =>
    db
      .selectFrom('transactions')
      .select(['status', 'failure_code', 'amount_kurus'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('by card, is expected no more, and says so', async () => {
    const { id, reservation_id } = await sold();
    const transfer = await expected({ reservation_id: id });
    const order = await goToPay(await sendLink(reservation_id));
    decide(order, 'success');
    await comeBack(order).expect(303);

    expect(await howItStands(transfer)).toMatchObject(ENDED);
    const { text } = await site
      .get(`/dashboard/transactions/${transfer}`)
      .set('Cookie', cookie)
      .expect(200);
    expect(text).toContain('Bu tutarın borcu kalmadı');
    expect(text).toContain('artık beklenmiyor');
  });

  test.each(['villa', 'boat'] as const)(
    'by another transfer, of a %s, is expected no more',
    async (kind) => {
      const { id, reservation_id } = await (kind === 'villa'
        ? sold()
        : createBoatReservation({ status: 'OPTION' }));
      const { amount_kurus } = await getPayable(db, reservation_id);
      const { of } = KINDS[kind];
      const whole = await expected({ [of]: id, amount_kurus });
      const part = await expected({ [of]: id, amount_kurus: 5_000_00 });

      await record({ [of]: id, amount_kurus });

      expect(await howItStands(whole)).toMatchObject(ENDED);
      expect(await howItStands(part)).toMatchObject(ENDED);
    },
  );

  test('in part, is expected with the rest', async () => {
    const { id } = await sold();
    const whole = await expected({ reservation_id: id });
    const part = await expected({ reservation_id: id, amount_kurus: 5_000_00 });

    await record({ reservation_id: id, amount_kurus: 10_000_00 });

    expect(await howItStands(whole)).toMatchObject({ status: 'PENDING', amount_kurus: 4_000_00 });
    expect(await howItStands(part)).toMatchObject({ status: 'PENDING', amount_kurus: 4_000_00 });
  });

  test('matched later, or at the door, is expected no more', async () => {
    const { id } = await sold({ ...stayFromToday(0, 7), deposit_kurus: 10_000_00 });
    const prepayment = await expected({ reservation_id: id });
    const BALANCE = { purpose: 'BALANCE', amount_kurus: TOTAL - PREPAYMENT };
    const balance = await expected({ reservation_id: id, ...BALANCE });
    const DEPOSIT = { purpose: 'DEPOSIT', amount_kurus: 10_000_00 };
    const deposit = await expected({ reservation_id: id, ...DEPOSIT });

    const { body } = await record({ amount_kurus: PREPAYMENT });
    await decideOn(body.content.id, { reservation_id: id }).expect(200);
    expect(await howItStands(prepayment)).toMatchObject(ENDED);
    expect(await howItStands(balance)).toMatchObject({ status: 'PENDING' });
    await site
      .patch(`/v1/admin/reservations/${id}`)
      .set(staff)
      .send({ status: 'CHECKED_IN', balance_method: 'CASH', deposit_method: 'CASH' })
      .expect(200);

    expect(await howItStands(balance)).toMatchObject(ENDED);
    expect(await howItStands(deposit)).toMatchObject(ENDED);
  });

  test('and then comes as well, is taken and stands on the list', async () => {
    const { id } = await sold();
    const transfer = await expected({ reservation_id: id });
    await record({ reservation_id: id, amount_kurus: PREPAYMENT });

    await decideOn(transfer, { status: 'PAID' }).expect(200);

    expect(await stateOf(id)).toMatchObject({ paid_kurus: 2 * PREPAYMENT });
    expect(await waitingOf(id)).toEqual([['DUPLICATE', null]]);
  });

  test('both at once, are one payment or one too many, and nothing is expected', async () => {
    const { id } = await sold();
    const transfer = await expected({ reservation_id: id });

    const answers = await Promise.all([
      decideOn(transfer, { status: 'PAID' }),
      record({ reservation_id: id, amount_kurus: PREPAYMENT }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 201]);
    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', paid_kurus: 2 * PREPAYMENT });
    expect(await waitingOf(id)).toEqual([['DUPLICATE', null]]);
  });

  test('that a receipt announced is what the guest sent', async () => {
    const { id, reservation_id } = await sold();
    await acceptTexts(reservation_id);
    await handIn(reservation_id).expect(303);
    const [announced] = await movementsOf(id);

    await record({ reservation_id: id, amount_kurus: PREPAYMENT });

    expect(await howItStands(announced?.id ?? 0)).toMatchObject({
      ...{ status: 'PENDING', amount_kurus: PREPAYMENT },
    });
  });
});

describe('a link that ends with its option', () => {
  const endsAt = async (reservation_id: number) => {
    const { expires_at } = await db
      .selectFrom('payment_links')
      .select('expires_at')
      .where('reservation_id', '=', reservation_id)
      .executeTakeFirstOrThrow();
    return expires_at;
  };
  const extend = (id: number, option_until: string) =>
    site.patch(`/v1/admin/reservations/${id}`).set(staff).send({ option_until }).expect(200);

  test('lives on with it, but no longer than a link does', async () => {
    const { id, reservation_id } = await sold({ option_until: inHours(1) });
    const code = await sendLink(reservation_id);
    await db
      .updateTable('reservations')
      .set({ option_until: inHours(-1) })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('payment_links')
      .set({ expires_at: inHours(-1) })
      .execute();
    expect(await pageOf(code)).toContain('Ödeme süresi doldu');

    await extend(id, inHours(48));

    expect(await pageOf(code)).toContain('Ön ödeme: ₺14.000');
    expect(await endsAt(id)).toEqual((await stateOf(id)).option_until);
    await extend(id, inHours(24 * 10));
    const hours = ((await endsAt(id)).getTime() - now().epochMilliseconds) / 3_600_000;
    expect(Math.round(hours)).toBe(72);
  });

  test('ends sooner where the option does', async () => {
    const { id, reservation_id } = await sold({ option_until: inHours(30) });
    await sendLink(reservation_id);

    await extend(id, inHours(2));

    expect(await endsAt(id)).toEqual((await stateOf(id)).option_until);
  });

  test('outlives the card payment that is opened by it', async () => {
    const { id, reservation_id } = await sold({
      option_until: now().add({ minutes: 5 }).toString(),
    });
    await goToPay(await sendLink(reservation_id));

    expect(await endsAt(id)).toEqual((await stateOf(id)).option_until);
  });

  test('is there again once a review gives the option back', async () => {
    const { id, reservation_id } = await sold({ option_until: inHours(1) });
    const code = await sendLink(reservation_id);
    await acceptTexts(reservation_id);
    await handIn(reservation_id).expect(303);
    await db
      .updateTable('payment_links')
      .set({ expires_at: inHours(-1) })
      .execute();
    const [announced] = await movementsOf(id);

    await decideOn(announced?.id ?? 0, { status: 'FAILED' }).expect(200);

    expect(await pageOf(code)).toContain('Ön ödeme: ₺14.000');
  });

  test('of a boat lives on as a villa’s', async () => {
    const { id, reservation_id } = await createBoatReservation({
      ...{ status: 'OPTION', option_until: inHours(1) },
    });
    await sendLink(reservation_id);
    const option_until = inHours(20);

    await site
      .patch(`/v1/admin/boatreservations/${id}`)
      .set(staff)
      .send({ option_until })
      .expect(200);

    const { expires_at } = await db
      .selectFrom('payment_links')
      .select('expires_at')
      .where('boat_reservation_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(expires_at).toEqual((await stateOf(id, 'boat')).option_until);
  });
});

describe('a link on the guest’s own page', () => {
  const shown = async (reservation_id: string) =>
    (await findEnquiry(reservation_id, CUSTOMER.customer_email)).text;

  test.each([
    ['villa', 'CANCELLED', 30],
    ['boat', 'CANCELLED', 30],
    ['villa', 'NO_SHOW', -1],
  ] as const)('is gone where the %s’s stay is %s', async (kind, status, days) => {
    const stay = { status: 'CONFIRMED', ...stayFromToday(days, 3) };
    const { id, reservation_id } =
      kind === 'villa' ? await createReservation(stay) : await createBoatReservation(stay);
    const code = await sendLink(reservation_id);
    expect(await shown(reservation_id)).toContain(`/odeme/${code}`);

    await site
      .patch(`/v1/admin/${KINDS[kind].path}/${id}`)
      .set(staff)
      .send({ status, reason: 'Misafir gelmiyor' })
      .expect(200);

    expect(await shown(reservation_id)).not.toContain(`/odeme/${code}`);
  });

  test('waits while the receipt that was sent by it is looked at', async () => {
    const { reservation_id } = await sold();
    const code = await sendLink(reservation_id);
    await acceptTexts(reservation_id);
    await handIn(code).expect(303);

    expect(await shown(reservation_id)).not.toContain(`/odeme/${code}`);
  });
});

test('a cheaper sale confirms nothing by money that is on its way back', async () => {
  const { id } = await sold();
  await record({ reservation_id: id, amount_kurus: 10_000_00 });
  await createTransaction({
    ...{ reservation_id: id, purpose: 'REFUND', method: 'CARD', amount_kurus: 10_000_00 },
    ...{ needs_action: 'REFUND_DUE', conversation_id: `R${id}X${randomUUID()}` },
  });

  await edit(id, THREE_NIGHTS).expect(200);

  expect(await stateOf(id)).toMatchObject({ status: 'OPTION', paid_kurus: 10_000_00 });
});

test('a stay that is paid for has nothing on the list', async () => {
  const { id } = await sold();
  await record({ reservation_id: id, amount_kurus: PREPAYMENT });
  await record({ reservation_id: id, purpose: 'BALANCE', amount_kurus: TOTAL - PREPAYMENT });

  expect(await waitingOf(id)).toEqual([]);
});
