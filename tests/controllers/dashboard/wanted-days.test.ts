import { send } from '../../support/admin-calls.ts';
import { db } from '../../support/api.ts';
import { createBoat, createBoatReservation } from '../../support/boat-factories.ts';
import { createExternal } from '../../support/calendar-factories.ts';
import { open, shown } from '../../support/desk.ts';
import {
  createReservation,
  createVilla,
  dayFromToday,
  inHours,
  stayFromToday,
} from '../../support/factories.ts';

const RESERVATIONS = '/dashboard/reservations';

describe('a request for days that others want', () => {
  const page = (kind: string, id: number) => shown(`${RESERVATIONS}/${kind}/${id}`);

  test('names who has them by now and who else asks, and one whose days are free nobody', async () => {
    const { id: villa_id } = await createVilla();
    const stay = stayFromToday(50, 7);
    const [one, other] = [
      await createReservation({ villa_id, ...stay, customer_name: 'Zeynep Ak' }),
      await createReservation({ villa_id, ...stay, customer_name: 'Can Öz' }),
    ];
    const after = await createReservation({ villa_id, ...stayFromToday(57, 3) });

    expect(await page('villa', one.id)).toMatch(
      new RegExp(`başkası da istiyor\\. ${other.reservation_id} Can Öz, [^(]+\\([^)]+ talebi\\)`),
    );
    expect(await page('villa', after.id)).not.toMatch(/başkası da istiyor|artık dolu/);

    await send('patch', `/v1/admin/reservations/${other.id}`, { status: 'OPTION' });
    const late = await page('villa', one.id);
    expect(late).toContain(
      `, Opsiyon, Can Öz, ${other.reservation_id}. Misafire başka tarih ya da villa önerin. Olmazsa talebi reddedin.`,
    );
    expect(late).not.toContain('başkası da istiyor');
    expect(await page('villa', other.id)).not.toContain('artık dolu');
    // An option that ran out asks for nothing that could be rejected.
    const over = await createReservation({ villa_id, ...stay, status: 'EXPIRED' });
    expect(await page('villa', over.id)).toMatch(/artık dolu\..* villa önerin\. (?!Olmazsa)/);
  });

  test('names the one day of a day trip that has them', async () => {
    const { id: boat_id } = await createBoat();
    const trip = {
      boat_id,
      ...{ unit: 'TRIP', starts_at: '10:00', ends_at: '18:00' },
      check_in: '2031-07-14',
      check_out: '2031-07-15',
    } as const;
    const taken = await createBoatReservation({ ...trip, status: 'CONFIRMED' });
    const late = await createBoatReservation({ ...trip, status: 'PENDING' });

    expect(await page('boat', late.id)).toMatch(/artık dolu\. 14 Tem, Rezervasyon, /);
    const refused = await send('patch', `/v1/admin/boatreservations/${late.id}`, {
      status: 'OPTION',
    });
    expect(refused.body.content).toMatch(/^Bu tarihler dolu: 14 Tem, Rezervasyon, /);
    expect(refused.body.conflicts).toMatchObject([
      { reservation_id: taken.reservation_id, unit: 'TRIP' },
    ]);
  });

  test('names whose hours of a boat meet its own, though their days do not', async () => {
    const hours = { leaving_time: '11:00', trip_starts_at: '10:00', trip_ends_at: '18:00' };
    const { id: boat_id } = await createBoat(hours);
    const days = { boat_id, check_in: '2031-07-10', check_out: '2031-07-13' };
    const trip = {
      boat_id,
      ...{ unit: 'TRIP', starts_at: '10:00', ends_at: '18:00' },
      ...{ check_in: '2031-07-13', check_out: '2031-07-14' },
    } as const;
    const charter = await createBoatReservation({ ...days, status: 'CONFIRMED' });
    const asked = await createBoatReservation({ ...trip, status: 'PENDING' });
    const told = `10 – 13 Tem, Rezervasyon, Ayşe Demirtaş, ${charter.reservation_id}, iniş 11.00`;

    expect(await page('boat', asked.id)).toContain(`artık dolu. ${told}.`);
    const move = { status: 'OPTION' };
    const refused = await send('patch', `/v1/admin/boatreservations/${asked.id}`, move);
    expect(refused.body.content).toBe(`Bu tarihler dolu: ${told}.`);

    // The boat's trips leave earlier by now, but this one was asked for at noon.
    const { id: hourly } = await createBoatReservation({ ...trip, starts_at: '12:00' });
    expect(await page('boat', hourly)).not.toContain('artık dolu');
    await send('patch', `/v1/admin/boatreservations/${hourly}`, move).expect(200);
    await send('patch', `/v1/admin/boatreservations/${hourly}`, {
      status: 'CANCELLED',
      reason: 'Vazgeçti',
    });

    await send('patch', `/v1/admin/boatreservations/${charter.id}`, {
      status: 'CANCELLED',
      reason: 'Vazgeçti',
    });
    await send('patch', `/v1/admin/boatreservations/${asked.id}`, move).expect(200);
    const late = await createBoatReservation({ ...days, status: 'PENDING' });
    expect(await page('boat', late.id)).toMatch(
      /artık dolu\. 13 Tem, Opsiyon, [^.]* kalkış 10\.00/,
    );

    // Its time is over, though no job has ended it yet.
    await db
      .updateTable('boat_reservations')
      .set({ option_until: inHours(-1) })
      .where('id', '=', asked.id)
      .execute();
    await send('patch', `/v1/admin/boatreservations/${late.id}`, move).expect(200);
  });
});

test('who sells, moves or confirms nights that an owner told of is told, until that is decided', async () => {
  const villa_id = (await createVilla()).id;
  const [check_in, check_out] = [dayFromToday(32), dayFromToday(39)];
  const told = await createExternal({
    villa_id,
    stay: `[${dayFromToday(34)},${dayFromToday(37)})`,
  });
  const { id } = await createReservation({ villa_id, check_in, check_out });
  // Who leaves on the day of arrival and who comes on that of departure share no night with it.
  await createExternal({ villa_id, stay: `[${dayFromToday(30)},${check_in})` });
  await createExternal({ villa_id, stay: `[${check_out},${dayFromToday(41)})` });
  const stay = new URLSearchParams({ listing: String(villa_id), check_in, check_out, adults: '2' });
  const pages = [
    `${RESERVATIONS}/villa/${id}`,
    `${RESERVATIONS}/villa/${id}/change?${stay}`,
    `${RESERVATIONS}/villa/new?${stay}`,
  ];
  const warned = async () => {
    const texts = await Promise.all(pages.map(async (page) => (await open(page)).text));
    return texts.map((text) => /external\?status=PENDING&amp;(id=\d+)/.exec(text)?.[1]);
  };

  expect(await warned()).toEqual([`id=${told.id}`, `id=${told.id}`, `id=${told.id}`]);

  await db
    .updateTable('external_records')
    .set({ status: 'REJECTED', reason: 'Satılmamış', decided_at: inHours(0) })
    .where('id', '=', told.id)
    .execute();
  expect(await warned()).toEqual([undefined, undefined, undefined]);
});
