import { recordPayment } from '../../../server/services/payments/payments.ts';
import { db } from '../../support/db.ts';
import { createExtra, createVilla, stayFromToday } from '../../support/factories.ts';
import { refusalOf } from '../../support/refusal.ts';
import {
  edit,
  heldBy,
  revisionsOf,
  rowOf,
  setPrice,
  sold,
  staff,
} from '../../support/reservation-edits.ts';

const pay = (reservation_id: number, amount_kurus: number) =>
  db.transaction().execute((transaction) =>
    recordPayment(
      transaction,
      {
        of: { kind: 'villa', id: reservation_id },
        method: 'TRANSFER',
        purpose: 'PREPAYMENT',
        amount_kurus,
      },
      staff,
    ),
  );

const setExtraPrice = (id: number, amount_kurus: number) =>
  db.updateTable('villa_extras').set({ amount_kurus }).where('id', '=', id).execute();

const extrasOf = (reservation_id: number) =>
  db
    .selectFrom('reservation_extras')
    .select(['unit', 'quantity', 'amount_kurus'])
    .where('reservation_id', '=', reservation_id)
    .execute();

describe('the frozen price', () => {
  test('stays when nothing that prices changes, whatever became of the price list', async () => {
    const { id, villa_id } = await sold('CONFIRMED');
    await setPrice(villa_id, 99_000_00);
    const before = await rowOf(id);

    const change = await edit(id, {
      ...stayFromToday(60, 7),
      villa_id,
      customer_name: 'Yeni Ad',
      adults: 5,
    });

    expect(change).toBeNull();
    expect(await rowOf(id)).toMatchObject({ quote: before.quote, total_kurus: 70_000_00 });
    expect(await revisionsOf(id)).toEqual([]);
  });

  test('of the nights stays for more people: what they pay by person is added at the sold price', async () => {
    const villa = await createVilla({ nightly_price_kurus: 3_333_33 });
    const extra = await createExtra({ villa_id: villa.id, unit: 'PERSON', amount_kurus: 100_01 });
    const { id } = await sold('CONFIRMED', { villa, extras: [extra.id] });
    await setPrice(villa.id, 6_666_66);
    await setExtraPrice(extra.id, 900_00);

    const change = await edit(id, { adults: 3 });

    expect(change).toMatchObject({
      before: { total_kurus: 23_333_31 + 200_02 },
      after: { accommodation_kurus: 23_333_31, extras_kurus: 300_03, total_kurus: 23_633_34 },
      difference_kurus: 100_01,
    });
    const { quote, ...row } = await rowOf(id);
    expect(quote).toMatchObject({
      nights: Array(7).fill(expect.objectContaining({ price_kurus: 3_333_33 })),
      extras: [{ id: extra.id, amount_kurus: 300_03 }],
      prepayment_percent: 20,
    });
    expect(row.prepayment_kurus).toBe(4_667_00);
    expect(await extrasOf(id)).toEqual([{ unit: 'PERSON', quantity: 3, amount_kurus: 300_03 }]);
  });

  test('of the nights stays for another extra, which comes at today’s price', async () => {
    const villa = await createVilla();
    const bed = await createExtra({ villa_id: villa.id, unit: 'NIGHT', amount_kurus: 100_00 });
    const cot = await createExtra({ villa_id: villa.id, unit: 'STAY', amount_kurus: 500_00 });
    const { id } = await sold('CONFIRMED', { villa, extras: [bed.id] });
    await setPrice(villa.id, 99_000_00);
    await setExtraPrice(bed.id, 900_00);
    await setExtraPrice(cot.id, 600_00);

    const change = await edit(id, { extras: [bed.id, cot.id] });

    expect(change).toMatchObject({
      after: { accommodation_kurus: 70_000_00, extras_kurus: 1_300_00, total_kurus: 71_300_00 },
    });
  });

  test('that staff agreed on goes by the extras, and its reason stays with it', async () => {
    const villa = await createVilla();
    const extra = await createExtra({ villa_id: villa.id, unit: 'PERSON', amount_kurus: 100_01 });
    const agreed = { total_kurus: 15_000_00, override_reason: 'Sadık misafir' };
    const { id } = await sold('CONFIRMED', { villa, extras: [extra.id], ...agreed });
    await setPrice(villa.id, 99_000_00);

    await edit(id, { adults: 3 });
    expect(await rowOf(id)).toMatchObject({
      total_kurus: 15_100_01,
      prepayment_kurus: 3_020_00,
      override_reason: 'Sadık misafir',
    });

    await edit(id, { adults: 3, extras: [] });
    expect(await rowOf(id)).toMatchObject({ total_kurus: 14_799_98 });

    await edit(id, { adults: 3, total_kurus: 14_000_00, override_reason: 'Yuvarlandı' });
    expect(await rowOf(id)).toMatchObject({
      total_kurus: 14_000_00,
      override_reason: 'Yuvarlandı',
      quote: expect.objectContaining({ accommodation_kurus: 70_000_00, total_kurus: 70_000_00 }),
    });
  });

  test('of an extra nobody offers any more stays with its stay, until it is taken out', async () => {
    const villa = await createVilla();
    const extra = await createExtra({ villa_id: villa.id, unit: 'PERSON', amount_kurus: 100_00 });
    const { id } = await sold('CONFIRMED', { villa, extras: [extra.id] });
    await db.deleteFrom('villa_extras').where('id', '=', extra.id).execute();

    const more = await edit(id, { adults: 4 });
    const named = await edit(id, { adults: 3, extras: [extra.id] });
    const without = await edit(id, { adults: 3, extras: [] });

    expect(more).toMatchObject({ after: { extras_kurus: 400_00 }, dropped_extras: [] });
    expect(named).toMatchObject({ after: { extras_kurus: 300_00 } });
    expect(without).toMatchObject({ after: { extras_kurus: 0 } });
  });

  test('of a stay asks nothing of the villa’s rules of today', async () => {
    const villa = await createVilla();
    const extra = await createExtra({ villa_id: villa.id, unit: 'NIGHT', amount_kurus: 100_00 });
    const { id } = await sold('CONFIRMED', { villa });
    await db.deleteFrom('villa_prices').where('villa_id', '=', villa.id).execute();
    await db.updateTable('villas').set({ min_nights: 14 }).where('id', '=', villa.id).execute();

    expect(await edit(id, { extras: [extra.id] })).toMatchObject({
      after: { total_kurus: 70_700_00 },
    });
  });

  test('goes by the extras, of which chosen ones are kept where none are named', async () => {
    const villa = await createVilla();
    const extra = await createExtra({ villa_id: villa.id, unit: 'NIGHT', amount_kurus: 1_000_00 });
    const { id } = await sold('CONFIRMED', { villa, extras: [extra.id] });

    const shorter = await edit(id, stayFromToday(60, 5));
    const without = await edit(id, { extras: [] });

    expect(shorter).toMatchObject({ after: { total_kurus: 55_000_00 } });
    expect(without).toMatchObject({ after: { total_kurus: 50_000_00 } });
  });

  test('takes no more people than the villa, unless staff say why', async () => {
    const villa = await createVilla({ capacity: 6, permit_capacity: 7 });
    const { id } = await sold('CONFIRMED', { villa });

    expect(await refusalOf(edit(id, { adults: 5, children: 2 }))).toMatchObject({
      status: 422,
      code: 'not_sellable',
      fields: { adults: { code: 'too_many_guests', values: { guests: 6 } } },
      details: { reasons: [expect.objectContaining({ code: 'too_many_guests' })] },
    });
    expect(await edit(id, { adults: 4, children: 2, babies: 2 })).toBeNull();
    expect(await edit(id, { adults: 7, override_reason: 'Ek yatak konuldu' })).toBeNull();
    expect(await edit(id, { adults: 7, customer_name: 'Ayşe Demir' })).toBeNull();
    expect(await refusalOf(edit(id, { adults: 8, override_reason: 'Ek yatak' }))).toMatchObject({
      fields: { adults: { code: 'over_permit', values: { guests: 7 } } },
      details: { reasons: [expect.objectContaining({ code: 'over_permit' })] },
    });
  });

  test('takes no more people either where they pay', async () => {
    const villa = await createVilla({ capacity: 6 });
    const extra = await createExtra({ villa_id: villa.id, unit: 'PERSON', amount_kurus: 500_00 });
    const { id } = await sold('CONFIRMED', { villa, extras: [extra.id] });

    expect(await refusalOf(edit(id, { adults: 7 }))).toMatchObject({
      code: 'not_sellable',
      fields: { adults: { code: 'too_many_guests', values: { guests: 6 } } },
    });
  });

  test('is confirmed where what was paid is the cheaper price’s prepayment', async () => {
    const { id, villa_id } = await sold('OPTION');
    await pay(id, 7_000_00);
    await setPrice(villa_id, 5_000_00);

    await edit(id, stayFromToday(62, 7));

    expect(await rowOf(id)).toMatchObject({
      status: 'CONFIRMED',
      prepayment_kurus: 7_000_00,
      option_until: null,
    });
    expect(await heldBy(id)).toMatchObject({ kind: 'RESERVATION' });
  });
});
