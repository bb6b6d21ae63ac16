import { randomUUID } from 'node:crypto';

import { now } from '../../../server/clock.ts';
import { getPayable } from '../../../server/services/payments/payables.ts';
import { expireOptions } from '../../../server/services/reservations/option-expiry.ts';
import { site } from '../../support/api.ts';
import { createBoatReservation } from '../../support/boat-factories.ts';
import { db } from '../../support/db.ts';
import {
  decideOn,
  edit,
  FORTNIGHT,
  handIn,
  movementsOf,
  PREPAYMENT,
  pageOf,
  record,
  sendLink,
  sold,
  stateOf,
  THREE_NIGHTS,
  TOTAL,
  waitingOf,
} from '../../support/due-changes.ts';
import { createTransaction, inHours, stayFromToday } from '../../support/factories.ts';
import { comeBack, decide, goToPay } from '../../support/fake-provider.ts';
import { acceptTexts } from '../../support/payment-page.ts';
import { mailsOf } from '../../support/reservation-traces.ts';

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
    const later = await site.get(String(back.headers.location)).expect(200);
    expect(later.text).toContain('Rezervasyonunuz kesinleşti.');
  });

  test('by card on the reservation’s own page leads on to the rest', async () => {
    const { id, reservation_id } = await sold();
    const order = await goToPay(reservation_id);
    await edit(id, FORTNIGHT).expect(200);
    decide(order, 'success');
    const back = await comeBack(order).expect(303);
    const { text } = await site.get(String(back.headers.location)).expect(200);

    expect(text).toContain('Kalanı ödeyince rezervasyonunuz kesinleşir');
    expect(text).toMatch(new RegExp(`href="/odeme/${reservation_id}"[^>]*>Kalanı öde`));

    const rest = await goToPay(reservation_id);
    decide(rest, 'success');
    await comeBack(rest).expect(303);
    const later = await site.get(String(back.headers.location)).expect(200);
    expect(later.text).toContain('Rezervasyonunuz kesinleşti');
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

  test('that is less than was asked for says what lacks, and waits for nobody once the rest came', async () => {
    const { id, reservation_id } = await sold();
    await acceptTexts(reservation_id);
    await handIn(reservation_id).expect(303);
    const [announced] = await movementsOf(id);
    const part = { status: 'PAID', amount_kurus: PREPAYMENT - 1_000_00 } as const;
    await decideOn(announced?.id ?? 0, part).expect(200);

    expect(await stateOf(id)).toMatchObject({ status: 'OPTION' });
    expect(await waitingOf(id)).toEqual([['MISMATCH', 'below_prepayment']]);
    await record({ reservation_id: id, amount_kurus: 1_000_00 });
    expect(await stateOf(id)).toMatchObject({ status: 'CONFIRMED', paid_kurus: PREPAYMENT });
    expect(await waitingOf(id)).toEqual([]);
  });

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

    await expireOptions(db, now().add({ hours: 2 }), 'villa');

    expect(await stateOf(id)).toMatchObject({ status: 'EXPIRED' });
    expect(await waitingOf(id)).toEqual([['REFUND_DUE', null]]);
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
