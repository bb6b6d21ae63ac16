import { send } from '../../support/admin-calls.ts';
import { db } from '../../support/api.ts';
import { open, shown } from '../../support/desk.ts';
import {
  createExtra,
  createReservation,
  createVilla,
  dayFromToday,
  stayFromToday,
} from '../../support/factories.ts';
import { screenWordsOf } from '../../views/render.ts';

const RESERVATIONS = '/dashboard/reservations';
describe('other dates', () => {
  test('are priced before anything is written', async () => {
    const { id: villa_id } = await createVilla();
    const { id } = await createReservation({ villa_id, status: 'CONFIRMED' });
    const longer = `check_in=${dayFromToday(30)}&check_out=${dayFromToday(40)}`;

    const words = await shown(`${RESERVATIONS}/villa/${id}/change?listing=${villa_id}&${longer}`);

    expect(words).toContain('Toplam ₺70.000 ₺100.000');
    expect(words).toContain('Toplam ₺30.000 artar.');
    const stored = await db
      .selectFrom('reservations')
      .select(['nights', 'version'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(stored).toEqual({ nights: 7, version: 1 });
  });

  test('that are taken say by whom', async () => {
    const { id: villa_id } = await createVilla();
    const { id } = await createReservation({ villa_id, status: 'CONFIRMED' });
    const other = await createReservation({
      villa_id,
      status: 'OPTION',
      ...stayFromToday(40, 5),
    });
    const days = `check_in=${dayFromToday(38)}&check_out=${dayFromToday(43)}`;

    const words = await shown(`${RESERVATIONS}/villa/${id}/change?listing=${villa_id}&${days}`);

    expect(words).toContain(other.reservation_id);
    expect(words).not.toContain('Değişikliği kaydet');
  });

  test('in the wrong order are refused in words, and stay as they were typed', async () => {
    const { id: villa_id } = await createVilla();
    const { id } = await createReservation({ villa_id, status: 'CONFIRMED' });
    const backwards = { check_in: dayFromToday(43), check_out: dayFromToday(38) };

    const { text } = await open(
      `${RESERVATIONS}/villa/${id}/change?listing=${villa_id}&${new URLSearchParams(backwards)}`,
    ).expect(200);

    expect(text).toContain('Çıkış tarihi girişten sonra olmalı.');
    expect(text).toContain(`value="${backwards.check_out}"`);
    expect(text).not.toContain('Değişikliği kaydet');
  });

  test('ask for the extras at the price they were sold at, also for one nobody offers any more', async () => {
    const { id } = await soldByPerson();

    const words = await shown(`${RESERVATIONS}/villa/${id}/change`);

    expect(words).toContain('Kahvaltı ₺100 / kişi');
    expect(words).not.toContain('₺900');
  });

  test('are closed where nobody came', async () => {
    const { id } = await createReservation({ status: 'NO_SHOW', ...stayFromToday(-2, 7) });

    expect(await shown(`${RESERVATIONS}/villa/${id}/change`)).toContain(
      'Bu durumda tarih, yer ve fiyat değiştirilemez.',
    );
  });

  test('asks only for the price of a guest who is there', async () => {
    const { id } = await createReservation({ status: 'CHECKED_IN', ...stayFromToday(-2, 7) });

    const page = await shown(`${RESERVATIONS}/villa/${id}/change`);

    expect(page).toContain('Konaklama başladıktan sonra yalnız anlaşılan toplam değişir');
    expect(page).not.toContain('Yeni satış');
  });
});

/** A week for two with breakfast at 100 TL a person, which costs 900 by now and is offered to nobody. */
async function soldByPerson() {
  const { id: villa_id } = await createVilla();
  const { id: extra } = await createExtra({
    villa_id,
    name: 'Kahvaltı',
    unit: 'PERSON',
    amount_kurus: 100_00,
  });
  const { body } = await send('post', '/v1/admin/reservations', {
    villa_id,
    status: 'CONFIRMED',
    ...stayFromToday(30, 7),
    ...{ adults: 2, extras: [extra] },
    customer_name: 'Ayşe Demirtaş',
    customer_phone: '0532 123 45 67',
    customer_email: 'ayse@ornek.example',
  }).expect(201);
  const dearer = { amount_kurus: 900_00, active: false };
  await db.updateTable('villa_extras').set(dearer).where('id', '=', extra).execute();
  return { id: body.content.id as number, villa_id, extra };
}

test('another villa is priced without what was sold at the former, which is named', async () => {
  const { id, extra } = await soldByPerson();
  const other = await createVilla();
  const heating = await createExtra({ villa_id: other.id, name: 'Havuz ısıtma' });
  const moved = { ...stayFromToday(30, 7), listing: String(other.id), adults: '2' };
  const asked = (extras: number) =>
    shown(
      `${RESERVATIONS}/villa/${id}/change?${new URLSearchParams({ ...moved, extras: String(extras) })}`,
    );

  const [first, chosen] = [await asked(extra), await asked(heating.id)];

  for (const words of [first, chosen])
    expect(words).toContain('Artık sunulmayan ek hizmetler satıştan çıkar:');
  expect(first).toContain('₺70.000');
  expect(chosen).toContain('₺77.000');
});

describe('other people', () => {
  test('are typed among the guest’s details while nobody pays by person', async () => {
    const { id } = await createReservation({ status: 'CONFIRMED' });

    const { text } = await open(`${RESERVATIONS}/villa/${id}/edit`).expect(200);

    expect(text).toMatch(
      /<input[^>]*type="number"[^>]*name="adults"|name="adults"[^>]*type="number"/,
    );
  });

  test('who pay are priced before anything is written', async () => {
    const { id, extra } = await soldByPerson();

    const details = await open(`${RESERVATIONS}/villa/${id}/edit`).expect(200);
    const week = { ...stayFromToday(30, 7), adults: '3', extras: String(extra) };
    const { text } = await open(
      `${RESERVATIONS}/villa/${id}/change?${new URLSearchParams(week)}`,
    ).expect(200);

    expect(details.text).toContain(`href="${RESERVATIONS}/villa/${id}/change"`);
    expect(details.text).not.toMatch(/type="number"[^>]*name="adults"/);
    expect(screenWordsOf(text)).toContain('Kişi sayısı 2 yetişkin 3 yetişkin');
    expect(screenWordsOf(text)).toContain('Toplam ₺70.200 ₺70.300');
    expect(text).toMatch(/type="hidden"[^>]*name="adults"[^>]*value="3"/);
    const { body } = await send('get', `/v1/admin/reservations/${id}`).expect(200);
    expect(body.content).toMatchObject({ adults: 2, total_kurus: 70_200_00, version: 1 });
  });

  test('at the same price are said to be so, and can be saved', async () => {
    const { id, extra } = await soldByPerson();
    const week = { ...stayFromToday(30, 7), babies: '1', extras: String(extra) };

    const words = await shown(`${RESERVATIONS}/villa/${id}/change?${new URLSearchParams(week)}`);

    expect(words).toContain('Fiyat aynı kalır; rezervasyon 2 yetişkin, 1 bebek olur.');
    expect(words).toContain('Değişikliği kaydet');
    expect(words).not.toContain('Misafire yeni belgeyi gönder');
  });
});
