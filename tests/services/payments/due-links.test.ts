import { randomUUID } from 'node:crypto';

import { now } from '../../../server/clock.ts';
import { SYSTEM } from '../../../server/services/audit.ts';
import { documentStore } from '../../../server/services/files/document-store.ts';
import { hashOfPaper } from '../../../server/services/files/paper-files.ts';
import { startCardPayment } from '../../../server/services/payments/card-payments.ts';
import { getPayable, wantedOf } from '../../../server/services/payments/payables.ts';
import { send } from '../../support/admin-calls.ts';
import { site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import {
  CUSTOMER,
  decideOn,
  edit,
  eventsOf,
  FORTNIGHT,
  handIn,
  movementsOf,
  PDF,
  PREPAYMENT,
  pageOf,
  record,
  sendLink,
  sold,
  stateOf,
  THREE_NIGHTS,
} from '../../support/due-changes.ts';
import { findEnquiry } from '../../support/enquiries.ts';
import { createReservation, inHours, stayFromToday } from '../../support/factories.ts';
import { comeBack, decide, goToPay } from '../../support/fake-provider.ts';
import { holdReservation } from '../../support/gates.ts';
import { acceptTexts } from '../../support/payment-page.ts';
import { KINDS } from '../../support/reservation-kinds.ts';

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
    const { body } = await send('post', '/v1/admin/sendpaymentlink', {
      reservation_id,
      purpose: 'DEPOSIT',
    }).expect(200);
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
    send('patch', `/v1/admin/reservations/${id}`, { option_until }).expect(200);

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

    await send('patch', `/v1/admin/boatreservations/${id}`, { option_until }).expect(200);

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

    await send('patch', `/v1/admin/${KINDS[kind].path}/${id}`, {
      status,
      reason: 'Misafir gelmiyor',
    }).expect(200);

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

describe('a receipt by a link whose page was left open', () => {
  const ended = (id: number, own: object) =>
    db.updateTable('payment_links').set(own).where('reservation_id', '=', id).execute();

  test.each([
    ['expired', 'Ödeme süresi doldu', (id: number) => ended(id, { expires_at: inHours(-1) })],
    [
      'closed',
      'Bu bağlantıyla ödeme alınmıyor',
      (id: number) => ended(id, { cancelled_at: inHours(-1) }),
    ],
    ['for another sum', 'Ödenecek tutar değişti', (id: number) => edit(id, FORTNIGHT).expect(200)],
  ] as const)('that is %s is refused in its words, and kept nowhere', async (_how, said, end) => {
    const { id, reservation_id } = await sold();
    const code = await sendLink(reservation_id);
    await end(id);
    await acceptTexts(reservation_id);
    const file = Buffer.concat([Buffer.from(`%PDF-1.4\n%${randomUUID()}`), PDF.subarray(8)]);

    const { text } = await handIn(code, file).expect(422);

    expect(text).toContain(said);
    expect(await movementsOf(id)).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ status: 'OPTION' });
    expect(await documentStore().has(hashOfPaper(file))).toBe(false);
  });

  test('that ends at that moment is refused', async () => {
    const { id, reservation_id, code } = await depositAsked();
    const gate = await holdReservation(id);
    const replaced = await gate.queue(() => sendLink(reservation_id, { purpose: 'DEPOSIT' }));
    const handedIn = await gate.queue(async () => handIn(code).expect(422));
    await gate.open();

    expect((await replaced.done).status).toBe('fulfilled');
    expect(await handedIn.done).toMatchObject({
      value: { text: expect.stringContaining('Bu bağlantıyla ödeme alınmıyor') },
    });
    expect(await movementsOf(id)).toEqual([]);
  });
});

test('a card payment by a deposit’s link that ended since its page was read does not begin', async () => {
  const { id, reservation_id, code } = await depositAsked();
  const read = await getPayable(db, code);
  await sendLink(reservation_id, { purpose: 'DEPOSIT' });

  const started = startCardPayment(db, wantedOf(read), { ...SYSTEM, role: 'GUEST' });

  await expect(started).rejects.toMatchObject({ status: 409, code: 'move_not_allowed' });
  expect(await movementsOf(id)).toEqual([]);
});

async function depositAsked() {
  const { id, reservation_id } = await sold({ status: 'CONFIRMED', deposit_kurus: 10_000_00 });
  const code = await sendLink(reservation_id, { purpose: 'DEPOSIT' });
  await acceptTexts(code);
  return { id, reservation_id, code };
}
