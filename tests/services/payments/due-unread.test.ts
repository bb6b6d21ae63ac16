import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { now } from '../../../server/clock.ts';
import { SYSTEM } from '../../../server/services/audit.ts';
import { takeReceipt } from '../../../server/services/guests/receipts.ts';
import { startCardPayment } from '../../../server/services/payments/card-payments.ts';
import { getPayable, wantedOf } from '../../../server/services/payments/payables.ts';
import { expireOptions } from '../../../server/services/reservations/option-expiry.ts';
import { send } from '../../support/admin-calls.ts';
import { site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import {
  CUSTOMER,
  edit,
  FORTNIGHT,
  handIn,
  movementsOf,
  PDF,
  PREPAYMENT,
  pageOf,
  sendLink,
  sold,
  stateOf,
  TOTAL,
  WEEK,
  waitingOf,
} from '../../support/due-changes.ts';
import { findEnquiry } from '../../support/enquiries.ts';
import { createVilla, stayFromToday } from '../../support/factories.ts';
import { comeBack, decide, fake, goToPay, optionAndPageEnd } from '../../support/fake-provider.ts';
import { holdReservation } from '../../support/gates.ts';
import { acceptTexts, agreementFormOf } from '../../support/payment-page.ts';

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

    await send('patch', `/v1/admin/reservations/${id}`, { status: 'CONFIRMED' }).expect(200);

    expect(await waitingOf(id)).toEqual([]);
    expect(await pageOf(code)).toContain('Bu ödeme yapılmış');
  });

  test('whose option ran out meanwhile gives the money back', async () => {
    const { id, reservation_id } = await sold();
    const order = await goToPay(reservation_id);
    await edit(id, NEXT_DAY).expect(200);
    await optionAndPageEnd('villa', id);
    await expireOptions(db, now(), 'villa');
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
